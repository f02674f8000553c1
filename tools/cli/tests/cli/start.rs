//! Starts the program.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Lines, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The program's file.
pub(crate) const LOA: &str = env!("CARGO_BIN_EXE_loa");

/// The program with some arguments: it has pipes for input, output and errors.
pub(crate) fn loa<T: AsRef<OsStr>>(args: impl IntoIterator<Item = T>) -> Command {
    with_pipes(LOA, args)
}

/// A program with some arguments, and with pipes for input, output and errors.
pub(crate) fn with_pipes<T: AsRef<OsStr>>(
    program: &str,
    args: impl IntoIterator<Item = T>,
) -> Command {
    let mut command = Command::new(program);
    command
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Runs a program with pipes on some input.
pub(crate) fn run(command: &mut Command, input: &[u8]) -> Output {
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    thread::scope(|scope| {
        // The program may write so much that it waits for a reader, and may end before it has read
        // all.
        scope.spawn(move || {
            let _ = stdin.write_all(input);
        });
        child.wait_with_output().unwrap()
    })
}

/// A conversation with a program, line by line.
pub(crate) struct Talk {
    pub(crate) child: Child,
    input: ChildStdin,
    pub(crate) output: Lines<BufReader<ChildStdout>>,
}

impl Talk {
    pub(crate) fn with(command: &mut Command) -> Talk {
        let mut child = command.spawn().unwrap();
        Talk {
            input: child.stdin.take().unwrap(),
            output: BufReader::new(child.stdout.take().unwrap()).lines(),
            child,
        }
    }

    pub(crate) fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// Says something and returns the answer, up to and with the line that begins with a word.
    pub(crate) fn ask(&mut self, question: &str, last: &str) -> Vec<String> {
        self.say(question);
        self.listen(last)
    }

    pub(crate) fn listen(&mut self, last: &str) -> Vec<String> {
        let mut heard = Vec::new();
        loop {
            let line = self.output.next().unwrap().unwrap();
            let is_last = line.starts_with(last);
            heard.push(line);
            if is_last {
                return heard;
            }
        }
    }

    pub(crate) fn quit(mut self) {
        self.say("quit");
        assert!(self.child.wait().unwrap().success());
    }

    /// Ends the input, and the program with it.
    pub(crate) fn end(mut self) {
        drop(self.input);
        assert!(self.child.wait().unwrap().success());
    }
}

/// Waits until something is so.
#[track_caller]
pub(crate) fn wait_for(what: &str, is_so: impl Fn() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(20);
    while !is_so() {
        assert!(Instant::now() < deadline, "{what}");
        thread::sleep(Duration::from_millis(5));
    }
}

/// Reads lines of a server up to one with an address; returns host with port, and the path.
pub(crate) fn address(output: impl Read) -> (String, String) {
    let mut lines = BufReader::new(output).lines();
    let line = lines
        .find_map(|line| line.ok().filter(|line| line.contains("http://")))
        .expect("an address");
    let (_, rest) = line.split_once("http://").unwrap();
    let (host, path) = rest.trim().split_once('/').unwrap();
    (host.to_owned(), format!("/{path}"))
}

/// Connects to a server.
pub(crate) fn connect(host: &str) -> TcpStream {
    let stream = TcpStream::connect(host).unwrap();
    let patience = Some(Duration::from_secs(20));
    stream.set_read_timeout(patience).unwrap();
    stream
}

/// The status line and all that follows, up to the end of the connection.
pub(crate) fn get(host: &str, path: &str) -> String {
    let mut stream = connect(host);
    let head = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
    stream.write_all(head.as_bytes()).unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

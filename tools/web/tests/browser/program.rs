//! The programs `loa` and `loa-club` beside a page: what is typed into it, and what it says.

use crate::page::wait;
use std::io::{BufRead, BufReader, Read, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, OnceLock};
use test_support::built_program;

/// Returns where `loa` is.
pub(crate) fn loa() -> PathBuf {
    static LOA: OnceLock<PathBuf> = OnceLock::new();
    LOA.get_or_init(|| built_program("lines-of-action", "loa"))
        .clone()
}

/// The same of `loa-club`.
fn loa_club() -> PathBuf {
    static CLUB: OnceLock<PathBuf> = OnceLock::new();
    CLUB.get_or_init(|| built_program("lines-of-action-club", "loa-club"))
        .clone()
}

/// The program, which ends when it is dropped.
pub(crate) struct Program {
    child: Child,
    input: ChildStdin,
    address: String,
    said: Arc<Mutex<String>>,
    home: tempfile::TempDir,
}

impl Program {
    /// Starts `loa` in a home of its own and waits until it says where its page is.
    pub(crate) fn start(args: &[&str]) -> Program {
        Program::run(&loa(), args)
    }

    /// The same with `loa-club`, whose file is in its home.
    pub(crate) fn start_club() -> Program {
        Program::run(&loa_club(), &["--listen", "127.0.0.1:0"])
    }

    fn run(program: &Path, args: &[&str]) -> Program {
        let home = tempfile::tempdir().unwrap();
        let said = Arc::new(Mutex::new(String::new()));
        let mut child = spawn(program, args, home.path(), &said);
        let mut program = Program {
            input: child.stdin.take().unwrap(),
            child,
            address: String::new(),
            said,
            home,
        };
        let line = program.until_said("http://");
        program.address = line[line.find("http://").unwrap()..].to_owned();
        program
    }

    /// Ends the program at once, in the middle of whatever it does.
    pub(crate) fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Starts the club again, with its file and address.
    pub(crate) fn start_club_again(&mut self) {
        let place = self.address.trim_start_matches("http://");
        let args = ["--listen", place.trim_end_matches('/')];
        self.child = spawn(&loa_club(), &args, self.home.path(), &self.said);
    }

    /// Returns the address of its page.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Types a line.
    pub(crate) fn type_line(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// Waits until the program has said some words; returns the first line that has them.
    pub(crate) fn until_said(&self, words: &str) -> String {
        wait(words, || {
            let said = self.said.lock().unwrap().clone();
            // The last line may be half there.
            let (whole, _) = said.rsplit_once('\n').unwrap_or_default();
            let line = whole.lines().find(|line| line.contains(words));
            line.map(str::to_owned).ok_or(said)
        })
    }

    /// Waits for the end of the program.
    pub(crate) fn ended(&mut self) -> ExitStatus {
        self.child.wait().unwrap()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.kill();
    }
}

fn spawn(program: &Path, args: &[&str], home: &Path, said: &Arc<Mutex<String>>) -> Child {
    let mut child = Command::new(program)
        .args(args)
        .current_dir(home)
        .env("HOME", home)
        .env_remove("XDG_STATE_HOME")
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    listen(child.stdout.take().unwrap(), Arc::clone(said));
    listen(child.stderr.take().unwrap(), Arc::clone(said));
    child
}

fn listen(output: impl Read + Send + 'static, said: Arc<Mutex<String>>) {
    std::thread::spawn(move || {
        let mut output = BufReader::new(output);
        let mut line = Vec::new();
        while output.read_until(b'\n', &mut line).is_ok_and(|n| n > 0) {
            said.lock()
                .unwrap()
                .push_str(&String::from_utf8_lossy(&line));
            line.clear();
        }
    });
}

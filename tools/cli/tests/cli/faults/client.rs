//! A server, and the plainest client that can talk to it, which can also misbehave.

use crate::start;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, ExitStatus, Stdio};
use test_support::{Signal, send_signal};

/// A server that is killed when dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
}

/// The command that serves at an address.
pub(crate) fn serve(listen: &str) -> Command {
    let mut command = start::loa(["serve", "--listen", listen, "--token", "secret-token"]);
    command.stdin(Stdio::null());
    command
}

impl Server {
    pub(crate) fn new() -> Server {
        Server::start(&mut serve("127.0.0.1:0"))
    }

    pub(crate) fn start(command: &mut Command) -> Server {
        let mut child = command.spawn().unwrap();
        let (address, _) = start::address(child.stdout.take().unwrap());
        Server { child, address }
    }

    pub(crate) fn connect(&self) -> TcpStream {
        start::connect(&self.address)
    }

    /// The status line and all that follows, up to the end of the connection.
    pub(crate) fn get(&self, path: &str) -> String {
        start::get(&self.address, path)
    }

    /// A WebSocket; its first message is the server's greeting.
    pub(crate) fn socket(&self) -> Socket {
        let mut stream = self.connect();
        write!(
            stream,
            "GET /secret-token/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            self.address
        )
        .unwrap();
        let mut head = String::new();
        let mut reader = BufReader::new(stream.try_clone().unwrap());
        while !head.ends_with("\r\n\r\n") {
            assert_ne!(reader.read_line(&mut head).unwrap(), 0, "{head}");
        }
        assert!(head.starts_with("HTTP/1.1 101"), "{head}");
        Socket { stream, reader }
    }

    /// Tells the server to end, and waits until it has.
    pub(crate) fn terminate(mut self) -> ExitStatus {
        send_signal(Signal::TERM, self.process());
        self.child.wait().unwrap()
    }

    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A WebSocket of a browser that has no patience for manners.
pub(crate) struct Socket {
    stream: TcpStream,
    reader: BufReader<TcpStream>,
}

impl Socket {
    pub(crate) fn say(&mut self, message: &str) {
        let mut frame = vec![0x81];
        match u8::try_from(message.len()) {
            Ok(length) if length < 126 => frame.push(0x80 | length),
            _ => {
                frame.push(0x80 | 126);
                frame.extend(u16::try_from(message.len()).unwrap().to_be_bytes());
            }
        }
        // The mask that clients have to use may be all zeros.
        frame.extend([0; 4]);
        frame.extend(message.bytes());
        self.stream.write_all(&frame).unwrap();
    }

    /// The next text; pings are left unanswered.
    pub(crate) fn hear(&mut self) -> String {
        const TEXT: u8 = 1;
        const CLOSE: u8 = 8;
        loop {
            let (kind, bytes) = self.frame();
            assert_ne!(kind, CLOSE, "the server has hung up: {bytes:?}");
            if kind == TEXT {
                return String::from_utf8(bytes).unwrap();
            }
        }
    }

    fn frame(&mut self) -> (u8, Vec<u8>) {
        let mut head = [0; 2];
        self.reader.read_exact(&mut head).unwrap();
        let mut length = u64::from(head[1] & 0x7f);
        if length >= 126 {
            let mut bytes = [0; 8];
            let from = if length == 126 { 6 } else { 0 };
            self.reader.read_exact(&mut bytes[from..]).unwrap();
            length = u64::from_be_bytes(bytes);
        }
        let mut bytes = vec![0; usize::try_from(length).unwrap()];
        self.reader.read_exact(&mut bytes).unwrap();
        (head[0] & 0x0f, bytes)
    }
}

/// Resident memory of a process in KiB, and the number of its open descriptors.
pub(crate) fn usage(process: u32) -> (u64, usize) {
    let folder = format!("/proc/{process}");
    let status = fs::read_to_string(format!("{folder}/status")).unwrap();
    let line = status
        .lines()
        .find(|line| line.starts_with("VmRSS"))
        .unwrap();
    let memory = line.split_whitespace().nth(1).unwrap().parse().unwrap();
    (
        memory,
        fs::read_dir(format!("{folder}/fd")).unwrap().count(),
    )
}

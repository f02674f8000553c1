//! A server of its own for each test, and a plain client.

use loa_web::{Limits, Options, Server};
use serde_json::Value;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

pub(crate) const TOKEN: &str = "test-token";
pub(crate) const START: &str = "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1";

pub(crate) fn options() -> Options {
    Options::new("127.0.0.1:0".parse().unwrap(), TOKEN.parse().unwrap())
}

pub(crate) fn server() -> Server {
    Server::bind(options()).unwrap()
}

pub(crate) fn server_with(change: impl FnOnce(&mut Limits)) -> Server {
    let mut options = options();
    change(&mut options.limits);
    Server::bind(options).unwrap()
}

/// An answer: status, head, body.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        let text = String::from_utf8_lossy(&self.body);
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {text}"))
    }

    /// Returns the code of the error.
    #[track_caller]
    pub(crate) fn error(&self) -> String {
        let text = String::from_utf8_lossy(&self.body);
        let excerpt: String = text.chars().take(200).collect();
        assert!(
            (400..500).contains(&self.status),
            "{} {excerpt}",
            self.status
        );
        self.json()["error"]["code"].as_str().unwrap().to_owned()
    }
}

/// Sends bytes and reads until the server closes.
pub(crate) fn exchange(address: SocketAddr, bytes: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(address).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(20)))
        .unwrap();
    // The server may close before all is sent.
    let _ = stream.write_all(bytes);
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    answer
}

pub(crate) fn request_with(
    server: &Server,
    (method, path): (&str, &str),
    headers: &[(&str, &str)],
    body: &[u8],
) -> Answer {
    let address = server.local();
    let mut head = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
    if !headers.iter().any(|(name, _)| *name == "Host") {
        head += &format!("Host: {address}\r\n");
    }
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    head += &format!("Content-Length: {}\r\n\r\n", body.len());
    let answer = exchange(address, &[head.as_bytes(), body].concat());
    let end = answer
        .windows(4)
        .position(|four| four == b"\r\n\r\n")
        .unwrap_or_else(|| panic!("no answer to {method} {path}"));
    let head = String::from_utf8_lossy(&answer[..end]).into_owned();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Answer {
        status,
        head,
        body: answer[end + 4..].to_vec(),
    }
}

pub(crate) fn get(server: &Server, path: &str) -> Answer {
    request_with(server, ("GET", path), &[], b"")
}

/// Sends a request to the API.
pub(crate) fn ask(server: &Server, name: &str, body: impl AsRef<[u8]>) -> Answer {
    let path = format!("/{TOKEN}/api/{name}");
    request_with(server, ("POST", &path), &[], body.as_ref())
}

/// The same with JSON both ways.
#[track_caller]
pub(crate) fn ask_json(server: &Server, name: &str, body: &Value) -> Value {
    ask(server, name, body.to_string()).json()
}

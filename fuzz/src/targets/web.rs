//! Any body of a request to the server of the page: the answer is JSON and never the server's
//! fault, and a game that was read can be written and read as the same.
//!
//! The first byte says which request. The server runs in this process and is talked to over a
//! connection, so that what comes before the handlers is tried too.

use crate::server::{TOKEN, server};
use loa_web::{Limits, Server};
use serde_json::Value;
use std::cell::RefCell;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::LazyLock;

/// The requests that are answered at once; an analysis would take its time.
const REQUESTS: [&str; 7] = [
    "start", "setup", "position", "move", "import", "export", "tables",
];

static SERVER: LazyLock<Server> = LazyLock::new(|| server("127.0.0.1:0", Limits::default()));

thread_local! {
    static CONNECTION: RefCell<Option<BufReader<TcpStream>>> = const { RefCell::new(None) };
}

fn talk(
    reader: &mut BufReader<TcpStream>,
    request: &str,
    body: &[u8],
) -> io::Result<(u16, Vec<u8>)> {
    let mut message = format!(
        "POST /{TOKEN}/api/{request} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {}\r\n\r\n",
        body.len()
    )
    .into_bytes();
    message.extend(body);
    reader.get_mut().write_all(&message)?;
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let status = line
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok());
    let status = status.ok_or(io::ErrorKind::UnexpectedEof)?;
    let mut length = 0;
    while line != "\r\n" {
        line.clear();
        if reader.read_line(&mut line)? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let header = line.to_ascii_lowercase();
        if let Some(value) = header.strip_prefix("content-length:") {
            length = value.trim().parse().map_err(io::Error::other)?;
        }
    }
    let mut answer = vec![0; length];
    reader.read_exact(&mut answer)?;
    Ok((status, answer))
}

/// Asks; a connection that the server has ended meanwhile is made anew, once.
fn ask(request: &str, body: &[u8]) -> (u16, Value) {
    CONNECTION.with_borrow_mut(|connection| {
        let mut answer = match connection {
            Some(reader) => talk(reader, request, body),
            None => Err(io::ErrorKind::NotConnected.into()),
        };
        if answer.is_err() {
            let stream = TcpStream::connect(SERVER.local()).expect("the server listens");
            stream.set_nodelay(true).expect("a connection");
            answer = talk(connection.insert(BufReader::new(stream)), request, body);
        }
        let (status, answer) = answer.expect("an answer");
        let json = serde_json::from_slice(&answer);
        (status, json.expect("answers are JSON"))
    })
}

fn returns(tree: &Value) {
    let (status, answer) = ask("export", tree.to_string().as_bytes());
    assert_eq!(status, 200, "{tree} can't be written: {answer}");
    let sgf = answer["sgf"].as_str().expect("SGF");
    let (status, again) = ask("import", sgf.as_bytes());
    assert_eq!(status, 200, "{sgf} can't be read: {again}");
    assert_eq!(again["fen"], tree["fen"], "{sgf}");
    let moves = |tree: &Value| {
        let nodes = tree["nodes"].as_array().expect("nodes").clone();
        let moves = nodes.into_iter().map(|node| node["move"].clone());
        moves.collect::<Vec<_>>()
    };
    assert_eq!(moves(&again), moves(tree), "{sgf}");
}

pub fn run(data: &[u8]) {
    let Some((request, body)) = data.split_first() else {
        return;
    };
    let request = REQUESTS[usize::from(*request) % REQUESTS.len()];
    let (status, answer) = ask(request, body);
    assert!(matches!(status, 200 | 400..=499), "{status}: {answer}");
    assert_eq!(
        status != 200,
        answer["error"]["code"].is_string(),
        "{answer}"
    );
    if request == "import" && status == 200 {
        returns(&answer);
    }
}

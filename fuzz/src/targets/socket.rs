//! Any messages to the server of the page: the client is never sent away, `ping` is answered, and a
//! job that is not refused is done as soon as it is stopped.
//!
//! Each line is a message. The server runs in this process, and is talked to over a WebSocket.

use crate::server::{TOKEN, server};
use loa_web::{Limits, Server};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::io::ErrorKind;
use std::net::TcpStream;
use std::sync::LazyLock;
use std::time::Duration;
use tungstenite::{Error, Message, WebSocket};

static SERVER: LazyLock<Server> = LazyLock::new(|| {
    let limits = Limits {
        messages: u32::MAX,
        analysis: Duration::from_millis(5),
        ..Limits::default()
    };
    server("127.0.0.1:0", limits)
});

thread_local! {
    static CLIENT: RefCell<WebSocket<TcpStream>> = RefCell::new(client());
}

fn client() -> WebSocket<TcpStream> {
    let stream = TcpStream::connect(SERVER.local()).expect("the server listens");
    stream.set_nodelay(true).expect("a connection");
    let address = format!("ws://localhost/{TOKEN}/socket");
    let (mut client, _) = tungstenite::client(address, stream).expect("a WebSocket");
    assert_eq!(hear(&mut client)["type"], "hello");
    client
}

fn hear(client: &mut WebSocket<TcpStream>) -> Value {
    loop {
        match client.read() {
            Ok(Message::Text(text)) => {
                return serde_json::from_str(&text).expect("messages are JSON");
            }
            Ok(Message::Ping(_) | Message::Pong(_)) => {}
            // The fuzzer's own clock.
            Err(Error::Io(error)) if error.kind() == ErrorKind::Interrupted => {}
            other => panic!("the server refused: {other:?}"),
        }
    }
}

fn say(client: &mut WebSocket<TcpStream>, message: &Value) {
    let message = Message::text(message.to_string());
    client.send(message).expect("the server listens");
}

/// Sends a message and ends what it may begin.
fn try_message(client: &mut WebSocket<TcpStream>, bytes: &[u8]) {
    let message = match std::str::from_utf8(bytes) {
        Ok(text) => Message::text(text),
        Err(_) => Message::binary(bytes.to_vec()),
    };
    client.send(message).expect("the server listens");
    let asked: Value = serde_json::from_slice(bytes).unwrap_or_default();
    let is_job = asked["type"] == "move" || asked["type"] == "analyse";
    say(
        client,
        &json!({"type": "stop", "id": asked["id"].as_u64().unwrap_or(0)}),
    );
    say(client, &json!({"type": "ping"}));

    let is_pinging = asked["type"] == "ping";
    let mut pongs = 0;
    let mut refused = 0;
    let mut done = 0;
    while pongs == 0 || (is_job && refused + done == 0) || (is_pinging && pongs + refused < 2) {
        let told = hear(client);
        match told["type"].as_str() {
            Some("pong") => pongs += 1,
            Some("error") => refused += 1,
            Some("done") => {
                assert_eq!(told["id"], asked["id"], "{told}");
                done += 1;
            }
            Some("found") => assert_eq!(told["id"], asked["id"], "{told}"),
            _ => panic!("{told}"),
        }
    }
    assert!(refused + done < 2, "more than one answer to {asked}");
}

pub fn run(data: &[u8]) {
    CLIENT.with_borrow_mut(|client| {
        for line in data.split(|byte| *byte == b'\n') {
            try_message(client, line);
        }
    });
}

use crate::client::{START, TOKEN, server, server_with};
use loa_web::Server;
use serde_json::{Value, json};
use std::net::TcpStream;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::client::{IntoClientRequest, client};
use tokio_tungstenite::tungstenite::http::Request;
use tokio_tungstenite::tungstenite::{Message, WebSocket};

/// The longest time for a test, and for the wait for a message in it.
const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) struct Client {
    socket: WebSocket<TcpStream>,
    begun: Instant,
}

/// The request for a socket, and a connection to the server.
fn to_socket(server: &Server) -> (Request<()>, TcpStream) {
    let address = format!("ws://{}/{TOKEN}/socket", server.local());
    let stream = TcpStream::connect(server.local()).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    (address.into_client_request().unwrap(), stream)
}

impl Client {
    pub(crate) fn new(server: &Server) -> Client {
        let (request, stream) = to_socket(server);
        let mut client = Client {
            socket: client(request, stream).unwrap().0,
            begun: Instant::now(),
        };
        assert_eq!(client.hear().unwrap()["type"], "hello");
        client
    }

    pub(crate) fn say(&mut self, message: &Value) {
        // The server may have closed the connection.
        let _ = self.socket.send(Message::text(message.to_string()));
    }

    /// The next message; `None` when the server has closed the connection.
    pub(crate) fn hear(&mut self) -> Option<Value> {
        loop {
            let message = self.socket.read();
            assert!(self.begun.elapsed() < PATIENCE, "{message:?} is late");
            match message {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message of a type; others are skipped.
    pub(crate) fn hear_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().expect("the server has hung up");
            if message["type"] == kind {
                return message;
            }
        }
    }
}

#[test]
fn the_computer_moves() {
    let server = server();
    let mut client = Client::new(&server);
    client.say(&json!({ "type": "move", "id": 7, "game": { "fen": START }, "level": 1 }));
    let done = client.hear_of("done");
    assert_eq!(done["id"], 7);
    let line = &done["findings"]["lines"][0];
    assert!(line["move"].as_str().unwrap().contains('-'), "{done}");
}

/// With one thread for analyses, a second one starts only after the first has ended.
#[test]
fn the_job_of_a_client_that_left_ends() {
    let server = server_with(|limits| limits.jobs = 1);
    let ask = json!({ "type": "analyse", "id": 1, "game": {}, "seconds": 500 });
    let mut first = Client::new(&server);
    first.say(&ask);
    first.hear_of("found");
    drop(first);
    let mut second = Client::new(&server);
    second.say(&ask);
    second.hear_of("found");
}

/// Clients at one address; for other addresses see the unit tests of turns.
#[test]
fn long_analyses_take_turns() {
    let server = server_with(|limits| limits.jobs = 1);
    let mut first = Client::new(&server);
    for id in 0..3 {
        let ask = json!({ "type": "analyse", "id": id, "game": {}, "seconds": 500 });
        first.say(&ask);
    }
    first.hear_of("found");
    let mut second = Client::new(&server);
    let ask = json!({ "type": "analyse", "id": 7, "game": {}, "lines": 3, "seconds": 500 });
    second.say(&ask);
    let found = second.hear_of("found");
    assert_eq!(found["findings"]["lines"].as_array().unwrap().len(), 3);
    let depth = found["findings"]["depth"].as_u64().unwrap();
    // The next turn goes on where this one ends.
    let mut last = depth;
    while last < depth + 2 {
        let found = second.hear_of("found");
        let next = found["findings"]["depth"].as_u64().unwrap();
        assert!(next >= last, "{found}");
        last = next;
    }
    // A stopped job does not wait for its next turn.
    second.say(&json!({ "type": "stop", "id": 7 }));
    let done = second.hear_of("done");
    assert_eq!(done["id"], 7);
    assert!(done["findings"]["nodes"].as_u64() > Some(0), "{done}");
}

#[test]
fn the_analyses_of_an_address_are_limited() {
    let server = server_with(|limits| limits.analyses_per_address = 2);
    let mut clients = Vec::new();
    for number in 0..3 {
        let mut client = Client::new(&server);
        let ask = json!({ "type": "analyse", "id": 1, "game": {}, "seconds": 500 });
        client.say(&ask);
        let answer = client.hear_of(if number < 2 { "found" } else { "error" });
        clients.push(client);
        if number == 2 {
            let error = answer["error"]["code"].as_str().unwrap();
            assert_eq!(error, "many-analyses");
        }
    }
}

#[test]
fn nonsense_is_refused_and_the_connection_stays() {
    let server = server();
    let mut client = Client::new(&server);
    for message in [
        json!(null),
        json!({ "type": "dance" }),
        json!({ "type": "move", "id": 1, "game": { "fen": "x" }, "level": 1 }),
        json!({ "type": "move", "id": 1, "game": {}, "level": 11 }),
        json!({ "type": "analyse", "id": 1, "game": {}, "seconds": -1 }),
        json!({ "type": "analyse", "id": 1, "game": {}, "seconds": 0 }),
        json!({ "type": "line", "text": "new" }),
    ] {
        client.say(&message);
        let error = client.hear_of("error");
        assert!(error["error"]["code"].is_string(), "{message}");
    }
    client.say(&json!({ "type": "ping" }));
    client.hear_of("pong");
}

#[test]
fn the_jobs_of_a_client_are_limited() {
    let server = server();
    let mut client = Client::new(&server);
    for id in 0..20 {
        let ask = json!({ "type": "analyse", "id": id, "game": {}, "seconds": 500 });
        client.say(&ask);
    }
    let error = client.hear_of("error");
    assert_eq!(error["error"]["code"], "many-jobs");
}

#[test]
fn the_socket_is_closed_to_other_sites() {
    let server = server();
    let (mut request, stream) = to_socket(&server);
    let origin = "http://evil.example".parse().unwrap();
    request.headers_mut().insert("Origin", origin);
    assert!(client(request, stream).is_err());
}

#[test]
fn sockets_are_closed_when_the_server_stops() {
    let server = server();
    let mut client = Client::new(&server);
    let ended = std::thread::spawn(move || drop(server));
    assert_eq!(client.hear(), None);
    ended.join().unwrap();
}

use crate::client::{START, TOKEN, server, server_with};
use futures_util::{SinkExt, StreamExt};
use loa_web::Server;
use serde_json::{Value, json};
use std::future::Future;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

pub(crate) struct Client(WebSocketStream<MaybeTlsStream<TcpStream>>);

pub(crate) fn run<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap()
        .block_on(async {
            let limit = Duration::from_secs(60);
            tokio::time::timeout(limit, future).await.unwrap()
        })
}

impl Client {
    pub(crate) async fn new(server: &Server) -> Client {
        let address = format!("ws://{}/{TOKEN}/socket", server.local());
        let mut client = Client(connect_async(address).await.unwrap().0);
        assert_eq!(client.hear().await.unwrap()["type"], "hello");
        client
    }

    pub(crate) async fn say(&mut self, message: Value) {
        // The server may have closed the connection.
        let _ = self.0.send(Message::text(message.to_string())).await;
    }

    /// The next message; `None` when the server has closed the connection.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        loop {
            match self.0.next().await? {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message of a type; others are skipped.
    pub(crate) async fn hear_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await.expect("the server has hung up");
            if message["type"] == kind {
                return message;
            }
        }
    }
}

#[test]
fn the_computer_moves() {
    let server = server();
    run(async {
        let mut client = Client::new(&server).await;
        client
            .say(json!({ "type": "move", "id": 7, "game": { "fen": START }, "level": 1 }))
            .await;
        let done = client.hear_of("done").await;
        assert_eq!(done["id"], 7);
        let line = &done["findings"]["lines"][0];
        assert!(line["move"].as_str().unwrap().contains('-'), "{done}");
    });
}

/// With one thread for analyses, a second one starts only after the first has ended.
#[test]
fn the_job_of_a_client_that_left_ends() {
    let server = server_with(|limits| limits.jobs = 1);
    run(async {
        let ask = json!({ "type": "analyse", "id": 1, "game": {}, "seconds": 500 });
        let mut first = Client::new(&server).await;
        first.say(ask.clone()).await;
        first.hear_of("found").await;
        drop(first);
        let mut second = Client::new(&server).await;
        second.say(ask).await;
        second.hear_of("found").await;
    });
}

/// Clients at one address; for other addresses see the unit tests of turns.
#[test]
fn long_analyses_take_turns() {
    let server = server_with(|limits| limits.jobs = 1);
    run(async {
        let mut first = Client::new(&server).await;
        for id in 0..3 {
            let ask = json!({ "type": "analyse", "id": id, "game": {}, "seconds": 500 });
            first.say(ask).await;
        }
        first.hear_of("found").await;
        let mut second = Client::new(&server).await;
        let ask = json!({ "type": "analyse", "id": 7, "game": {}, "lines": 3, "seconds": 500 });
        second.say(ask).await;
        let found = second.hear_of("found").await;
        assert_eq!(found["findings"]["lines"].as_array().unwrap().len(), 3);
        let depth = found["findings"]["depth"].as_u64().unwrap();
        // The next turn goes on where this one ends.
        let mut last = depth;
        while last < depth + 2 {
            let found = second.hear_of("found").await;
            let next = found["findings"]["depth"].as_u64().unwrap();
            assert!(next >= last, "{found}");
            last = next;
        }
        // A stopped job does not wait for its next turn.
        second.say(json!({ "type": "stop", "id": 7 })).await;
        let done = second.hear_of("done").await;
        assert_eq!(done["id"], 7);
        assert!(done["findings"]["nodes"].as_u64() > Some(0), "{done}");
    });
}

#[test]
fn the_analyses_of_an_address_are_limited() {
    let server = server_with(|limits| limits.analyses_per_address = 2);
    run(async {
        let mut clients = Vec::new();
        for number in 0..3 {
            let mut client = Client::new(&server).await;
            let ask = json!({ "type": "analyse", "id": 1, "game": {}, "seconds": 500 });
            client.say(ask).await;
            let answer = client
                .hear_of(if number < 2 { "found" } else { "error" })
                .await;
            clients.push(client);
            if number == 2 {
                let error = answer["error"]["code"].as_str().unwrap();
                assert_eq!(error, "many-analyses");
            }
        }
    });
}

#[test]
fn nonsense_is_refused_and_the_connection_stays() {
    let server = server();
    run(async {
        let mut client = Client::new(&server).await;
        for message in [
            json!(null),
            json!({ "type": "dance" }),
            json!({ "type": "move", "id": 1, "game": { "fen": "x" }, "level": 1 }),
            json!({ "type": "move", "id": 1, "game": {}, "level": 11 }),
            json!({ "type": "analyse", "id": 1, "game": {}, "seconds": -1 }),
            json!({ "type": "analyse", "id": 1, "game": {}, "seconds": 0 }),
            json!({ "type": "line", "text": "new" }),
        ] {
            client.say(message.clone()).await;
            let error = client.hear_of("error").await;
            assert!(error["error"]["code"].is_string(), "{message}");
        }
        client.say(json!({ "type": "ping" })).await;
        client.hear_of("pong").await;
    });
}

#[test]
fn the_jobs_of_a_client_are_limited() {
    let server = server();
    run(async {
        let mut client = Client::new(&server).await;
        for id in 0..20 {
            let ask = json!({ "type": "analyse", "id": id, "game": {}, "seconds": 500 });
            client.say(ask).await;
        }
        let error = client.hear_of("error").await;
        assert_eq!(error["error"]["code"], "many-jobs");
    });
}

#[test]
fn the_socket_is_closed_to_other_sites() {
    let server = server();
    run(async {
        let address = format!("ws://{}/{TOKEN}/socket", server.local());
        let mut request = address.into_client_request().unwrap();
        let origin = "http://evil.example".parse().unwrap();
        request.headers_mut().insert("Origin", origin);
        assert!(connect_async(request).await.is_err());
    });
}

#[test]
fn sockets_are_closed_when_the_server_stops() {
    let server = server();
    run(async {
        let mut client = Client::new(&server).await;
        let ended = std::thread::spawn(move || drop(server));
        assert_eq!(client.hear().await, None);
        ended.join().unwrap();
    });
}

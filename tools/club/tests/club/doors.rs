//! Slow, silent and hostile clients, at both doors: the server of the page and that of a club.

use loa_web::Limits;
use serde_json::{Value, json};
use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::TcpSocket;
use tokio::runtime::Runtime;
use tokio_tungstenite::tungstenite::stream::MaybeTlsStream;
use tokio_tungstenite::tungstenite::{Message, WebSocket, connect};

const PATIENCE: Duration = Duration::from_secs(20);
const SHORT: Duration = Duration::from_millis(200);

/// A server with limits.
struct Door {
    name: &'static str,
    address: SocketAddr,
    /// The path of the page.
    page: &'static str,
    _server: Server,
}

enum Server {
    Page {
        _server: loa_web::Server,
    },
    Club {
        _server: loa_club::Server,
        _runtime: Runtime,
        _folder: TempDir,
    },
}

fn page(limits: Limits) -> Door {
    let listen = "127.0.0.1:0".parse().unwrap();
    let options = loa_web::Options::new(listen, "test-token".parse().unwrap());
    let server = loa_web::Server::bind(loa_web::Options { limits, ..options }).unwrap();
    Door {
        name: "page",
        address: server.local(),
        page: "/test-token/",
        _server: Server::Page { _server: server },
    }
}

fn club(limits: Limits, proxies: &[&str]) -> Door {
    let (runtime, folder) = (Runtime::new().unwrap(), tempfile::tempdir().unwrap());
    let options = loa_club::Options {
        file: folder.path().join("club.db"),
        listen: "127.0.0.1:0".parse().unwrap(),
        tls: None,
        names: Vec::new(),
        proxies: proxies.iter().map(|it| it.parse().unwrap()).collect(),
        engine_threads: 1,
        module: None,
        limits,
    };
    let server = runtime.block_on(loa_club::Server::start(options)).unwrap();
    Door {
        name: "club",
        address: server.local(),
        page: "/",
        _server: Server::Club {
            _server: server,
            _runtime: runtime,
            _folder: folder,
        },
    }
}

/// The limits of a server, but for some.
fn limits(change: impl FnOnce(&mut Limits)) -> Limits {
    let mut limits = Limits::default();
    change(&mut limits);
    limits
}

/// Tries something at both doors.
fn at_each(limits: Limits, check: impl Fn(&Door)) {
    for door in [page(limits), club(limits, &[])] {
        println!("{}", door.name);
        check(&door);
    }
}

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

impl Door {
    /// Connects and sends bytes.
    fn send(&self, bytes: &[u8]) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.set_write_timeout(Some(PATIENCE)).unwrap();
        // The server may close before all is sent.
        let _ = stream.write_all(bytes);
        stream
    }

    fn request(&self, method: &str, path: &str, more: &str) -> TcpStream {
        let path = format!("{}{path}", self.page);
        let head = format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\n{more}\r\n");
        self.send(head.as_bytes())
    }

    /// Tells whether the page comes.
    fn serves(&self) -> bool {
        let close = "Connection: close\r\n";
        rest(self.request("GET", "", close)).starts_with("HTTP/1.1 200")
    }

    /// Tells whether the page comes to another address.
    fn serves_others(&self) -> bool {
        let head = format!("GET {} HTTP/1.1\r\nHost: localhost\r\n\r\n", self.page);
        let runtime = Runtime::new().unwrap();
        let stream = runtime.block_on(async {
            let socket = TcpSocket::new_v4().unwrap();
            socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
            let stream = socket.connect(self.address).await;
            stream.unwrap().into_std().unwrap()
        });
        stream.set_nonblocking(false).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        (&stream).write_all(head.as_bytes()).unwrap();
        status(&stream) == "200"
    }

    fn socket(&self) -> Option<Socket> {
        let url = format!("ws://{}{}socket", self.address, self.page);
        Some(connect(url).ok()?.0)
    }
}

/// Reads the status of an answer; nothing if the server closes the connection.
fn status(mut stream: &TcpStream) -> String {
    let mut start = [0; 12];
    let is_there = stream.read_exact(&mut start).is_ok();
    let start = String::from_utf8_lossy(&start);
    let status = start.strip_prefix("HTTP/1.1 ").filter(|_| is_there);
    status.unwrap_or_default().to_owned()
}

/// Reads what comes until the server closes the connection.
fn rest(mut stream: TcpStream) -> String {
    let mut answer = Vec::new();
    if let Err(error) = stream.read_to_end(&mut answer) {
        assert_ne!(error.kind(), ErrorKind::WouldBlock, "the connection stays");
    }
    String::from_utf8_lossy(&answer).into_owned()
}

/// Returns the body of an answer of JSON.
fn json_of(answer: &str) -> Value {
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    assert!(head.contains("application/json"), "{head}");
    assert!(head.contains("content-security-policy"), "{head}");
    serde_json::from_str(body).unwrap()
}

#[test]
fn clients_that_send_no_request_in_time_are_dropped() {
    at_each(limits(|it| it.head_timeout = SHORT), |door| {
        let answered = door.request("GET", "", "");
        let halves = [&b""[..], b"GET / HTTP/1.1\r\nHost: loc"];
        let halves = halves.map(|half| door.send(half));
        for held in halves.into_iter().chain([answered]) {
            rest(held);
        }
    });
}

#[test]
fn bodies_that_do_not_come_in_time_are_refused() {
    at_each(limits(|it| it.body_timeout = SHORT), |door| {
        let more = "Connection: close\r\nContent-Length: 100\r\n";
        let answer = rest(door.request("POST", "api/position", more));
        assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
        assert_eq!(json_of(&answer)["error"]["code"], "too-slow");
    });
}

/// The answers to requests that are sent without waiting fill the buffers of the system.
#[test]
fn a_client_that_never_reads_is_dropped() {
    at_each(limits(|it| it.send_timeout = SHORT), |door| {
        let mut stream = door.send(b"");
        let requests = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(1000);
        let end = loop {
            if let Err(error) = stream.write_all(requests.as_bytes()) {
                break error.kind();
            }
        };
        assert_ne!(end, ErrorKind::WouldBlock, "the connection is still open");
    });
}

#[test]
fn methods_and_sizes_are_refused_in_json() {
    let small = limits(|it| (it.body, it.import) = (4 << 10, 4 << 10));
    at_each(small, |door| {
        let close = "Connection: close\r\n";
        for (method, path) in [
            ("PUT", "socket"),
            ("GET", "api/position"),
            ("POST", "api/about"),
        ] {
            let answer = rest(door.request(method, path, &format!("{close}Content-Length: 0\r\n")));
            assert!(answer.starts_with("HTTP/1.1 4"), "{answer}");
            let code = json_of(&answer)["error"]["code"].clone();
            let expected = match (method, door.name) {
                ("PUT", "club") => "not-json",
                _ => "wrong-method",
            };
            assert_eq!(code, expected, "{path}");
        }
        let more = format!("{close}Content-Length: 5000\r\n");
        let mut stream = door.request("POST", "api/import", &more);
        stream.write_all(&[b' '; 5000]).unwrap();
        let answer = rest(stream);
        assert!(answer.starts_with("HTTP/1.1 413"), "{answer}");
        assert_eq!(json_of(&answer)["error"]["params"]["kibibytes"], 4);
    });
}

#[test]
fn invalid_bytes_disturb_no_other_client() {
    at_each(Limits::default(), |door| {
        for bytes in [
            &b"\0\xff\xfe garbage\r\n\r\n"[..],
            b"GET / HTTP/9.9\r\n\r\n",
            b"GET /\xff HTTP/1.1\r\nHost: localhost\r\n\r\n",
            b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
            b"GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: close\r\n\r\n",
            &[b'A'; 100_000],
        ] {
            rest(door.send(bytes));
        }
        assert!(door.serves());
    });
}

#[test]
fn the_connections_of_an_address_are_limited() {
    at_each(limits(|it| it.connections_per_address = 3), |door| {
        let held: Vec<Socket> = (0..3).map(|_| door.socket().unwrap()).collect();
        assert!(door.socket().is_none());
        assert_eq!(rest(door.request("GET", "", "")), "");
        assert!(door.serves_others());
        drop(held);
        // The server may notice later.
        while !door.serves() {}
    });
}

/// A proxy has many connections, so its word on the clients counts.
#[test]
fn the_sockets_and_streams_of_an_address_behind_a_proxy_are_limited() {
    let door = club(limits(|it| it.connections_per_address = 3), &["127.0.0.1"]);
    let upgrade = |client: &str| {
        let more = format!(
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nX-Forwarded-For: {client}\r\n"
        );
        let stream = door.request("GET", "socket", &more);
        (status(&stream), stream)
    };
    let one: Vec<_> = (0..4).map(|_| upgrade("192.0.2.1")).collect();
    let other: Vec<_> = (0..3).map(|_| upgrade("192.0.2.2")).collect();
    let open = |held: &[(String, TcpStream)]| held.iter().filter(|it| it.0 == "101").count();
    assert_eq!((open(&one), open(&other)), (3, 3));
    assert_eq!(one[3].0, "503");
    // A stream is open until its end.
    let url = format!("http://{}/", door.address);
    let mut ann = loa_club::Client::new(&url, None).unwrap();
    let mut post = |path: &str, body: Value| ann.request("POST", path, Some(&body)).unwrap().1;
    let account = json!({ "name": "Ann", "passphrase": "correct horse" });
    post("/club/accounts", account);
    let bot = post("/club/bots", json!({ "name": "Bot" }));
    let key = bot["key"].as_str().unwrap();
    let streams = (0..4).map(|_| {
        let more = format!("Authorization: Bearer {key}\r\nX-Forwarded-For: 192.0.2.3\r\n");
        let stream = door.request("GET", "api/stream/event", &more);
        (status(&stream), stream)
    });
    let streams: Vec<_> = streams.collect();
    let answers: Vec<&str> = streams.iter().map(|it| &*it.0).collect();
    assert_eq!(answers, ["200", "200", "200", "503"]);
}

/// Each pupil's browser has six connections for requests and a WebSocket.
#[test]
fn a_class_behind_one_address_fits() {
    at_each(Limits::default(), |door| {
        let sockets: Vec<Socket> = (0..60).filter_map(|_| door.socket()).collect();
        let requests: Vec<TcpStream> = (0..360).map(|_| door.request("GET", "", "")).collect();
        assert_eq!(sockets.len(), 60);
        for stream in requests {
            assert_eq!(status(&stream), "200");
        }
    });
}

#[test]
fn one_stranger_shuts_nobody_out() {
    at_each(Limits::default(), |door| {
        let half: Vec<TcpStream> = (0..1_060)
            .map(|_| door.send(b"GET / HTTP/1.1\r\n"))
            .collect();
        assert!(door.serves_others());
        drop(half);
        while !door.serves() {}
        let sockets: Vec<Socket> = (0..1_005).filter_map(|_| door.socket()).collect();
        assert!(sockets.len() >= Limits::default().connections_per_address - 10);
        assert!(door.serves_others());
    });
}

#[test]
fn a_flooding_client_is_disconnected_alone() {
    at_each(limits(|it| it.messages = 50), |door| {
        let mut other = door.socket().unwrap();
        let mut client = door.socket().unwrap();
        let ping = || Message::text(json!({ "type": "ping" }).to_string());
        while client.send(ping()).is_ok() {}
        other.send(ping()).unwrap();
        while !other.read().unwrap().to_string().contains("pong") {}
    });
}

#[test]
fn too_large_a_message_ends_the_connection() {
    at_each(Limits::default(), |door| {
        let mut client = door.socket().unwrap();
        let _ = client.send(Message::text("x".repeat(1 << 20)));
        while client.read().is_ok() {}
        assert!(door.serves());
    });
}

//! Servers and visitors.

use crate::described::{check_answer, check_message};
use loa_club::Client;
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use test_support::{Signal, send_signal};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Message, WebSocket, connect};

/// A server of its own, which is killed when it is dropped.
pub(crate) struct Server {
    child: Child,
    output: BufReader<ChildStdout>,
    pub(crate) url: String,
    pub(crate) setup_code: Option<String>,
}

/// A folder with a club's file.
pub(crate) struct Folder(TempDir);

impl Folder {
    pub(crate) fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.0.path().join("club.db")
    }

    pub(crate) fn start(&self) -> Server {
        Server::start(&self.file(), |_| {})
    }
}

/// Starts a club with a new file.
pub(crate) fn new_club() -> (Folder, Server) {
    let folder = Folder::new();
    let server = folder.start();
    (folder, server)
}

pub(crate) fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_loa-club"))
}

impl Server {
    /// Starts a server at a free port, and waits until it listens.
    pub(crate) fn start(file: &Path, change: impl FnOnce(&mut Command)) -> Server {
        let mut command = program();
        command.arg("--file").arg(file);
        command.args(["--listen", "127.0.0.1:0", "--engine-threads", "1"]);
        command.stdout(Stdio::piped());
        change(&mut command);
        let mut child = command.spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let (mut url, mut setup_code) = (None, None);
        for line in output.by_ref().lines().map(Result::unwrap) {
            if let Some(address) = line.strip_prefix("The club is open at ") {
                url = Some(address.to_owned());
            } else if let Some(code) = line.strip_prefix("The code for the owner's first visit is ")
            {
                setup_code = Some(code.to_owned());
            } else if line.starts_with("Ctrl-C") {
                break;
            }
        }
        let url = url.expect("the server has started");
        Server {
            child,
            output,
            url,
            setup_code,
        }
    }

    /// Returns the number of the process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Returns host and port.
    pub(crate) fn address(&self) -> &str {
        let (_, rest) = self.url.split_once("://").unwrap();
        rest.trim_end_matches('/')
    }

    pub(crate) fn visitor(&self) -> Visitor {
        Visitor {
            client: Client::new(&self.url, None).unwrap(),
            url: self.url.clone(),
        }
    }

    pub(crate) fn guest(&self) -> Visitor {
        let mut guest = self.visitor();
        guest.post("/club/guests", &json!({}));
        guest
    }

    pub(crate) fn member(&self, name: &str) -> Visitor {
        let mut member = self.visitor();
        let credentials = json!({ "name": name, "passphrase": "correct horse" });
        member.post("/club/accounts", &credentials);
        member
    }

    pub(crate) fn owner(&self) -> Visitor {
        let mut owner = self.visitor();
        let code = self.setup_code.as_deref().unwrap();
        let setup = json!({ "code": code, "name": "Owner", "passphrase": "battery staple" });
        owner.post("/club/setup", &setup);
        owner
    }

    /// Kills it at once, as a power cut would.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Ends it like Ctrl-C, and returns what it has printed since it listened.
    pub(crate) fn interrupt(mut self) -> String {
        send_signal(Signal::INT, self.child.id());
        assert_eq!(self.child.wait().unwrap().code(), Some(130));
        let mut output = String::new();
        self.output.read_to_string(&mut output).unwrap();
        output
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A visitor of a server.
pub(crate) struct Visitor {
    client: Client,
    url: String,
}

impl Visitor {
    pub(crate) fn program(url: &str, key: &str) -> Visitor {
        Visitor {
            client: Client::new(url, Some(key.to_owned())).unwrap(),
            url: url.to_owned(),
        }
    }

    pub(crate) fn request(
        &mut self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> (u16, Value) {
        let (status, answer) = self.client.request(method, path, body).unwrap();
        if status == 200 {
            check_answer(method, path, &answer);
        }
        (status, answer)
    }

    pub(crate) fn try_post(&mut self, path: &str, body: &Value) -> std::io::Result<(u16, Value)> {
        self.client.request("POST", path, Some(body))
    }

    pub(crate) fn get(&mut self, path: &str) -> Value {
        let (status, answer) = self.request("GET", path, None);
        assert_eq!(status, 200, "{path}: {answer}");
        answer
    }

    pub(crate) fn text(&mut self, path: &str) -> String {
        let (status, text) = self.client.request_text("GET", path, None).unwrap();
        assert_eq!(status, 200, "{path}");
        String::from_utf8(text).unwrap()
    }

    pub(crate) fn post(&mut self, path: &str, body: &Value) -> Value {
        let (status, answer) = self.request("POST", path, Some(body));
        assert_eq!(status, 200, "{path}: {answer}");
        answer
    }

    /// Sends a request that has to be refused, and returns its status and code.
    pub(crate) fn refused(&mut self, path: &str, body: &Value) -> (u16, String) {
        let (status, answer) = self.request("POST", path, Some(body));
        let code = answer["error"]["code"].as_str();
        (
            status,
            code.unwrap_or_else(|| panic!("{path}: {answer}"))
                .to_owned(),
        )
    }

    #[allow(clippy::needless_pass_by_value, reason = "tests pass `json!`")]
    pub(crate) fn act(&mut self, game: i64, act: Value) -> Value {
        self.post(&format!("/club/games/{game}"), &act)
    }

    pub(crate) fn play(&mut self, game: i64, mv: &str) -> Value {
        self.act(game, json!({ "act": "move", "move": mv }))
    }

    pub(crate) fn game(&mut self, game: i64) -> Value {
        self.get(&format!("/club/games/{game}"))
    }

    pub(crate) fn id(&mut self) -> i64 {
        self.get("/club")["me"]["id"].as_i64().unwrap()
    }

    /// Begins a game in which this visitor is Black.
    pub(crate) fn begin(&mut self, other: &mut Visitor, setup: &Value) -> i64 {
        let body = json!({ "kind": "link", "color": "black", "setup": setup });
        let made = self.post("/club/invitations", &body);
        let token = made["invitation"]["token"].as_str().unwrap();
        let path = format!("/club/invitations/{token}");
        other.post(&path, &json!({}))["game"].as_i64().unwrap()
    }

    /// The same after a move of each.
    pub(crate) fn begin_with_moves(&mut self, other: &mut Visitor, setup: &Value) -> i64 {
        let game = self.begin(other, setup);
        self.play(game, "b1-b3");
        other.play(game, "a2-c2");
        game
    }

    /// Makes a program; returns its key.
    pub(crate) fn key_of_new_bot(&mut self, name: &str) -> String {
        let made = self.post("/club/bots", &json!({ "name": name }));
        made["key"].as_str().unwrap().to_owned()
    }

    pub(crate) fn socket(&self) -> Socket {
        let url = format!("{}club/socket", self.url.replace("http", "ws"));
        let mut request = url.into_client_request().unwrap();
        if let Some(cookie) = self.client.cookie() {
            request
                .headers_mut()
                .insert("cookie", cookie.parse().unwrap());
        }
        Socket(connect(request).unwrap().0)
    }

    pub(crate) fn lines(&self, path: &str) -> loa_club::Lines {
        self.client.lines(path).unwrap()
    }
}

/// A page's WebSocket.
pub(crate) struct Socket(
    WebSocket<tokio_tungstenite::tungstenite::stream::MaybeTlsStream<std::net::TcpStream>>,
);

impl Socket {
    #[allow(clippy::needless_pass_by_value, reason = "tests pass `json!`")]
    pub(crate) fn send(&mut self, message: Value) {
        self.0.send(Message::text(message.to_string())).unwrap();
    }

    /// Waits for a message that satisfies a condition; others are passed over.
    pub(crate) fn wait_for(&mut self, what: &str, is_wanted: impl Fn(&Value) -> bool) -> Value {
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(20) {
            let Message::Text(text) = self.0.read().unwrap() else {
                continue;
            };
            let message = serde_json::from_str(&text).unwrap();
            check_message(&message);
            if is_wanted(&message) {
                return message;
            }
        }
        panic!("no {what}");
    }

    /// Waits until the server closes the connection.
    pub(crate) fn wait_for_end(&mut self) {
        while self.0.read().is_ok() {}
    }

    pub(crate) fn wait(&mut self, kind: &str) -> Value {
        self.wait_for(kind, |message| message["type"] == kind)
    }
}

/// Sends a request as it is, and returns the answer.
pub(crate) fn raw(server: &Server, request: &str) -> String {
    let mut stream = TcpStream::connect(server.address()).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

/// Waits until a condition holds.
pub(crate) fn wait_until(what: &str, mut holds: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(
            begun.elapsed() < Duration::from_secs(20),
            "waited for {what}"
        );
        std::thread::sleep(Duration::from_millis(20));
    }
}

impl Visitor {
    /// Goes on at a server that was started again.
    pub(crate) fn move_to(&mut self, server: &Server) {
        self.client.move_to(&server.url).unwrap();
        self.url.clone_from(&server.url);
    }
}

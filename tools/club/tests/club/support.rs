//! Servers and visitors.

use crate::described::{check_answer, check_message};
use loa_club::Client;
use rusqlite::Connection;
use serde_json::{Value, json};
use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Output, Stdio};
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

    pub(crate) fn database(&self) -> Connection {
        Connection::open(self.file()).unwrap()
    }

    pub(crate) fn start(&self) -> Server {
        self.start_with(&[])
    }

    pub(crate) fn start_with(&self, arguments: &[&str]) -> Server {
        Server::start(&self.file(), |command| {
            command.args(arguments);
        })
    }

    /// Starts a club that writes its errors to a file, and returns this, too.
    pub(crate) fn start_with_log(&self, arguments: &[&str]) -> (Server, PathBuf) {
        let log = self.path().join("log");
        let server = Server::start(&self.file(), |command| {
            command.args(arguments).stderr(File::create(&log).unwrap());
        });
        (server, log)
    }

    /// Runs a command of the program, such as `check`, with the club's file.
    pub(crate) fn run(&self, command: &str, arguments: &[&Path]) -> Output {
        let mut program = program();
        program.arg(command).arg("--file").arg(self.file());
        program.args(arguments).output().unwrap()
    }

    /// Makes a script, and returns the command that runs it.
    pub(crate) fn script(&self, name: &str, text: &str) -> String {
        let script = self.path().join(name);
        std::fs::write(&script, text).unwrap();
        format!("sh {}", script.display())
    }
}

/// Starts a club that has to refuse its file; returns what it says.
pub(crate) fn refused_file(file: &Path) -> String {
    let mut club = program();
    club.arg("--file").arg(file);
    let ended = club.args(["--listen", "127.0.0.1:0"]).output().unwrap();
    let told = String::from_utf8(ended.stderr).unwrap();
    assert_eq!(ended.status.code(), Some(2), "{told}");
    told
}

/// Reads a number from a club's file.
pub(crate) fn number(database: &Connection, sql: &str) -> i64 {
    database.query_row(sql, [], |row| row.get(0)).unwrap()
}

/// Begins a change with a journal of its own, which a power cut would leave beside the file.
pub(crate) fn begin_a_change(database: &Connection) {
    let change = "PRAGMA journal_mode = delete; PRAGMA synchronous = off;
                  BEGIN; UPDATE schema_version SET version = 99;";
    database.execute_batch(change).unwrap();
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
    pub(crate) fn refused(&mut self, path: &str, body: &Value) -> String {
        self.refused_as("POST", path, body)
    }

    pub(crate) fn refused_as(&mut self, method: &str, path: &str, body: &Value) -> String {
        let (status, answer) = self.request(method, path, Some(body));
        let code = answer["error"]["code"].as_str();
        let code = code.unwrap_or_else(|| panic!("{path}: {answer}"));
        format!("{status} {code}")
    }

    #[allow(clippy::needless_pass_by_value, reason = "tests pass `json!`")]
    pub(crate) fn act(&mut self, game: i64, act: Value) -> Value {
        self.post(&format!("/club/games/{game}"), &act)
    }

    pub(crate) fn play(&mut self, game: i64, mv: &str) -> Value {
        self.act(game, json!({ "act": "move", "move": mv }))
    }

    pub(crate) fn offer(&mut self, game: i64, what: &str) -> Value {
        self.act(game, json!({ "act": "offer", "what": what }))
    }

    pub(crate) fn accept(&mut self, game: i64, what: &str) -> Value {
        self.act(game, json!({ "act": "accept", "what": what }))
    }

    pub(crate) fn resign(&mut self, game: i64) -> Value {
        self.act(game, json!({ "act": "resign" }))
    }

    pub(crate) fn game(&mut self, game: i64) -> Value {
        self.get(&format!("/club/games/{game}"))
    }

    pub(crate) fn id(&mut self) -> i64 {
        self.get("/club")["me"]["id"].as_i64().unwrap()
    }

    /// Makes an invitation; returns its token.
    pub(crate) fn invite(&mut self, body: &Value) -> String {
        let made = self.post("/club/invitations", body);
        made["invitation"]["token"].as_str().unwrap().to_owned()
    }

    /// Begins a game in which this visitor is Black.
    pub(crate) fn begin(&mut self, other: &mut Visitor, setup: &Value) -> i64 {
        let token = self.invite(&json!({ "kind": "link", "color": "black", "setup": setup }));
        let path = format!("/club/invitations/{token}");
        other.post(&path, &json!({}))["game"].as_i64().unwrap()
    }

    /// Begins a game in which this visitor is Black against a level of the engine.
    pub(crate) fn begin_with_level(&mut self, level: &str, setup: &Value) -> i64 {
        let body = json!({ "kind": "challenge", "to": level, "color": "black", "setup": setup });
        let made = self.post("/club/invitations", &body);
        made["game"].as_i64().unwrap()
    }

    /// The same against a program, which accepts.
    pub(crate) fn begin_with_program(&mut self, bot: &mut Visitor, name: &str) -> i64 {
        let token = self.invite(&json!({ "kind": "challenge", "to": name, "color": "black" }));
        let begun = bot.post(&format!("/api/challenge/{token}/accept"), &json!({}));
        begun["game"].as_i64().unwrap()
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

/// The headers of a request of JSON that is written by hand.
pub(crate) const JSON: &str = "Host: localhost\r\nContent-Type: application/json\r\n";

/// Writes a request by hand.
pub(crate) fn post_text(path: &str, headers: &str, body: &str) -> String {
    let length = body.len();
    format!(
        "POST {path} HTTP/1.1\r\nConnection: close\r\nContent-Length: {length}\r\n\
         {headers}\r\n{body}"
    )
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

//! Sessions, names, faults, and who hears of what.

use crate::support::{Folder, JSON, Server, new_club, number, post_text, program, raw};
use serde_json::json;
use std::ffi::OsStr;
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const DAY: i64 = 24 * 3600 * 1000;

#[test]
fn sessions_end_half_a_year_after_their_last_use() {
    let (folder, server) = new_club();
    let (mut ann, mut bob) = (server.member("Ann"), server.member("Bob"));
    let age = |name: &str, days: i64| {
        let sql = "UPDATE session SET used_at = used_at - ?2
                   WHERE player = (SELECT id FROM player WHERE name = ?1)";
        let changed = folder
            .database()
            .execute(sql, rusqlite::params![name, days * DAY]);
        assert_eq!(changed.unwrap(), 1);
    };
    // Each use counts, so a session that is in use does not end.
    age("Ann", 179);
    assert_eq!(ann.get("/club")["me"]["name"], "Ann");
    age("Ann", 179);
    assert_eq!(ann.get("/club")["me"]["name"], "Ann");
    age("Bob", 181);
    assert_eq!(bob.get("/club")["me"], json!(null));
    drop(server);
    let server = folder.start();
    let count = "SELECT count(*) FROM session";
    assert_eq!(number(&folder.database(), count), 1);
    ann.move_to(&server);
    assert_eq!(ann.get("/club")["me"]["name"], "Ann");
}

#[test]
fn a_file_of_the_first_schema_is_brought_up_to_date() {
    let folder = Folder::new();
    let schema = include_str!("../../migrations/0001.sql");
    let rows = "CREATE TABLE schema_version (version INTEGER NOT NULL);
                INSERT INTO schema_version VALUES (1);
                INSERT INTO player (id, name, name_key, kind, role, created_at)
                  VALUES (1, 'Ann', 'ann', 'person', 'owner', 0);
                INSERT INTO session VALUES ('x', 1, 9000000000000);";
    for sql in [schema, rows] {
        folder.database().execute_batch(sql).unwrap();
    }
    let server = folder.start();
    assert_eq!(server.setup_code, None);
    let used = number(&folder.database(), "SELECT used_at FROM session");
    assert_eq!(used, 9_000_000_000_000);
}

#[test]
fn names_that_the_club_gives_are_taken() {
    let (_folder, server) = new_club();
    let mut ann = server.member("Ann");
    for name in [
        "Guest 12",
        "guest12",
        "DELETED  3",
        "Level 99",
        "level-99",
        "level10",
        // In Cyrillic, in part.
        "Lev\u{435}l 3",
        "Guest",
    ] {
        let account = json!({ "name": name, "passphrase": "correct horse" });
        let named = json!({ "name": name });
        for refused in [
            server.visitor().refused("/club/accounts", &account),
            server.visitor().refused("/club/guests", &named),
            ann.refused("/club/bots", &named),
        ] {
            assert_eq!(refused, "409 name-taken");
        }
    }
    for name in ["Guesthouse 12", "Level 3 Bot", "Levels"] {
        server.member(name);
    }
}

#[test]
fn faults_are_told_to_the_owner_alone() {
    let folder = Folder::new();
    let (server, log) = folder.start_with_log(&[]);
    let mut owner = server.owner();
    let mut socket = server.visitor().socket();
    let damage = "PRAGMA foreign_keys = off; DROP TABLE audit; DROP TABLE game;";
    folder.database().execute_batch(damage).unwrap();
    let (status, answer) = owner.request("GET", "/club/audit", None);
    assert_eq!(status, 500);
    assert_eq!(answer["error"]["code"], "internal");
    socket.send(json!({ "type": "watch", "topic": "game", "game": 1 }));
    let error = socket.wait("error");
    for (answer, table) in [(&answer, "audit"), (&error, "game")] {
        let text = answer.to_string();
        assert!(!text.contains(table) && !text.contains("no such"), "{text}");
        let number = &answer["error"]["params"]["detail"];
        let log = std::fs::read_to_string(&log).unwrap();
        let line = format!("fault {}: ", number.as_str().unwrap());
        let line = log.lines().find(|it| it.contains(&line)).unwrap();
        assert!(line.contains(table), "{log}");
    }
}

fn guest_request(headers: &str) -> String {
    post_text("/club/guests", &format!("{JSON}{headers}"), "{}")
}

#[test]
fn only_a_proxy_says_that_the_connection_is_encrypted() {
    let folder = Folder::new();
    let proxy = ["--proxy", "127.0.0.1"];
    for (arguments, protocol, is_secure) in [
        (&[][..], "https", false),
        (&proxy, "https", true),
        (&proxy, "http", false),
    ] {
        let server = folder.start_with(arguments);
        let request = guest_request(&format!("X-Forwarded-Proto: {protocol}\r\n"));
        let answer = raw(&server, &request);
        assert!(answer.contains("loa-club="), "{answer}");
        assert_eq!(answer.contains("; Secure"), is_secure, "{answer}");
    }
}

#[test]
fn closing_the_club_disconnects_strangers() {
    let (_folder, server) = new_club();
    let mut owner = server.owner();
    let (mut stranger, mut guest) = (server.visitor().socket(), server.guest().socket());
    stranger.wait("hello");
    guest.wait("hello");
    owner.post("/club/settings", &json!({ "closed": true }));
    stranger.wait_for_end();
    guest.send(json!({ "type": "ping" }));
    guest.wait("pong");
}

#[test]
fn the_wait_for_the_disk_is_nobodys_time() {
    let (folder, server) = new_club();
    let (mut ann, mut bob) = (server.guest(), server.guest());
    let clock = json!({ "kind": "realTime", "seconds": 2, "increment": 0 });
    let game = ann.begin_with_moves(&mut bob, &json!({ "clock": clock }));
    let blocker = folder.database();
    blocker.execute_batch("BEGIN IMMEDIATE").unwrap();
    let played = std::thread::spawn(move || ann.play(game, "b3-b1"));
    std::thread::sleep(Duration::from_secs(3));
    blocker.execute_batch("COMMIT").unwrap();
    let clocks = played.join().unwrap()["clocks"].clone();
    assert!(clocks["black"].as_i64().unwrap() > 1000, "{clocks}");
    assert!(clocks["white"].as_i64().unwrap() > 1900, "{clocks}");
}

#[test]
fn guests_play_no_rated_games() {
    let (_folder, server) = new_club();
    let (mut ann, mut guest) = (server.member("Ann"), server.guest());
    let refused = "422 not-rated";
    let rated = json!({ "kind": "link", "setup": { "rated": true } });
    assert_eq!(guest.refused("/club/invitations", &rated), refused);
    let path = format!("/club/invitations/{}", ann.invite(&rated));
    assert_eq!(guest.refused(&path, &json!({})), refused);
    let account = json!({ "name": "Bob", "passphrase": "correct horse" });
    guest.post("/club/accounts", &account);
    guest.post(&path, &json!({}));
}

/// Tries to sign in behind a proxy, from an address that the proxy names.
fn login_from(server: &Server, forwarded: &str) -> u16 {
    let body = r#"{"name":"Ann","passphrase":"wrong horse"}"#;
    let headers = format!("{JSON}X-Forwarded-For: {forwarded}\r\n");
    let request = post_text("/club/login", &headers, body);
    raw(server, &request)[9..12].parse().unwrap()
}

#[test]
fn only_a_proxy_says_where_clients_are() {
    let folder = Folder::new();
    let tries = |server: &Server, forwarded: fn(u32) -> String| {
        let refused = |at: &u32| login_from(server, &forwarded(*at)) == 429;
        (0..12).filter(refused).count()
    };
    let different = |at: u32| format!("192.0.2.{at}");
    let server = folder.start();
    server.member("Ann");
    assert_eq!(tries(&server, different), 2);
    drop(server);
    let server = folder.start_with(&["--proxy", "127.0.0.1"]);
    type Claim = fn(u32) -> String;
    let cases: [(Claim, usize); 8] = [
        (different, 0),
        // What the client says itself comes before what the proxy adds.
        (|at| format!("192.0.2.{at}, 198.51.100.1"), 2),
        // Whatever that is, and also with ports.
        (|at| format!("caf\u{e9}, 192.0.3.{at}"), 0),
        (|at| format!("192.0.4.{at}:{at}"), 0),
        (|at| format!("[2001:db8:0:{at}::1]"), 0),
        (|at| format!("198.51.100.2:{at}"), 2),
        (|at| format!("[2001:db8:2:{at}::1]:80"), 0),
        // The addresses of an IPv6 network are those of one household.
        (|at| format!("2001:db8:1:2::{at}"), 2),
    ];
    for (forwarded, refused) in cases {
        assert_eq!(tries(&server, forwarded), refused, "{}", forwarded(1));
    }
}

#[test]
fn a_new_passphrase_ends_the_other_sessions() {
    let (_folder, server) = new_club();
    let (mut here, mut there) = (server.member("Ann"), server.visitor());
    let login = |passphrase: &str| json!({ "name": "Ann", "passphrase": passphrase });
    there.post("/club/login", &login("correct horse"));
    let mut socket = there.socket();
    socket.wait("hello");
    let change = json!({ "old": "wrong horse", "new": "another horse" });
    let refused = "403 wrong-passphrase";
    assert_eq!(here.refused("/club/me/passphrase", &change), refused);
    assert_eq!(there.get("/club")["me"]["name"], "Ann");
    let change = json!({ "old": "correct horse", "new": "another horse" });
    here.post("/club/me/passphrase", &change);
    socket.wait_for_end();
    assert_eq!(there.get("/club")["me"], json!(null));
    assert_eq!(here.get("/club")["me"]["name"], "Ann");
    let old = there.refused("/club/login", &login("correct horse"));
    assert_eq!(old, refused);
    there.post("/club/login", &login("another horse"));
}

/// Passphrases are hashed one after the other, and others wait for it.
#[test]
fn a_new_passphrase_stops_those_who_are_signing_in() {
    let (_folder, server) = new_club();
    let (mut owner, mut ann) = (server.owner(), server.member("Ann"));
    let reset = format!("/club/players/{}/passphrase", ann.id());
    let login = |name: &str| {
        let body = json!({ "name": name, "passphrase": "correct horse" });
        server.visitor().refused("/club/login", &body)
    };
    let refused = "403 wrong-passphrase";
    let began = Instant::now();
    assert_eq!(login("Nobody"), refused);
    // As long as a few hashes take; there are more to be made.
    let pause = 3 * began.elapsed();
    std::thread::scope(|scope| {
        let mut waiting = Vec::new();
        for at in 0..30 {
            waiting.push(scope.spawn(move || login(&format!("Nobody {at}"))));
        }
        std::thread::sleep(pause);
        let given = scope.spawn(move || owner.post(&reset, &json!({})));
        std::thread::sleep(pause);
        // The old one is still right when she begins.
        assert!(!given.is_finished());
        assert_eq!(login("Ann"), refused);
        given.join().unwrap();
        for other in waiting {
            assert_eq!(other.join().unwrap(), refused);
        }
    });
}

#[test]
fn nothing_else_uses_up_the_tries_to_sign_in() {
    let (_folder, server) = new_club();
    server.member("Ann");
    let mut other = server.member("127.0.0.1 ann");
    let change = json!({ "old": "wrong horse", "new": "another horse" });
    for _ in 0..11 {
        other.refused("/club/me/passphrase", &change);
    }
    for _ in 0..200 {
        let (status, _) = other.request("GET", "/club/invitations/x", None);
        assert_eq!(status, 404);
    }
    let login = json!({ "name": "Ann", "passphrase": "correct horse" });
    server.visitor().post("/club/login", &login);
}

#[test]
fn no_passphrase_is_in_the_output() {
    let folder = Folder::new();
    let (server, log) = folder.start_with_log(&[]);
    let (mut owner, mut ann) = (server.owner(), server.member("Ann"));
    let change = json!({ "old": "correct horse", "new": "another horse" });
    ann.post("/club/me/passphrase", &change);
    let reset = format!("/club/players/{}/passphrase", ann.id());
    let given = owner.post(&reset, &json!({}))["passphrase"].clone();
    let bot = owner.post("/club/bots", &json!({ "name": "Bot" }));
    let damage = "PRAGMA foreign_keys = off; DROP TABLE session;";
    folder.database().execute_batch(damage).unwrap();
    for (passphrase, status) in [(given.clone(), "500 "), (json!(["a third horse"]), "422 ")] {
        let login = json!({ "name": "Ann", "passphrase": passphrase });
        let refused = server.visitor().refused("/club/login", &login);
        assert!(refused.starts_with(status), "{refused}");
    }
    let output = server.interrupt() + &std::fs::read_to_string(&log).unwrap();
    assert!(output.contains("fault 1: "), "{output}");
    let given = [&given, &bot["key"]].map(|secret| secret.as_str().unwrap());
    for secret in given.into_iter().chain(["horse", "battery staple"]) {
        assert!(!output.contains(secret), "{output}");
    }
}

#[test]
fn a_certificate_encrypts() {
    let folder = Folder::new();
    let [certificate, key] = ["cert.pem", "key.pem"].map(|name| folder.path().join(name));
    let mut openssl = Command::new("openssl");
    let made = openssl
        .args("req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2".split(' '))
        .args("-subj /CN=localhost -addext subjectAltName=DNS:localhost".split(' '))
        .args("-addext basicConstraints=critical,CA:FALSE".split(' '))
        .args([OsStr::new("-out"), certificate.as_os_str()])
        .args([OsStr::new("-keyout"), key.as_os_str()])
        .output()
        .expect("openssl");
    assert!(made.status.success(), "{made:?}");
    let server = Server::start(&folder.file(), |command| {
        command.arg("--tls-cert").arg(&certificate);
        command.arg("--tls-key").arg(&key);
    });
    assert!(server.url.starts_with("https://"));
    let mut client = Command::new("openssl")
        .args(["s_client", "-quiet", "-verify_return_error", "-CAfile"])
        .arg(&certificate)
        .args(["-verify_hostname", "localhost", "-connect"])
        .arg(server.address())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let request = guest_request("");
    let mut input = client.stdin.take().unwrap();
    input.write_all(request.as_bytes()).unwrap();
    let answer = client.wait_with_output().unwrap().stdout;
    let answer = String::from_utf8(answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.contains("; Secure"), "{answer}");
    // Without encryption it says nothing.
    assert!(!raw(&server, &request).contains("HTTP"));
    // Programs come in encrypted, too, if the computer trusts the certificate.
    let (_, port) = server.address().rsplit_once(':').unwrap();
    let url = format!("https://localhost:{port}/");
    let none = OsStr::new("/dev/null");
    for (trusted, cause) in [
        (certificate.as_os_str(), "know the key"),
        (none, "ertificate"),
    ] {
        let mut bot = program();
        bot.args(["bot", "--club", &url, "--key", "x", "--cmd", "true"]);
        let ended = bot.env("SSL_CERT_FILE", trusted).output().unwrap();
        let told = String::from_utf8(ended.stderr).unwrap();
        assert!(
            ended.status.code() == Some(2) && told.contains(cause),
            "{told}"
        );
    }
}

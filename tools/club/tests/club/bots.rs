//! Levels of the engine, and programs over their interface.

use crate::support::{Folder, Visitor, new_club, program, wait_until};
use loa::{Game, Preset, Size};
use loa_engine::Level;
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread::sleep;
use std::time::Duration;
use test_support::{Signal, send_signal};

#[test]
fn a_level_answers_and_moves_again_after_a_restart() {
    let (folder, server) = new_club();
    let mut ann = server.guest();
    let game = ann.begin_with_level("level 1", &json!({}));
    let measured = Level::MIN.rating().elo;
    let white = ann.game(game)["white"].clone();
    assert_eq!(white["rating"], f64::from(measured));
    assert_eq!(white["provisional"], false);
    ann.play(game, "b1-b3");
    server.kill();
    let server = folder.start();
    ann.move_to(&server);
    wait_until("the engine's move", || ann.game(game)["ply"] == 2);
    let state = ann.offer(game, "draw");
    assert_eq!(state["state"], "running");
    assert_eq!(state["offers"]["draw"], json!(null));
    assert_eq!(ann.offer(game, "takeback")["ply"], 0);
}

#[test]
fn a_program_takes_a_challenge_and_plays_to_the_end() {
    let (_folder, server) = new_club();
    let mut ann = server.member("Ann");
    let made = ann.post("/club/bots", &json!({ "name": "Deep Thought" }));
    let mut bot = Visitor::program(&server.url, made["key"].as_str().unwrap());
    assert_eq!(bot.get("/api/account")["username"], "Deep Thought");
    let mut events = bot.lines("/api/stream/event");
    let setup = json!({ "rules": "soucie", "board": "5x5" });
    let challenge =
        json!({ "kind": "challenge", "to": "Deep Thought", "color": "black", "setup": setup });
    ann.post("/club/invitations", &challenge);
    let line = events.next::<Value>().unwrap().unwrap();
    assert_eq!(line["type"], "challenge");
    let id = line["challenge"]["id"].as_str().unwrap();
    bot.post(&format!("/api/challenge/{id}/accept"), &json!({}));
    let start = wait_for(&mut events, "gameStart");
    let game: i64 = start["game"]["gameId"].as_str().unwrap().parse().unwrap();
    let mut lines = bot.lines(&format!("/api/bot/game/stream/{game}"));
    let full = lines.next::<Value>().unwrap().unwrap();
    assert_eq!(full["type"], "gameFull");
    assert_eq!(full["rules"], "soucie");
    let mut state = full["state"].clone();
    let mut random = loa::Random::new(3);
    while state["status"] == "started" {
        let mut position = Game::start(&Preset::SOUCIE, Size::new(5, 5).unwrap());
        for mv in state["moves"].as_str().unwrap().split_whitespace() {
            position.play(mv.parse().unwrap()).unwrap();
        }
        let plies = position.plies();
        let mv = random.choose(&position.legal_moves()).unwrap().to_string();
        if plies.is_multiple_of(2) {
            ann.play(game, &mv);
        } else {
            // A move that is meant for another position is not made in this one.
            let path = |ply| format!("/api/bot/game/{game}/move/{mv}?ply={ply}");
            let late = bot.refused(&path(plies - 1), &json!({}));
            assert_eq!(late, "409 stale");
            bot.post(&path(plies), &json!({}));
        }
        state = lines.next::<Value>().unwrap().unwrap();
        if plies > 120 {
            bot.post(&format!("/api/bot/game/{game}/resign"), &json!({}));
        }
    }
    assert!(lines.next::<Value>().unwrap().is_none());
    wait_for(&mut events, "gameFinish");
    let rated = json!({ "kind": "challenge", "to": "Deep Thought", "setup": { "rated": true } });
    assert_eq!(ann.refused("/club/invitations", &rated), "422 not-rated");
    // Its owner decides whose challenges it takes.
    let path = format!("/club/bots/{}", made["bot"]["id"]);
    ann.post(&path, &json!({ "accepts": "owner" }));
    let refused = server.guest().refused("/club/invitations", &challenge);
    assert_eq!(refused, "403 does-not-accept");
}

/// Waits for an event of a program; others are passed over.
fn wait_for(events: &mut loa_club::Lines, kind: &str) -> Value {
    let mut lines = std::iter::from_fn(|| events.next::<Value>().unwrap());
    lines.find(|line| line["type"] == kind).unwrap()
}

/// A program in CodinGame's dialect that makes the first legal move.
const FIRST_MOVE: &str = r#"read side
while true; do
    for rank in 1 2 3 4 5 6 7 8; do read row || exit; done
    read last; read count
    for at in $(seq $count); do read mv; [ $at = 1 ] && first=$mv; done
    echo $first
done
"#;

/// Seats a program with `loa-club bot`.
pub(crate) fn seat(url: &str, key: &str, cmd: &str) -> Seated {
    seat_with(url, key, cmd, &[])
}

fn seat_with(url: &str, key: &str, cmd: &str, args: &[&str]) -> Seated {
    let mut bot = program();
    bot.args(["bot", "--club", url, "--key", key, "--cmd", cmd]);
    bot.args("--dialect codingame --time 10 --games 2".split(' '));
    bot.args(args);
    let mut seated = bot.stdout(Stdio::piped()).spawn().unwrap();
    // Its standard output has no reader.
    drop(seated.stdout.take());
    Seated(seated)
}

pub(crate) struct Seated(Child);

impl Drop for Seated {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Challenges a seated program, and waits until it has accepted; returns the game.
fn begin_with_bot(black: &mut Visitor, name: &str) -> i64 {
    let body = json!({ "kind": "challenge", "to": name, "color": "black",
                       "setup": { "rules": "codingame" } });
    let token = black.invite(&body);
    let mut game = 0;
    wait_until("the game", || {
        let invitation = black.get(&format!("/club/invitations/{token}"));
        game = invitation["game"].as_i64().unwrap_or(0);
        game > 0
    });
    game
}

#[test]
fn programs_are_seated_and_play_each_other() {
    let (folder, server) = new_club();
    let mut ann = server.member("Ann");
    let cmd = folder.script("first-move.sh", FIRST_MOVE);
    let keys = ["One", "Two", "Broken"].map(|name| ann.key_of_new_bot(name));
    let _seated = [
        seat(&server.url, &keys[0], &cmd),
        seat(&server.url, &keys[2], "sh -c 'read side; exit 3'"),
    ];
    let mut two = Visitor::program(&server.url, &keys[1]);
    let setup = json!({ "rules": "codingame" });
    let body = json!({ "setup": setup, "color": "white" });
    for name in ["One", "Broken"] {
        two.post(&format!("/api/challenge/{name}"), &body);
    }
    let _second = seat(&server.url, &keys[1], &cmd);
    let mut visitor = server.visitor();
    // The first game goes on to its end by the rules; the other program can't move and resigns.
    let mut first = |path: &str| {
        wait_until(path, || visitor.get(path)["games"][0].is_object());
        visitor.get(path)["games"][0].clone()
    };
    let over = first("/club/games");
    assert_eq!(over["black"]["name"], "One", "{over}");
    assert!(over["ply"].as_i64().unwrap() > 20, "{over}");
    let aborted = first("/club/games?state=aborted");
    assert_eq!(aborted["black"]["name"], "Broken");
}

#[test]
fn a_program_accepts_no_more_challenges_than_it_plays_games() {
    let (_folder, server) = new_club();
    let mut ann = server.member("Ann");
    let key = ann.key_of_new_bot("Bot");
    let body = json!({ "kind": "challenge", "to": "Bot", "setup": { "rules": "codingame" } });
    // The program hears of all at once, before the first game begins.
    for _ in 0..5 {
        ann.post("/club/invitations", &body);
    }
    let _seated = seat(&server.url, &key, "sleep 60");
    let mut me = json!(null);
    wait_until("the answers", || {
        me = ann.get("/club/me");
        me["invitations"].as_array().unwrap().is_empty()
    });
    assert_eq!(me["games"].as_array().unwrap().len(), 2);
}

#[test]
fn a_program_answers_offers_as_its_owner_says() {
    let (folder, server) = new_club();
    let mut ann = server.member("Ann");
    let cmd = folder.script("first-move.sh", FIRST_MOVE);
    for (name, accept, is_accepted) in [("Yes", "draw,rematch", true), ("No", "takeback", false)] {
        let key = ann.key_of_new_bot(name);
        let _seated = seat_with(&server.url, &key, &cmd, &["--accept", accept]);
        let game = begin_with_bot(&mut ann, name);
        ann.play(game, "b1-b3");
        wait_until("the reply", || ann.game(game)["ply"] == 2);
        ann.offer(game, "draw");
        wait_until("the answer", || ann.game(game)["offers"]["draw"].is_null());
        let end = ann.game(game)["end"]["how"].clone();
        assert_eq!(end == "agreement", is_accepted, "{end}");
        if !is_accepted {
            ann.resign(game);
        }
        ann.offer(game, "rematch");
        wait_until("the answer", || {
            let view = ann.game(game);
            let has_answered = view["offers"]["rematch"].is_null();
            has_answered && view["rematch"].is_number() == is_accepted
        });
    }
}

#[test]
fn a_program_is_asked_once_in_each_of_its_turns() {
    let (folder, server) = new_club();
    let mut ann = server.member("Ann");
    let asked = folder.path().join("asked");
    let slow = FIRST_MOVE.replace(
        "    echo $first",
        &format!(
            "    echo >> {0}
    while [ -e {0} ] && ! [ -e {0}$(wc -l < {0}) ]; do sleep 0.05; done
    echo $first",
            asked.display()
        ),
    );
    let cmd = folder.script("slow.sh", &slow);
    let times = || std::fs::read_to_string(&asked).map_or(0, |lines| lines.len());
    let let_go = |time: usize| {
        std::fs::write(format!("{}{time}", asked.display()), "").unwrap();
    };
    let _seated = seat(&server.url, &ann.key_of_new_bot("Slow"), &cmd);
    let game = begin_with_bot(&mut ann, "Slow");
    let mut position = Game::start(&Preset::CODINGAME, Size::STANDARD);
    for turn in 1..=3 {
        let own = position.legal_moves()[0];
        position.play(own).unwrap();
        ann.play(game, &own.to_string());
        wait_until("the question", || times() == turn);
        // What is offered while the program thinks changes the game, but not its turn.
        if turn == 2 {
            ann.offer(game, "draw");
        }
        let_go(turn);
        wait_until("the reply", || ann.game(game)["ply"] == 2 * turn);
        let reply = ann.game(game)["game"]["moves"][2 * turn - 1].clone();
        let reply = reply.as_str().unwrap().parse();
        position.play(reply.unwrap()).unwrap();
    }
    assert_eq!(times(), 3);
}

#[test]
fn nothing_of_a_program_is_left_after_ctrl_c() {
    let (folder, server) = new_club();
    let mut ann = server.member("Ann");
    let id = folder.path().join("id");
    // A process that belongs to no group and no parent of the program.
    let stray = format!(
        "(env -i setsid sh -c 'echo $$ > {}; exec sleep 600' > /dev/null 2>&1 &)\n",
        id.display()
    );
    let cmd = folder.script("stray.sh", &(stray + FIRST_MOVE));
    let mut seated = seat(&server.url, &ann.key_of_new_bot("Stray"), &cmd);
    let game = begin_with_bot(&mut ann, "Stray");
    ann.play(game, "b1-b3");
    wait_until("the reply", || ann.game(game)["ply"] == 2);
    wait_until("the process", || id.exists());
    send_signal(Signal::INT, seated.0.id());
    assert_eq!(seated.0.wait().unwrap().code(), Some(130));
    let id = std::fs::read_to_string(id).unwrap();
    // A process that has ended and was not waited for has no command line.
    let command = || std::fs::read(format!("/proc/{}/cmdline", id.trim()));
    wait_until("its end", || command().map_or(true, |line| line.is_empty()));
}

/// Seats a program with a wrong key, which ends with an error; returns what it says.
fn fails(url: &str, args: &[&str]) -> String {
    let mut bot = program();
    bot.args(["bot", "--club", url, "--key", "x", "--cmd", "true"]);
    let ended = bot.args(args).output().unwrap();
    let text = String::from_utf8(ended.stderr).unwrap();
    assert_eq!(ended.status.code(), Some(2), "{url}: {text}");
    text
}

#[test]
fn a_program_whose_club_is_not_there_ends() {
    for (url, cause) in [
        ("http://127.0.0.1:1/", "refused"),
        ("http://[::1]:1/", ""),
        ("https://127.0.0.1:1/", "refused"),
        ("ftp://127.0.0.1/", "http://"),
        ("127.0.0.1:8090", "http://"),
        ("http://no-such-host.invalid/", ""),
    ] {
        let text = fails(url, &[]);
        assert!(text.to_lowercase().contains(cause), "{url}: {text}");
        assert!(text.contains(url.trim_end_matches('/')), "{url}: {text}");
    }
}

/// Reads the head of a request; returns the path.
fn path_of(stream: &TcpStream) -> String {
    let lines = BufReader::new(stream).lines().map(Result::unwrap);
    let head: Vec<String> = lines.take_while(|line| !line.is_empty()).collect();
    head[0].split(' ').nth(1).unwrap().to_owned()
}

fn answer_with(stream: &mut TcpStream, status: u16, answer: &Value) {
    let head = format!("HTTP/1.1 {status} Answer\r\nConnection: close\r\n\r\n");
    let answer = format!("{head}{answer}\n");
    stream.write_all(answer.as_bytes()).unwrap();
}

/// A club with one game, in which the program is to move; it does what it is asked for on the
/// second request. Returns its address, and the paths of the acts.
fn overloaded_club() -> (String, Receiver<String>) {
    const START: &str = "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1";
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/", listener.local_addr().unwrap());
    let (sender, acts) = channel();
    let player = json!({ "id": 1, "name": "Ann", "rating": null });
    let state = json!({ "type": "gameState", "moves": "", "btime": 0, "wtime": 0, "binc": 0,
                        "winc": 0, "status": "started", "winner": null, "bdraw": false,
                        "wdraw": false, "btakeback": false, "wtakeback": false });
    let full = json!({ "type": "gameFull", "id": "7", "rules": "codingame", "limit": null,
                       "board": "8x8", "initialFen": START, "clock": null, "speed": "unlimited",
                       "rated": false, "black": player, "white": player, "state": state });
    let start = json!({ "type": "gameStart", "game": {
        "gameId": "7", "color": "black", "opponent": { "id": 2, "username": "Bob" },
        "rated": false, "isMyTurn": true } });
    let account = json!({ "id": "1", "username": "Bot", "title": "BOT" });
    std::thread::spawn(move || {
        let (mut open, mut count) = (Vec::new(), 0);
        for mut stream in listener.incoming().map(Result::unwrap) {
            let path = path_of(&stream);
            let (status, answer) = match path.as_str() {
                "/api/account" => (200, &account),
                "/api/stream/event" => (200, &start),
                "/api/bot/game/stream/7" => (200, &full),
                _ => {
                    count += 1;
                    let _ = sender.send(path.clone());
                    (if count == 1 { 503 } else { 200 }, &account)
                }
            };
            answer_with(&mut stream, status, answer);
            if path.contains("stream") {
                open.push(stream);
            }
        }
    });
    (url, acts)
}

#[test]
fn a_program_insists_on_what_the_club_is_too_busy_for() {
    let folder = Folder::new();
    let moves = folder.script("first-move.sh", FIRST_MOVE);
    for (cmd, act) in [
        (moves.as_str(), "/api/bot/game/7/move/"),
        ("sh -c 'read side; exit 3'", "/api/bot/game/7/resign"),
    ] {
        let (url, acts) = overloaded_club();
        let _seated = seat(&url, "key", cmd);
        let [first, second] = [(); 2].map(|()| acts.recv_timeout(Duration::from_secs(20)).unwrap());
        assert!(first.starts_with(act), "{first}");
        assert_eq!(first, second);
    }
}

#[test]
fn a_program_hears_that_an_adjourned_game_goes_on() {
    let (_folder, server) = new_club();
    let mut ann = server.member("Ann");
    let mut bot = Visitor::program(&server.url, &ann.key_of_new_bot("Bot"));
    let early = bot.lines("/api/stream/event");
    let game = ann.begin_with_program(&mut bot, "Bot");
    ann.play(game, "b1-b3");
    bot.post(&format!("/api/bot/game/{game}/move/a2-c2"), &json!({}));
    let mut agree = |what: &str| {
        ann.offer(game, what);
        bot.post(&format!("/api/bot/game/{game}/{what}/yes"), &json!({}));
    };
    agree("adjourn");
    agree("resume");
    agree("adjourn");
    let late = bot.lines("/api/stream/event");
    bot.post(&format!("/api/bot/game/{game}/resume/yes"), &json!({}));
    ann.accept(game, "resume");
    ann.resign(game);
    for (mut lines, expected) in [(early, 3), (late, 1)] {
        let kinds = std::iter::from_fn(|| {
            let line = lines.next::<Value>().unwrap().unwrap();
            (line["type"] != "gameFinish").then_some(line["type"].clone())
        });
        assert_eq!(kinds.filter(|kind| kind == "gameStart").count(), expected);
    }
}

#[test]
fn a_program_that_is_ended_while_its_club_is_away_asks_no_more() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/", listener.local_addr().unwrap());
    let mut seated = seat(&url, "key", "true");
    let mut requests = 0;
    let account = json!({ "id": "1", "username": "Bot", "title": "BOT" });
    for mut stream in listener.incoming().map(Result::unwrap) {
        requests += 1;
        if path_of(&stream) == "/api/stream/event" {
            break;
        }
        answer_with(&mut stream, 200, &account);
    }
    // The stream has broken off, and the program waits a second.
    sleep(Duration::from_millis(300));
    send_signal(Signal::INT, seated.0.id());
    assert_eq!(requests, 3);
    listener.set_nonblocking(true).unwrap();
    assert_eq!(seated.0.wait().unwrap().code(), Some(130));
    assert!(listener.accept().is_err(), "it asks again");
}

#[test]
fn programs_that_choose_no_moves_are_refused() {
    let text = fails("http://127.0.0.1:1/", &["--dialect", "cuhk"]);
    assert!(text.contains("choose no moves"), "{text}");
}

#[test]
fn each_request_of_programs_asks_for_the_key() {
    let (_folder, server) = new_club();
    let mut stranger = server.visitor();
    let description = stranger.get("/api/openapi.json");
    let described = description["paths"].as_object().unwrap();
    let of_programs = described
        .iter()
        .filter(|(path, _)| path.starts_with("/api/"));
    let mut count = 0;
    for (path, methods) in of_programs {
        let path = path
            .replace("{act}/{answer}", "draw/no")
            .replace("{answer}", "no");
        let path = path.replace("{act}", "resign").replace("{id}", "1");
        let path = path.replace("{move}", "b1-b3");
        for method in methods.as_object().unwrap().keys() {
            let (status, answer) = stranger.request(&method.to_uppercase(), &path, None);
            assert_eq!(status, 401, "{path}");
            assert_eq!(answer["error"]["code"], "sign-in", "{path}");
            count += 1;
        }
    }
    assert_eq!(count, 8);
    // Nor does any other key do.
    let text = fails(&server.url, &[]);
    assert!(text.contains("the club does not know the key"), "{text}");
}

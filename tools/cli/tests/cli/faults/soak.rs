//! An hour of games and of clients: what is taken is given back.

use super::client::{Server, usage};
use super::room::Room;
use crate::start::Talk;
use serde_json::{Value, json};
use std::fs;
use std::process::Stdio;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{scope, sleep};
use std::time::{Duration, Instant};
use test_support::{Signal, send_signal};

/// What a process used, sample by sample.
struct Samples {
    name: &'static str,
    process: u32,
    taken: Vec<(u64, usize)>,
}

impl Samples {
    /// The most memory and descriptors in a part of the time.
    fn most(&self, from: usize, to: usize) -> (u64, usize) {
        let part = &self.taken[self.taken.len() * from / 4..self.taken.len() * to / 4];
        let memory = part.iter().map(|sample| sample.0).max().unwrap();
        (memory, part.iter().map(|sample| sample.1).max().unwrap())
    }

    /// The last quarter takes no more than the second did, when everything was warm.
    fn check(&self) {
        let (early, late) = (self.most(1, 2), self.most(3, 4));
        println!(
            "{}: {} and {} KiB, {} and {} descriptors",
            self.name, early.0, late.0, early.1, late.1
        );
        assert!(
            late.0 < early.0 + early.0 / 10 + 4096,
            "memory of {}",
            self.name
        );
        assert!(late.1 <= early.1 + 4, "descriptors of {}", self.name);
    }
}

/// A visit to the page: a game against the computer, an analysis, and a sudden end.
fn visit(server: &Server, number: u64) {
    assert!(server.get("/secret-token/").starts_with("HTTP/1.1 200"));
    let mut socket = server.socket();
    let mut moves: Vec<String> = Vec::new();
    for id in 0..20 {
        let game = json!({ "moves": moves });
        let ask = json!({ "type": "move", "id": id, "game": game, "level": 2, "seed": number });
        socket.say(&ask.to_string());
        let answer: Value = loop {
            let heard: Value = serde_json::from_str(&socket.hear()).unwrap();
            if heard["id"] == id && heard["type"] != "found" {
                break heard;
            }
        };
        match answer["findings"]["lines"][0]["move"].as_str() {
            Some(mv) => moves.push(mv.to_owned()),
            None => break,
        }
    }
    assert!(moves.len() > 4, "{moves:?}");
    let ask = json!({ "type": "analyse", "id": 99, "game": { "moves": moves }, "lines": 3, "seconds": 60 });
    socket.say(&ask.to_string());
    socket.hear();
}

/// An engine asked for move after move of game after game, by a program that never ends it.
fn engine_games(engine: &mut Talk, is_over: &AtomicBool) -> u64 {
    let mut games = 0;
    while !is_over.load(Ordering::Relaxed) {
        games += 1;
        engine.say("ucinewgame");
        let mut moves = String::new();
        for _ in 0..100 {
            let go = format!("position startpos moves{moves}\ngo nodes 4000");
            let answer = engine.ask(&go, "bestmove");
            let mv = answer.last().unwrap().split_whitespace().nth(1).unwrap();
            if mv == "(none)" || mv == "0000" {
                break;
            }
            moves.push(' ');
            moves.push_str(mv);
        }
    }
    games
}

/// Sessions of the text program, game after game in one process; each ends with a dump.
fn sessions(session: &mut Talk, is_over: &AtomicBool) {
    let mut number = 0;
    while !is_over.load(Ordering::Relaxed) {
        number += 1;
        session.say(&format!(
            "new\nseed {number}\nlevel 1\nauto black\nauto white\ndump"
        ));
        let lines = session.output.by_ref().map(Result::unwrap);
        let fences = lines.filter(|line| line.ends_with("==="));
        assert_eq!(fences.take(2).count(), 2, "the session has ended");
    }
}

struct SetAtEnd<'a>(&'a AtomicBool);

impl Drop for SetAtEnd<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Processes whose environment has a mark.
fn marked(mark: &str) -> usize {
    let entries = fs::read_dir("/proc").unwrap().flatten();
    entries
        .filter(|entry| {
            let environment = fs::read(entry.path().join("environ")).unwrap_or_default();
            environment
                .split(|byte| *byte == 0)
                .any(|variable| variable == mark.as_bytes())
        })
        .count()
}

#[test]
#[ignore = "takes an hour, or LOA_SOAK_MINUTES"]
fn an_hour_takes_nothing_that_is_not_given_back() {
    let minutes = std::env::var("LOA_SOAK_MINUTES").map_or(60.0, |text| text.parse().unwrap());
    let mark = format!("LOA_SOAK={}", std::process::id());
    let (room, server) = (Room::new(), Server::new());
    let run = |script: &str| {
        let mut command = room.script(&format!("exec {script}"));
        command.env("LOA_SOAK", std::process::id().to_string());
        command.stdin(Stdio::piped()).stderr(Stdio::null());
        command
    };
    let mut engine = Talk::with(&mut run("\"$LOA\" --dialect uci --hash 16"));
    let mut session = Talk::with(&mut run("\"$LOA\""));
    // Its games are fast, and more than there is time for.
    let mut games = run(
        "\"$LOA\" match --games 1000000 --openings random:4 --out games --player 'name=a,dialect=uci,nodes=500,cmd='\"$LOA\"' --dialect uci' \
         --player 'name=b,init=level 1,cmd='\"$LOA\" > match.txt",
    );
    let mut games = games.spawn().unwrap();
    let mut samples = [
        ("server", server.process()),
        ("engine", engine.child.id()),
        ("session", session.child.id()),
        ("match", games.id()),
    ]
    .map(|(name, process)| Samples {
        name,
        process,
        taken: Vec::new(),
    });
    let is_over = AtomicBool::new(false);
    let (visits, played) = scope(|scope| {
        let visits = scope.spawn(|| {
            let mut number = 0;
            while !is_over.load(Ordering::Relaxed) {
                number += 1;
                visit(&server, number);
            }
            number
        });
        let played = scope.spawn(|| engine_games(&mut engine, &is_over));
        scope.spawn(|| sessions(&mut session, &is_over));
        // If a program has gone, the others must be let go as well.
        let end = SetAtEnd(&is_over);
        let begun = Instant::now();
        while begun.elapsed().as_secs_f64() < 60.0 * minutes {
            sleep(Duration::from_millis(if minutes < 5.0 {
                200
            } else {
                5000
            }));
            for samples in &mut samples {
                samples.taken.push(usage(samples.process));
            }
        }
        drop(end);
        (visits.join().unwrap(), played.join().unwrap())
    });
    let matches = fs::read_to_string(room.file("games/games.jsonl"))
        .unwrap()
        .lines()
        .count();
    println!(
        "{minutes} minutes: {visits} visits, {played} games of the engine, {matches} games of the match"
    );
    for samples in &samples {
        samples.check();
    }
    assert!(visits > 0 && played > 0 && matches > 0);
    send_signal(Signal::INT, games.id());
    games.wait().unwrap();
    engine.end();
    session.end();
    drop(server);
    assert_eq!(marked(&mark), 0, "processes that live on");
}

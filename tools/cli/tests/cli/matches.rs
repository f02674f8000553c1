//! `loa match` from the command line.

use crate::folder::{Folder, err, out};
use loa_notation::Record;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// Each side can win with its first move.
const SHORT: &str = "l2l4/8/8/8/8/8/8/L2L4 w - - 0 1\n";

struct Room(Folder);

impl Room {
    fn new() -> Room {
        let folder = Folder::new();
        folder.write("short.txt", SHORT);
        Room(folder)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.file(name)
    }

    /// A player that knows the one position: it wins there, or misses that it could.
    fn player(&self, name: &str, way: &str) -> String {
        let script = test_support::fake("quick.sh");
        let (script, tag) = (script.display(), self.0.path().display());
        format!("--player=name={name},dialect=uci,depth=1,cmd=sh {script} {way} {tag}")
    }

    fn command(&self, flags: &[&str]) -> Command {
        let mut command = self.0.command("match");
        if !flags.iter().any(|flag| flag.starts_with("--openings")) {
            command.arg("--openings=short.txt");
        }
        command.args(flags).stdin(Stdio::null());
        command
    }

    fn run(&self, flags: &[&str]) -> Output {
        self.command(flags).output().unwrap()
    }

    /// The lines of the journal, by the number of the game.
    fn journal(&self) -> BTreeMap<u64, String> {
        let text = fs::read_to_string(self.file("out/games.jsonl")).unwrap_or_default();
        let whole = text
            .split_inclusive('\n')
            .filter(|line| line.ends_with('\n'));
        let mut games = BTreeMap::new();
        for line in whole {
            let value: Value = serde_json::from_str(line).unwrap();
            let number = value["game"].as_u64().unwrap();
            assert_eq!(games.insert(number, line.to_owned()), None, "game {number}");
        }
        games
    }
}

#[test]
fn a_match_ends_with_a_table_and_a_json_file() {
    let room = Room::new();
    let (one, other) = (room.player("one", "win"), room.player("other", "miss"));
    let output = room.run(&[&one, &other, "--games=4", "--json=result.json"]);
    assert!(output.status.success(), "{}", err(&output));
    let table = out(&output);
    for part in ["one against other: 4 won, 0 drawn, 0 lost", "0, 0, 0, 0, 2"] {
        assert!(table.contains(part), "{table}");
    }
    assert!(err(&output).contains("game 2 of 4: other (Black) - one (White): White wins"));
    let shard = room.run(&[&one, &other, "--games=4", "--shard=2/2", "--out=shard"]);
    assert!(err(&shard).contains("game 3 of 4: "), "{}", err(&shard));
    let json: Value = serde_json::from_slice(&fs::read(room.file("result.json")).unwrap()).unwrap();
    assert_eq!(json["ended"], "all-played");
    assert_eq!(json["players"][0]["name"], "one");
    assert_eq!(json["players"][0]["games"]["won"], 4);
    assert_eq!(json["meetings"][0]["pairs"][4], 2);
    assert_eq!(json["meetings"][0]["estimate"]["elo"]["value"], Value::Null);
    assert_eq!(json["meetings"][0]["estimate"]["score"]["value"], 1.0);
}

/// A player ends if it sees a file of somebody else, and wins otherwise.
#[test]
#[cfg(target_os = "linux")]
fn programs_in_a_sandbox_see_only_the_folder_in_which_they_run() {
    let (room, secret) = (Room::new(), tempfile::NamedTempFile::new().unwrap());
    room.0.set_mode("", 0o755);
    fs::copy(test_support::fake("quick.sh"), room.file("quick.sh")).unwrap();
    let script = format!(
        "[ -e '{}' ] && exit\nexec sh ./quick.sh win",
        secret.path().display()
    );
    fs::write(room.file("spy.sh"), script).unwrap();
    let spy = "--player=name=spy,dialect=uci,depth=1,cmd=sh ./spy.sh";
    let other = "--player=name=other,dialect=uci,depth=1,cmd=sh ./quick.sh miss";
    let played = |sandbox| room.run(&[spy, other, "--games=2", sandbox]);
    let (off, on) = (played("--sandbox=off"), played("--sandbox=require"));
    let (off, told, on) = (out(&off), err(&on), out(&on));
    let lost = "spy against other: 0 won, 0 drawn, 2 lost";
    assert!(off.contains(lost), "{off}");
    if told.contains("no sandbox works here") {
        println!("skipped: {told}");
        return;
    }
    let won = "spy against other: 2 won, 0 drawn, 0 lost";
    assert!(on.contains(won), "{on}");
}

/// What can't be run in a sandbox loses no game.
#[test]
#[cfg(target_os = "linux")]
fn a_sandbox_that_cannot_start_a_program_is_told_before_the_first_game() {
    let room = Room::new();
    room.0.set_mode("", 0o755);
    let missing = "#!/no/such/interpreter\n";
    for (name, text, mode) in [
        ("plain", missing, 0o644),
        ("orphan", missing, 0o755),
        ("searched", "#!/usr/bin/env no-such-interpreter\n", 0o755),
        ("alien", "\u{7f}ELF", 0o755),
        ("flood", "#!/bin/sh\nexec yes >&2\n", 0o755),
    ] {
        fs::write(room.file(name), text).unwrap();
        room.0.set_mode(name, mode);
    }
    let absent = "or its interpreter is not there, or not executable\n";
    for (program, why) in [
        ("./nosuch", absent),
        ("./plain", absent),
        ("./orphan", absent),
        ("./searched", "no-such-interpreter"),
        ("./alien", "./alien: "),
    ] {
        let player = format!("--player=cmd={program}");
        let engine = "--player=engine:level=1";
        let output = room.run(&[&player, engine, "--games=2", "--sandbox=require"]);
        let told = err(&output);
        assert_eq!(output.status.code(), Some(2), "{told}");
        if told.contains("no sandbox works here") {
            println!("skipped: {told}");
            return;
        }
        let expected = format!("loa: can't run '{program}': the sandbox does not start it: ");
        assert!(told.starts_with(&expected), "{told}");
        assert!(told.contains(why), "{told}");
    }
    // What only prints errors, without end, is started, and loses.
    let flood = "--player=cmd=./flood,dialect=uci,nodes=1";
    let engine = "--player=engine:level=1";
    let output = room.run(&[
        flood,
        engine,
        "--games=2",
        "--startup=1",
        "--sandbox=require",
    ]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
}

/// Games between engines in the process depend on the seed alone, and are resumed like others.
#[test]
fn engine_players_play_reproducible_games() {
    let players = "--player=engine:level=1 --player=engine:nodes=50,without=proof+killers";
    let line = format!("{players} --board=5x5 --openings=random:2 --out=out");
    let run = |room: &Room, more: &str| {
        let words = line.split(' ').chain(more.split(' '));
        let output = room.run(&words.collect::<Vec<_>>());
        assert!(output.status.success(), "{}", err(&output));
        out(&output)
    };
    let (room, other) = (Room::new(), Room::new());
    let table = run(&room, "--games=12 --threads=3");
    run(&other, "--games=4 --threads=1");
    assert_eq!(run(&other, "--games=12 --threads=2"), table);
    assert_eq!(room.journal(), other.journal());
    let error = err(&room.run(&["--player=engine:speed=1", "--player=engine"]));
    assert!(error.contains("an engine has no 'speed'"), "{error}");
}

/// The rules of a folder go on, whatever the default is.
#[test]
fn a_folder_keeps_its_rules() {
    let room = Room::new();
    let (one, other) = (room.player("one", "win"), room.player("other", "miss"));
    room.run(&[&one, &other, "--rules=berkeley", "--games=2", "--out=out"]);
    let output = room.run(&[&one, &other, "--games=4", "--out=out"]);
    assert!(output.status.success(), "{}", err(&output));
    let told = err(&output);
    assert!(told.starts_with("2 games were played before\n"), "{told}");
    assert_eq!(room.journal().len(), 4);
}

#[test]
fn the_exit_status_is_the_result_of_the_test() {
    for (one, other, status, found) in [
        ("win", "miss", 0, "H1 accepted"),
        ("miss", "win", 1, "H0 accepted"),
    ] {
        let room = Room::new();
        let (one, other) = (room.player("one", one), room.player("other", other));
        let output = room.run(&[&one, &other, "--sprt", "--elo1=400"]);
        assert_eq!(output.status.code(), Some(status), "{}", err(&output));
        assert!(out(&output).contains(found), "{}", out(&output));
        let softened = "Elo counts one more draw for each pair of players, since a player won or \
                        lost every game.\n";
        assert!(out(&output).contains(softened), "{}", out(&output));
    }
    let room = Room::new();
    let (one, other) = (room.player("one", "win"), room.player("other", "win"));
    let output = room.run(&[&one, &other, "--sprt", "--games=2"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(out(&output).contains("not decided yet"));
    let told = "loa: all games are played and the test is not decided: play more games\n";
    assert!(err(&output).ends_with(told));
}

#[test]
fn a_closed_output_does_not_cost_the_json_file() {
    let room = Room::new();
    let players = [room.player("ann", "win"), room.player("bob", "miss")];
    let flags = ["--games=2", "--sprt", "--elo1=5", "--json=result.json"];
    let mut command = room.command(&flags);
    let command = command.args(&players).stdout(Stdio::piped());
    let mut child = command.stderr(Stdio::null()).spawn().unwrap();
    drop(child.stdout.take());
    let undecided = child.wait().unwrap();
    assert_eq!(undecided.code(), Some(2));
    let result = fs::read(room.file("result.json")).unwrap();
    let result: Value = serde_json::from_slice(&result).unwrap();
    assert_eq!(result["games"], 2);
}

#[test]
fn invalid_matches_are_refused() {
    let room = Room::new();
    let one = "--player name=one,cmd=true,dialect=uci,depth=1";
    let pair = format!("{one} --player name=other,cmd=true,dialect=uci,depth=1");
    let short = format!("{pair} --openings short.txt");
    let table = format!(
        "--openings short.txt {one}         | two players at least
        {short} --games=3                   | has to be even
        --openings short.txt {one} --player=dialect=uci | a player needs a program
        {pair} --openings=none.txt          | can't read none.txt
        {pair} --openings=random:x          | 'random:x' is not random:PLIES
        {pair} --openings=even:x            | 'even:x' is not even:PLIES
        {short} --elo1=5                    | --sprt
        {short} --sprt --elo0=5 --elo1=1    | elo0 has to be less"
    );
    room.0.refuses_all("match", &table);
}

/// A match that is killed, again and again, has the same games in the end as one that is not.
#[cfg(unix)]
fn killed_match(moments: impl IntoIterator<Item = usize>) {
    const GAMES: usize = 40;
    let whole = Room::new();
    let room = Room::new();
    let command = |room: &Room| {
        let players = [room.player("one", "win"), room.player("other", "miss")];
        let mut command = room.command(&[&format!("--games={GAMES}"), "--out=out"]);
        command.args(players);
        command
    };
    let run = |room: &Room| {
        let output = command(room).output().unwrap();
        assert!(output.status.success(), "{}", err(&output));
        out(&output)
    };
    let expected = run(&whole);
    for kill_at in moments {
        let mut command = command(&room);
        command.args(["--concurrency", "2"]);
        let errors = fs::File::create(room.file("errors.txt")).unwrap();
        command.stdout(Stdio::null()).stderr(errors);
        let mut child = command.spawn().unwrap();
        while room.journal().len() < kill_at {
            let end = child.try_wait().unwrap();
            let errors = || fs::read_to_string(room.file("errors.txt")).unwrap();
            assert!(end.is_none(), "it ended early: {}", errors());
            sleep(Duration::from_millis(2));
        }
        child.kill().unwrap();
        child.wait().unwrap();
        let kept = room.journal();
        assert!(kept.len() < GAMES, "it was too late to kill it");
    }
    let kept = room.journal();
    assert_eq!(run(&room), expected);
    let games = room.journal();
    assert_eq!(games, whole.journal());
    assert_eq!(games.len(), GAMES);
    assert!(kept.iter().all(|(number, line)| games[number] == *line));
    for number in games.keys() {
        let file = format!("out/games/{number:06}.sgf");
        let text = fs::read_to_string(room.file(&file)).unwrap();
        let record: Record = text.parse().unwrap();
        assert!(record.to_game().unwrap().status().is_over());
    }
    // Nothing is left to play.
    assert_eq!(run(&room), expected);
    let other = room.run(&[
        &room.player("one", "win"),
        &room.player("b", "miss"),
        "--out=out",
    ]);
    assert_eq!(other.status.code(), Some(2));
    assert!(err(&other).contains("is of another run: players"));
}

#[cfg(unix)]
#[test]
fn a_match_that_is_killed_goes_on() {
    killed_match([3, 11, 30]);
}

#[cfg(unix)]
#[test]
#[ignore = "takes long"]
fn a_match_that_is_killed_hundreds_of_times_goes_on() {
    killed_match((0..300).map(|round| round / 9));
}

#[test]
fn what_is_wrong_with_openings_is_told_once() {
    let room = Room::new();
    fs::write(room.file("x.sgf"), "(;GM[9];B[b1-b9])").unwrap();
    let players = ["--player=engine:nodes=1", "--player=engine:nodes=2,name=b"];
    let output = room.run(&[players[0], players[1], "--openings=x.sgf"]);
    assert_eq!(output.status.code(), Some(2));
    let errors = err(&output);
    assert_eq!(
        errors.matches("'b9' is not a square").count(),
        1,
        "{errors}"
    );
}

//! Programs that are killed at any moment, and what they leave behind.

use super::room::Room;
use loa_notation::Record;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::thread::sleep;
use std::time::Duration;

/// Kills a script's program after a time; tells whether it was still at work.
fn kill(room: &Room, script: &str, after: Duration) -> bool {
    let mut child = room
        .script(&format!("exec {script}"))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    sleep(after);
    child.kill().unwrap();
    !child.wait().unwrap().success()
}

/// All files of a folder, in order.
fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(self::files(&path));
        } else {
            let contents = fs::read(&path).unwrap();
            files.push((path, contents));
        }
    }
    files.sort();
    files
}

/// Kills work that can be taken up again, again and again, until it comes to its end; its files are
/// those of undisturbed work.
fn killed_work(command: &str, out: &str, rounds: u64, most_ms: u64) {
    let (room, undisturbed) = (Room::new(), Room::new());
    undisturbed.done(command);
    let mut kills = 0;
    for round in 0..rounds {
        // From one time to any other, but the same ones each time.
        let after = 1 + round * 7919 % most_ms;
        kills += u32::from(kill(&room, command, Duration::from_millis(after)));
    }
    assert!(kills > 0, "it always ended before it could be killed");
    room.done(command);
    let names = |room: &Room| {
        let root = room.file("");
        let relative =
            |(path, bytes): (PathBuf, _)| (path.strip_prefix(&root).unwrap().to_owned(), bytes);
        let all = files(&room.file(out)).into_iter().map(relative);
        all.collect::<Vec<_>>()
    };
    let (killed, expected) = (names(&room), names(&undisturbed));
    assert!(!expected.is_empty());
    assert_eq!(killed.len(), expected.len(), "another number of files");
    for (one, other) in killed.iter().zip(&expected) {
        assert_eq!(one.0, other.0);
        assert!(one.1 == other.1, "{} differs", one.0.display());
    }
}

const SOLVE: &str = "\"$LOA\" solve --board 4x4 --threads 2 --out out";
const MATCH: &str = "\"$LOA\" match --openings short.txt --games 40 --out out --concurrency 2 \
    --player 'name=a,dialect=uci,depth=1,cmd=sh quick.sh win' \
    --player 'name=b,dialect=uci,depth=1,cmd=sh quick.sh miss'";
const DATAGEN: &str =
    "\"$LOA\" datagen --board 5x5 --games 60 --nodes 300 --threads 2 --out data/games";

/// The journal is in the order in which games ended, so the whole is looked at by number.
fn killed_match(rounds: u64) {
    let room = Room::new();
    let mut kills = 0;
    for round in 0..rounds {
        let after = Duration::from_millis(1 + round * 7919 % 60);
        kills += u32::from(kill(&room, MATCH, after));
    }
    assert!(kills > 0);
    room.done(MATCH);
    let journal = fs::read_to_string(room.file("out/games.jsonl")).unwrap();
    let mut numbers: Vec<u64> = journal
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap())
        .map(|game| game["game"].as_u64().unwrap())
        .collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=40).collect::<Vec<u64>>());
    for number in numbers {
        let text = fs::read_to_string(room.file(&format!("out/games/{number:06}.sgf"))).unwrap();
        let record: Record = text.parse().unwrap();
        assert!(record.to_game().unwrap().status().is_over());
    }
}

/// A file that is replaced is the old one or the new one, whole.
fn killed_save(rounds: u64) {
    let room = Room::new();
    // A game long enough for its file to take some time.
    let mut game = "manual white\nlimit 10000\n".to_owned();
    for _ in 0..100 {
        game.push_str("b1-b3\na4-c4\nb3-b1\nc4-a4\n");
    }
    room.write(
        "new.txt",
        &format!("{game}save! game.sgf\nb1-b3\nsave! game.sgf\n"),
    );
    let again = "b1-b3\nsave! game.sgf\nundo\nsave! game.sgf\n".repeat(500);
    room.done("\"$LOA\" new.txt");
    let new = fs::read(room.file("game.sgf")).unwrap();
    room.write("old.txt", &format!("{game}save! game.sgf\n"));
    room.done("\"$LOA\" old.txt");
    let old = fs::read(room.file("game.sgf")).unwrap();
    assert!(old != new && old.len() > 3_000, "{}", old.len());
    room.write("many.txt", &format!("{game}{again}"));
    let (mut olds, mut news) = (0, 0);
    for round in 0..rounds {
        let after = Duration::from_millis(50 + round * 7919 % 900);
        kill(&room, "\"$LOA\" many.txt", after);
        let there = fs::read(room.file("game.sgf")).unwrap();
        olds += u32::from(there == old);
        news += u32::from(there == new);
        assert!(there == old || there == new, "half a file");
    }
    assert!(olds > 0 && news > 0, "{olds} {news}");
}

#[test]
fn a_save_that_is_killed_leaves_a_whole_file() {
    killed_save(15);
}

#[test]
fn training_data_survive_kills() {
    killed_work(DATAGEN, "data", 10, 150);
}

/// The next save removes them. In a container, a program that is started anew often has the same
/// number as the one before.
#[test]
fn files_left_by_killed_programs_are_removed() {
    let room = Room::new();
    let leave = "echo half > game.sgf.$$.part; echo half > game.sgf.4194305.part";
    room.done(&format!("{leave}; exec \"$LOA\" --strict save.txt"));
    assert!(room.file("game.sgf").exists());
    let left = |name: &str| name.ends_with(".part");
    let names = fs::read_dir(room.file("")).unwrap();
    assert!(
        !names
            .map(|entry| entry.unwrap().file_name())
            .any(|name| left(&name.to_string_lossy()))
    );
}

#[test]
#[ignore = "takes long"]
fn work_killed_hundreds_of_times_ends_as_if_undisturbed() {
    killed_work(SOLVE, "out", 300, 61);
    killed_work(DATAGEN, "data", 300, 150);
    killed_match(300);
    killed_save(300);
}

//! Shards of long commands: together they have the bytes of a single run, whatever is killed.

use crate::folder::{Folder, err, out};
use crate::start::wait_for;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::ops::Deref;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A long command with all that it needs, in a folder of its own.
struct Work {
    folder: Folder,
    command: &'static str,
    /// Options of a single run that `loa merge` takes instead.
    of_merge: &'static str,
}

const DATAGEN: &str = "datagen --board 5x5 --games 31 --nodes 60 --threads 2";
const MATCH: &str = "match --player engine:name=a,nodes=60 --player engine:name=b,nodes=30 \
    --board 5x5 --openings random:3 --games 20";
const SPRT: &str = "match --player engine:name=a,nodes=90 --player engine:name=b,nodes=400 \
    --board 5x5 --openings random:3 --games 60 --sprt --elo0 0 --elo1 200";
const PUZZLES: &str = "puzzles --selfplay 7 --seed 2 --nodes 300 --max 3 --proof-nodes 5000 \
    --board 6x6";
const ANALYZE: &str = "analyze --folder games --nodes 60 --hash 1";
const VERIFY: &str = "tables verify tables --threads 1";

impl Deref for Work {
    type Target = Folder;

    fn deref(&self) -> &Folder {
        &self.folder
    }
}

impl Work {
    fn new(command: &'static str) -> Work {
        let work = Work {
            folder: Folder::new(),
            command,
            of_merge: if command == PUZZLES { "--count 3" } else { "" },
        };
        if command == ANALYZE {
            fs::create_dir(work.file("games")).unwrap();
            for number in 1..=5 {
                let sgf = format!("(;GM[9];B[b1-b3];W[a{}-c{0}];B[c1-c3])", number + 1);
                fs::write(work.file(&format!("games/{number}.sgf")), sgf).unwrap();
            }
            work.write("games/bad.sgf", "(;GM[9];B[b1-");
        }
        if command == VERIFY {
            work.done("solve --board 4x4 --out tables");
        }
        work
    }

    #[track_caller]
    fn done(&self, line: &str) -> Output {
        let output = self.folder.loa(line);
        assert!(output.status.success(), "{line}: {}", err(&output));
        output
    }

    /// Runs a command that may have found a test's H0.
    #[track_caller]
    fn ended(&self, line: &str) -> Output {
        let output = self.folder.loa(line);
        let (status, errors) = (i32::from(self.command == SPRT), err(&output));
        assert_eq!(output.status.code(), Some(status), "{line}: {errors}");
        output
    }

    /// The bytes of a single run.
    fn single(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let Work {
            command, of_merge, ..
        } = self;
        self.ended(&format!("{command} {of_merge} --out single"));
        self.contents("single")
    }

    fn shard(&self, shard: u32, count: u32) -> String {
        format!("{} --shard {shard}/{count} --out part{shard}", self.command)
    }

    fn merged(&self, count: u32) -> BTreeMap<PathBuf, Vec<u8>> {
        // The order of the files means nothing.
        let parts: Vec<String> = (1..=count)
            .rev()
            .map(|part| format!("part{part}"))
            .collect();
        let line = format!("merge {} {} --out merged", parts.join(" "), self.of_merge);
        let output = self.ended(&line);
        let result = json(&output);
        assert!(result["counts"].is_object(), "{result}");
        self.contents("merged")
    }
}

/// The one line that is printed.
fn json(output: &Output) -> Value {
    let text = out(output);
    assert_eq!(text.matches('\n').count(), 1, "{text}");
    serde_json::from_str(&text).unwrap()
}

/// Shards have the bytes of a single run; a finished one is left alone.
#[track_caller]
fn shards_make_a_single_run(command: &'static str) {
    const SHARDS: u32 = 3;
    let work = Work::new(command);
    let single = work.single();
    for shard in 1..=SHARDS {
        let output = work.done(&work.shard(shard, SHARDS));
        let result = json(&output);
        assert_eq!(result["shard"], format!("{shard}/{SHARDS}"));
        assert_eq!(result["before"], false);
        let name = format!("part{shard}");
        let before = fs::read(work.file(&name)).unwrap();
        let again = work.done(&work.shard(shard, SHARDS));
        assert_eq!(json(&again)["before"], true);
        assert_eq!(json(&again)["sha256"], result["sha256"]);
        assert!(err(&again).contains(&format!("{name} was finished before")));
        assert_eq!(fs::read(work.file(&name)).unwrap(), before);
        assert!(!work.file(&format!("{name}.part")).exists());
    }
    assert!(work.merged(SHARDS) == single);
    damaged_shards_are_rejected(&work, SHARDS);
}

/// What is wrong in a shard, the first of some, is never taken for right.
#[track_caller]
fn damaged_shards_are_rejected(work: &Work, count: u32) {
    let parts: String = (1..=count).map(|part| format!("part{part} ")).collect();
    let bytes = fs::read(work.file("part1")).unwrap();
    for at in [3, bytes.len() / 2, bytes.len() - 3] {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1;
        work.write("part1", damaged);
        let output = work.loa(&format!("merge {parts} {} --out other", work.of_merge));
        // What is damaged after the last game that counts does no harm.
        if output.status.code() != Some(2) {
            let is_same = work.contents("other") == work.contents("single");
            assert!(is_same, "byte {at}");
        }
    }
    work.write("letter", "Dear all,\n");
    let complaint = "letter: it is not a shard's file";
    work.refuses("merge letter --out other", complaint);
}

#[test]
fn shards_of_self_play() {
    shards_make_a_single_run(DATAGEN);
}

#[test]
fn shards_of_a_match() {
    shards_make_a_single_run(MATCH);
}

#[test]
fn shards_of_a_test() {
    shards_make_a_single_run(SPRT);
}

#[test]
fn shards_of_puzzles() {
    shards_make_a_single_run(PUZZLES);
}

#[test]
fn shards_of_an_analysis() {
    shards_make_a_single_run(ANALYZE);
}

#[test]
fn shards_of_a_verification() {
    shards_make_a_single_run(VERIFY);
}

/// Positions are counted where the shards are put together.
#[test]
fn positions_are_counted_in_global_order() {
    let work = Work::new(DATAGEN);
    let line = "datagen --board 5x5 --positions 80 --nodes 60 --threads 1 --out single";
    let single = json(&work.done(line));
    for shard in 1..=2 {
        work.done(&work.shard(shard, 2));
    }
    let merged = json(&work.done("merge part1 part2 --positions 80 --out merged"));
    assert_eq!(merged["sha256"], single["sha256"]);
    work.refuses(
        "merge part1 part2 --positions 99999 --out other",
        "positions, not 99999",
    );
    work.refuses(
        "merge part1 part2 --count 3 --out other",
        "--count is for shards of",
    );
    assert!(!work.file("other").exists());
}

/// A test is decided by the pairs before the first that is missing.
#[test]
fn a_match_so_far() {
    let work = Work::new(MATCH);
    let so_far = |parts: &str| {
        let result = json(&work.done(&format!("merge {parts} --so-far")));
        (result["games"].as_u64().unwrap(), result["ended"].clone())
    };
    let line = |shard: u32, games: u32| {
        let line = work.shard(shard, 2);
        line.replace("--games 20", &format!("--games {games}"))
    };
    work.done(&line(1, 8));
    assert_eq!(so_far("part1"), (2, Value::Null));
    work.done(&line(2, 8));
    assert_eq!(so_far("part1 part2"), (8, Value::from("all-played")));
    work.done(&line(1, 20));
    assert_eq!(so_far("part1 part2"), (10, Value::Null));
    work.refuses(
        "merge part1 part2 --out merged",
        "part2 ends before it, other shards go on",
    );
    work.done(&line(2, 20));
    let single = work.single();
    assert!(work.merged(2) == single);
    // A folder with some of the games gets the others, one with other games nothing.
    let journal = work.file("merged/games.jsonl");
    let text = fs::read_to_string(&journal).unwrap();
    fs::write(&journal, &text[..text.len() / 2]).unwrap();
    assert!(work.merged(2) == single);
    let lines = text
        .lines()
        .map(|line| line.split_once(",\"crc32\"").unwrap().0);
    let old: String = lines.map(|line| format!("{line}}}\n")).collect();
    fs::write(&journal, old.replacen("\"plies\":", "\"plies\":1", 1)).unwrap();
    let merge = "merge part1 part2 --out merged";
    for name in ["match.json", "games/000001.sgf"] {
        work.refuses(&format!("{merge} --json merged/{name}"), "it is the input");
    }
    work.refuses(merge, "merged: game 1 is not that of the shards");
}

/// Kills shards at many moments; what is there in the end is as if nothing had happened.
#[track_caller]
fn killed_shards(command: &'static str, rounds: u64) {
    let (work, undisturbed) = (Work::new(command), Work::new(command));
    let begun = Instant::now();
    undisturbed.done(&undisturbed.shard(1, 2));
    let most = begun.elapsed().as_micros() as u64;
    let expected = fs::read(undisturbed.file("part1")).unwrap();
    let mut kills = 0;
    for round in 0..rounds {
        let mut child = work.command(&work.shard(1, 2));
        let child = child.stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = child.spawn().unwrap();
        // From one time to any other, but the same ones each time.
        sleep(Duration::from_micros(round * 7919 * 1000 % most.max(1)));
        child.kill().unwrap();
        kills += u32::from(!child.wait().unwrap().success());
        let there = fs::read(work.file("part1"));
        let is_whole = there.is_err() || there.unwrap() == expected;
        assert!(is_whole, "it is complete or not there");
    }
    assert!(kills > 0, "it always ended before it could be killed");
    let told = err(&work.done(&work.shard(1, 2)));
    let is_same = fs::read(work.file("part1")).unwrap() == expected;
    assert!(is_same, "{told}");
    assert!(!work.file("part1.part").exists());
}

#[test]
fn killed_shards_go_on() {
    for command in [DATAGEN, MATCH, PUZZLES, ANALYZE, VERIFY] {
        killed_shards(command, 6);
    }
}

#[test]
#[ignore = "takes long"]
fn shards_killed_a_hundred_times_go_on() {
    for command in [MATCH, PUZZLES, ANALYZE, VERIFY] {
        killed_shards(command, 100);
    }
    killed_shards(DATAGEN, 300);
}

const ENDLESS: &str = "datagen --board 5x5 --games 1000000 --nodes 60 --threads 1 --out endless";

/// A shell starts the program and is killed; the file is free again soon.
#[cfg(target_os = "linux")]
#[test]
fn a_process_ends_with_its_parent() {
    let work = Work::new(DATAGEN);
    let script = format!("\"$LOA\" {ENDLESS} --parent $$ & wait");
    let mut shell = Command::new("sh");
    shell.args(["-c", &script]).current_dir(work.path());
    shell.env("LOA", crate::start::LOA);
    let mut shell = shell.stderr(Stdio::null()).spawn().unwrap();
    wait_for("it begins", || {
        let part = work.file("endless.part").metadata();
        part.is_ok_and(|data| data.len() > 1000)
    });
    shell.kill().unwrap();
    shell.wait().unwrap();
    let free = || {
        let mut options = fs::File::options();
        let part = options.write(true).open(work.file("endless.part"));
        part.unwrap().try_lock().is_ok()
    };
    wait_for("it ends", free);
    // A parent that is not the parent ends it at once.
    let output = work.loa(&format!("{ENDLESS} --parent 1"));
    assert!(!output.status.success());
}

#[test]
fn options_that_do_not_fit_are_refused() {
    let folder = Folder::new();
    let table = "
        datagen --games 3 --out a --shard 3/2                       | invalid shard
        datagen --positions 3 --out a --shard 1/2                   | cannot be used with
        match --player engine --player engine:level=1 --shard 1/2   | --out
        puzzles --selfplay 1 --out a --shard 1/2 --count 3          | cannot be used with
        analyze --folder . --nodes 5                                | --out
        analyze --folder . --nodes 5 --out a                        | . has no files of games
        tables verify . --shard 1/2                                 | --out
        merge missing --out a                                       | can't use missing
        merge --out a                                               | required
        merge missing                                               | --out";
    folder.refuses_all("", table);
    folder.assert_is_empty();
}

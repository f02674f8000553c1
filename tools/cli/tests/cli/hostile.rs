//! Hostile files at every option and argument that takes a path.

use crate::start::{LOA, loa, run};
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use test_support::hostile::{Door, Hostile, pipe};
use test_support::repository;

const OF_LOA: &[Door] = &[
    ">loa --log @ --strict",
    "<loa --net @",
    "<loa --tables @",
    "~loa @",
    ">loa %commands @",
    "<loa %commands out @",
    "<loa analyze --game @",
    "<loa analyze --folder @ --out out --nodes 1",
    ">loa analyze --folder %games --out @ --nodes 1",
    "<loa analyze --net @ --nodes 1",
    "<loa analyze --tables @ --nodes 1",
    ">loa analyze --game %games/a.sgf --svg @ --nodes 1",
    ">loa analyze --game %games/a.sgf --sgf @ --nodes 1",
    ">loa datagen --out @ --games 1 --nodes 1",
    "<loa draw --game @ --out out.svg",
    ">loa draw --out @",
    "<loa graph --game @ --out out.svg --depth 1",
    ">loa graph --out @ --depth 1",
    "<loa graph --tables @ --out out.svg --depth 1",
    "<loa grade @",
    "+loa grade %submissions --out @",
    ">loa grade %submissions --csv @",
    "+loa grade %submissions --junit @",
    "+loa grade %submissions --gradescope @",
    "=loa grade --class @",
    "=loa grade --client @",
    "/loa manual @",
    "<loa match --player engine:name=a,nodes=1 --player engine:name=b,nodes=1 --games 2 --openings @",
    "/loa match --player engine:name=a,nodes=1 --player engine:name=b,nodes=1 --games 2 --out @",
    ">loa match --player engine:name=a,nodes=1 --player engine:name=b,nodes=1 --games 2 --json @",
    "<loa merge @ --out out",
    ">loa merge %games.bin --out @",
    ">loa merge %match --out out --json @",
    ">loa merge %puzzles --out out --list @",
    ">loa play --log @ --strict",
    "<loa play --net @",
    "<loa play --tables @",
    "~loa play @",
    ">loa play %commands @",
    "<loa play %commands out @",
    "<loa probe --tables @ --position lL1/3/1l1",
    "<loa serve --tables @ --listen 127.0.0.1:0",
    "/loa solve --board 3x3 --out @",
    "<loa prove --board 4x4 --memory 1MiB --model @",
    "<loa prove --board 4x4 --memory 1MiB --tables @",
    ">loa prove --board 4x4 --memory 1MiB --out @",
    ">loa prove --board 4x4 --memory 1MiB --checkpoint @",
    "<loa puzzles --from @ --out out",
    ">loa puzzles --from %games/a.sgf --out @",
    ">loa puzzles --from %games/a.sgf --out out --list @",
    "<loa puzzles --from %games/a.sgf --out out --add @",
    "<loa puzzles --check @",
    "<loa check-proof @",
    "<loa tables stats @",
    "<loa tables verify @",
    ">loa tables verify %tables --out @",
    "<loa train --data @ --out out",
    ">loa train --data %games.bin --out @",
    ">loa train --data %games.bin --out out --checkpoint @",
    ">loa train --data %games.bin --out out --curve @",
    ">loa club --file @",
    "<loa club --listen 127.0.0.1:0 --tls-key %nul.txt --tls-cert @",
    "<loa club --listen 127.0.0.1:0 --tls-cert %nul.txt --tls-key @",
    "<loa club --module @ --tls-cert missing --tls-key missing",
    ">loa club serve --file @",
    "<loa club serve --listen 127.0.0.1:0 --tls-key %nul.txt --tls-cert @",
    "<loa club serve --listen 127.0.0.1:0 --tls-cert %nul.txt --tls-key @",
    "<loa club serve --module @ --tls-cert missing --tls-key missing",
    "<loa club backup copy --file @",
    ">loa club backup --file %club.db @",
    ">loa club restore %club.db --file @",
    "<loa club restore @",
    "<loa club check --file @",
];

const OF_TEST_LOA: &[Door] = &["<test-loa @", "/test-loa %commands.in --out-dir @"];

/// What the doors need besides: files, and the commands that write the others.
fn with_files(hostile: Hostile) -> Hostile {
    let submission = hostile.path("submissions/ada");
    fs::create_dir_all(&submission).unwrap();
    fs::write(submission.join("LinesOfAction.cpp"), "#error none\n").unwrap();
    fs::create_dir(hostile.path("games")).unwrap();
    let game = repository("docs/book/desk/game.sgf");
    fs::copy(game, hostile.path("games/a.sgf")).unwrap();
    fs::create_dir(hostile.path("scripts")).unwrap();
    fs::write(hostile.path("scripts/a.in"), "#* true\n").unwrap();
    fs::write(hostile.path("commands"), "quit\n").unwrap();
    fs::write(hostile.path("commands.in"), "#* true\nquit\n").unwrap();
    for command in [
        "datagen --games 2 --nodes 1 --out games.bin",
        "match --player engine:name=a,nodes=1 --player engine:name=b,nodes=1 --games 2 \
         --shard 1/1 --out match",
        "merge match --out match-folder",
        "puzzles --from games/a.sgf --shard 1/1 --nodes 1 --out puzzles",
        "solve --board 3x3 --out tables",
    ] {
        let mut program = loa(command.split_whitespace());
        let output = run(program.current_dir(hostile.path("")), b"");
        assert!(output.status.success(), "{command}: {output:?}");
    }
    hostile
}

/// Opens a club for a moment.
fn make_club(path: &Path) {
    let mut command = Command::new(LOA);
    command
        .args(["club", "--listen", "127.0.0.1:0", "--file"])
        .arg(path);
    let mut club = command.stdout(Stdio::piped()).spawn().unwrap();
    let said = BufReader::new(club.stdout.take().unwrap()).lines();
    assert!(
        said.map_while(Result::ok)
            .any(|line| line.contains("Ctrl-C"))
    );
    club.kill().unwrap();
    club.wait().unwrap();
}

#[test]
fn no_hostile_file_stops_loa() {
    let hostile = with_files(Hostile::new());
    make_club(&hostile.path("club.db"));
    let [program, _] = loa_cli::commands();
    hostile.walk(Path::new(LOA), &program, OF_LOA);
}

#[test]
fn no_hostile_file_stops_test_loa() {
    let hostile = with_files(Hostile::new());
    let [_, harness] = loa_cli::commands();
    let program = Path::new(env!("CARGO_BIN_EXE_test-loa"));
    hostile.walk(program, &harness, OF_TEST_LOA);
}

/// Files of folders that commands read, write or go on with.
const FOLDERS: &[(&str, &[&str])] = &[
    ("tables verify %tables", &["manifest.json", "2v2.tier"]),
    ("tables stats %tables", &["1v1.tier"]),
    (
        "solve --board 3x3 --out %tables",
        &["1v2.tier", "manifest.json"],
    ),
    ("analyze --folder %games --out out --nodes 1", &["b.sgf"]),
    (
        "match --player engine:name=a,nodes=1 --player engine:name=b,nodes=1 --games 2 \
         --out %match-folder",
        &["match.json", "games.jsonl", "lock"],
    ),
    (
        "grade %submissions",
        &["grades.jsonl.part", "grades.jsonl.begun"],
    ),
];

#[test]
fn no_hostile_file_in_a_folder_stops_loa() {
    let hostile = with_files(Hostile::new());
    hostile.walk_folders(Path::new(LOA), FOLDERS);
}

#[test]
fn no_hostile_file_in_a_folder_stops_test_loa() {
    let hostile = with_files(Hostile::new());
    let program = Path::new(env!("CARGO_BIN_EXE_test-loa"));
    let files = ["b.in", "a.std", "a.out", "a.err"];
    hostile.walk_folders(program, &[("--all %scripts", &files)]);
}

#[test]
fn no_hostile_file_that_is_typed_stops_a_game() {
    let hostile = Hostile::new();
    pipe(&hostile.path("fifo"));
    for file in ["fifo", "endless", "sparse", "long.sgf", "deep.sgf"] {
        let path = hostile.path(file).display().to_string();
        let berkeley = format!("load {path}\nsave {path}.d/x.sgf\nb1-b3\nquit\n");
        let uci = format!(
            "setoption name EvalFile value {path}\nsetoption name Tables value {path}\nquit\n"
        );
        for (dialect, input) in [("berkeley", berkeley), ("uci", uci)] {
            let output = run(&mut loa(["--dialect", dialect]), input.as_bytes());
            assert!(output.status.success(), "{dialect} {file}: {output:?}");
            let both = [output.stdout, output.stderr].concat();
            let told = String::from_utf8(both).unwrap();
            assert!(told.matches(&path).count() > 1, "{dialect} {file}: {told}");
        }
    }
}

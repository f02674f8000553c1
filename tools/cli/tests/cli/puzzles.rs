//! Puzzles looked for from the command line.

use crate::start;
use loa_notation::read_records;
use loa_review::Puzzle;
use std::fs;
use std::process::Output;

fn puzzles(flags: &[&str]) -> Output {
    start::run(start::loa(["puzzles"]).args(flags), b"")
}

#[test]
fn puzzles_are_found_in_self_play_and_again_in_files() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (out, list) = (file("p.sgf"), file("p.txt"));
    let flags = [
        "--selfplay",
        "6",
        "--seed",
        "2",
        "--nodes",
        "500",
        "--max",
        "3",
        "--proof-nodes",
        "20000",
        "--out",
        &out,
        "--list",
        &list,
    ];
    let output = puzzles(&flags);
    assert!(output.status.success(), "{output:?}");
    let found: Vec<Puzzle> = read_list(&list);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(
        text.starts_with(&format!("6 games, {} puzzle", found.len())),
        "{text}"
    );
    let records = read_records(&fs::read_to_string(&out).unwrap()).unwrap();
    assert_eq!(records.len(), found.len());
    assert!(
        found
            .iter()
            .all(|puzzle| (2..=3).contains(&puzzle.task.moves()))
    );

    // What is won in the puzzle is won in its solution, which is a game.
    let again = file("again.txt");
    let flags = [
        "--from",
        &out,
        "--max",
        "3",
        "--out",
        &file("again.sgf"),
        "--list",
        &again,
    ];
    let output = puzzles(&[&flags[..], &["--per-game", "9"]].concat());
    assert!(output.status.success(), "{output:?}");
    let wins = |puzzles: &[Puzzle]| {
        let wins = puzzles
            .iter()
            .filter(|puzzle| puzzle.task.to_string().starts_with("win"));
        wins.map(Puzzle::to_string).collect::<Vec<String>>()
    };
    let known = wins(&read_list(&again));
    for puzzle in wins(&found) {
        assert!(known.contains(&puzzle), "{puzzle} not in {known:#?}");
    }
}

fn read_list(path: &str) -> Vec<Puzzle> {
    let text = fs::read_to_string(path).unwrap();
    text.lines().map(|line| line.parse().unwrap()).collect()
}

#[test]
fn finding_no_puzzle_is_status_1() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(file("g.sgf"), "(;GM[9];B[b1-b3];W[a2-c2])").unwrap();
    let output = puzzles(&[
        "--from",
        &file("g.sgf"),
        "--nodes",
        "100",
        "--out",
        &file("p.sgf"),
    ]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert_eq!(output.stdout, b"1 game, 0 puzzles\n");
    assert!(!fs::exists(file("p.sgf")).unwrap());
}

#[test]
fn bad_arguments_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(file("empty.sgf"), "").unwrap();
    let (out, empty, nowhere) = (file("p.sgf"), file("empty.sgf"), file("no/p.sgf"));
    for (flags, complaint) in [
        (["--out", &out].as_slice(), "--from"),
        (&["--selfplay", "1"], "--out"),
        (
            &["--selfplay", "1", "--out", &out, "--min", "4", "--max", "3"],
            "--min 4 is more than --max 3",
        ),
        (&["--selfplay", "1", "--out", &nowhere], "can't write"),
        (
            &["--from", &empty, "--out", &out],
            "empty.sgf can't be used",
        ),
        (
            &["--from", "no-such-file.sgf", "--out", &out],
            "no-such-file.sgf can't be used",
        ),
        (
            &["--selfplay", "1", "--out", &out, "--rules", "chess"],
            "'chess' is not a rule set",
        ),
    ] {
        let output = puzzles(flags);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let message = String::from_utf8(output.stderr).unwrap();
        assert!(message.contains(complaint), "{message}");
    }
}

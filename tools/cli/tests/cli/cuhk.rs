//! `loa --dialect cuhk`, and the flags that it shares with the other dialects.

use crate::start;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;
use tempfile::TempDir;

fn loa(flags: &[&str], folder: &TempDir, input: &[u8]) -> Output {
    start::run(start::loa(flags).current_dir(folder), input)
}

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// What a run that goes well prints.
#[track_caller]
fn printed(flags: &[&str], folder: &TempDir, input: &str) -> String {
    let output = loa(flags, folder, input.as_bytes());
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && errors.is_empty(), "{errors}");
    String::from_utf8(output.stdout).unwrap()
}

fn golden(name: &str) -> (PathBuf, String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../testdata/cuhk")
        .join(name);
    let text = fs::read_to_string(&path).unwrap();
    (path, text)
}

#[test]
fn the_sample_run_through_pipes_and_files() {
    let folder = folder();
    let (input, moves) = golden("sample-begin.in");
    let (_, expected) = golden("sample-begin.out");
    assert_eq!(printed(&["--dialect", "cuhk"], &folder, &moves), expected);
    let input = input.to_str().unwrap();
    assert_eq!(
        printed(&["--dialect", "cuhk", input, "out"], &folder, ""),
        ""
    );
    assert_eq!(
        fs::read_to_string(folder.path().join("out")).unwrap(),
        expected
    );
}

#[test]
fn the_computer_s_moves_are_printed_as_if_typed() {
    let folder = folder();
    let flags = [
        "--dialect=cuhk",
        "--auto=W",
        "--level=1",
        "--seed=1",
        "--log=log",
    ];
    let output = printed(&flags, &folder, "a2 c4 nonsense a2");
    let log = fs::read_to_string(folder.path().join("log")).unwrap();
    let (black, white) = log.trim_end().split_once('\n').unwrap();
    assert_eq!(black, "a2 c4");
    assert!(
        output.contains(&format!("W's move: {white}\n  a b c d")),
        "{output}"
    );
    assert!(output.ends_with("B's move: Invalid move. Try again!\nB's move: "));
}

#[test]
fn the_log_of_a_game_leads_to_its_end() {
    let folder = folder();
    let machines = ["--auto=B", "--auto=W", "--level=1", "--seed=3"];
    let flags = [&["--dialect=cuhk", "--log=log"], &machines[..]].concat();
    let played = printed(&flags, &folder, "");
    let replayed = printed(&["--dialect=cuhk", "log"], &folder, "");
    let end = |output: &str| output.rsplit_once("'s move: ").unwrap().1.to_owned();
    assert!(replayed.ends_with("!\n"), "{replayed}");
    assert_eq!(end(&replayed), end(&played).split_once('\n').unwrap().1);
}

#[test]
fn start_positions_can_be_chosen() {
    let board = |start: &str| printed(&["--dialect=cuhk", "--start", start], &folder(), "");
    assert!(board("sides").contains("\n1 B . . . . . . B\n"));
    assert!(board("standard").contains("\n1 W . . . . . . W\n"));
    let scrambled = board("scrambled");
    assert!(
        scrambled.contains("\n0 . B W B W B W .\n1 W . . . . . . B\n"),
        "{scrambled}"
    );
}

#[test]
fn strict_ends_at_the_first_invalid_move() {
    let output = loa(
        &["--dialect=cuhk", "--strict"],
        &folder(),
        b"a2 c4 c4 a2 c0 c8",
    );
    assert_eq!(output.status.code(), Some(1));
    assert!(
        output
            .stdout
            .ends_with(b"W's move: Invalid move. Try again!\n")
    );
}

#[test]
fn conflicting_flags_are_refused() {
    for flags in [
        &["--dialect=cuhk", "--display"][..],
        &["--dialect=cuhk", "--auto=red"],
        &["--dialect=cuhk", "--level=11"],
        &["--dialect=cuhk", "missing"],
        &["--dialect=gamesman", "--auto=W"],
        &["--dialect=gamesman", "--start=sides"],
        &["--dialect=gamesman", "--level=1"],
    ] {
        let output = loa(flags, &folder(), b"");
        assert_eq!(output.status.code(), Some(2), "{flags:?}");
        assert!(!output.stderr.is_empty());
    }
}

#[test]
fn berkeley_flags_act_like_typed_commands() {
    let folder = folder();
    let flags = [
        "--start=sides",
        "--level=1",
        "--seed=1",
        "--auto=B",
        "--log=log",
    ];
    let by_flags = printed(&flags, &folder, "dump\n");
    let typed = "start sides\nlevel 1\nseed 1\nauto black\nmanual white\ndump\n";
    let by_input = printed(&[], &folder, &format!("manual white\n{typed}"));
    let dump = |output: &str| output.split("===\n").nth(1).unwrap().to_owned();
    assert_eq!(dump(&by_flags), dump(&by_input));
    assert_eq!(by_flags.matches("* ").count(), 1, "{by_flags}");
    let replayed = printed(&["log"], &folder, "");
    assert_eq!(dump(&replayed), dump(&by_flags));
    let neither_typed = printed(&["--auto=black", "--auto=W", "--level=1"], &folder, "");
    assert!(neither_typed.contains("* Tie game.") || neither_typed.contains(" wins."));
}

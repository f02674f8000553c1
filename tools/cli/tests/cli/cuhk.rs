//! `loa --dialect cuhk`, and the flags that it shares with the other dialects.

use crate::folder::{Folder, out};
use std::fs;
use std::path::PathBuf;
use test_support::repository;

fn golden(name: &str) -> (PathBuf, String) {
    let path = repository("testdata/cuhk").join(name);
    let text = fs::read_to_string(&path).unwrap();
    (path, text)
}

#[test]
fn the_sample_run_through_pipes_and_files() {
    let folder = Folder::new();
    let (input, moves) = golden("sample-begin.in");
    let (_, expected) = golden("sample-begin.out");
    assert_eq!(folder.printed("--dialect cuhk", &moves), expected);
    let line = format!("--dialect cuhk \"{}\" out", input.display());
    assert_eq!(folder.printed(&line, ""), "");
    assert_eq!(folder.read("out"), expected);
}

#[test]
fn the_computer_s_moves_are_printed_as_if_typed() {
    let folder = Folder::new();
    let line = "--dialect=cuhk --auto=W --level=1 --seed=1 --log=log";
    let output = folder.printed(line, "a2 c4 nonsense a2");
    let log = folder.read("log");
    let (black, white) = log.trim_end().split_once('\n').unwrap();
    assert_eq!(black, "a2 c4");
    let shown = format!("W's move: {white}\n  a b c d");
    assert!(output.contains(&shown), "{output}");
    assert!(output.ends_with("B's move: Invalid move. Try again!\nB's move: "));
}

#[test]
fn the_log_of_a_game_leads_to_its_end() {
    let folder = Folder::new();
    let machines = "--auto=B --auto=W --level=1 --seed=3";
    let line = format!("--dialect=cuhk --log=log {machines}");
    let played = folder.printed(&line, "");
    let replayed = folder.printed("--dialect=cuhk log", "");
    let end = |output: &str| output.rsplit_once("'s move: ").unwrap().1.to_owned();
    assert!(replayed.ends_with("!\n"), "{replayed}");
    assert_eq!(end(&replayed), end(&played).split_once('\n').unwrap().1);
}

#[test]
fn start_positions_can_be_chosen() {
    let folder = Folder::new();
    for (start, shown) in [
        ("sides", "\n1 B . . . . . . B\n"),
        ("standard", "\n1 W . . . . . . W\n"),
        ("scrambled", "\n0 . B W B W B W .\n1 W . . . . . . B\n"),
    ] {
        let board = folder.printed(&format!("--dialect=cuhk --start {start}"), "");
        assert!(board.contains(shown), "{board}");
    }
}

#[test]
fn strict_ends_at_the_first_invalid_move() {
    let output = Folder::new().given("--dialect=cuhk --strict", b"a2 c4 c4 a2 c0 c8");
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).ends_with("W's move: Invalid move. Try again!\n"));
}

#[test]
fn berkeley_flags_act_like_typed_commands() {
    let folder = Folder::new();
    let flags = "--start=sides --level=1 --seed=1 --auto=B --log=log";
    let by_flags = folder.printed(flags, "dump\n");
    let typed = "start sides\nlevel 1\nseed 1\nauto black\nmanual white\ndump\n";
    let by_input = folder.printed("", format!("manual white\n{typed}"));
    let dump = |output: &str| output.split("===\n").nth(1).unwrap().to_owned();
    assert_eq!(dump(&by_flags), dump(&by_input));
    assert_eq!(by_flags.matches("* ").count(), 1, "{by_flags}");
    let replayed = folder.printed("log", "");
    assert_eq!(dump(&replayed), dump(&by_flags));
    let neither_typed = folder.printed("--auto=black --auto=W --level=1", "");
    assert!(neither_typed.contains("* Tie game.") || neither_typed.contains(" wins."));
}

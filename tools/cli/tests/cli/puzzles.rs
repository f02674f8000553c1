//! Puzzles looked for from the command line.

use crate::start;
use loa::Outcome;
use loa_notation::{Record, read_records};
use loa_review::{Puzzle, PuzzleTask};
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
        "3",
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
    for (record, puzzle) in records.iter().zip(&found) {
        assert_lines(record, puzzle);
    }
    // As an editor saves it.
    let edited = format!("\u{feff}{}\n", fs::read_to_string(&list).unwrap());
    fs::write(&list, edited).unwrap();
    let checked = puzzles(&["--check", &list]);
    let right = format!("{} puzzles, 0 wrong\n", found.len());
    assert_eq!(String::from_utf8(checked.stdout).unwrap(), right);
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

/// Every line of a record has to end with a win: of the solver, or of the opponent after a wrong
/// move.
fn assert_lines(record: &Record, puzzle: &Puzzle) {
    record.check().unwrap();
    let solver = puzzle.position.turn();
    let nodes = record.nodes.preorder();
    for (_, node) in nodes.filter(|(_, node)| record.nodes.children(*node).next().is_none()) {
        let game = record.game_at(node).unwrap();
        let winner = game.status().verdict().map(|verdict| verdict.outcome);
        let is_solution = game
            .past()
            .iter()
            .map(|ply| ply.mv)
            .eq(puzzle.solution.iter().copied());
        let loses = winner == Some(Outcome::Win(solver.opponent()));
        match puzzle.task {
            PuzzleTask::Win(_) => assert_eq!(winner, Some(Outcome::Win(solver)), "{puzzle}"),
            // The solution may end the game with a draw.
            PuzzleTask::Hold(_) => assert_eq!(loses, !is_solution, "{puzzle}"),
        }
    }
}

#[test]
fn earlier_lists_are_added_to_and_damaged_ones_found() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (first, both) = (file("1.txt"), file("2.txt"));
    let weak = |seed, list, more: &[&str]| {
        let games = [
            "--selfplay",
            "40",
            "--level",
            "2",
            "--seed",
            seed,
            "--nodes",
            "300",
        ];
        let out = ["--max", "2", "--list", list, "--out", &file("p.sgf")];
        let output = puzzles(&[&games[..], &out, more].concat());
        assert!(output.status.success(), "{output:?}");
        read_list(list)
    };
    let some = weak("1", &first, &["--count", "2"]);
    let all = weak("2", &both, &["--add", &first, "--count", "4"]);
    assert_eq!((some.len(), all.len()), (2, 4));
    assert!(some.iter().all(|puzzle| all.contains(puzzle)));
    assert!(all.is_sorted_by_key(|puzzle| puzzle.rating));
    // The same list adds nothing to itself.
    assert_eq!(
        weak(
            "2",
            &file("3.txt"),
            &["--add", &both, &both, "--count", "4"]
        ),
        all
    );

    let wins = all.iter().filter(|puzzle| puzzle.solution.len() == 3);
    let win = wins.clone().next().expect("a win in two");
    let harder = win.to_string().replace("win in 2", "win in 3");
    let other = win
        .to_string()
        .replace("; rating", " endgame block; rating");
    let text = format!("{win}\n{win}\n{harder}\n{other}\n");
    fs::write(&both, text).unwrap();
    let output = puzzles(&["--check", &both]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4, "{text}");
    assert!(
        lines[0].starts_with("line 2 is symmetric to an earlier one"),
        "{text}"
    );
    assert!(lines[1].starts_with("line 3 can't be proved"), "{text}");
    assert!(lines[2].starts_with("line 4 is wrong"), "{text}");
    assert_eq!(lines[3], "4 puzzles, 3 wrong");
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

//! Puzzles looked for from the command line.

use crate::folder::{Folder, out};
use loa::Outcome;
use loa_notation::{Record, read_records};
use loa_review::{Puzzle, PuzzleTask};

#[test]
fn puzzles_are_found_in_self_play_and_again_in_files() {
    let folder = Folder::new();
    let text = folder.done(
        "puzzles --selfplay 6 --seed 3 --nodes 500 --max 3 --proof-nodes 20000 \
         --out p.sgf --list p.txt",
    );
    let found = read_list(&folder, "p.txt");
    let told = format!("6 games, {} puzzle", found.len());
    assert!(text.starts_with(&told), "{text}");
    let records = read_records(&folder.read("p.sgf")).unwrap();
    assert_eq!(records.len(), found.len());
    for (record, puzzle) in records.iter().zip(&found) {
        assert_lines(record, puzzle);
    }
    // As an editor saves it.
    let edited = format!("\u{feff}{}\n", folder.read("p.txt"));
    folder.write("p.txt", edited);
    let right = format!("{} puzzles, 0 wrong\n", found.len());
    assert_eq!(folder.done("puzzles --check p.txt"), right);
    let mut moves = found.iter().map(|puzzle| puzzle.task.moves());
    assert!(moves.all(|moves| (2..=3).contains(&moves)));

    // What is won in the puzzle is won in its solution, which is a game.
    let flags = "--from p.sgf --max 3 --per-game 9";
    folder.done(&format!("puzzles {flags} --out again.sgf --list again.txt"));
    let wins = |puzzles: &[Puzzle]| {
        let wins = puzzles
            .iter()
            .filter(|puzzle| puzzle.task.to_string().starts_with("win"));
        wins.map(Puzzle::to_string).collect::<Vec<String>>()
    };
    let known = wins(&read_list(&folder, "again.txt"));
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
    let folder = Folder::new();
    let weak = |seed, list, more: &str| {
        let games = format!("--selfplay 40 --level 2 --seed {seed} --nodes 300 --max 2");
        folder.done(&format!("puzzles {games} --list {list} --out p.sgf {more}"));
        read_list(&folder, list)
    };
    let some = weak(1, "1.txt", "--count 2");
    let all = weak(2, "2.txt", "--add 1.txt --count 4");
    assert_eq!((some.len(), all.len()), (2, 4));
    assert!(some.iter().all(|puzzle| all.contains(puzzle)));
    assert!(all.is_sorted_by_key(|puzzle| puzzle.rating));
    // The same list adds nothing to itself.
    assert_eq!(weak(2, "3.txt", "--add 2.txt 2.txt --count 4"), all);

    let wins = all.iter().filter(|puzzle| puzzle.solution.len() == 3);
    let win = wins.clone().next().expect("a win in two");
    let harder = win.to_string().replace("win in 2", "win in 3");
    let other = win.to_string();
    let other = other.replace("; rating", " endgame block; rating");
    folder.write("2.txt", format!("{win}\n{win}\n{harder}\n{other}\n"));
    let output = folder.loa("puzzles --check 2.txt");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let text = out(&output);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4, "{text}");
    let symmetric = "line 2 is symmetric to an earlier one";
    assert!(lines[0].starts_with(symmetric), "{text}");
    assert!(lines[1].starts_with("line 3 can't be proved"), "{text}");
    assert!(lines[2].starts_with("line 4 is wrong"), "{text}");
    assert_eq!(lines[3], "4 puzzles, 3 wrong");
}

fn read_list(folder: &Folder, name: &str) -> Vec<Puzzle> {
    let text = folder.read(name);
    text.lines().map(|line| line.parse().unwrap()).collect()
}

#[test]
fn finding_no_puzzle_is_status_1() {
    let folder = Folder::new();
    folder.write("g.sgf", "(;GM[9];B[b1-b3];W[a2-c2])");
    let output = folder.loa("puzzles --from g.sgf --nodes 100 --out p.sgf");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert_eq!(output.stdout, b"1 game, 0 puzzles\n");
    assert!(!folder.file("p.sgf").exists());
}

#[test]
fn bad_arguments_are_refused() {
    let folder = Folder::new();
    folder.write("empty.sgf", "");
    let table = "
        --out p.sgf                                 | --from
        --selfplay 1                                | --out
        --selfplay 1 --out p.sgf --min 4 --max 3    | --min 4 is more than --max 3
        --selfplay 1 --out no/p.sgf                 | can't write
        --from empty.sgf --out p.sgf                | empty.sgf can't be used
        --from no-such-file.sgf --out p.sgf         | no-such-file.sgf can't be used
        --selfplay 1 --out p.sgf --rules chess      | 'chess' is not a rule set";
    folder.refuses_all("puzzles", table);
}

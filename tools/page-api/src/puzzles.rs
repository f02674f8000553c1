//! The puzzles that come with the project, as JSON.

use loa_notation::Fen;
use loa_review::{Puzzle, PuzzleTask};
use serde_json::{Value, json};

/// One puzzle per line. The tests of `loa-engine` prove each.
const PUZZLES: &str = include_str!("../puzzles.txt");

pub(crate) fn all() -> String {
    let puzzles = PUZZLES.lines().filter_map(|line| line.parse().ok());
    json!({ "puzzles": puzzles.map(|it| view(&it)).collect::<Value>() }).to_string()
}

fn view(puzzle: &Puzzle) -> Value {
    let solution = puzzle.solution.iter().map(ToString::to_string);
    json!({
        "fen": Fen::from(puzzle.position).to_string(),
        "rules": puzzle.preset.name,
        "task": match puzzle.task {
            PuzzleTask::Win(_) => "win",
            PuzzleTask::Hold(_) => "hold",
        },
        "moves": puzzle.task.moves(),
        "solution": solution.collect::<Value>(),
        "theme": puzzle.theme.name(),
        "difficulty": puzzle.difficulty,
    })
}

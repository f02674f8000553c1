//! The puzzles, as JSON.

use axum::Json;
use serde_json::{Value, json};

/// One puzzle a line: `FEN; rules; solution; task; theme; difficulty N`, where the task is `win in
/// N` or `hold against N`, in moves of the one who wins. The tests of `loa-engine` prove each.
const PUZZLES: &str = include_str!("../../../../testdata/puzzles/starter.txt");

pub(super) async fn all() -> Json<Value> {
    Json(json!({ "puzzles": PUZZLES.lines().filter_map(puzzle).collect::<Value>() }))
}

/// Reads a line; `None` for one that holds no puzzle, such as a comment.
fn puzzle(line: &str) -> Option<Value> {
    let fields: Vec<&str> = line.split(';').map(str::trim).collect();
    let [fen, rules, solution, task, theme, difficulty] = fields[..] else {
        return None;
    };
    let (task, moves) = task.rsplit_once(' ')?;
    let moves: u32 = moves.parse().ok()?;
    let difficulty: u32 = difficulty.strip_prefix("difficulty ")?.parse().ok()?;
    let solution: Vec<&str> = solution.split_whitespace().collect();
    Some(json!({
        "fen": fen,
        "rules": rules,
        "task": task.split(' ').next(),
        "moves": moves,
        "solution": solution,
        "theme": theme,
        "difficulty": difficulty,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::GameText;
    use loa::{Outcome, Status};
    use std::collections::HashSet;

    #[test]
    fn solutions_are_legal_and_win_in_time() {
        let puzzles: Vec<Value> = PUZZLES.lines().filter_map(puzzle).collect();
        assert!(puzzles.len() >= 100, "{}", puzzles.len());
        let mut positions = HashSet::new();
        for puzzle in puzzles {
            let words = |name: &str| puzzle[name].as_str().map(str::to_owned);
            let solution = puzzle["solution"].as_array().unwrap();
            let text = GameText {
                rules: words("rules"),
                fen: words("fen"),
                limit: Some(0),
                moves: solution
                    .iter()
                    .map(|mv| mv.as_str().unwrap().to_owned())
                    .collect(),
                ..GameText::default()
            };
            assert!(positions.insert(words("fen")), "{puzzle}");
            let solver = text.first_position().unwrap().turn();
            let game = text.replay().unwrap();
            if puzzle["task"] == "win" {
                let Status::Over(verdict) = game.status() else {
                    panic!("does not end: {puzzle}")
                };
                assert_eq!(verdict.outcome, Outcome::Win(solver), "{puzzle}");
                let moves = puzzle["moves"].as_u64().unwrap();
                assert!((solution.len() as u64) < 2 * moves, "{puzzle}");
            }
        }
    }

    #[test]
    fn lines_that_are_no_puzzles_are_passed_over() {
        assert!(puzzle("# a comment").is_none());
        assert!(puzzle("a; b; c; win in x; d; difficulty 1").is_none());
    }
}

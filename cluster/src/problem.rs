use crate::flags::Flags;
use anyhow::Result;
use loa_solver::{Problem, rules_in_words};

/// Returns the problem that the arguments ask for.
pub(crate) fn problem(flags: &Flags) -> Result<Problem> {
    let (board, rules) = (flags.board, &flags.rules.rules);
    Ok(match flags.pieces {
        Some(pieces) => Problem::of_pieces(board, pieces, rules)?,
        None => Problem::new(board, flags.start, rules)?,
    })
}

/// Describes a problem in words.
pub(crate) fn describe(problem: &Problem) -> String {
    let rules = rules_in_words(problem.rules());
    let material = match problem.start() {
        Some(start) => format!("start {start}"),
        None => format!("pieces {}", problem.material().black),
    };
    format!("board {}, {material}, {rules}", problem.size())
}

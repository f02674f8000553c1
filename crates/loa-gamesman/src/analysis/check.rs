use super::progress::{OnProgress, Unfinished};
use super::reachable::Reachable;
use crate::Solved;
use loa::Position;
use loa_solver::{TableError, Value};
use std::ops::AddAssign;

/// The result of a check.
#[derive(Default)]
pub(super) struct CheckResult {
    pub(super) wrong: u64,
    /// A position with a wrong value, the value in the tables, and the one from its successors.
    pub(super) example: Option<(Position, Option<Value>, Value)>,
}

impl AddAssign for CheckResult {
    fn add_assign(&mut self, other: CheckResult) {
        self.wrong += other.wrong;
        self.example = self.example.or(other.example);
    }
}

/// Recomputes every value, from the rules if the position is over and else from the values of its
/// successors, and compares it with the tables.
///
/// If all values agree they are right: the remotenesses show that every end can be forced, and no
/// move from a drawn position is better than a draw.
pub(super) fn check(
    solved: &Solved,
    reachable: &Reachable,
    on_progress: &mut OnProgress,
) -> Result<CheckResult, Unfinished> {
    reachable.sum_up(on_progress, |checked: &mut CheckResult, position| {
        let found = solved.tabled_value(position)?;
        let expected = recompute(solved, position)?;
        if found != Some(expected) {
            checked.wrong += 1;
            checked.example.get_or_insert((*position, found, expected));
        }
        Ok(())
    })
}

fn recompute(solved: &Solved, position: &Position) -> Result<Value, TableError> {
    if let Some(value) = solved.variant().primitive(position) {
        return Ok(value);
    }
    let moves = solved.moves(position)?;
    // A position that is not over has a move.
    Ok(moves.first().map_or(Value::Draw, |(_, value)| *value))
}

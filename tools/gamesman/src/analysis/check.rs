use super::progress::{OnProgress, Unfinished};
use super::reachable::Reachable;
use crate::Solved;
use crate::text::value_text;
use loa::Position;
use loa_solver::{TableError, Value};
use std::ops::AddAssign;

/// The most wrong values that a check keeps.
const KEPT: usize = 1000;

/// The result of a check.
#[derive(Default)]
pub(super) struct CheckResult {
    /// The number of wrong values.
    pub(super) wrong: u64,
    /// The first of them, at most [`KEPT`].
    pub(super) first: Vec<WrongValue>,
}

/// A position with a wrong value.
pub(super) struct WrongValue {
    pub(super) position: Position,
    /// The value in the tables.
    pub(super) tabled: Option<Value>,
    /// The value that follows from those of the next positions.
    pub(super) right: Value,
}

impl WrongValue {
    /// Writes the value in the tables.
    pub(super) fn said(&self) -> String {
        self.tabled.map_or("nothing".to_owned(), value_text)
    }
}

impl AddAssign for CheckResult {
    fn add_assign(&mut self, other: CheckResult) {
        self.wrong += other.wrong;
        self.first.extend(other.first);
        self.first.truncate(KEPT);
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
        let tabled = solved.tabled_value(position)?;
        let right = recompute(solved, position)?;
        if tabled != Some(right) {
            checked.wrong += 1;
            if checked.first.len() < KEPT {
                let position = *position;
                checked.first.push(WrongValue {
                    position,
                    tabled,
                    right,
                });
            }
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

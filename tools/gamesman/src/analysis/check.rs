use super::examples::describe;
use super::progress::{OnProgress, Unfinished};
use super::reachable::Reachable;
use crate::Solved;
use crate::text::value_text;
use loa::Position;
use loa_solver::Value;
use std::fmt;
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
    position: Position,
    /// The value in the tables.
    pub(super) tabled: Option<Value>,
    /// The value that follows from those of the next positions.
    right: Value,
}

/// Writes the value in the tables, and the position with the right one.
impl fmt::Display for WrongValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tabled = self.tabled.map_or("nothing".to_owned(), value_text);
        write!(f, "{tabled} for {}", describe(&self.position, self.right))
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
        let tabled = solved.probe.probe(position)?;
        let right = match solved.variant().primitive(position) {
            Some(value) => value,
            None => {
                let moves = solved.moves(position)?;
                // A position that is not over has a move.
                moves.first().map_or(Value::Draw, |(_, value)| *value)
            }
        };
        if tabled != Some(right) {
            let first = vec![WrongValue {
                position: *position,
                tabled,
                right,
            }];
            *checked += CheckResult { wrong: 1, first };
        }
        Ok(())
    })
}

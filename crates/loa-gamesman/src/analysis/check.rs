use super::reachable::Reachable;
use super::watch::{Unfinished, Watch};
use crate::Solved;
use loa::Position;
use loa_solver::{TableError, Value};
use std::ops::AddAssign;

/// What looking at every value has shown.
#[derive(Default)]
pub(super) struct Checked {
    pub(super) wrong: u64,
    /// A position whose value is wrong, what the tables say and what its successors say.
    pub(super) example: Option<(Position, Option<Value>, Value)>,
}

impl AddAssign for Checked {
    fn add_assign(&mut self, other: Checked) {
        self.wrong += other.wrong;
        self.example = self.example.or(other.example);
    }
}

/// Works every value out anew, from the rules where the position is over and else from the values
/// of its successors, and compares it with what the tables say.
///
/// Values that all agree are right: the remotenesses show that every end can be forced, and no
/// successor of a drawn position is better than drawn.
pub(super) fn check(
    solved: &Solved,
    reachable: &Reachable,
    watch: &mut Watch,
) -> Result<Checked, Unfinished> {
    reachable.sum_up(watch, |checked: &mut Checked, position| {
        let said = solved.tabled_value(position)?;
        let worked_out = work_out(solved, position)?;
        if said != Some(worked_out) {
            checked.wrong += 1;
            checked.example.get_or_insert((*position, said, worked_out));
        }
        Ok(())
    })
}

fn work_out(solved: &Solved, position: &Position) -> Result<Value, TableError> {
    if let Some(value) = solved.variant().primitive(position) {
        return Ok(value);
    }
    let moves = solved.moves(position)?;
    // A position that is not over has a move.
    Ok(moves.first().map_or(Value::Draw, |(_, value)| *value))
}

use crate::{Problem, TableError, Value};
use loa::{Move, Position};

/// Anything that knows the values of all positions of a problem.
pub trait Probe {
    /// Returns what was solved.
    fn problem(&self) -> &Problem;

    /// Returns the value of a position; `None` when the problem doesn't cover it.
    ///
    /// # Errors
    /// When tables on disk turn out to be unreadable or damaged.
    fn probe(&self, position: &Position) -> Result<Option<Value>, TableError>;

    /// Returns every move of a position that isn't over, with what it is worth to the player who
    /// makes it: the best first, else in the order of the squares. A player who has to pass has
    /// one move. Empty when the position is over or not covered.
    ///
    /// # Errors
    /// When tables on disk turn out to be unreadable or damaged.
    fn probe_moves(&self, position: &Position) -> Result<Vec<(Move, Value)>, TableError> {
        let mut worths = Vec::new();
        if !self.problem().covers(position) || self.problem().primitive(position).is_some() {
            return Ok(worths);
        }
        for mv in moves(position) {
            if let Some(value) = self.probe(&position.after(mv))? {
                worths.push((mv, value.one_ply_before()));
            }
        }
        worths.sort_by_key(|(_, value)| std::cmp::Reverse(*value));
        Ok(worths)
    }
}

/// All moves of a position that isn't over: its jumps, or else a pass.
pub(crate) fn moves(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    for jumps in position.jumps() {
        moves.extend(jumps.to.into_iter().map(|to| Move::Jump(jumps.from, to)));
    }
    if moves.is_empty() {
        moves.push(Move::Pass);
    }
    moves
}

//! Numbers for moves, as [`loa_notation`] defines them.

use crate::arguments::SizeArgument;
use loa::{Move, Position};
use loa_notation::{action_count, action_of, move_of_action};
use pyo3::prelude::*;

/// Returns the move with a number in a position; `None` if no move has it there.
pub(crate) fn move_of(position: &Position, action: u32) -> Option<Move> {
    let mv = move_of_action(position.size(), action);
    mv.filter(|mv| action_of(position, *mv) == Some(action))
}

/// Returns how many action numbers a board has: a jump is ``(source * squares + target) * 2 +
/// capture`` with squares counted along the ranks from a1 = 0, and the pass is the last one.
#[pyfunction]
#[pyo3(signature = (board = SizeArgument::default()), text_signature = "(board='8x8')")]
pub(crate) fn num_actions(board: SizeArgument) -> usize {
    action_count(board.0)
}

//! Numbers for moves, as OpenSpiel gives them on its board of 8×8.
//!
//! With the squares numbered along the ranks from `a1` = 0, a jump is
//! `(from * squares + to) * 2 + capture`. The pass has the number after the last jump.

use crate::arguments::SizeArgument;
use loa::{Jumps, Move, Position, Size, Square};
use pyo3::prelude::*;

/// Returns how many numbers moves can have on a board, the pass included.
pub(crate) const fn action_count(size: Size) -> usize {
    pass(size) as usize + 1
}

const fn squares(size: Size) -> u32 {
    size.width() as u32 * size.height() as u32
}

const fn pass(size: Size) -> u32 {
    2 * squares(size) * squares(size)
}

const fn number(size: Size, square: Square) -> u32 {
    square.rank() as u32 * size.width() as u32 + square.file() as u32
}

fn square(size: Size, number: u32) -> Option<Square> {
    let width = u32::from(size.width());
    Square::new((number % width) as u8, (number / width) as u8)
}

/// Returns the number of a move in a position.
pub(crate) fn action_of(position: &Position, mv: Move) -> u32 {
    let size = position.size();
    match mv {
        Move::Pass => pass(size),
        Move::Jump(from, to) => {
            let capture = u32::from(position.at(to).is_some());
            (number(size, from) * squares(size) + number(size, to)) * 2 + capture
        }
    }
}

/// Returns the move with a number in a position; `None` if no move has it there.
pub(crate) fn move_of(position: &Position, action: u32) -> Option<Move> {
    let size = position.size();
    if action >= pass(size) {
        return (action == pass(size)).then_some(Move::Pass);
    }
    let (from, to) = (action / 2 / squares(size), action / 2 % squares(size));
    let mv = Move::Jump(square(size, from)?, square(size, to)?);
    (action_of(position, mv) == action).then_some(mv)
}

/// Calls a function with the number of each move of a game that goes on, in ascending order.
pub(crate) fn for_each_action(position: &Position, mut visit: impl FnMut(u32)) {
    let size = position.size();
    let (count, occupied) = (squares(size), position.occupied());
    let mut has_jump = false;
    for Jumps { from, to } in position.jumps() {
        let from = number(size, from) * count;
        for square in to {
            has_jump = true;
            visit((from + number(size, square)) * 2 + u32::from(occupied.contains(square)));
        }
    }
    if !has_jump {
        visit(pass(size));
    }
}

/// Returns how many action numbers a board has: a jump is ``(source * squares + target) * 2 +
/// capture`` with squares counted along the ranks from a1 = 0, and the pass is the last one.
#[pyfunction]
#[pyo3(signature = (board = SizeArgument::default()), text_signature = "(board='8x8')")]
pub(crate) fn num_actions(board: SizeArgument) -> usize {
    action_count(board.0)
}

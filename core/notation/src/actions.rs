//! Numbers for moves, as OpenSpiel's `lines_of_action` gives them on its board of 8×8.
//!
//! With the squares numbered along the ranks from `a1` = 0, a jump is
//! `(from * squares + to) * 2 + capture`. The pass, which OpenSpiel does not have, has the number
//! after the last jump.

use loa::{Jumps, Move, Position, Size, Square};

/// Returns how many numbers moves can have on a board, the pass included.
pub const fn action_count(size: Size) -> usize {
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

/// Returns the number of a move in a position; `None` if the board does not have its squares.
pub fn action_of(position: &Position, mv: Move) -> Option<u32> {
    let size = position.size();
    match mv {
        Move::Pass => Some(pass(size)),
        Move::Jump(from, to) if size.contains(from) && size.contains(to) => {
            let capture = u32::from(position.at(to).is_some());
            Some((number(size, from) * squares(size) + number(size, to)) * 2 + capture)
        }
        Move::Jump(..) => None,
    }
}

/// Returns the move with a number on a board, whether it captures or not; `None` if there is none.
pub fn move_of_action(size: Size, action: u32) -> Option<Move> {
    if action >= pass(size) {
        return (action == pass(size)).then_some(Move::Pass);
    }
    let (from, to) = (action / 2 / squares(size), action / 2 % squares(size));
    Some(Move::Jump(square(size, from)?, square(size, to)?))
}

/// Calls a function with the number of each move of a game that goes on, in ascending order.
pub fn for_each_action(position: &Position, mut visit: impl FnMut(u32)) {
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

//! What a game tells: its status, its rules, its position and its past.

use crate::boundary::{Fault, LoaError, given, guard, write_text};
use crate::cells::cells_of;
use crate::game::{LoaGame, write_about};
use crate::letters::{LOA_ONGOING, letter_of_outcome, letter_of_piece, letter_of_side, side};
use crate::moves::{LoaMove, LoaSquare, square, write_moves};
use crate::rules::{LoaRules, numbered};
use loa::{Axis, Game, Square, Status, Verdict};
use std::ffi::c_char;
use std::mem::MaybeUninit;

/// Why a game ended: one of the `LOA_REASON_` numbers.
pub type LoaReason = i32;

/// The game goes on.
pub const LOA_REASON_NONE: LoaReason = 0;
/// One side, and only one, is connected.
pub const LOA_REASON_CONNECTION: LoaReason = 1;
/// A move has left both sides connected.
pub const LOA_REASON_SIMULTANEOUS: LoaReason = 2;
/// The player to move, or either player, has no move.
pub const LOA_REASON_BLOCKED: LoaReason = 3;
/// The position has come up too often.
pub const LOA_REASON_REPETITION: LoaReason = 4;
/// The game has reached its greatest length.
pub const LOA_REASON_MOVE_LIMIT: LoaReason = 5;

/// Writes whether the game goes on (`LOA_ONGOING`), the winner (`LOA_BLACK`, `LOA_WHITE`) or
/// `LOA_DRAW`, and why it ended. The pointer for the reason may be null.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_status(
    game: Option<&LoaGame>,
    outcome: Option<&mut MaybeUninit<c_char>>,
    reason: Option<&mut MaybeUninit<LoaReason>>,
) -> LoaError {
    guard(|| {
        let verdict = given(game, "game")?.0.status().verdict();
        let letter = verdict.map_or(LOA_ONGOING, |verdict| letter_of_outcome(verdict.outcome));
        given(outcome, "outcome")?.write(letter);
        if let Some(reason) = reason {
            let number = |verdict: Verdict| LOA_REASON_CONNECTION + verdict.reason as LoaReason;
            reason.write(verdict.map_or(LOA_REASON_NONE, number));
        }
        Ok(())
    })
}

/// Writes the status in words, such as "Black wins by connection" or "the game goes on".
///
/// Errors: `LOA_ERROR_ROOM`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_game_status_text(
    game: Option<&LoaGame>,
    buffer: *mut c_char,
    size: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> LoaError {
    let words = || {
        Ok(match given(game, "game")?.0.status() {
            Status::Ongoing => "the game goes on".to_owned(),
            Status::Over(verdict) => verdict.to_string(),
        })
    };
    // SAFETY: the caller's promise about buffers.
    unsafe { write_text(buffer, size, length, words) }
}

/// The direction that a line runs in: one of the `LOA_AXIS_` numbers.
pub type LoaAxis = i32;

/// Along a rank.
pub const LOA_AXIS_HORIZONTAL: LoaAxis = 0;
/// Along a file.
pub const LOA_AXIS_VERTICAL: LoaAxis = 1;
/// From bottom left to top right.
pub const LOA_AXIS_RISING: LoaAxis = 2;
/// From bottom right to top left.
pub const LOA_AXIS_FALLING: LoaAxis = 3;

/// Writes the rules of a game.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_rules(
    game: Option<&LoaGame>,
    rules: Option<&mut MaybeUninit<LoaRules>>,
) -> LoaError {
    write_about(game, (rules, "rules"), |game| Ok(game.rules().into()))
}

/// Writes the number of files and ranks of the board.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_size(
    game: Option<&LoaGame>,
    width: Option<&mut MaybeUninit<i32>>,
    height: Option<&mut MaybeUninit<i32>>,
) -> LoaError {
    guard(|| {
        let size = given(game, "game")?.0.position().size();
        let (width, height) = (given(width, "width")?, given(height, "height")?);
        width.write(size.width().into());
        height.write(size.height().into());
        Ok(())
    })
}

/// Writes whose turn it is: `LOA_BLACK` or `LOA_WHITE`, even if the game is over.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_to_move(
    game: Option<&LoaGame>,
    side: Option<&mut MaybeUninit<c_char>>,
) -> LoaError {
    let turn = |game: &Game| Ok(letter_of_side(game.position().turn()));
    write_about(game, (side, "side"), turn)
}

/// Writes what stands on a square: `LOA_BLACK`, `LOA_WHITE` or `LOA_EMPTY`.
///
/// Errors: `LOA_ERROR_ARGUMENT` if the board does not have the square.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_piece_at(
    game: Option<&LoaGame>,
    square: LoaSquare,
    piece: Option<&mut MaybeUninit<c_char>>,
) -> LoaError {
    write_about(game, (piece, "piece"), |game| {
        let square = square_on_board(game, square)?;
        Ok(letter_of_piece(game.position().at(square)))
    })
}

/// Writes the board as a text of letters, rank by rank from the top, nothing between the ranks: 64
/// letters for an 8 by 8 board.
///
/// Errors: `LOA_ERROR_ROOM`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_game_cells(
    game: Option<&LoaGame>,
    buffer: *mut c_char,
    size: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> LoaError {
    let cells = || {
        let cells = cells_of(given(game, "game")?.0.position());
        Ok(cells.map(|cell| char::from(cell as u8)).collect::<String>())
    };
    // SAFETY: the caller's promise about buffers.
    unsafe { write_text(buffer, size, length, cells) }
}

/// Writes the number of pieces of a side.
///
/// Errors: `LOA_ERROR_ARGUMENT` if the side is invalid.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_pieces(
    game: Option<&LoaGame>,
    side: c_char,
    count: Option<&mut MaybeUninit<u32>>,
) -> LoaError {
    write_about(game, (count, "count"), |game| {
        Ok(game.position().pieces(self::side(side, "side")?).len())
    })
}

/// Writes the number of moves of a side's pieces, even if it is not to move or the game is over.
///
/// Errors: `LOA_ERROR_ARGUMENT` if the side is invalid.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_mobility(
    game: Option<&LoaGame>,
    side: c_char,
    count: Option<&mut MaybeUninit<u32>>,
) -> LoaError {
    write_about(game, (count, "count"), |game| {
        Ok(game.position().mobility(self::side(side, "side")?))
    })
}

/// Tells whether all pieces of a side form one group. A side with one piece or without pieces does.
///
/// Errors: `LOA_ERROR_ARGUMENT` if the side is invalid.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_is_connected(
    game: Option<&LoaGame>,
    side: c_char,
    connected: Option<&mut MaybeUninit<bool>>,
) -> LoaError {
    write_about(game, (connected, "connected"), |game| {
        Ok(game.position().is_connected(self::side(side, "side")?))
    })
}

/// Writes the number of pieces on a line through a square: how far a piece there moves along it.
///
/// Errors: `LOA_ERROR_ARGUMENT` if the axis is invalid, or the board does not have the square.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_line_count(
    game: Option<&LoaGame>,
    square: LoaSquare,
    axis: LoaAxis,
    count: Option<&mut MaybeUninit<u32>>,
) -> LoaError {
    write_about(game, (count, "count"), |game| {
        let square = square_on_board(game, square)?;
        Ok(game.position().line_count(square, self::axis(axis)?))
    })
}

/// Writes a hash of the pieces and the side to move, without the board's size. It may differ
/// between versions of the library.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_key(
    game: Option<&LoaGame>,
    key: Option<&mut MaybeUninit<u64>>,
) -> LoaError {
    write_about(game, (key, "key"), |game| Ok(game.position().key()))
}

fn square_on_board(game: &Game, number: LoaSquare) -> Result<Square, Fault> {
    let (square, size) = (square(number)?, game.position().size());
    size.check(square).map_err(Fault::argument)?;
    Ok(square)
}

fn axis(number: LoaAxis) -> Result<Axis, Fault> {
    let axis = numbered(number, &Axis::ALL);
    axis.ok_or_else(|| Fault::argument(format!("{number} is not an axis")))
}

/// Writes the number of plies made, including passes and those before a square was set.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_plies(
    game: Option<&LoaGame>,
    plies: Option<&mut MaybeUninit<u32>>,
) -> LoaError {
    write_about(game, (plies, "plies"), |game| Ok(game.plies()))
}

/// Writes the number of plies a side has made.
///
/// Errors: `LOA_ERROR_ARGUMENT` if the side is invalid.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_plies_of(
    game: Option<&LoaGame>,
    side: c_char,
    plies: Option<&mut MaybeUninit<u32>>,
) -> LoaError {
    write_about(game, (plies, "plies"), |game| {
        Ok(game.plies_of(self::side(side, "side")?))
    })
}

/// Writes the number of plies since the last capture, or since the beginning.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_plies_since_capture(
    game: Option<&LoaGame>,
    plies: Option<&mut MaybeUninit<u32>>,
) -> LoaError {
    let plies_since = |game: &Game| Ok(game.plies_since_capture());
    write_about(game, (plies, "plies"), plies_since)
}

/// Writes the moves played since the game began or a square was set, the first one first.
///
/// Errors: `LOA_ERROR_ROOM`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_game_past(
    game: Option<&LoaGame>,
    moves: *mut LoaMove,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> LoaError {
    let past = || Ok(given(game, "game")?.0.moves());
    // SAFETY: the caller's promise about arrays.
    unsafe { write_moves(moves, capacity, count, past) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::Reason;

    #[test]
    fn the_numbers_in_c_are_those_of_the_values() {
        let reasons = [
            (LOA_REASON_CONNECTION, Reason::Connection),
            (LOA_REASON_SIMULTANEOUS, Reason::Simultaneous),
            (LOA_REASON_BLOCKED, Reason::Blocked),
            (LOA_REASON_REPETITION, Reason::Repetition),
            (LOA_REASON_MOVE_LIMIT, Reason::MoveLimit),
        ];
        for (number, reason) in reasons {
            assert_eq!(number, LOA_REASON_CONNECTION + reason as LoaReason);
        }
        let axes = [
            (LOA_AXIS_HORIZONTAL, Axis::Horizontal),
            (LOA_AXIS_VERTICAL, Axis::Vertical),
            (LOA_AXIS_RISING, Axis::Rising),
            (LOA_AXIS_FALLING, Axis::Falling),
        ];
        for (number, axis) in axes {
            assert_eq!(self::axis(number).ok(), Some(axis));
        }
        assert!(axis(-1).is_err() && axis(4).is_err());
    }
}

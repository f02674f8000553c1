//! Functions for boards that the caller keeps as arrays of letters.

use crate::boundary::{Fault, LoaError, fill, given, guard, room, write};
use crate::letters::{letter_of_piece, piece, side, size};
use crate::moves::{LoaMove, write_moves};
use crate::rules::{LoaStart, start};
use loa::{Move, Position};
use std::ffi::c_char;
use std::mem::MaybeUninit;
use std::ptr::NonNull;
use std::slice;

/// Returns the letters of a board, rank by rank from the top.
pub(crate) fn cells_of(position: &Position) -> impl Iterator<Item = c_char> {
    position.ranks().flatten().map(letter_of_piece)
}

/// Reads a board and the side to move, an argument that has a name.
///
/// # Safety
/// If the pointer is not null, it points to as many letters as the board has squares.
pub(crate) unsafe fn read_cells(
    cells: *const c_char,
    (width, height): (i32, i32),
    (to_move, name): (c_char, &'static str),
) -> Result<Position, Fault> {
    let size = size(width, height)?;
    let first = given(NonNull::new(cells.cast_mut()), "cells")?.as_ptr();
    // SAFETY: not null; the rest is the caller's promise.
    let cells = unsafe { slice::from_raw_parts(first, size.squares().len() as usize) };
    let to_move = side(to_move, name)?;
    let pieces = cells.iter().map(|letter| piece(*letter, "cells"));
    let pieces = pieces.collect::<Result<Vec<_>, Fault>>()?;
    let ranks = pieces.chunks(size.width().into()).map(<[_]>::to_vec);
    Position::from_ranks(ranks, to_move).ok_or_else(|| Fault::internal("cells are not a board"))
}

/// Puts the pieces of a start position into an array of width times height letters.
///
/// Errors: `LOA_ERROR_ARGUMENT` if the start or the size is invalid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_cells_start(
    start: LoaStart,
    width: i32,
    height: i32,
    cells: *mut c_char,
) -> LoaError {
    guard(|| {
        let position = Position::start(size(width, height)?, self::start(start)?);
        // SAFETY: the caller's promise about cells.
        unsafe { write_cells(&position, cells) }
    })
}

/// Writes a board into the caller's array.
///
/// # Safety
/// As [`room`] asks, for as many letters as the board has squares.
unsafe fn write_cells(position: &Position, cells: *mut c_char) -> Result<(), Fault> {
    let letters: Vec<c_char> = cells_of(position).collect();
    // SAFETY: the caller's promise.
    let room = unsafe { room(cells, letters.len(), "cells") }?;
    fill(room, None, &letters)
}

/// Tells whether a side may make a move: `LOA_OK` if so. A pass is legal for a side without a move.
/// The game is taken to be going on.
///
/// Errors: `LOA_ERROR_ILLEGAL`, and `loa_last_error` says why; `LOA_ERROR_ARGUMENT` if the size,
/// the side, a letter of the cells or a square is invalid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_cells_check(
    cells: *const c_char,
    width: i32,
    height: i32,
    side: c_char,
    mv: LoaMove,
) -> LoaError {
    guard(|| {
        // SAFETY: the caller's promise about cells.
        let position = unsafe { read_cells(cells, (width, height), (side, "side")) }?;
        position.check(mv.read()?).map_err(Fault::illegal)
    })
}

/// Makes a side's move in an array of letters, and writes what was on the destination square: the
/// opponent's letter or `LOA_EMPTY`. The pointer for that may be null.
///
/// Errors: as `loa_cells_check`; nothing changes then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_cells_play(
    cells: *mut c_char,
    width: i32,
    height: i32,
    side: c_char,
    mv: LoaMove,
    captured: Option<&mut MaybeUninit<c_char>>,
) -> LoaError {
    guard(|| {
        // SAFETY: the caller's promise about cells.
        let before = unsafe { read_cells(cells, (width, height), (side, "side")) }?;
        let mv = mv.read()?;
        before.check(mv).map_err(Fault::illegal)?;
        // SAFETY: the caller's promise about cells; what was read from them is a copy.
        unsafe { write_cells(&before.after(mv), cells) }?;
        if let Some(captured) = captured {
            let taken = match mv {
                Move::Jump(_, to) => before.at(to),
                Move::Pass => None,
            };
            captured.write(letter_of_piece(taken));
        }
        Ok(())
    })
}

/// Tells whether all pieces of a side form one group. A side with one piece or without pieces does.
///
/// Errors: `LOA_ERROR_ARGUMENT` if the size, the side or a letter of the cells is invalid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_cells_is_connected(
    cells: *const c_char,
    width: i32,
    height: i32,
    side: c_char,
    connected: Option<&mut MaybeUninit<bool>>,
) -> LoaError {
    write(connected, "connected", || {
        // SAFETY: the caller's promise about cells.
        let position = unsafe { read_cells(cells, (width, height), (side, "side")) }?;
        Ok(position.is_connected(position.turn()))
    })
}

/// Writes the legal moves of a side: its jumps, or else a pass.
///
/// Errors: `LOA_ERROR_ARGUMENT` if the size, the side or a letter of the cells is invalid;
/// `LOA_ERROR_ROOM`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_cells_moves(
    cells: *const c_char,
    width: i32,
    height: i32,
    side: c_char,
    moves: *mut LoaMove,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> LoaError {
    let legal = || {
        // SAFETY: the caller's promise about cells.
        let position = unsafe { read_cells(cells, (width, height), (side, "side")) }?;
        Ok(position.legal_moves())
    };
    // SAFETY: the caller's promise about arrays.
    unsafe { write_moves(moves, capacity, count, legal) }
}

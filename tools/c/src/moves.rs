//! Squares and moves.

use crate::boundary::{Fault, LoaError, fill, guard, parse, room, text, write, write_text};
use loa::{Move, Square};
use std::ffi::c_char;
use std::mem::MaybeUninit;

/// A square's number: 0 is a1, 1 is b1, 8 is a2, 63 is h8, whatever the size of the board.
pub type LoaSquare = u8;

/// No square.
pub const LOA_NO_SQUARE: LoaSquare = 255;

/// A move. In a pass both squares are `LOA_NO_SQUARE`.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoaMove {
    /// Where the piece stands.
    pub from: LoaSquare,
    /// Where it goes.
    pub to: LoaSquare,
}

impl LoaMove {
    pub(crate) fn read(self) -> Result<Move, Fault> {
        match (self.from, self.to) {
            (LOA_NO_SQUARE, LOA_NO_SQUARE) => Ok(Move::Pass),
            (from, to) => Ok(Move::Jump(square(from)?, square(to)?)),
        }
    }
}

impl From<Move> for LoaMove {
    fn from(mv: Move) -> LoaMove {
        match mv {
            Move::Jump(from, to) => LoaMove {
                from: from.index() as LoaSquare,
                to: to.index() as LoaSquare,
            },
            Move::Pass => LoaMove {
                from: LOA_NO_SQUARE,
                to: LOA_NO_SQUARE,
            },
        }
    }
}

/// Writes moves into the caller's array.
///
/// # Safety
/// As [`room`] asks.
pub(crate) unsafe fn write_moves<I: IntoIterator<Item = Move>>(
    moves: *mut LoaMove,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
    found: impl FnOnce() -> Result<I, Fault>,
) -> LoaError {
    guard(|| {
        let found: Vec<LoaMove> = found()?.into_iter().map(LoaMove::from).collect();
        // SAFETY: the caller's promise.
        fill(unsafe { room(moves, capacity, "moves") }?, count, &found)
    })
}

pub(crate) fn square(number: LoaSquare) -> Result<Square, Fault> {
    match usize::from(number) {
        index if index < Square::COUNT => Ok(Square::from_index(index)),
        _ => Err(Fault::argument(format!("{number} is not a square"))),
    }
}

/// Returns the square on a file and a rank, both counted from 0 and a1; `LOA_NO_SQUARE` if either
/// is not from 0 to 7.
#[unsafe(no_mangle)]
pub extern "C" fn loa_square(file: i32, rank: i32) -> LoaSquare {
    let place = u8::try_from(file).ok().zip(u8::try_from(rank).ok());
    place
        .and_then(|(file, rank)| Square::new(file, rank))
        .map_or(LOA_NO_SQUARE, |square| square.index() as LoaSquare)
}

/// Reads the name of a square, such as "c5", in any case.
///
/// Errors: `LOA_ERROR_TEXT`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_square_from_text(
    name: *const c_char,
    square: Option<&mut MaybeUninit<LoaSquare>>,
) -> LoaError {
    write(square, "square", || {
        // SAFETY: the caller's promise about texts.
        let square: Square = unsafe { parse(name, "name") }?;
        Ok(square.index() as LoaSquare)
    })
}

/// Writes the name of a square.
///
/// Errors: `LOA_ERROR_ARGUMENT` if the number is not a square; `LOA_ERROR_ROOM`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_square_text(
    square: LoaSquare,
    buffer: *mut c_char,
    size: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> LoaError {
    // SAFETY: the caller's promise about buffers.
    unsafe { write_text(buffer, size, length, || self::square(square)) }
}

/// Reads a move: "b1-b3", "b1xb3", "b1:b3", "b1b3" or "pass", in any case. It
/// need not be legal.
///
/// Errors: `LOA_ERROR_TEXT`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_move_from_text(
    text: *const c_char,
    mv: Option<&mut MaybeUninit<LoaMove>>,
) -> LoaError {
    write(mv, "mv", || {
        // SAFETY: the caller's promise about texts.
        let text = unsafe { self::text(text, "text") }?;
        let mv: Move = text.trim().parse().map_err(Fault::text)?;
        Ok(mv.into())
    })
}

/// Writes a move, as in "b1-b3" or "pass".
///
/// Errors: `LOA_ERROR_ARGUMENT` if a square is invalid; `LOA_ERROR_ROOM`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_move_text(
    mv: LoaMove,
    buffer: *mut c_char,
    size: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> LoaError {
    // SAFETY: the caller's promise about buffers.
    unsafe { write_text(buffer, size, length, || mv.read()) }
}

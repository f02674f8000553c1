//! Positions as FEN.

use crate::boundary::{Fault, LoaError, given, parse, write_text};
use crate::game::{LoaGame, hand_over};
use crate::rules::LoaRules;
use loa::join;
use loa_notation::{Fen, LARGEST_FILE, ReadError, read_games};
use std::ffi::c_char;
use std::mem::MaybeUninit;
use std::ptr::NonNull;
use std::slice;

/// Begins a game at a position written as FEN, on a board of the size that the text says. The game
/// begins at ply 0; the plies that the move number counts are taken off the move limit, and where
/// they have reached it the game has none. The position is judged as if the side that is not to
/// move had just moved.
///
/// The caller owns the game and gives it back with `loa_game_free`; the pointer is null on errors.
///
/// Errors: `LOA_ERROR_TEXT`, and `loa_last_error` says what is wrong and where;
/// `LOA_ERROR_ARGUMENT` if the rules are invalid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_game_new_from_fen(
    rules: Option<&LoaRules>,
    fen: *const c_char,
    game: Option<&mut MaybeUninit<Option<Box<LoaGame>>>>,
) -> LoaError {
    hand_over((game, "game"), || {
        let rules = given(rules, "rules")?.read()?;
        // SAFETY: the caller's promise about texts.
        let fen: Fen = unsafe { parse(fen, "fen") }?;
        Ok(fen.game(rules))
    })
}

/// Begins a game as far as it can be read from a text in any notation: SGF, PGN, numbered moves,
/// JSON and more. `number` chooses one of several games, from 0. The text need not end with a zero.
///
/// The text has at most 16 MiB; more is an error, and so is a text that may not fit into memory.
///
/// What can be read is kept, unless `strict` is set: then it is an error if a move is left out.
/// Words that resemble no move are passed over.
///
/// The caller owns the game and gives it back with `loa_game_free`; the pointer is null on errors.
///
/// Errors: `LOA_ERROR_TEXT`, and `loa_last_error` says what can't be read or played, and where;
/// `LOA_ERROR_ARGUMENT` if there is no game of that number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_game_new_from_text(
    text: *const c_char,
    length: usize,
    number: usize,
    strict: bool,
    game: Option<&mut MaybeUninit<Option<Box<LoaGame>>>>,
) -> LoaError {
    hand_over((game, "game"), || {
        let first = given(NonNull::new(text.cast_mut()), "text")?.as_ptr();
        if length > LARGEST_FILE {
            return Err(Fault::text(ReadError::Large));
        }
        // SAFETY: not null, not too large; that there are as many bytes is the caller's promise.
        let bytes = unsafe { slice::from_raw_parts(first.cast::<u8>(), length) };
        let read = read_games(bytes).map_err(Fault::text)?;
        let count = read.games.len();
        let game = read.games.into_iter().nth(number);
        let game = game.ok_or_else(|| Fault::argument(format!("the text has {count} games")))?;
        match game.left_out.filter(|_| strict) {
            Some(left_out) => Err(Fault::text(left_out)),
            None => game.record.to_game().map_err(Fault::text),
        }
    })
}

/// Writes what in a FEN no game from a start position can lead to, a fault a line: pieces that a
/// side has too many or none of, counts that can't be. The text is empty if there is nothing.
///
/// Errors: `LOA_ERROR_TEXT`, `LOA_ERROR_ROOM`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_fen_faults(
    fen: *const c_char,
    buffer: *mut c_char,
    size: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> LoaError {
    let faults = || {
        // SAFETY: the caller's promise about texts.
        let fen: Fen = unsafe { parse(fen, "fen") }?;
        Ok(join(fen.faults(), "\n"))
    };
    // SAFETY: the caller's promise about buffers.
    unsafe { write_text(buffer, size, length, faults) }
}

/// Writes the position and the counts of plies as FEN.
///
/// Errors: `LOA_ERROR_ROOM`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_game_fen(
    game: Option<&LoaGame>,
    buffer: *mut c_char,
    size: usize,
    length: Option<&mut MaybeUninit<usize>>,
) -> LoaError {
    let fen = || Ok(Fen::from_game(&given(game, "game")?.0));
    // SAFETY: the caller's promise about buffers.
    unsafe { write_text(buffer, size, length, fen) }
}

use crate::boundary::{LoaError, given};
use crate::game::{LoaGame, write_about};
use crate::letters;
use crate::moves::{LoaMove, write_moves};
use loa::Game;
use std::ffi::c_char;
use std::mem::MaybeUninit;

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
        Ok(game.plies_of(letters::side(side, "side")?))
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
    let past = || Ok(given(game, "game")?.0.past().iter().map(|ply| ply.mv));
    // SAFETY: the caller's promise about arrays.
    unsafe { write_moves(moves, capacity, count, past) }
}

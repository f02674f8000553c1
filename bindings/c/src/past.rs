use crate::boundary::{fill, given, room};
use crate::error::{LoaError, guard};
use crate::game::LoaGame;
use crate::letters;
use crate::moves::LoaMove;
use std::ffi::c_char;
use std::mem::MaybeUninit;

/// Tells how many plies have been made, passes and those before a square was set too.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_plies(
    game: Option<&LoaGame>,
    plies: Option<&mut MaybeUninit<u32>>,
) -> LoaError {
    guard(|| {
        let game = &given(game, "game")?.0;
        given(plies, "plies")?.write(game.plies());
        Ok(())
    })
}

/// Tells how many plies a side has made.
///
/// Errors: `LOA_ERROR_ARGUMENT` if the side is none.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_plies_of(
    game: Option<&LoaGame>,
    side: c_char,
    plies: Option<&mut MaybeUninit<u32>>,
) -> LoaError {
    guard(|| {
        let game = &given(game, "game")?.0;
        let side = letters::side(side, "side")?;
        given(plies, "plies")?.write(game.plies_of(side));
        Ok(())
    })
}

/// Tells how many plies have been made since the last capture, or since the beginning.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_plies_since_capture(
    game: Option<&LoaGame>,
    plies: Option<&mut MaybeUninit<u32>>,
) -> LoaError {
    guard(|| {
        let game = &given(game, "game")?.0;
        given(plies, "plies")?.write(game.plies_since_capture());
        Ok(())
    })
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
    guard(|| {
        let game = &given(game, "game")?.0;
        // SAFETY: the caller's promise about arrays.
        let room = unsafe { room(moves, capacity, "moves") }?;
        let past = game.past().iter().map(|ply| LoaMove::from(ply.mv));
        fill(room, count, &past.collect::<Vec<_>>())
    })
}

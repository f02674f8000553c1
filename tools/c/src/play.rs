//! Changes of a game.

use crate::boundary::{Fault, LOA_ERROR_NOTHING, LoaError, given, guard};
use crate::game::LoaGame;
use crate::letters::{piece, side};
use crate::moves::{LoaMove, LoaSquare, square, write_moves};
use std::ffi::c_char;
use std::mem::MaybeUninit;

/// Tells whether a move is legal: `LOA_OK` if so.
///
/// Errors: `LOA_ERROR_ILLEGAL`, and `loa_last_error` says why; `LOA_ERROR_OVER` if the game is
/// over; `LOA_ERROR_ARGUMENT` if a square is invalid.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_check(game: Option<&LoaGame>, mv: LoaMove) -> LoaError {
    guard(|| {
        given(game, "game")?
            .0
            .check(mv.read()?)
            .map_err(Fault::illegal)
    })
}

/// Plays a move.
///
/// Errors: as `loa_game_check`; nothing changes then.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_play(game: Option<&mut LoaGame>, mv: LoaMove) -> LoaError {
    guard(|| {
        let game = &mut given(game, "game")?.0;
        game.play(mv.read()?).map(drop).map_err(Fault::illegal)
    })
}

/// Takes the last move back, and writes it. The pointer for that may be null.
///
/// Errors: `LOA_ERROR_NOTHING` if no move has been played since the game began or a square was set.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_undo(
    game: Option<&mut LoaGame>,
    undone: Option<&mut MaybeUninit<LoaMove>>,
) -> LoaError {
    guard(|| {
        let game = &mut given(game, "game")?.0;
        let mv = game
            .undo()
            .ok_or_else(|| Fault::new(LOA_ERROR_NOTHING, "there is nothing to take back"))?;
        if let Some(undone) = undone {
            undone.write(mv.into());
        }
        Ok(())
    })
}

/// Writes the legal moves: the jumps, or else a pass; an empty list if the game is over.
///
/// Errors: `LOA_ERROR_ROOM`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_game_legal_moves(
    game: Option<&LoaGame>,
    moves: *mut LoaMove,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> LoaError {
    let legal = || Ok(given(game, "game")?.0.legal_moves());
    // SAFETY: the caller's promise about arrays.
    unsafe { write_moves(moves, capacity, count, legal) }
}

/// Puts a piece on a square, or `LOA_EMPTY`, and says who is to move. Moves made before still
/// count, but can't be taken back any more, and repetitions are counted from here. A game that was
/// played to its end stays over.
///
/// Errors: `LOA_ERROR_ARGUMENT` if the piece or the side is invalid, or the board does not have the
/// square; nothing changes then.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_set_square(
    game: Option<&mut LoaGame>,
    square: LoaSquare,
    piece: c_char,
    to_move: c_char,
) -> LoaError {
    guard(|| {
        let game = &mut given(game, "game")?.0;
        let piece = self::piece(piece, "piece")?;
        let set = game.set(self::square(square)?, piece, side(to_move, "to_move")?);
        set.map_err(Fault::argument)
    })
}

/// Changes the number of plies after which the game is drawn; 0 for no limit. A game that
/// the former limit has drawn goes on.
///
/// Errors: `LOA_ERROR_ARGUMENT` if the game has more plies already; nothing changes then.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_set_move_limit(game: Option<&mut LoaGame>, plies: u32) -> LoaError {
    guard(|| {
        let game = &mut given(game, "game")?.0;
        let set = game.set_move_limit((plies > 0).then_some(plies));
        set.map_err(Fault::argument)
    })
}

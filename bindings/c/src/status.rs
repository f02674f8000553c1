use crate::boundary::{Fault, LoaError, given, guard, write_text};
use crate::game::LoaGame;
use crate::letters::{LOA_ONGOING, letter_of_outcome};
use loa::{Reason, Status};
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
    guard(|| tell(given(game, "game")?.0.status(), outcome, reason))
}

/// Writes what `loa_game_status` would if the opponent of the side to move had just moved. The two
/// differ only for a position that was set up: its game goes on even if a side is connected.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_judged(
    game: Option<&LoaGame>,
    outcome: Option<&mut MaybeUninit<c_char>>,
    reason: Option<&mut MaybeUninit<LoaReason>>,
) -> LoaError {
    guard(|| tell(given(game, "game")?.0.judged(), outcome, reason))
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

fn tell(
    status: Status,
    outcome: Option<&mut MaybeUninit<c_char>>,
    reason: Option<&mut MaybeUninit<LoaReason>>,
) -> Result<(), Fault> {
    let verdict = status.verdict();
    let letter = verdict.map_or(LOA_ONGOING, |verdict| letter_of_outcome(verdict.outcome));
    given(outcome, "outcome")?.write(letter);
    if let Some(reason) = reason {
        reason.write(verdict.map_or(LOA_REASON_NONE, |verdict| number_of(verdict.reason)));
    }
    Ok(())
}

const fn number_of(reason: Reason) -> LoaReason {
    match reason {
        Reason::Connection => LOA_REASON_CONNECTION,
        Reason::Simultaneous => LOA_REASON_SIMULTANEOUS,
        Reason::Blocked => LOA_REASON_BLOCKED,
        Reason::Repetition => LOA_REASON_REPETITION,
        Reason::MoveLimit => LOA_REASON_MOVE_LIMIT,
    }
}

//! Games: how they begin and end.

use crate::boundary::{Fault, LoaError, given, guard, parse, write};
use crate::cells::read_cells;
use crate::letters::size;
use crate::rules::{LoaRules, LoaStart, start};
use loa::{Game, Position, Preset};
use std::ffi::c_char;
use std::mem::MaybeUninit;

/// A game: rules, a position, and the moves that led to it.
#[derive(Clone, Debug)]
pub struct LoaGame(pub(crate) Game);

/// The place where the caller wants a game.
pub(crate) type GameOut<'a> = Option<&'a mut MaybeUninit<Option<Box<LoaGame>>>>;

/// Hands a game to the caller through a pointer, which has a name, or a null pointer if it could
/// not be made.
pub(crate) fn hand_over(
    (out, name): (GameOut<'_>, &'static str),
    make: impl FnOnce() -> Result<Game, Fault>,
) -> LoaError {
    guard(|| {
        let out = given(out, name)?.write(None);
        *out = Some(Box::new(LoaGame(make()?)));
        Ok(())
    })
}

/// Writes something about a game through a pointer, which has a name.
pub(crate) fn write_about<T>(
    game: Option<&LoaGame>,
    (out, name): (Option<&mut MaybeUninit<T>>, &'static str),
    value: impl FnOnce(&Game) -> Result<T, Fault>,
) -> LoaError {
    write(out, name, || value(&given(game, "game")?.0))
}

/// Begins a game by rules with a name, at the start position that goes with them.
///
/// The caller owns the game and gives it back with `loa_game_free`; the pointer is null on errors.
///
/// Errors: `LOA_ERROR_TEXT` if the name is unknown; `LOA_ERROR_ARGUMENT` if the
/// board can't have this size.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_game_new(
    preset: *const c_char,
    width: i32,
    height: i32,
    game: Option<&mut MaybeUninit<Option<Box<LoaGame>>>>,
) -> LoaError {
    hand_over((game, "game"), || {
        // SAFETY: the caller's promise about texts.
        let preset: Preset = unsafe { parse(preset, "preset") }?;
        Ok(Game::start(&preset, size(width, height)?))
    })
}

/// Begins a game by any rules at any start position.
///
/// The caller owns the game and gives it back with `loa_game_free`; the pointer is null on errors.
///
/// Errors: `LOA_ERROR_ARGUMENT` if the rules, the start or the size is invalid.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_new_by_rules(
    rules: Option<&LoaRules>,
    start: LoaStart,
    width: i32,
    height: i32,
    game: Option<&mut MaybeUninit<Option<Box<LoaGame>>>>,
) -> LoaError {
    hand_over((game, "game"), || {
        let rules = given(rules, "rules")?.read()?;
        let position = Position::start(size(width, height)?, self::start(start)?);
        Ok(Game::new(rules, position))
    })
}

/// Begins a game at any position, given as an array of letters. It is judged as if the opponent of
/// `to_move` had just moved: where a side is connected, the game is over before the first move.
///
/// The caller owns the game and gives it back with `loa_game_free`; the pointer is null on errors.
///
/// Errors: `LOA_ERROR_ARGUMENT` if the rules, the size, the side or a letter of the cells is
/// invalid, or the board has no pieces.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_game_new_from_cells(
    rules: Option<&LoaRules>,
    cells: *const c_char,
    width: i32,
    height: i32,
    to_move: c_char,
    game: Option<&mut MaybeUninit<Option<Box<LoaGame>>>>,
) -> LoaError {
    hand_over((game, "game"), || {
        let rules = given(rules, "rules")?.read()?;
        // SAFETY: the caller's promise about cells.
        let position = unsafe { read_cells(cells, (width, height), (to_move, "to_move")) }?;
        let position = position.with_pieces().map_err(Fault::argument)?;
        Ok(Game::new(rules, position))
    })
}

/// Makes a copy of a game, with all its past.
///
/// The caller owns the copy and gives it back with `loa_game_free`; the pointer is null on errors.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_copy(
    game: Option<&LoaGame>,
    copy: Option<&mut MaybeUninit<Option<Box<LoaGame>>>>,
) -> LoaError {
    hand_over((copy, "copy"), || Ok(given(game, "game")?.0.clone()))
}

/// Frees a game. A null pointer is ignored.
#[unsafe(no_mangle)]
pub extern "C" fn loa_game_free(game: Option<Box<LoaGame>>) {
    guard(|| {
        drop(game);
        Ok(())
    });
}

//! Sides, pieces and outcomes as letters, and board sizes.

use crate::boundary::Fault;
use loa::{Color, Outcome, Size};
use std::ffi::c_char;

/// Black, the first player in every start position: the letter `B`.
pub const LOA_BLACK: c_char = 66;
/// White, the second player: the letter `W`.
pub const LOA_WHITE: c_char = 87;
/// A square without a piece: a full stop.
pub const LOA_EMPTY: c_char = 46;
/// The outcome of a drawn (tied) game: the letter `D`.
pub const LOA_DRAW: c_char = 68;
/// The outcome of a game that goes on: a hyphen.
pub const LOA_ONGOING: c_char = 45;

pub(crate) fn side(letter: c_char, name: &'static str) -> Result<Color, Fault> {
    match letter {
        LOA_BLACK => Ok(Color::Black),
        LOA_WHITE => Ok(Color::White),
        _ => Err(Fault::argument(format!(
            "`{name}` is '{}' instead of LOA_BLACK or LOA_WHITE",
            (letter as u8).escape_ascii()
        ))),
    }
}

pub(crate) fn piece(letter: c_char, name: &'static str) -> Result<Option<Color>, Fault> {
    match letter {
        LOA_BLACK => Ok(Some(Color::Black)),
        LOA_WHITE => Ok(Some(Color::White)),
        LOA_EMPTY => Ok(None),
        _ => Err(Fault::argument(format!(
            "`{name}` has '{}' instead of LOA_BLACK, LOA_WHITE or LOA_EMPTY",
            (letter as u8).escape_ascii()
        ))),
    }
}

pub(crate) const fn letter_of_side(color: Color) -> c_char {
    match color {
        Color::Black => LOA_BLACK,
        Color::White => LOA_WHITE,
    }
}

pub(crate) const fn letter_of_piece(piece: Option<Color>) -> c_char {
    match piece {
        Some(color) => letter_of_side(color),
        None => LOA_EMPTY,
    }
}

pub(crate) const fn letter_of_outcome(outcome: Outcome) -> c_char {
    match outcome {
        Outcome::Win(color) => letter_of_side(color),
        Outcome::Draw => LOA_DRAW,
    }
}

pub(crate) fn size(width: i32, height: i32) -> Result<Size, Fault> {
    let side = |length: i32| u8::try_from(length).ok();
    let size = side(width).zip(side(height));
    size.and_then(|(width, height)| Size::new(width, height))
        .ok_or_else(|| {
            let (min, max) = (Size::MIN, Size::MAX);
            Fault::argument(format!(
                "{width}x{height} is not a board size ({min}x{min} to {max}x{max})"
            ))
        })
}

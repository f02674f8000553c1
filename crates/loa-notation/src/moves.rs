//! Moves as text.
//!
//! ```text
//! move   = jump | "pass"
//! jump   = square [ "-" | "x" | ":" ] square
//! square = "a".."h" "1".."8"
//! ```
//!
//! Letters may be small or capital; blanks around the move mean nothing, blanks within it are not
//! allowed. `loa`'s `Display for Move` writes `b1-b3` and `pass`.

use crate::excerpt::excerpt;
use loa::{Move, ParseSquareError, Square};
use thiserror::Error;

/// Text that is not a move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseMoveError {
    /// There is nothing but blanks.
    #[error("there is no move")]
    Empty,
    /// The text is too short, too long, or has something else between its squares than `-`, `x`
    /// or `:`. Holds the text, cut short and with control characters escaped.
    #[error("'{0}' is not a move: expected two squares like b1-b3, or pass")]
    Shape(String),
    /// What stands where a square should is none.
    #[error("'{text}' is not a move: {cause}")]
    Square {
        /// The whole text, control characters escaped.
        text: String,
        /// What is wrong with the square.
        cause: ParseSquareError,
    },
}

/// Reads a move: `b1-b3`, `b1xb3`, `b1:b3`, `b1b3` or `pass`, in any case.
///
/// Says nothing about whether the move is legal, nor whether a board has the squares.
///
/// # Errors
/// If the text is anything else.
pub fn parse_move(text: &str) -> Result<Move, ParseMoveError> {
    let trimmed = text.trim();
    if trimmed.is_empty() {
        return Err(ParseMoveError::Empty);
    }
    if trimmed.eq_ignore_ascii_case("pass") {
        return Ok(Move::Pass);
    }
    let (from, to) = squares_of(trimmed).ok_or_else(|| ParseMoveError::Shape(excerpt(trimmed)))?;
    let square = |name: &str| {
        name.parse::<Square>()
            .map_err(|cause| ParseMoveError::Square {
                text: excerpt(trimmed),
                cause,
            })
    };
    Ok(Move::Jump(square(from)?, square(to)?))
}

/// Splits a jump into the names of its squares.
fn squares_of(text: &str) -> Option<(&str, &str)> {
    let printable = text.chars().all(|c| c.is_ascii_graphic());
    let (from, rest) = text.split_at_checked(2).filter(|_| printable)?;
    let to = match rest.len() {
        3 => rest.strip_prefix(['-', 'x', 'X', ':'])?,
        _ => rest,
    };
    (to.len() == 2).then_some((from, to))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn jump(from: &str, to: &str) -> Move {
        Move::Jump(from.parse().unwrap(), to.parse().unwrap())
    }

    #[test]
    fn every_spelling_of_a_jump() {
        for text in [
            "b1-b3", "b1xb3", "b1Xb3", "b1:b3", "b1b3", "B1-B3", "B1b3", " b1-b3\n",
        ] {
            assert_eq!(parse_move(text), Ok(jump("b1", "b3")), "{text:?}");
        }
    }

    #[test]
    fn pass_in_any_case() {
        for text in ["pass", "Pass", "PASS", " pass "] {
            assert_eq!(parse_move(text), Ok(Move::Pass), "{text:?}");
        }
    }

    #[test]
    fn text_without_the_shape_of_a_move() {
        for text in [
            "b1",
            "b1-",
            "b1--b3",
            "b1_b3",
            "b1-b33",
            "b1 b3",
            "passe",
            "é1-b3",
            "b1–b3",
            "b1\u{7}b3",
        ] {
            let error = parse_move(text).unwrap_err();
            assert!(
                matches!(error, ParseMoveError::Shape(_)),
                "{text:?}: {error}"
            );
        }
        assert_eq!(parse_move("  "), Err(ParseMoveError::Empty));
    }

    #[test]
    fn errors_say_what_was_found() {
        let message = |text| parse_move(text).unwrap_err().to_string();
        assert_eq!(
            message("b1-i3"),
            "'b1-i3' is not a move: 'i3' is not a square (a1 to h8)"
        );
        assert_eq!(
            message("go\tnow"),
            "'go\\tnow' is not a move: expected two squares like b1-b3, or pass"
        );
    }
}

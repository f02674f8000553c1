use crate::{Square, SquareSet, UnknownNameError};
use alloc::format;
use core::fmt;
use core::str::FromStr;

/// A ply: a piece's jump, or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// A piece goes from one square to another, capturing what stands there.
    Jump(Square, Square),
    /// The player has no jump and the rules let the opponent go on.
    Pass,
}

/// Writes `b1-b3`, or `pass`; `{:#}` writes `b1b3`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Jump(from, to) if f.alternate() => write!(f, "{from}{to}"),
            Move::Jump(from, to) => write!(f, "{from}-{to}"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

/// Reads `b1-b3`, `b1xb3`, `b1:b3`, `b1b3` or `pass`, in any case, without blanks.
///
/// Whether the move is legal, and whether a board has the squares, is another question.
impl FromStr for Move {
    type Err = UnknownNameError;

    fn from_str(text: &str) -> Result<Move, UnknownNameError> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Move::Pass);
        }
        let (from, to) = squares_of(text).ok_or_else(|| Move::unknown(text))?;
        let square = |name: &str| {
            let square = name.parse::<Square>();
            square.map_err(|error| UnknownNameError::new(text, format!("is not a move: {error}")))
        };
        Ok(Move::Jump(square(from)?, square(to)?))
    }
}

impl Move {
    /// Returns the error of a text that is neither two squares nor a pass.
    pub fn unknown(text: &str) -> UnknownNameError {
        let fault = "is not a move: expected two squares like b1-b3, or pass";
        UnknownNameError::new(text, fault)
    }
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

/// The jumps of one piece, as a set of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Jumps {
    /// Where the piece stands.
    pub from: Square,
    /// Where it can go.
    pub to: SquareSet,
}

impl Jumps {
    /// Returns the jumps one by one.
    pub fn moves(self) -> impl Iterator<Item = Move> {
        self.to.into_iter().map(move |to| Move::Jump(self.from, to))
    }
}

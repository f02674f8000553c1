use crate::{Square, SquareSet};
use std::fmt;

/// A ply: a piece's jump, or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// A piece goes from one square to another, capturing what stands there.
    Jump(Square, Square),
    /// The player has no jump and the rules let the opponent go on.
    Pass,
}

/// Writes `b1-b3`, or `pass`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Jump(from, to) => write!(f, "{from}-{to}"),
            Move::Pass => f.write_str("pass"),
        }
    }
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

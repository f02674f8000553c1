use crate::{Axis, Color, Position, Square, SquareSet, Verdict};
use core::fmt;

/// Why a move can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game has ended.
    Over(Verdict),
    /// The board does not have the square.
    OffBoard(Square),
    /// No piece stands on the square that the move starts from.
    Empty(Square),
    /// The piece belongs to the other side.
    NotYours {
        /// Where the piece stands.
        from: Square,
        /// The owner of the piece.
        owner: Color,
    },
    /// The two squares are the same, or not on one rank, file or diagonal.
    NotALine {
        /// Where the piece stands.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// The move is not as long as there are pieces on the line.
    Distance {
        /// The length of the move.
        tried: u32,
        /// The number of pieces on the line.
        needed: u32,
    },
    /// A piece of the opponent stands in between.
    InTheWay(Square),
    /// A piece of the same side stands on the square that the move goes to.
    Occupied(Square),
    /// A player who has a jump may not pass.
    MustJump,
    /// The rules have no passes.
    NoPassing,
}

impl IllegalMove {
    /// Checks a jump of the side to move. It looks at the pieces alone, not at the tables that
    /// generate moves.
    pub(crate) fn check_jump(
        position: &Position,
        from: Square,
        to: Square,
    ) -> Result<(), IllegalMove> {
        if let Some(off) = [from, to]
            .into_iter()
            .find(|square| !position.size().contains(*square))
        {
            return Err(IllegalMove::OffBoard(off));
        }
        let owner = position.at(from).ok_or(IllegalMove::Empty(from))?;
        if owner != position.turn() {
            return Err(IllegalMove::NotYours { from, owner });
        }
        let axis = Axis::between(from, to).ok_or(IllegalMove::NotALine { from, to })?;
        let line = position.line(from, axis).unwrap_or_default();
        let is_between = |square: &Square| from.min(to) < *square && *square < from.max(to);
        let between: SquareSet = line.into_iter().filter(is_between).collect();
        let (tried, needed) = (between.len() + 1, (position.occupied() & line).len());
        if tried != needed {
            return Err(IllegalMove::Distance { tried, needed });
        }
        let in_the_way = (between & position.pieces(!owner)).into_iter();
        let places = |square: &Square| square.index().abs_diff(from.index());
        if let Some(nearest) = in_the_way.min_by_key(places) {
            return Err(IllegalMove::InTheWay(nearest));
        }
        if position.at(to) == Some(owner) {
            return Err(IllegalMove::Occupied(to));
        }
        Ok(())
    }
}

/// Writes the reason in words, for the player who tried the move.
impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::Over(verdict) => write!(f, "the game is over: {verdict}"),
            IllegalMove::OffBoard(square) => write!(f, "{square} is not on this board"),
            IllegalMove::Empty(from) => write!(f, "there is no piece on {from}"),
            IllegalMove::NotYours { from, owner } => write!(f, "the piece on {from} is {owner:#}"),
            IllegalMove::NotALine { from, to } if from == to => {
                write!(f, "it starts and ends on {from}")
            }
            IllegalMove::NotALine { from, to } => {
                write!(f, "{from} and {to} are not on one rank, file or diagonal")
            }
            IllegalMove::Distance { tried, needed } => write!(
                f,
                "a move along this line goes exactly {needed} {}, as many as there are pieces on \
                 it, not {tried}",
                if *needed == 1 { "square" } else { "squares" },
            ),
            IllegalMove::InTheWay(square) => {
                write!(f, "the opponent's piece on {square} is in the way")
            }
            IllegalMove::Occupied(to) => write!(f, "your own piece stands on {to}"),
            IllegalMove::MustJump => f.write_str("you have a move, so you can't pass"),
            IllegalMove::NoPassing => f.write_str("these rules know no pass"),
        }
    }
}

impl core::error::Error for IllegalMove {}

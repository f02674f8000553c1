use loa::{IllegalMove, Move, Outcome, Position, Verdict};
use std::fmt;

/// What a program did against the rules.
#[derive(Clone, Debug, PartialEq)]
pub enum Foul {
    /// Its machine made a move that is not legal.
    Illegal {
        /// The move.
        mv: Move,
        /// What is wrong with it.
        reason: IllegalMove,
        /// The position that it was made in.
        position: Position,
    },
    /// Its machine moved though the side to move is a manual player.
    OutOfTurn {
        /// The move.
        mv: Move,
        /// The position that it was made in.
        position: Position,
    },
    /// It told an end of the game that is none.
    FalseEnd {
        /// What it told.
        claimed: Outcome,
        /// How the game has ended; `None` if it goes on.
        actual: Option<Verdict>,
        /// The position that it was told in.
        position: Position,
    },
}

impl Foul {
    /// Returns the position in which it happened.
    pub fn position(&self) -> &Position {
        match self {
            Foul::Illegal { position, .. }
            | Foul::OutOfTurn { position, .. }
            | Foul::FalseEnd { position, .. } => position,
        }
    }
}

impl fmt::Display for Foul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Foul::Illegal {
                mv,
                reason,
                position,
            } => write!(
                f,
                "made the illegal move {mv} for {}: {reason}",
                position.turn()
            ),
            Foul::OutOfTurn { mv, position } => write!(
                f,
                "moved {mv} though it is {}'s turn, who is a manual player",
                position.turn()
            ),
            Foul::FalseEnd {
                claimed, actual, ..
            } => {
                let claimed = match claimed {
                    Outcome::Win(color) => format!("that {color} wins"),
                    Outcome::Draw => "a tie".to_owned(),
                };
                match actual {
                    Some(verdict) => write!(
                        f,
                        "claimed {claimed}, but the game ended otherwise: {verdict}"
                    ),
                    None => write!(f, "claimed {claimed}, but the game is not over"),
                }
            }
        }
    }
}

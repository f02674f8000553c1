use loa::{IllegalMove, Move, Outcome, Position, Verdict};
use std::fmt;

/// A violation of the rules by a program.
#[derive(Clone, Debug, PartialEq)]
pub enum RuleViolation {
    /// It made an illegal move.
    Illegal {
        /// The move.
        mv: Move,
        /// What is wrong with it.
        reason: IllegalMove,
        /// The position that it was made in.
        position: Position,
    },
    /// It moved for a manual player.
    OutOfTurn {
        /// The move.
        mv: Move,
        /// The position that it was made in.
        position: Position,
    },
    /// It did not carry out a command that the course does not ask for.
    NotCarriedOut {
        /// The command.
        word: &'static str,
        /// Its board, as before.
        position: Position,
    },
    /// It announced a wrong end of the game.
    FalseEnd {
        /// The end that it announced.
        claimed: Outcome,
        /// How the game has ended; `None` if it has not.
        actual: Option<Verdict>,
        /// The position in which it did.
        position: Position,
    },
}

impl RuleViolation {
    /// Returns the position in which it happened.
    pub fn position(&self) -> &Position {
        match self {
            RuleViolation::Illegal { position, .. }
            | RuleViolation::OutOfTurn { position, .. }
            | RuleViolation::NotCarriedOut { position, .. }
            | RuleViolation::FalseEnd { position, .. } => position,
        }
    }
}

impl fmt::Display for RuleViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleViolation::Illegal {
                mv,
                reason,
                position,
            } => write!(
                f,
                "made the illegal move {mv} for {}: {reason}",
                position.turn()
            ),
            RuleViolation::OutOfTurn { mv, position } => write!(
                f,
                "moved {mv} though it is {}'s turn, who is a manual player",
                position.turn()
            ),
            RuleViolation::NotCarriedOut { word, .. } => write!(
                f,
                "does not know '{word}', which the course does not ask for: its board is as before"
            ),
            RuleViolation::FalseEnd {
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

use loa::{IllegalMove, Move, Outcome, Position, Verdict};
use std::fmt;
use thiserror::Error;

/// A violation of the rules by a program.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum RuleViolation {
    /// It made an illegal move.
    #[error("made the illegal move {mv} for {}: {reason}", .position.turn())]
    Illegal {
        /// The move.
        mv: Move,
        /// What is wrong with it.
        reason: IllegalMove,
        /// The position that it was made in.
        position: Position,
    },
    /// It moved for a manual player.
    #[error("moved {mv} though it is {}'s turn, who is a manual player", .position.turn())]
    OutOfTurn {
        /// The move.
        mv: Move,
        /// The position that it was made in.
        position: Position,
    },
    /// It did not carry out a command that the course does not ask for.
    #[error("does not know '{word}', which the course does not ask for: its board is as before")]
    NotCarriedOut {
        /// The command.
        word: &'static str,
        /// Its board, as before.
        position: Position,
    },
    /// It announced a wrong end of the game.
    #[error(fmt = write_false_end)]
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

fn write_false_end(
    claimed: &Outcome,
    actual: &Option<Verdict>,
    _: &Position,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    match claimed {
        Outcome::Win(color) => write!(f, "claimed that {color} wins, but the game ")?,
        Outcome::Draw => f.write_str("claimed a tie, but the game ")?,
    }
    match actual {
        Some(verdict) => write!(f, "ended otherwise: {verdict}"),
        None => f.write_str("is not over"),
    }
}

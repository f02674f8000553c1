use crate::SpawnError;
use loa::{IllegalMove, Move, Outcome};
use loa_protocol::FlawedOutput;
use loa_protocol::excerpt;
use std::process::ExitStatus;
use std::time::Duration;
use thiserror::Error;

/// How a program loses a game other than by the rules.
#[derive(Debug, Error)]
pub(super) enum Fault {
    #[error("could not be started: {}", .0.cause)]
    NotStarted(SpawnError),
    #[error("{}", crate::ended(*.0))]
    Exited(ExitStatus),
    #[error("closed its standard output, but goes on running")]
    ClosedOutput,
    #[error("no answer to '{question}' within {}", crate::seconds(*.limit))]
    NoAnswer {
        question: &'static str,
        limit: Duration,
    },
    #[error("no move within {}", crate::seconds(*.0))]
    Late(Duration),
    #[error("{mv} is illegal: {reason}")]
    Illegal { mv: Move, reason: IllegalMove },
    #[error("'{0}' is no move")]
    NoMove(String),
    #[error("says '{0}', but the game goes on")]
    FalseEnd(Outcome),
    #[error("does not take the opening: its board is another one")]
    OtherBoard,
    #[error("{0}")]
    Flawed(#[from] FlawedOutput),
    #[error("printed more than {0} bytes for one move")]
    Flood(usize),
}

impl Fault {
    /// Makes a fault of text that should have been a move.
    pub(super) fn no_move(text: &[u8]) -> Fault {
        Fault::NoMove(excerpt(text))
    }

    /// Tells whether the player's time was over.
    pub(super) const fn is_lateness(&self) -> bool {
        matches!(self, Fault::Late(_))
    }
}

/// Why a player gives no answer.
#[derive(Debug)]
pub(super) enum Halt {
    /// It is its own fault.
    Fault(Fault),
    /// The match is to stop.
    Stopped,
}

impl<F: Into<Fault>> From<F> for Halt {
    fn from(fault: F) -> Halt {
        Halt::Fault(fault.into())
    }
}

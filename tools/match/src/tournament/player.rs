//! What the match runner knows of a player: how to start it for a game, and how to ask for moves.

use super::clock::Clock;
use crate::process::{SpawnError, describe_exit, in_seconds};
use crate::sandbox::Sandbox;
use loa::{ByColor, Color, Game, IllegalMove, Move, Outcome, Preset, Start, excerpt_of};
use loa_protocol::FlawedOutput;
use loa_work::Stop;
use std::fmt::Debug;
use std::process::ExitStatus;
use std::sync::Arc;
use std::time::{Duration, Instant};
use thiserror::Error;

/// A source of players: it starts a new one for each game.
pub trait PlayerFactory: Debug + Send + Sync {
    /// Starts a player.
    ///
    /// # Errors
    /// If the player can't be started. It loses the game, unless the system lacks resources or the
    /// sandbox fails.
    fn start(&self) -> Result<Box<dyn Player + '_>, Fault>;

    /// Checks, before the first game, that players can be started.
    ///
    /// # Errors
    /// If they can't.
    fn check(&self) -> Result<(), SpawnError> {
        Ok(())
    }

    /// Returns the source of the same players in a sandbox, if they are programs.
    fn enclosed(&self, _: &Sandbox) -> Option<Arc<dyn PlayerFactory>> {
        None
    }

    /// Tells whether a player without a time makes the same moves each time it gets the same seed
    /// and position.
    fn is_reproducible(&self) -> bool {
        false
    }
}

/// A player during one game.
pub trait Player {
    /// Brings the player to the position after the opening.
    ///
    /// # Errors
    /// If that is not possible: the player loses the game.
    fn prepare(&mut self, _game: &Assignment<'_>) -> Result<(), Halt> {
        Ok(())
    }

    /// Waits until the player listens, before its clock runs.
    ///
    /// # Errors
    /// If it does not answer: it loses the game.
    fn get_ready(&mut self, _game: &Assignment<'_>) -> Result<(), Halt> {
        Ok(())
    }

    /// Returns the time for the next move where each move has this much.
    fn time_for_move(&self, usual: Duration) -> Duration {
        usual
    }

    /// Asks for a move, which need not be legal. The player's side is to move.
    ///
    /// # Errors
    /// If the player gives none in time.
    fn choose(&mut self, game: &Assignment<'_>, turn: &Turn<'_>) -> Result<Move, Halt>;

    /// Tells whether the player is asked for a pass when it has no other move.
    fn is_asked_to_pass(&self) -> bool {
        false
    }

    /// Returns the last line that the player wrote on its standard error.
    fn last_words(&mut self) -> Option<String> {
        None
    }
}

/// A game that a player takes part in.
#[derive(Debug)]
pub struct Assignment<'a> {
    /// The player's side.
    pub color: Color,
    /// The rules.
    pub preset: &'a Preset,
    /// The start position that the opening began from.
    pub start: Start,
    /// The game after the opening.
    pub opening: &'a Game,
    /// How long an answer other than a move may take.
    pub startup: Duration,
    /// A number that depends on the match's seed, the game and the side alone.
    pub seed: u64,
    /// Tells whether to stop, so that players return [`Halt::Stopped`].
    pub stop: &'a Stop,
}

/// A player's turn.
#[derive(Debug)]
pub struct Turn<'a> {
    /// The game so far.
    pub game: &'a Game,
    /// When the player's clock started.
    pub begun: Instant,
    /// The time for the move.
    pub limit: Duration,
    /// How much later than that an answer still counts.
    pub margin: Duration,
    /// Both sides' clocks; `None` for a side that only has the match's limit for a move.
    pub clocks: &'a ByColor<Option<Clock>>,
}

impl Turn<'_> {
    /// Returns the moment from which on an answer does not count.
    pub fn deadline(&self) -> Instant {
        self.begun + self.limit + self.margin
    }

    /// Returns the fault of a player that has not answered by then.
    pub fn lateness(&self) -> Halt {
        Fault::Late(self.limit).into()
    }
}

/// How a player loses a game other than by the rules.
#[derive(Debug, Error)]
pub enum Fault {
    /// Its program can't be run.
    #[error("could not be started: {}", .0.cause)]
    NotStarted(SpawnError),
    /// Its program has ended.
    #[error("{}", describe_exit(*.0))]
    Exited(ExitStatus),
    /// Its program can't say anything any more.
    #[error("closed its standard output, but goes on running")]
    ClosedOutput,
    /// It did not answer a question other than for a move.
    #[error("no answer to '{question}' within {}", in_seconds(*.limit))]
    NoAnswer {
        /// The question.
        question: &'static str,
        /// How long it had.
        limit: Duration,
    },
    /// Its time was over.
    #[error("no move within {}", in_seconds(*.0))]
    Late(Duration),
    /// Its time was over, and its move had no newline.
    #[error("no move within {}; the line '{line}' lacks its newline", in_seconds(*.limit))]
    Unfinished {
        /// How long it had.
        limit: Duration,
        /// What it printed.
        line: String,
    },
    /// Its move is illegal.
    #[error("{mv} is illegal: {reason}")]
    Illegal {
        /// The move.
        mv: Move,
        /// What is wrong with it.
        reason: IllegalMove,
    },
    /// It said something else instead of a move.
    #[error("invalid move '{0}'")]
    NoMove(String),
    /// It made a move without being asked for one.
    #[error("unexpected output '{0}': it was not asked for a move")]
    Unasked(String),
    /// It announced an end of the game, which goes on.
    #[error("announced '{0}', but the game is not over")]
    FalseEnd(Outcome),
    /// It is in another position than the opening's.
    #[error("did not set up the opening: it shows another board")]
    OtherBoard,
    /// Its output has too many lines, or too long ones.
    #[error(transparent)]
    Flawed(#[from] FlawedOutput),
    /// It printed more than this many bytes for a move.
    #[error("printed more than {0} bytes for one move")]
    Flood(usize),
}

/// Returns what is quoted of a player's output.
pub(super) fn quoted(output: &[u8]) -> String {
    const MOST: usize = 60;
    excerpt_of(output, MOST)
}

/// Why a player gives no answer.
#[derive(Debug)]
pub enum Halt {
    /// It loses the game.
    Fault(Fault),
    /// The match is to stop.
    Stopped,
}

impl<F: Into<Fault>> From<F> for Halt {
    fn from(fault: F) -> Halt {
        Halt::Fault(fault.into())
    }
}

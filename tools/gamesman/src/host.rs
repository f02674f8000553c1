use loa::{Game, Goal, Move, Position};
use loa_protocol::SearchScore;
use loa_solver::{Probe, Problem, SolveError};
use std::io;
use std::sync::Arc;

/// What a session can't do by itself: solving, playing on boards that are not solved, and files.
pub trait Host {
    /// Solves a problem from scratch. Symmetries make it faster and change no value. `progress`
    /// gets the numbers of steps that are done and of all, perhaps on another thread.
    ///
    /// # Errors
    /// When the tables don't fit into memory, the user stopped it, or something went wrong.
    fn solve(
        &mut self,
        problem: &Problem,
        symmetries: bool,
        progress: &mut (dyn FnMut(u64, u64) + Send),
    ) -> Result<Arc<dyn Probe + Send + Sync>, SolveError>;

    /// Opens a folder of solved tables.
    ///
    /// # Errors
    /// When it can't be used: why.
    fn load(&mut self, folder: &str) -> Result<Arc<dyn Probe + Send + Sync>, String>;

    /// Looks for the best move on a board that is not solved; `None` if the game is over.
    fn advise(&mut self, game: &Game) -> Option<Advice>;

    /// Evaluates a position without looking ahead: from -1, lost for the side to move, to 1, won.
    fn evaluate(&self, position: &Position, goal: Goal) -> f64;

    /// Writes a file with the output of `fill`, completely or not at all. An existing file is
    /// replaced only with `replace`.
    ///
    /// # Errors
    /// When it can't be written or `fill` fails; with [`AlreadyExists`](io::ErrorKind) when it
    /// exists and may not be replaced.
    fn write(
        &self,
        name: &str,
        replace: bool,
        fill: &mut dyn FnMut(&mut dyn io::Write) -> io::Result<()>,
    ) -> io::Result<()>;

    /// Tells whether the user has asked to stop. Long work polls it.
    fn is_stopped(&self) -> bool;
}

/// A move and its estimated value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The move.
    pub mv: Move,
    /// Its value for the player who makes it.
    pub value: SearchScore,
}

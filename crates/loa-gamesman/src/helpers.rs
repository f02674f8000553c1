use loa::{Game, Move};
use loa_solver::{Probe, Problem};
use std::io;
use std::sync::Arc;

/// What a session can't do by itself: solving, playing where nothing is solved, and files.
pub struct Helpers {
    /// Solves boards.
    pub solver: Box<dyn Solver>,
    /// Advises moves on boards that are not solved.
    pub adviser: Box<dyn Adviser>,
    /// Writes files.
    pub files: Box<dyn Files>,
    /// Tells whether the user wants what goes on now to end; asked again and again in what may
    /// take long.
    pub stop: Box<dyn FnMut() -> bool>,
}

/// Something that solves boards.
pub trait Solver {
    /// Solves a problem from scratch. Symmetries only make it faster: without them the values are
    /// the same.
    ///
    /// # Errors
    /// When there are no values.
    fn solve(
        &mut self,
        problem: &Problem,
        symmetries: bool,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Arc<dyn Probe + Send + Sync>, NotSolved>;
}

/// How much of a piece of work is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The parts that are done.
    pub done: u64,
    /// All parts.
    pub all: u64,
}

/// Why a problem was not solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotSolved {
    /// The tables would not fit into memory.
    TooLarge,
    /// The user has stopped it.
    Stopped,
    /// Something went wrong.
    Failed(String),
}

/// A player for boards that are not solved.
pub trait Adviser {
    /// Looks for the best move; `None` if the game is over.
    fn advise(&mut self, game: &Game) -> Option<Advice>;
}

/// A move and what is thought of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The move.
    pub mv: Move,
    /// What it is worth to the player who makes it.
    pub worth: Worth,
}

/// What a move is worth as far as it was looked ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// Wins in so many plies.
    Win(u32),
    /// Loses in so many plies.
    Loss(u32),
    /// An estimate in points, the larger the better.
    Estimate(i32),
}

/// Where files are written.
pub trait Files {
    /// Writes a file with what `fill` writes, completely or not at all. One that is there already
    /// is replaced only if that is asked for.
    ///
    /// # Errors
    /// When it can't be written or `fill` gives up; with [`AlreadyExists`](io::ErrorKind) when it
    /// is there and may not be replaced.
    fn write(
        &mut self,
        name: &str,
        replace: bool,
        fill: &mut dyn FnMut(&mut dyn io::Write) -> io::Result<()>,
    ) -> io::Result<()>;
}

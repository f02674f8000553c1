use crate::Progress;
use loa_solver::TableError;
use std::fmt;
use std::io;

/// Why work on all positions was not finished.
#[derive(Debug)]
pub enum Unfinished {
    /// There are too many positions.
    TooMany,
    /// It was stopped.
    Stopped,
    /// The tables can't be used.
    Tables(TableError),
}

impl fmt::Display for Unfinished {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfinished::TooMany => f.write_str("the board has too many positions to go through"),
            Unfinished::Stopped => f.write_str("stopped"),
            Unfinished::Tables(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Unfinished {}

impl From<TableError> for Unfinished {
    fn from(error: TableError) -> Unfinished {
        Unfinished::Tables(error)
    }
}

impl From<Unfinished> for io::Error {
    fn from(unfinished: Unfinished) -> io::Error {
        io::Error::other(unfinished)
    }
}

/// Follows long work: gets the progress and returns whether to go on.
pub(super) type Watch<'a> = dyn FnMut(Progress) -> bool + 'a;

/// Calls the watch function now and then.
pub(super) struct Pace<'a, 'b> {
    watch: &'a mut Watch<'b>,
    all: u64,
    done: u64,
}

impl<'a, 'b> Pace<'a, 'b> {
    /// The steps between two calls.
    const STRIDE: u64 = 1 << 12;

    /// Starts work of `all` steps; 0 if that is unknown.
    pub(super) fn new(all: u64, watch: &'a mut Watch<'b>) -> Pace<'a, 'b> {
        Pace {
            watch,
            all,
            done: 0,
        }
    }

    /// Counts a step.
    pub(super) fn step(&mut self) -> Result<(), Unfinished> {
        self.done += 1;
        let progress = Progress {
            done: self.done,
            all: self.all,
        };
        if self.done.is_multiple_of(Pace::STRIDE) && !(self.watch)(progress) {
            return Err(Unfinished::Stopped);
        }
        Ok(())
    }
}

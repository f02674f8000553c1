use loa_solver::TableError;
use std::io;

/// Why work on all positions was not finished.
#[derive(Debug, thiserror::Error)]
pub enum Unfinished {
    /// The board has not been solved.
    #[error("the board has not been solved")]
    Unsolved,
    /// There are too many positions.
    #[error("the board has too many positions to go through")]
    TooMany,
    /// It was stopped.
    #[error("stopped")]
    Stopped,
    /// The tables can't be used.
    #[error(transparent)]
    Tables(#[from] TableError),
}

impl From<Unfinished> for io::Error {
    fn from(unfinished: Unfinished) -> io::Error {
        io::Error::other(unfinished)
    }
}

/// Follows long work: gets the numbers of steps that are done and of all now and then, and returns
/// whether to go on.
pub(crate) type OnProgress<'a> = dyn FnMut(u64, u64) -> bool + 'a;

/// The positions between two reports of progress when they are visited one by one.
pub(super) const REPORT_INTERVAL: u64 = 1 << 12;

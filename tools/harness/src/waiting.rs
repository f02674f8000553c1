use crate::problem::Awaited;
use std::time::{Duration, Instant};

/// A wait in progress.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Waiting {
    pub(crate) what: Awaited,
    /// Whether the end of the game is copied to the output.
    pub(crate) print: bool,
    /// The script's line; `None` at its end.
    pub(crate) line: Option<usize>,
    pub(crate) message: Timer,
    pub(crate) game: Option<Timer>,
}

/// A time limit that is running.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timer {
    pub(crate) limit: Duration,
    pub(crate) end: Instant,
}

impl Timer {
    /// Starts the timer of a wait. For a message of the other program it runs a little longer, so
    /// that a late program is reported at its own script.
    pub(crate) fn start(limit: Duration, what: Awaited) -> Timer {
        let slack = match what {
            Awaited::Partner => Duration::from_millis(250),
            _ => Duration::ZERO,
        };
        let end = Instant::now() + limit + slack;
        Timer { limit, end }
    }
}

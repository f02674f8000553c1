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
    pub(crate) fn start(limit: Duration) -> Timer {
        let end = Instant::now() + limit;
        Timer { limit, end }
    }

    /// Starts the timer of a side that waits for the other's message. It runs a little longer, so
    /// that a late program is reported at its own script.
    pub(crate) fn start_for_partner(limit: Duration) -> Timer {
        const SLACK: Duration = Duration::from_millis(250);
        let end = Instant::now() + limit + SLACK;
        Timer { limit, end }
    }
}

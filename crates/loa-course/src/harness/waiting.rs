use crate::harness::problem::Awaited;
use loa::Outcome;
use std::time::{Duration, Instant};

/// What a directive does while it waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WaitFor {
    Move,
    Game {
        print: bool,
    },
    Win,
    /// Of a remote game: the other program's move, or end.
    Theirs {
        print: bool,
    },
    /// Of a remote game: this program's answer.
    Ours {
        print: bool,
    },
    /// Of a remote game: that this program announces the same end as the other one.
    SameEnd {
        outcome: Outcome,
        print: bool,
    },
    Exit,
}

impl WaitFor {
    pub(crate) const fn awaited(self) -> Awaited {
        match self {
            WaitFor::Move => Awaited::Move,
            WaitFor::Game { .. } | WaitFor::Ours { .. } => Awaited::MoveOrEnd,
            WaitFor::Win => Awaited::End,
            WaitFor::Theirs { .. } => Awaited::Partner,
            WaitFor::SameEnd { outcome, .. } => Awaited::SameEnd(outcome),
            WaitFor::Exit => Awaited::Exit,
        }
    }
}

/// A wait in progress.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Waiting {
    pub(crate) what: WaitFor,
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
        Timer {
            limit,
            end: Instant::now() + limit,
        }
    }

    /// Starts the timer of a side that waits for the other's message. It runs a little longer, so
    /// that a late program is reported at its own script.
    pub(crate) fn start_for_partner(limit: Duration) -> Timer {
        const SLACK: Duration = Duration::from_millis(250);
        Timer {
            limit,
            end: Instant::now() + limit + SLACK,
        }
    }
}

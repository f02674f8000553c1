use loa::Outcome;
use std::fmt;
use std::time::{Duration, Instant};

/// What a script waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// A move of the program's machine.
    Move,
    /// A move, or the end of the game.
    MoveOrEnd,
    /// The end of the game.
    End,
    /// A message of the other program.
    Partner,
    /// The end of the game, of which the other program has told.
    SameEnd(Outcome),
    /// The end of the program.
    Exit,
}

/// Writes what is awaited, to follow "no" or "instead of".
impl fmt::Display for Awaited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Awaited::Move => "move",
            Awaited::MoveOrEnd => "move or end of the game",
            Awaited::End | Awaited::SameEnd(_) => "end of the game",
            Awaited::Partner => "message of the other program",
            Awaited::Exit => "exit",
        })
    }
}

/// What a directive does while it waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
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
    /// Of a remote game: that this program tells the end that the other one has told.
    SameEnd {
        outcome: Outcome,
        print: bool,
    },
    Exit,
}

impl What {
    pub(crate) const fn awaited(self) -> Awaited {
        match self {
            What::Move => Awaited::Move,
            What::Game { .. } | What::Ours { .. } => Awaited::MoveOrEnd,
            What::Win => Awaited::End,
            What::Theirs { .. } => Awaited::Partner,
            What::SameEnd { outcome, .. } => Awaited::SameEnd(outcome),
            What::Exit => Awaited::Exit,
        }
    }
}

/// A wait that has begun.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Waiting {
    pub(crate) what: What,
    /// The script's line; `None` at its end.
    pub(crate) line: Option<usize>,
    pub(crate) message: Clock,
    pub(crate) game: Option<Clock>,
}

/// A time limit that is running.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    pub(crate) limit: Duration,
    pub(crate) end: Instant,
}

impl Clock {
    pub(crate) fn start(limit: Duration) -> Clock {
        Clock {
            limit,
            end: Instant::now() + limit,
        }
    }

    /// The clock of who waits for another's message. It runs a little longer, so that a program
    /// that is late is reported where it is late.
    pub(crate) fn start_for_partner(limit: Duration) -> Clock {
        const SLACK: Duration = Duration::from_millis(250);
        Clock {
            limit,
            end: Instant::now() + limit + SLACK,
        }
    }
}

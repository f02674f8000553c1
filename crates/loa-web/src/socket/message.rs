//! What goes over the WebSocket, as JSON texts with a `type`.

use crate::engine::Findings;
use crate::game::GameText;
use crate::shared::SharedGame;
use serde::{Deserialize, Serialize};

/// What a page asks.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub(super) enum Ask {
    /// Have the machine move in a game.
    Move {
        id: u64,
        game: GameText,
        level: u8,
        #[serde(default)]
        seed: u64,
    },
    /// Analyse a position until the time is over or it is stopped.
    Analyse {
        id: u64,
        game: GameText,
        #[serde(default = "one")]
        lines: usize,
        seconds: f64,
        #[serde(default = "one")]
        threads: usize,
    },
    /// End a job.
    Stop { id: u64 },
    /// Type a line into the program that plays the shared game.
    Line { text: String },
    /// Have the machine of the shared game move at once.
    Hurry,
    /// Answer with `pong`.
    Ping,
}

const fn one() -> usize {
    1
}

/// What the server says.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(super) enum Tell {
    /// The first message.
    Hello { version: &'static str, shared: bool },
    /// What a job has found so far.
    Found { id: u64, findings: Findings },
    /// A job is done; with what it has found, unless it was stopped before it began.
    Done { id: u64, findings: Option<Findings> },
    /// A job can't be done, or a message makes no sense.
    Error { id: Option<u64>, error: String },
    /// How the shared game stands.
    Shared { game: SharedGame },
    /// What the program of the shared game says.
    Said { text: String, error: bool },
    /// The answer to `ping`.
    Pong,
}

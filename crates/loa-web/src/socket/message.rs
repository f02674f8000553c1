//! The messages of the WebSocket: JSON objects with a `type`.

use crate::engine::Findings;
use crate::game::GameText;
use crate::shared::SharedGame;
use serde::{Deserialize, Serialize};

/// A message from the page.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub(super) enum ClientMessage {
    /// Let the computer move in a game.
    Move {
        id: u64,
        game: GameText,
        level: u8,
        #[serde(default)]
        seed: u64,
    },
    /// Analyse a position for some time or until stopped.
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
    /// Enter a command line in the program of the shared game.
    Line { text: String },
    /// Let the computer move now in the shared game.
    #[serde(rename = "hurry")]
    MoveNow,
    /// Answer with `pong`.
    Ping,
}

const fn one() -> usize {
    1
}

/// A message from the server.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(super) enum ServerMessage {
    /// The first message.
    Hello { version: &'static str, shared: bool },
    /// The current findings of a job.
    Found { id: u64, findings: Findings },
    /// The findings of a job that has ended; none if it was stopped before it began.
    Done { id: u64, findings: Option<Findings> },
    /// The refusal of a job or message.
    Error { id: Option<u64>, error: String },
    /// The state of the shared game.
    Shared { game: SharedGame },
    /// A message from the program of the shared game.
    Said { text: String, error: bool },
    /// The answer to `ping`.
    Pong,
}

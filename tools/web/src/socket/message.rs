use crate::game::GameText;
use serde::Deserialize;

/// A message from the page: a JSON object with a `type`.
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

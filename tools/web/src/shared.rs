//! A game that the calling program plays and all pages show.

use loa_work::Interrupt;
use serde::Serialize;
use std::sync::Arc;
use tokio::sync::{broadcast, watch};

/// The most messages of the program waiting for a page.
const MOST_WAITING: usize = 64;

/// The state of a shared game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SharedGame {
    /// The number of the game, which tells a new game from moves taken back.
    pub number: u32,
    /// The name of the rule preset.
    pub rules: String,
    /// The move limit in plies; 0 for none.
    pub limit: u32,
    /// The first position of the game, or the last set up.
    pub fen: String,
    /// The moves since.
    pub moves: Vec<String>,
    /// Black's player.
    pub black: SharedPlayer,
    /// White's player.
    pub white: SharedPlayer,
    /// The computer's level.
    pub level: u8,
    /// Whether the computer is thinking.
    pub thinking: bool,
    /// How the players have ended the game, if they have.
    pub end: Option<SharedEnd>,
}

/// How the players of a shared game have ended it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SharedEnd {
    /// Black wins: White has given up.
    Black,
    /// White wins: Black has given up.
    White,
    /// They have agreed on a draw.
    Draw,
}

/// Who plays a side of the shared game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SharedPlayer {
    /// A person at the program or a page.
    #[default]
    Human,
    /// The engine.
    #[serde(rename = "machine")]
    Computer,
}

/// A message of the program to all pages.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct ProgramMessage {
    pub(crate) text: String,
    #[serde(rename = "error")]
    pub(crate) is_error: bool,
}

/// The link between the program that plays the game and the pages that show it.
///
/// Pages send command lines; the program publishes the game after each change. Clones share the
/// link.
#[derive(Clone)]
pub struct Shared {
    lines: Arc<dyn Fn(String) -> bool + Send + Sync>,
    move_now: Interrupt,
    game: watch::Sender<SharedGame>,
    messages: broadcast::Sender<ProgramMessage>,
}

impl Shared {
    /// Makes a link. `lines` takes the lines of pages and returns whether there was room;
    /// `move_now` is set when a page asks the computer to move now.
    pub fn new(
        lines: impl Fn(String) -> bool + Send + Sync + 'static,
        move_now: Interrupt,
    ) -> Shared {
        Shared {
            lines: Arc::new(lines),
            move_now,
            game: watch::Sender::default(),
            messages: broadcast::channel(MOST_WAITING).0,
        }
    }

    /// Shows the current state of the game on the pages.
    pub fn publish(&self, game: SharedGame) {
        self.game.send_if_modified(|old| {
            let changed = *old != game;
            *old = game;
            changed
        });
    }

    /// Shows a message on the pages.
    pub fn say(&self, text: impl Into<String>, is_error: bool) {
        let text = text.into();
        // There may be no page.
        let _ = self.messages.send(ProgramMessage { text, is_error });
    }

    /// Passes a line to the program; `false` if too many wait or it has ended.
    pub(crate) fn send_line(&self, line: String) -> bool {
        (self.lines)(line)
    }

    pub(crate) fn move_now(&self) {
        self.move_now.set(true);
    }

    /// Returns the states of the game, beginning with the current one.
    pub(crate) fn games(&self) -> watch::Receiver<SharedGame> {
        let mut games = self.game.subscribe();
        games.mark_changed();
        games
    }

    pub(crate) fn messages(&self) -> broadcast::Receiver<ProgramMessage> {
        self.messages.subscribe()
    }
}

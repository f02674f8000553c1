//! A game that a program beside the server plays, and that all pages show.

use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::{broadcast, watch};

/// The most words of the program that wait for a page.
const MOST_WAITING: usize = 64;

/// The state of a shared game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SharedGame {
    /// Counts the games, so that a new one can be told from moves taken back.
    pub number: u32,
    /// The name of the rule preset.
    pub rules: String,
    /// The plies after which the game is drawn; 0 for no limit.
    pub limit: u32,
    /// The position that the game began with, or that was last set up.
    pub fen: String,
    /// The moves since.
    pub moves: Vec<String>,
    /// Who plays Black.
    pub black: Player,
    /// Who plays White.
    pub white: Player,
    /// The strength of the machine.
    pub level: u8,
    /// Whether the machine is about to move.
    pub thinking: bool,
}

/// Who plays a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// Somebody at the program or at a page.
    #[default]
    Human,
    /// The engine.
    Machine,
}

/// What the program says to one line of a page, or to all pages.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    pub(crate) text: String,
    pub(crate) is_error: bool,
}

/// The link between the program that plays the game and the pages that show it.
///
/// Pages send lines, spelled as they could be typed; the program tells how the game stands after
/// each change. Clones are the same link.
#[derive(Clone)]
pub struct Shared {
    lines: Arc<dyn Fn(String) -> bool + Send + Sync>,
    hurry: Arc<AtomicBool>,
    game: watch::Sender<Arc<SharedGame>>,
    said: broadcast::Sender<Arc<Said>>,
}

impl Shared {
    /// Makes a link. `lines` takes the lines of pages and says whether there was room; `hurry` is
    /// set where a page wants the machine's move at once.
    pub fn new(
        lines: impl Fn(String) -> bool + Send + Sync + 'static,
        hurry: Arc<AtomicBool>,
    ) -> Shared {
        Shared {
            lines: Arc::new(lines),
            hurry,
            game: watch::channel(Arc::default()).0,
            said: broadcast::channel(MOST_WAITING).0,
        }
    }

    /// Tells the pages how the game stands now.
    pub fn publish(&self, game: SharedGame) {
        self.game.send_if_modified(|old| {
            let changed = **old != game;
            if changed {
                *old = Arc::new(game);
            }
            changed
        });
    }

    /// Tells the pages something in words.
    pub fn say(&self, text: impl Into<String>, is_error: bool) {
        let text = text.into();
        // Nobody may be looking.
        let _ = self.said.send(Arc::new(Said { text, is_error }));
    }

    /// Hands a line over to the program; `false` if too many are waiting or it has ended.
    pub(crate) fn send_line(&self, line: String) -> bool {
        (self.lines)(line)
    }

    pub(crate) fn hurry(&self) {
        self.hurry.store(true, Ordering::Relaxed);
    }

    /// The states of the game; the one now counts as new.
    pub(crate) fn games(&self) -> watch::Receiver<Arc<SharedGame>> {
        let mut games = self.game.subscribe();
        games.mark_changed();
        games
    }

    pub(crate) fn words(&self) -> broadcast::Receiver<Arc<Said>> {
        self.said.subscribe()
    }
}

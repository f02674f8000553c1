use crate::format::GameRecord;
use serde::Serialize;
use std::ops::ControlFlow;

/// How much some games are, and how much is enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct GameCounts {
    /// The number of games.
    pub games: u32,
    /// The number of positions.
    #[serde(rename = "positions")]
    pub samples: u64,
    /// The number of positions that is enough; the last game is kept whole. `None` if the games
    /// are counted.
    #[serde(skip)]
    pub enough: Option<u64>,
}

impl GameCounts {
    /// Adds a game; breaks if there is enough then.
    pub fn add(&mut self, game: &GameRecord) -> ControlFlow<()> {
        self.games += 1;
        self.samples += game.sample_count() as u64;
        match self.is_full() {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    }

    /// Tells whether there is enough.
    pub fn is_full(&self) -> bool {
        self.enough.is_some_and(|enough| self.samples >= enough)
    }
}

//! Matches in shards: an item is a pair of games, an opening that two players play with both
//! colours.

use super::entry::{Entry, PlayedGame};
use super::error::MatchError;
use super::schedule::Schedule;
use loa_work::{Item, JsonLines, ShardFile, ShardHead, WorkError};
use serde::{Deserialize, Serialize};
use std::path::Path;

/// The command in the head of a shard's file.
pub(super) const COMMAND: &str = "match";

/// Two games with the same opening, as a shard's file has them.
#[derive(Serialize, Deserialize)]
struct Pair {
    games: [GameLine; 2],
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) struct GameLine {
    pub(super) entry: Entry,
    pub(super) sgf: String,
}

/// Keeps the games of a shard.
#[derive(Debug)]
pub(super) struct ShardKeeper {
    file: ShardFile<JsonLines>,
    /// The number below which all pairs are to be played.
    end: u32,
    /// The first game of a pair.
    half: Option<GameLine>,
}

impl ShardKeeper {
    /// Opens a shard's file. Returns the games that it has, and the keeper unless it has all.
    pub(super) fn open(
        path: &Path,
        head: &ShardHead,
        schedule: &Schedule,
    ) -> Result<(Option<ShardKeeper>, Vec<PlayedGame>), MatchError> {
        let end = schedule.pairs();
        let mut file = ShardFile::open(path, head, end)?;
        let mut played = Vec::new();
        file.fold(|item| {
            for line in games(&item, path)? {
                let game = line.entry.played(schedule);
                played.extend(game.map_err(WorkError::damaged(path))?);
            }
            Ok::<_, WorkError>(())
        })?;
        if file.is_finished(end) {
            return Ok((None, played));
        }
        file.begin()?;
        let half = None;
        Ok((Some(ShardKeeper { file, end, half }), played))
    }

    /// Keeps a game; a pair when its second game comes.
    pub(super) fn keep(&mut self, entry: Entry, sgf: String) -> Result<(), MatchError> {
        let line = GameLine { entry, sgf };
        match self.half.take() {
            None => self.half = Some(line),
            Some(first) => {
                let number = (first.entry.game / 2) as u32;
                let games = [first, line];
                let item = Item::new(number, &Pair { games });
                let item = item.map_err(WorkError::damaged(self.file.path()))?;
                self.file.append(&item)?;
            }
        }
        Ok(())
    }

    /// Gives the file its name.
    pub(super) fn finish(self) -> Result<(), MatchError> {
        Ok(self.file.finish(self.end)?)
    }
}

/// Returns the games of an item.
pub(super) fn games(item: &Item, path: &Path) -> Result<[GameLine; 2], WorkError> {
    let damaged = WorkError::damaged(path);
    let pair: Result<Pair, _> = serde_json::from_slice(&item.json);
    let pair = pair.map_err(|error| damaged(format!("item {}: {error}", item.number)))?;
    let numbers = pair.games.each_ref().map(|game| game.entry.game);
    let first = 2 * item.number as usize + 1;
    if numbers != [first, first + 1] {
        return Err(damaged(format!("item {} has other games", item.number)));
    }
    Ok(pair.games)
}

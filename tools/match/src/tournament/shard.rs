//! Matches in shards: an item is a pair of games, an opening that two players play with both
//! colours.

use super::entry::{Entry, PlayedGame};
use super::error::MatchError;
use super::schedule::Schedule;
use super::settings::MatchSettings;
use loa_work::{Item, JsonLines, Shard, ShardFile, ShardHead, WorkError};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::fmt;
use std::path::Path;

/// The command in the head of a shard's file.
pub(super) const COMMAND: &str = "match";

/// Settings that a shard's file has and a match folder has not: the players' names, and the
/// probabilities of the test's errors, of which a folder has only the bounds.
pub(super) const NAMES: &str = "names";
pub(super) const ERRORS: &str = "errors";

/// Two games with the same opening, as a shard's file has them.
#[derive(Serialize, Deserialize)]
struct Pair {
    games: [GameLine; 2],
}

#[derive(Serialize, Deserialize)]
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

/// The record is long.
impl fmt::Debug for GameLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.entry.fmt(f)
    }
}

impl MatchSettings {
    /// Returns the head of a shard's file. `program` is the version of the program, on which games
    /// depend as well.
    pub(super) fn head(&self, shard: Shard, program: &str) -> ShardHead {
        let mut settings = self.fingerprint();
        let errors = self.sprt.map(|sprt| sprt.test.errors());
        let names = self.players.iter().map(|player| &player.name);
        settings.insert(NAMES.to_owned(), names.cloned().collect());
        settings.insert(ERRORS.to_owned(), json!(errors));
        ShardHead {
            shard,
            command: COMMAND.to_owned(),
            program: program.to_owned(),
            settings,
        }
    }
}

impl ShardKeeper {
    /// Opens a shard's file. Returns the games that it has, and the keeper unless it has all.
    pub(super) fn open(
        path: &Path,
        head: &ShardHead,
        schedule: &Schedule,
        names: &[String],
    ) -> Result<(Option<ShardKeeper>, Vec<PlayedGame>), MatchError> {
        let end = schedule.pairs();
        let mut file = ShardFile::open(path, head, end)?;
        let mut played = Vec::new();
        file.fold(|item| {
            for line in games(&item, path)? {
                played.extend(played_game(line.entry, schedule, names, path)?);
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
    let pair: Result<Pair, _> = serde_json::from_slice(&item.json);
    let damaged = WorkError::damaged(path);
    let pair = pair.map_err(|error| damaged(format!("item {}: {error}", item.number)))?;
    let numbers = pair.games.each_ref().map(|game| game.entry.game);
    let first = 2 * item.number as usize + 1;
    if numbers != [first, first + 1] {
        return Err(damaged(format!("item {} has other games", item.number)));
    }
    Ok(pair.games)
}

/// Returns the game of a schedule.
pub(super) fn played_game(
    entry: Entry,
    schedule: &Schedule,
    names: &[String],
    path: &Path,
) -> Result<Option<PlayedGame>, WorkError> {
    let played = entry.played(schedule, names);
    played.map_err(WorkError::damaged(path))
}

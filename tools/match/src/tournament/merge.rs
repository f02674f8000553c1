use super::entry::PlayedGame;
use super::journal::Journal;
use super::run::MatchEnd;
use super::schedule::Schedule;
use super::settings::SprtSettings;
use super::shard::{GameLine, ShardSettings, games, played_game};
use super::standings::Standings;
use crate::statistics::Hypothesis;
use loa_work::{Fold, Gap, Item, JsonLines, Shards, WorkError, part_of};
use std::collections::HashMap;
use std::fs;
use std::path::Path;

/// A match put together from its shards, up to the game that decided the test: a fold of the pairs.
/// The match's folder is its output.
#[derive(Debug)]
pub struct MergedMatch<'a> {
    shards: &'a Shards<JsonLines>,
    settings: ShardSettings,
    schedule: Schedule,
    test: Option<SprtSettings>,
    standings: Standings,
    /// The folder, and the games that it had before.
    journal: Option<(Journal, HashMap<usize, PlayedGame>)>,
    ended: Result<MatchEnd, Gap>,
}

impl<'a> MergedMatch<'a> {
    /// Counts the games of shards in the order of the schedule, until the test decides or a pair is
    /// missing.
    ///
    /// # Errors
    /// If the files are not those of a match, or have impossible games.
    pub fn new(shards: &'a Shards<JsonLines>) -> Result<MergedMatch<'a>, WorkError> {
        let mut merged = MergedMatch::before(shards)?;
        merged.ended = merged.count()?;
        Ok(merged)
    }

    /// Adds up the pairs, until the test decides or one is missing.
    fn count(&mut self) -> Result<Result<MatchEnd, Gap>, WorkError> {
        let shards = self.shards;
        for item in shards.items() {
            match item {
                Ok(pair) => self.add(pair)?,
                Err(gap) => return Ok(Err(gap)),
            }
            if let Some(hypothesis) = self.decision() {
                return Ok(Ok(MatchEnd::Decided(hypothesis)));
            }
        }
        Ok(Ok(MatchEnd::AllPlayed))
    }

    /// Prepares a match before the first game.
    fn before(shards: &'a Shards<JsonLines>) -> Result<MergedMatch<'a>, WorkError> {
        let read = || {
            let settings: ShardSettings = shards.head().read_settings().ok()?;
            let test = settings.test().ok()?;
            (settings.names.len() >= 2).then_some((settings, test))
        };
        let damaged = WorkError::damaged(shards.any_path());
        let (settings, test) = read().ok_or_else(|| damaged("the head has no match's settings"))?;
        let schedule = settings.schedule(shards.end());
        Ok(MergedMatch {
            shards,
            standings: Standings::new(settings.names.len(), &schedule),
            settings,
            schedule,
            test,
            journal: None,
            ended: Ok(MatchEnd::AllPlayed),
        })
    }

    /// Returns the players' names, by number.
    pub fn names(&self) -> &[String] {
        &self.settings.names
    }

    /// Returns the standings after the games that count.
    pub const fn standings(&self) -> &Standings {
        &self.standings
    }

    /// Returns the test.
    pub const fn test(&self) -> Option<SprtSettings> {
        self.test
    }

    /// Returns the number of games that the match has if nothing ends it.
    pub fn length(&self) -> usize {
        self.schedule.len()
    }

    /// Returns why the match is over, or the first pair that is missing.
    ///
    /// # Errors
    /// If the match is not over.
    pub fn ended(&self) -> Result<MatchEnd, Gap> {
        self.ended.clone()
    }

    /// Writes the match's folder, as a single run does. An unfinished folder is continued.
    ///
    /// # Errors
    /// If it can't be written, or holds another match or other games.
    pub fn write(&self, path: &Path) -> Result<(), WorkError> {
        let part = part_of(path);
        let is_there = path.exists();
        self.write_into(if is_there { path } else { &part })?;
        if is_there {
            return Ok(());
        }
        fs::rename(&part, path).map_err(WorkError::file(path))
    }

    fn write_into(&self, path: &Path) -> Result<(), WorkError> {
        let mut again = MergedMatch::before(self.shards)?;
        let ShardSettings {
            of_match, names, ..
        } = &self.settings;
        let (journal, there) = Journal::open(path, of_match, &self.schedule, names)?;
        let there = there.into_iter().map(|game| (game.pairing.number, game));
        again.journal = Some((journal, there.collect()));
        again.count().map(drop)
    }

    fn decision(&self) -> Option<Hypothesis> {
        self.test.and_then(|test| self.standings.decide(&test))
    }
}

impl Fold<Item> for MergedMatch<'_> {
    type Error = WorkError;

    fn add(&mut self, item: Item) -> Result<(), WorkError> {
        let path = self.shards.any_path();
        for GameLine { entry, sgf } in games(&item, path)? {
            let number = entry.game;
            let game = played_game(entry.clone(), &self.schedule, self.names(), path)?;
            let Some(game) = game.filter(|_| self.decision().is_none()) else {
                continue;
            };
            match &mut self.journal {
                None => {}
                Some((journal, there)) => match there.get(&number) {
                    None => journal.keep(&entry, &sgf)?,
                    Some(known) if *known == game => {}
                    Some(_) => {
                        let what = format!("game {number} is not that of the shards");
                        return Err(WorkError::damaged(journal.folder())(what));
                    }
                },
            }
            self.standings.count(&game);
        }
        Ok(())
    }
}

impl ShardSettings {
    /// Returns the schedule with a number of pairs; a long one if that is unknown.
    fn schedule(&self, pairs: Option<u32>) -> Schedule {
        let (format, players) = (self.of_match.format, self.names.len());
        let encounters = Schedule::new(format, players, 0).encounters().len();
        let rounds = (pairs.unwrap_or(u32::MAX) as usize).div_ceil(encounters);
        Schedule::new(format, players, 2 * rounds)
    }
}

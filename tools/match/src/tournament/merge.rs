use super::entry::PlayedGame;
use super::journal::Journal;
use super::run::MatchEnd;
use super::schedule::{Format, Schedule};
use super::settings::SprtSettings;
use super::shard::{COMMAND, ERRORS, GameLine, NAMES, games, played_game};
use super::standings::Standings;
use crate::statistics::{EloModel, Hypothesis, Sprt};
use loa_work::{Fold, Gap, Item, JsonLines, ShardHead, Shards, WorkError, part_of};
use serde_json::{Map, Value};
use std::collections::HashMap;
use std::fs;
use std::path::Path;

/// A match put together from its shards, up to the game that decided the test: a fold of the pairs.
/// The match's folder is its output.
#[derive(Debug)]
pub struct MergedMatch<'a> {
    shards: &'a Shards<JsonLines>,
    settings: Map<String, Value>,
    schedule: Schedule,
    names: Vec<String>,
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
        let plan = Plan::of(&shards.head());
        let damaged = WorkError::damaged(shards.any_path());
        let plan = plan.ok_or_else(|| damaged("the head has no match's settings"))?;
        let schedule = plan.schedule(shards.end());
        Ok(MergedMatch {
            shards,
            standings: Standings::new(plan.names.len(), &schedule),
            settings: plan.settings,
            schedule,
            names: plan.names,
            test: plan.test,
            journal: None,
            ended: Ok(MatchEnd::AllPlayed),
        })
    }

    /// Tells whether shards are of a match.
    pub fn is_of_match(head: &ShardHead) -> bool {
        head.command == COMMAND
    }

    /// Returns the players' names, by number.
    pub fn names(&self) -> &[String] {
        &self.names
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
        let (journal, there) = Journal::open(path, &self.settings, &self.schedule, &self.names)?;
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
            let game = played_game(entry.clone(), &self.schedule, &self.names, path)?;
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

/// What the head of shards tells about their match.
struct Plan {
    settings: Map<String, Value>,
    names: Vec<String>,
    format: Format,
    test: Option<SprtSettings>,
}

impl Plan {
    fn of(head: &ShardHead) -> Option<Plan> {
        let mut settings = head.settings.clone();
        let (names, errors) = (settings.remove(NAMES)?, settings.remove(ERRORS)?);
        let test = match settings.get("sprt")? {
            Value::Null => None,
            sprt => Some(test(sprt, &errors)?),
        };
        let names: Vec<String> = serde_json::from_value(names).ok()?;
        let format = settings.get("format")?.as_str()?.parse().ok()?;
        (names.len() >= 2).then_some(Plan {
            settings,
            names,
            format,
            test,
        })
    }

    /// Returns the schedule with a number of pairs; a long one if that is unknown.
    fn schedule(&self, pairs: Option<u32>) -> Schedule {
        let none = Schedule::new(self.format, self.names.len(), 0);
        let encounters = none.encounters().len();
        let rounds = (pairs.unwrap_or(u32::MAX) as usize).div_ceil(encounters);
        Schedule::new(self.format, self.names.len(), 2 * rounds)
    }
}

/// Reads the test of a match's settings.
fn test(sprt: &Value, errors: &Value) -> Option<SprtSettings> {
    let number = |key: &str| sprt.get(key)?.as_f64();
    let error = |at: usize| errors.get(at)?.as_f64();
    let model: EloModel = sprt.get("model")?.as_str()?.parse().ok()?;
    let test = Sprt::new(
        number("elo0")?,
        number("elo1")?,
        error(0)?,
        error(1)?,
        model,
    );
    Some(SprtSettings {
        test: test.ok()?,
        of_pairs: sprt.get("pairs")?.as_bool()?,
    })
}

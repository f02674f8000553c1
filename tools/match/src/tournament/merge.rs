use super::entry::PlayedGame;
use super::head::{MatchHead, ShardSettings};
use super::journal::Journal;
use super::run::MatchEnd;
use super::schedule::Schedule;
use super::shard::{GameLine, games};
use super::standings::Standings;
use loa_work::{Gap, JsonLines, Shards, WorkError, linked, part_of};
use std::collections::HashMap;
use std::fs;
use std::path::Path;

/// A match put together from its shards, up to the game that decided the test. The match's folder
/// is its output.
#[derive(Debug)]
pub struct MergedMatch<'a> {
    shards: &'a Shards<JsonLines>,
    head: MatchHead,
    /// The standings after the games that count.
    pub standings: Standings,
    /// Why the match is over, or the first pair that is missing.
    pub ended: Result<MatchEnd, Gap>,
}

impl<'a> MergedMatch<'a> {
    /// Counts the games of shards in the order of the schedule, until the test decides or a pair is
    /// missing.
    ///
    /// # Errors
    /// If the files are not those of a match, or have impossible games.
    pub fn new(shards: &'a Shards<JsonLines>) -> Result<MergedMatch<'a>, WorkError> {
        let read = || {
            let settings: ShardSettings = shards.head().read_settings().ok()?;
            let test = settings.test().ok()?;
            (settings.names.len() >= 2).then_some((settings, test))
        };
        let damaged = WorkError::damaged(shards.any_path());
        let (settings, test) = read().ok_or_else(|| damaged("the head has no match's settings"))?;
        let head = settings.of_match.clone();
        let mut standings = Standings::new(test, settings.schedule(shards.end()));
        let ended = count(shards, &mut standings, |_, _| Ok(()))?;
        Ok(MergedMatch {
            shards,
            head,
            standings,
            ended,
        })
    }

    /// Returns the number of games that the match has if nothing ends it.
    pub fn length(&self) -> usize {
        self.standings.schedule.len()
    }

    /// Writes the match's folder, as a single run does. An unfinished folder is continued.
    ///
    /// # Errors
    /// If it can't be written, or holds another match or other games.
    pub fn write(&self, path: &Path) -> Result<(), WorkError> {
        if path.exists() {
            return self.write_into(path);
        }
        let real = linked(path).map_err(WorkError::file(path))?;
        let part = part_of(&real);
        self.write_into(&part)?;
        fs::rename(&part, real).map_err(WorkError::file(path))
    }

    fn write_into(&self, path: &Path) -> Result<(), WorkError> {
        let schedule = &self.standings.schedule;
        let (mut journal, there) = Journal::open(path, &self.head, schedule)?;
        let there = there.into_iter().map(|game| (game.pairing.number, game));
        let there: HashMap<usize, PlayedGame> = there.collect();
        let mut standings = Standings::new(self.standings.test(), schedule.clone());
        let counted = count(self.shards, &mut standings, |line, game| {
            match there.get(&line.entry.game) {
                None => journal.keep(&line.entry, &line.sgf),
                Some(known) if known == game => Ok(()),
                Some(_) => {
                    let what = format!("game {} is not that of the shards", line.entry.game);
                    Err(WorkError::damaged(path)(what))
                }
            }
        });
        counted.map(drop)
    }
}

/// Counts games, and hands each over before, until the test decides or a pair is missing.
fn count(
    shards: &Shards<JsonLines>,
    standings: &mut Standings,
    mut take: impl FnMut(&GameLine, &PlayedGame) -> Result<(), WorkError>,
) -> Result<Result<MatchEnd, Gap>, WorkError> {
    let path = shards.any_path();
    for item in shards.items() {
        let pair = match item {
            Ok(pair) => pair,
            Err(gap) => return Ok(Err(gap)),
        };
        for line in games(&pair, path)? {
            let game = line.entry.clone().played(&standings.schedule);
            if let Some(game) = game.map_err(WorkError::damaged(path))? {
                take(&line, &game)?;
                standings.count(&game);
            }
            if let Some(hypothesis) = standings.decide() {
                return Ok(Ok(MatchEnd::Decided(hypothesis)));
            }
        }
    }
    Ok(Ok(MatchEnd::AllPlayed))
}

impl ShardSettings {
    /// Returns the schedule with a number of pairs; a long one if that is unknown.
    fn schedule(self, pairs: Option<u32>) -> Schedule {
        let mut schedule = Schedule::new(self.of_match.format, self.names, 0);
        let rounds = pairs.unwrap_or(u32::MAX) as usize;
        schedule.games = 2 * rounds.div_ceil(schedule.encounters.len());
        schedule
    }
}

use super::contender::Contender;
use super::entry::{Entry, PlayedGame};
use super::error::MatchError;
use super::finish::Cause;
use super::game::play;
use super::head::{MatchHead, ShardSettings};
use super::journal::Journal;
use super::schedule::{Pairing, Schedule};
use super::settings::MatchSettings;
use super::shard::{COMMAND, ShardKeeper};
use super::standings::Standings;
use crate::Interrupt;
use crate::statistics::Hypothesis;
use loa_notation::Record;
use loa_work::{Shard, ShardHead, Stop, WorkError, on_threads};
use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::Path;

/// Why a match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchEnd {
    /// All games have been played.
    AllPlayed,
    /// The test has accepted a hypothesis.
    Decided(Hypothesis),
    /// A signal came.
    Interrupted(i32),
}

/// A match between players.
#[derive(Debug)]
pub struct Match {
    settings: MatchSettings,
    standings: Standings,
    done: HashSet<usize>,
    /// Which of the pairs are played; `None` for all.
    shard: Option<Shard>,
    keeper: Keeper,
}

/// What keeps the games.
#[derive(Debug)]
enum Keeper {
    None,
    Journal(Journal),
    Shard(Box<ShardKeeper>),
}

impl Match {
    /// Prepares a match; with a folder, resumes the match that was begun there.
    ///
    /// # Errors
    /// If the settings make no match, a player can't be started, or the folder is another match's.
    pub fn new(settings: MatchSettings, folder: Option<&Path>) -> Result<Match, MatchError> {
        let mut game = Match::before(settings, None)?;
        if let Some(path) = folder {
            let head = MatchHead::from(&game.settings);
            let (journal, played) = Journal::open(path, &head, &game.standings.schedule)?;
            game.resume(played);
            game.keeper = Keeper::Journal(journal);
        }
        Ok(game)
    }

    /// Prepares a shard of a match, or resumes it. Its items are pairs of games, and its file gets
    /// its name when all of them have been played. No test ends it. `program` is the version of
    /// the program.
    ///
    /// # Errors
    /// If the settings make no match, a player can't be started, or the file is of another match.
    pub fn of_shard(
        settings: MatchSettings,
        shard: Shard,
        path: &Path,
        program: &str,
    ) -> Result<Match, MatchError> {
        let mut game = Match::before(settings, Some(shard))?;
        let settings = ShardSettings::from(&game.settings);
        let head = ShardHead::new(shard, COMMAND, program, &settings);
        let head = head.map_err(WorkError::damaged(path))?;
        let (keeper, played) = ShardKeeper::open(path, &head, &game.standings.schedule)?;
        game.resume(played);
        game.keeper = keeper.map_or(Keeper::None, |keeper| Keeper::Shard(Box::new(keeper)));
        Ok(game)
    }

    /// Prepares a match, or a shard of it, before the first game.
    fn before(settings: MatchSettings, shard: Option<Shard>) -> Result<Match, MatchError> {
        check(&settings)?;
        let (openings, pairs) = (&settings.openings, settings.games / 2);
        openings.check(&settings.first(), settings.seed, pairs)?;
        for player in &settings.players {
            player.players.check()?;
        }
        let names = settings.players.iter().map(|p| p.name.clone()).collect();
        let schedule = Schedule::new(settings.format, names, settings.games);
        let test = settings.sprt.filter(|_| shard.is_none());
        Ok(Match {
            standings: Standings::new(test, schedule),
            settings,
            done: HashSet::new(),
            shard,
            keeper: Keeper::None,
        })
    }

    /// Counts games that have been played before.
    fn resume(&mut self, played: Vec<PlayedGame>) {
        for game in played {
            self.standings.count(&game);
            self.done.insert(game.pairing.number);
        }
    }

    /// Returns the standings after the games so far.
    pub const fn standings(&self) -> &Standings {
        &self.standings
    }

    /// Returns the number of games that the match, or its shard, has if nothing ends it.
    pub fn length(&self) -> usize {
        match self.shard {
            None => self.length_of_all(),
            Some(shard) => 2 * shard.count_below(self.standings.schedule.pairs()) as usize,
        }
    }

    /// Returns the number of games of all shards together.
    pub fn length_of_all(&self) -> usize {
        self.standings.schedule.len()
    }

    /// Tells whether all games have been played.
    pub fn is_finished(&self) -> bool {
        self.done.len() >= self.length()
    }

    /// Plays the games that have not been played, and hands each over to `watch` when it counts,
    /// with the standings after it. When this returns all programs have ended.
    ///
    /// # Errors
    /// If a game can't be kept, the system gives no threads, or neither of two players can begin.
    /// What was kept stays.
    pub fn run(
        &mut self,
        interrupt: &Interrupt,
        watch: &mut dyn FnMut(&Standings, &PlayedGame),
    ) -> Result<MatchEnd, MatchError> {
        if let Some(hypothesis) = self.standings.decide() {
            return Ok(MatchEnd::Decided(hypothesis));
        }
        let ended = self.play(interrupt, watch);
        match (ended?, interrupt.signal()) {
            (Some(hypothesis), _) => Ok(MatchEnd::Decided(hypothesis)),
            (None, signal) if !self.is_finished() => {
                Ok(MatchEnd::Interrupted(signal.unwrap_or_default()))
            }
            (None, _) => {
                if let Keeper::Shard(keeper) = std::mem::replace(&mut self.keeper, Keeper::None) {
                    keeper.finish()?;
                }
                Ok(MatchEnd::AllPlayed)
            }
        }
    }

    /// Plays games, and counts and keeps them as they end; returns the hypothesis that the test
    /// accepts.
    ///
    /// Games between reproducible players, and those of a shard, are taken in the order of the
    /// schedule, so that the result does not depend on which ends first.
    fn play(
        &mut self,
        interrupt: &Interrupt,
        watch: &mut dyn FnMut(&Standings, &PlayedGame),
    ) -> Result<Option<Hypothesis>, MatchError> {
        let (done, schedule) = (self.done.clone(), self.standings.schedule.clone());
        let shard = self.shard.unwrap_or(Shard::ALL);
        let numbers = (1..=schedule.len()).filter(move |number| !done.contains(number));
        let pairings = numbers.filter_map(move |number| schedule.pairing(number));
        let pairings = pairings.filter(move |pairing| shard.has(pairing.pair()));
        let settings = self.settings.clone();
        let mut players = settings.players.iter();
        let is_reproducible = players.all(Contender::is_reproducible);
        let in_order = is_reproducible || self.shard.is_some();
        let stop = Stop::new(interrupt);
        let (all, halt) = (&settings, &stop);
        let worker = || |pairing: &Pairing| play(all, pairing, halt).transpose();
        let threads = NonZeroUsize::new(settings.concurrency).unwrap_or(NonZeroUsize::MIN);
        on_threads(threads, pairings, &stop, in_order, worker, |_, ended| {
            let (played, record) = ended?;
            self.count(&played, &record, watch)?;
            let decided = self.standings.decide();
            Ok(decided.map_or(ControlFlow::Continue(()), ControlFlow::Break))
        })
    }

    /// Keeps a game and counts it.
    fn count(
        &mut self,
        played: &PlayedGame,
        record: &Record,
        watch: &mut dyn FnMut(&Standings, &PlayedGame),
    ) -> Result<(), MatchError> {
        let (pairing, finish) = (&played.pairing, &played.finish);
        let names = self.standings.names();
        if finish.cause == Cause::NoGame && names.len() == 2 {
            return Err(MatchError::NeitherBegins {
                black: names[pairing.black].clone(),
                white: names[pairing.white].clone(),
                reason: finish.reason.clone(),
            });
        }
        let entry = || Entry::new(played, names);
        match &mut self.keeper {
            Keeper::None => {}
            Keeper::Journal(journal) => journal.keep(&entry(), &record.to_string())?,
            Keeper::Shard(shard) => shard.keep(entry(), record.to_string())?,
        }
        self.standings.count(played);
        self.done.insert(pairing.number);
        watch(&self.standings, played);
        Ok(())
    }
}

fn check(settings: &MatchSettings) -> Result<(), MatchError> {
    let players = &settings.players;
    if players.len() < 2 {
        return Err(MatchError::Alone);
    }
    let mut names = HashSet::new();
    if let Some(twice) = players.iter().find(|player| !names.insert(&player.name)) {
        return Err(MatchError::SameName(twice.name.clone()));
    }
    if settings.games == 0 || settings.games % 2 == 1 {
        return Err(MatchError::Odd(settings.games));
    }
    if settings.sprt.is_some() && players.len() != 2 {
        return Err(MatchError::Crowd(players.len()));
    }
    Ok(())
}

use super::entry::{Entry, PlayedGame};
use super::finish::{Cause, Finish};
use super::folder::{Folder, FolderError};
use super::game::play;
use super::opening::OpeningError;
use super::schedule::{Fixture, Schedule};
use super::settings::MatchSettings;
use super::shard::ShardKeeper;
use super::standings::Standings;
use crate::interrupt::{Interrupt, Stop};
use crate::process::SpawnError;
use crate::statistics::Hypothesis;
use loa::{ByColor, Game};
use loa_notation::{OtherRulesError, Record};
use loa_work::{Shard, ShardError};
use std::collections::{BTreeMap, HashSet};
use std::path::Path;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use thiserror::Error;

/// Something that happens during a match.
#[derive(Debug)]
pub enum MatchEvent<'a> {
    /// This many games had been played before.
    Resumed(usize),
    /// A game begins.
    Begun(&'a Fixture),
    /// A game has ended, and counts.
    Ended(&'a PlayedGame),
}

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

/// Why a match can't be played.
#[derive(Debug, Error)]
pub enum MatchError {
    /// There are too few players.
    #[error("a match needs two players at least")]
    Alone,
    /// Two players have the same name.
    #[error("two players are named '{0}'")]
    SameName(String),
    /// The number of games is odd, or 0.
    #[error(
        "the number of games has to be even, so that each opening is played with both colours, not {0}"
    )]
    Odd(usize),
    /// A test needs exactly two players.
    #[error("a test is between two players, not {0}")]
    Crowd(usize),
    /// An opening can't be played.
    #[error(transparent)]
    Opening(#[from] OpeningError),
    /// A program can't be run at all.
    #[error(transparent)]
    Spawn(#[from] SpawnError),
    /// Neither of the match's two players can begin a game.
    #[error("neither '{black}' (Black) nor '{white}' (White) can begin a game: {reason}")]
    NeitherBegins {
        /// The name of Black.
        black: String,
        /// The name of White.
        white: String,
        /// The faults of both.
        reason: String,
    },
    /// The folder can't be used.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// The shard's file can't be used.
    #[error(transparent)]
    Shard(#[from] ShardError),
    /// A record can't name the rules.
    #[error(transparent)]
    Rules(#[from] OtherRulesError),
    /// The system gives no threads.
    #[error("can't start a thread: {0}")]
    Thread(std::io::Error),
}

/// A match between players.
#[derive(Debug)]
pub struct Match {
    settings: MatchSettings,
    schedule: Schedule,
    names: Vec<String>,
    standings: Standings,
    done: HashSet<usize>,
    /// Which of the pairs are played; `None` for all, with the test.
    shard: Option<Shard>,
    keeper: Keeper,
}

/// What keeps the games.
#[derive(Debug)]
enum Keeper {
    None,
    Folder(Folder),
    Shard(Box<ShardKeeper>),
}

impl Match {
    /// Prepares a match; with a folder, resumes the match that was begun there.
    ///
    /// # Errors
    /// If the settings make no match, a player can't be started, or the folder is another match's.
    pub fn new(settings: MatchSettings, folder: Option<&Path>) -> Result<Match, MatchError> {
        let mut game = Match::before(settings)?;
        if let Some(path) = folder {
            let fingerprint = game.settings.fingerprint();
            let (folder, played) = Folder::open(path, &fingerprint, &game.schedule, &game.names)?;
            game.resume(played);
            game.keeper = Keeper::Folder(folder);
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
        let mut game = Match::before(settings)?;
        let head = game.settings.head(shard, program);
        let (keeper, played) = ShardKeeper::open(path, &head, &game.schedule, &game.names)?;
        game.resume(played);
        game.keeper = keeper.map_or(Keeper::None, |keeper| Keeper::Shard(Box::new(keeper)));
        game.shard = Some(shard);
        Ok(game)
    }

    /// Prepares a match before the first game.
    fn before(settings: MatchSettings) -> Result<Match, MatchError> {
        check(&settings)?;
        settings.check_openings()?;
        for player in &settings.players {
            player.players.check()?;
        }
        let schedule = Schedule::new(settings.format, settings.players.len(), settings.games);
        let names: Vec<String> = settings.players.iter().map(|p| p.name.clone()).collect();
        Ok(Match {
            standings: Standings::new(names.len(), &schedule),
            settings,
            schedule,
            names,
            done: HashSet::new(),
            shard: None,
            keeper: Keeper::None,
        })
    }

    /// Counts games that have been played before.
    fn resume(&mut self, played: Vec<PlayedGame>) {
        for game in played {
            self.standings.count(&game);
            self.done.insert(game.fixture.number);
        }
    }

    /// Returns the standings after the games so far.
    pub const fn standings(&self) -> &Standings {
        &self.standings
    }

    /// Returns the players' names, by number.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns the number of games that the match, or its shard, has if nothing ends it.
    pub fn length(&self) -> usize {
        match self.shard {
            None => self.schedule.len(),
            Some(shard) => 2 * shard.count_below(self.schedule.pairs()) as usize,
        }
    }

    /// Tells whether all games have been played.
    pub fn is_finished(&self) -> bool {
        self.done.len() >= self.length()
    }

    /// Plays the games that have not been played. When this returns all programs have ended.
    ///
    /// # Errors
    /// If a game can't be kept, the system gives no threads, or neither of two players can begin.
    /// What was kept stays.
    pub fn run(
        &mut self,
        interrupt: &Interrupt,
        watch: &mut dyn FnMut(&Standings, MatchEvent<'_>),
    ) -> Result<MatchEnd, MatchError> {
        if !self.done.is_empty() {
            watch(&self.standings, MatchEvent::Resumed(self.done.len()));
        }
        if let Some(hypothesis) = self.decision() {
            return Ok(MatchEnd::Decided(hypothesis));
        }
        let (done, schedule) = (self.done.clone(), self.schedule.clone());
        let shard = self.shard.unwrap_or(Shard::ALL);
        let numbers = (1..=schedule.len()).filter(move |number| !done.contains(number));
        let fixtures = numbers.filter_map(move |number| schedule.fixture(number));
        let fixtures = fixtures.filter(move |fixture| shard.has(fixture.pair()));
        let pool = WorkerPool {
            settings: self.settings.clone(),
            fixtures: Mutex::new(Box::new(fixtures.enumerate())),
            stop: Stop::new(interrupt),
        };
        let ended = thread::scope(|scope| {
            let (sender, events) = channel();
            for _ in 0..self.settings.concurrency.max(1) {
                let (pool, sender) = (&pool, sender.clone());
                let started = thread::Builder::new().spawn_scoped(scope, || pool.work(sender));
                if let Err(error) = started {
                    pool.stop.request();
                    return Err(MatchError::Thread(error));
                }
            }
            drop(sender);
            let ended = self.collect(&events, watch);
            pool.stop.request();
            ended
        });
        match (ended?, interrupt.signal()) {
            (Some(hypothesis), _) => Ok(MatchEnd::Decided(hypothesis)),
            (None, Some(signal)) if !self.is_finished() => Ok(MatchEnd::Interrupted(signal)),
            (None, _) => {
                if let Keeper::Shard(keeper) = std::mem::replace(&mut self.keeper, Keeper::None) {
                    keeper.finish()?;
                }
                Ok(MatchEnd::AllPlayed)
            }
        }
    }

    /// Returns the hypothesis that the test has accepted, if any.
    pub fn decision(&self) -> Option<Hypothesis> {
        let sprt = self.settings.sprt.filter(|_| self.shard.is_none())?;
        self.standings.decide(&sprt)
    }

    /// Counts and keeps games as they end; returns the hypothesis that the test accepts.
    ///
    /// Games between reproducible players, and those of a shard, are taken in the order of the
    /// schedule, so that the result does not depend on which ends first.
    fn collect(
        &mut self,
        events: &Receiver<WorkerEvent>,
        watch: &mut dyn FnMut(&Standings, MatchEvent<'_>),
    ) -> Result<Option<Hypothesis>, MatchError> {
        let mut players = self.settings.players.iter();
        let is_reproducible = players.all(|player| player.players.is_reproducible());
        let in_order = is_reproducible || self.shard.is_some();
        let mut early = BTreeMap::new();
        let mut counted = 0;
        for event in events {
            match event {
                WorkerEvent::Begun(fixture) => {
                    watch(&self.standings, MatchEvent::Begun(&fixture));
                }
                WorkerEvent::Ended(index, fixture, played) => {
                    early.insert(index, (fixture, played));
                }
                WorkerEvent::Failed(error) => return Err(error),
            }
            while let Some(entry) = early.first_entry()
                && (!in_order || *entry.key() == counted)
            {
                let (fixture, played) = entry.remove();
                counted += 1;
                self.count(fixture, *played, watch)?;
                if let Some(hypothesis) = self.decision() {
                    return Ok(Some(hypothesis));
                }
            }
        }
        Ok(None)
    }

    /// Keeps a game and counts it.
    fn count(
        &mut self,
        fixture: Fixture,
        (game, finish): (Game, Finish),
        watch: &mut dyn FnMut(&Standings, MatchEvent<'_>),
    ) -> Result<(), MatchError> {
        if finish.cause == Cause::NoGame && self.names.len() == 2 {
            return Err(MatchError::NeitherBegins {
                black: self.names[fixture.black].clone(),
                white: self.names[fixture.white].clone(),
                reason: finish.reason,
            });
        }
        let played = PlayedGame {
            fixture,
            finish,
            plies: game.plies(),
        };
        let record = self.record(&played, &game)?;
        let entry = || Entry::new(&played, &self.names);
        match &mut self.keeper {
            Keeper::None => {}
            Keeper::Folder(folder) => folder.keep(&entry(), &record.to_string())?,
            Keeper::Shard(shard) => shard.keep(entry(), record.to_string())?,
        }
        self.standings.count(&played);
        self.done.insert(fixture.number);
        watch(&self.standings, MatchEvent::Ended(&played));
        Ok(())
    }

    fn record(&self, played: &PlayedGame, game: &Game) -> Result<Record, MatchError> {
        let mut record = Record::from_game(game, &self.settings.preset)?;
        let name = |player: usize| Some(self.names[player].clone());
        record.players = ByColor {
            black: name(played.fixture.black),
            white: name(played.fixture.white),
        };
        if record.result.is_none() {
            record.result = Some(played.finish.result());
        }
        let opening = self.settings.opening(played.fixture.opening)?.past().len();
        let root = record.nodes.root();
        record.nodes[root].comment = Some(format!(
            "Game {}, opening {} ({} plies).\n{} ({}).",
            played.fixture.number,
            played.fixture.opening + 1,
            opening,
            played.finish.outcome,
            played.finish.reason
        ));
        Ok(record)
    }
}

/// What the threads that play the games share.
struct WorkerPool {
    settings: MatchSettings,
    /// The games that no worker has taken, numbered from 0.
    fixtures: Mutex<Box<dyn Iterator<Item = (usize, Fixture)> + Send>>,
    stop: Stop,
}

/// What a worker reports.
enum WorkerEvent {
    Begun(Fixture),
    Ended(usize, Fixture, Box<(Game, Finish)>),
    Failed(MatchError),
}

impl WorkerPool {
    /// Plays games until there is none left, or the match is to stop.
    #[allow(
        clippy::needless_pass_by_value,
        reason = "the channel closes with the last sender"
    )]
    fn work(&self, sender: Sender<WorkerEvent>) {
        while !self.stop.is_requested() {
            let next = self
                .fixtures
                .lock()
                .ok()
                .and_then(|mut fixtures| fixtures.next());
            let Some((index, fixture)) = next else {
                return;
            };
            let _ = sender.send(WorkerEvent::Begun(fixture));
            let event = match self.play(&fixture) {
                Ok(Some(played)) => WorkerEvent::Ended(index, fixture, Box::new(played)),
                Ok(None) => return,
                Err(error) => WorkerEvent::Failed(error),
            };
            if sender.send(event).is_err() {
                return;
            }
        }
    }

    fn play(&self, fixture: &Fixture) -> Result<Option<(Game, Finish)>, MatchError> {
        let opening = self.settings.opening(fixture.opening)?;
        Ok(play(&self.settings, fixture, &opening, &self.stop)?)
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

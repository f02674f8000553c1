use super::finish::{Cause, Finish};
use super::folder::{Folder, FolderError, PlayedGame};
use super::game::play;
use super::opening::OpeningError;
use super::schedule::{Fixture, Schedule};
use super::settings::MatchSettings;
use super::standings::Standings;
use crate::interrupt::{Interrupt, Stop};
use crate::process::SpawnError;
use crate::statistics::Hypothesis;
use loa::{ByColor, Game};
use loa_notation::{OtherRulesError, Record};
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
    folder: Option<Folder>,
}

impl Match {
    /// Prepares a match; with a folder, resumes the match that was begun there.
    ///
    /// # Errors
    /// If the settings make no match, a player can't be started, or the folder is another match's.
    pub fn new(settings: MatchSettings, folder: Option<&Path>) -> Result<Match, MatchError> {
        check(&settings)?;
        settings.check_openings()?;
        for player in &settings.players {
            player.players.check()?;
        }
        let schedule = Schedule::new(settings.format, settings.players.len(), settings.games);
        let names: Vec<String> = settings.players.iter().map(|p| p.name.clone()).collect();
        let mut standings = Standings::new(names.len(), &schedule);
        let mut done = HashSet::new();
        let folder = match folder {
            Some(path) => {
                let (folder, played) =
                    Folder::open(path, &settings.fingerprint(), &schedule, &names)?;
                for game in played {
                    standings.count(&game);
                    done.insert(game.fixture.number);
                }
                Some(folder)
            }
            None => None,
        };
        Ok(Match {
            settings,
            schedule,
            names,
            standings,
            done,
            folder,
        })
    }

    /// Returns the standings after the games so far.
    pub const fn standings(&self) -> &Standings {
        &self.standings
    }

    /// Returns the players' names, by number.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns the number of games that the match has if nothing ends it.
    pub fn length(&self) -> usize {
        self.schedule.len()
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
        let numbers = (1..=schedule.len()).filter(move |number| !done.contains(number));
        let fixtures = numbers.filter_map(move |number| schedule.fixture(number));
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
            (None, Some(signal)) if self.done.len() < self.schedule.len() => {
                Ok(MatchEnd::Interrupted(signal))
            }
            (None, _) => Ok(MatchEnd::AllPlayed),
        }
    }

    /// Returns the hypothesis that the test has accepted, if any.
    pub fn decision(&self) -> Option<Hypothesis> {
        let sprt = self.settings.sprt?;
        sprt.test
            .decide(self.standings.llr(&sprt.test, sprt.of_pairs))
    }

    /// Counts and keeps games as they end; returns the hypothesis that the test accepts.
    ///
    /// Games between reproducible players are taken in the order of the schedule, so that the
    /// result does not depend on which ends first.
    fn collect(
        &mut self,
        events: &Receiver<WorkerEvent>,
        watch: &mut dyn FnMut(&Standings, MatchEvent<'_>),
    ) -> Result<Option<Hypothesis>, MatchError> {
        let mut players = self.settings.players.iter();
        let in_order = players.all(|player| player.players.is_reproducible());
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
        if let Some(folder) = &mut self.folder {
            folder.keep(&played, &record, &self.names)?;
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

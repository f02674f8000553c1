use super::contender::Contender;
use super::finish::Finish;
use super::folder::{Folder, FolderError, PlayedGame};
use super::game::{Conditions, play};
use super::opening::{OpeningError, OpeningSource, Openings, seed_of};
use super::schedule::{Fixture, Format, Schedule};
use super::standings::Standings;
use crate::interrupt::{Interrupt, Stop};
use crate::process::SpawnError;
use crate::statistics::{Hypothesis, Sprt};
use loa::{ByColor, Game, Preset, Size, Start};
use loa_notation::{OtherRulesError, Record};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, HashSet};
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;
use thiserror::Error;

/// Who plays in a match, and how.
#[derive(Clone, Debug)]
pub struct MatchSettings {
    /// The players, with names that differ.
    pub players: Vec<Contender>,
    /// The rules.
    pub preset: Preset,
    /// The board.
    pub size: Size,
    /// The start position.
    pub start: Start,
    /// The pairs of players that meet.
    pub format: Format,
    /// How many games each pair of players plays, an even number.
    pub games: usize,
    /// The openings.
    pub openings: OpeningSource,
    /// The seed of random openings, and of players that take one.
    pub seed: u64,
    /// How many games are played at the same time.
    pub concurrency: usize,
    /// How much later than its time an answer still counts.
    pub margin: Duration,
    /// The time for a move of a player without a time of its own.
    pub longest_move: Duration,
    /// How long a program may take to start, and for any answer other than a move.
    pub startup: Duration,
    /// The plies after which a game is called a draw.
    pub most_plies: u32,
    /// A test that ends the match, between two players.
    pub sprt: Option<SprtSettings>,
}

/// A test that ends a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SprtSettings {
    /// The test, about the first player's strength over the second's.
    pub test: Sprt,
    /// Whether it counts pairs of games instead of single games.
    pub of_pairs: bool,
}

/// Something that happens during a match.
#[derive(Debug)]
pub enum Progress<'a> {
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
    openings: Openings,
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
        let openings = Openings {
            source: settings.openings.clone(),
            preset: settings.preset,
            size: settings.size,
            start: settings.start,
            seed: settings.seed,
        };
        openings.check(settings.games / 2)?;
        for player in &settings.players {
            player.players().check()?;
        }
        let schedule = Schedule::new(settings.format, settings.players.len(), settings.games);
        let names: Vec<String> = settings.players.iter().map(|p| p.name.clone()).collect();
        let mut standings = Standings::new(names.len(), &schedule);
        let mut done = HashSet::new();
        let folder = match folder {
            Some(path) => {
                let (folder, played) =
                    Folder::open(path, &fingerprint(&settings), &schedule, &names)?;
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
            openings,
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
    /// If a game can't be kept, or the system gives no threads. What was kept stays.
    pub fn run(
        &mut self,
        interrupt: &Interrupt,
        watch: &mut dyn FnMut(&Standings, Progress<'_>),
    ) -> Result<MatchEnd, MatchError> {
        if !self.done.is_empty() {
            watch(&self.standings, Progress::Resumed(self.done.len()));
        }
        if let Some(hypothesis) = self.decision() {
            return Ok(MatchEnd::Decided(hypothesis));
        }
        let pool = WorkerPool {
            settings: self.settings.clone(),
            openings: self.openings.clone(),
            schedule: self.schedule.clone(),
            done: self.done.clone(),
            numbers: Mutex::new(1..=self.schedule.len()),
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
    /// Games between reproducible players are taken in the order of their numbers, so that the
    /// result does not depend on which ends first.
    fn collect(
        &mut self,
        events: &Receiver<WorkerEvent>,
        watch: &mut dyn FnMut(&Standings, Progress<'_>),
    ) -> Result<Option<Hypothesis>, MatchError> {
        let mut players = self.settings.players.iter();
        let in_order = players.all(|player| player.players().is_reproducible());
        let mut early = BTreeMap::new();
        let mut next = self.next_number(0);
        for event in events {
            let (fixture, played) = match event {
                WorkerEvent::Begun(fixture) => {
                    watch(&self.standings, Progress::Begun(&fixture));
                    continue;
                }
                WorkerEvent::Ended(fixture, played) => (fixture, played),
                WorkerEvent::Failed(error) => return Err(error),
            };
            early.insert(fixture.number, (fixture, played));
            while let Some((number, (fixture, played))) = early.pop_first() {
                if in_order && number != next {
                    early.insert(number, (fixture, played));
                    break;
                }
                next = self.next_number(number);
                self.count(fixture, *played, watch)?;
                if let Some(hypothesis) = self.decision() {
                    return Ok(Some(hypothesis));
                }
            }
        }
        Ok(None)
    }

    /// Returns the number of the first game after this one that has not been played.
    fn next_number(&self, number: usize) -> usize {
        let mut numbers = number + 1..;
        let next = numbers.find(|number| !self.done.contains(number));
        next.unwrap_or(usize::MAX)
    }

    /// Keeps a game and counts it.
    fn count(
        &mut self,
        fixture: Fixture,
        (game, finish): (Game, Finish),
        watch: &mut dyn FnMut(&Standings, Progress<'_>),
    ) -> Result<(), MatchError> {
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
        watch(&self.standings, Progress::Ended(&played));
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
        let opening = self.openings.game(played.fixture.opening)?.past().len();
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
    openings: Openings,
    schedule: Schedule,
    /// The games that were played before.
    done: HashSet<usize>,
    /// The games that no worker has taken.
    numbers: Mutex<RangeInclusive<usize>>,
    stop: Stop,
}

/// What a worker reports.
enum WorkerEvent {
    Begun(Fixture),
    Ended(Fixture, Box<(Game, Finish)>),
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
            let Some(fixture) = self.next() else {
                return;
            };
            let _ = sender.send(WorkerEvent::Begun(fixture));
            let event = match self.play(&fixture) {
                Ok(Some(played)) => WorkerEvent::Ended(fixture, Box::new(played)),
                Ok(None) => return,
                Err(error) => WorkerEvent::Failed(error),
            };
            if sender.send(event).is_err() {
                return;
            }
        }
    }

    fn next(&self) -> Option<Fixture> {
        let mut numbers = self.numbers.lock().ok()?;
        let next = numbers.find(|number| !self.done.contains(number))?;
        self.schedule.fixture(next)
    }

    fn play(&self, fixture: &Fixture) -> Result<Option<(Game, Finish)>, MatchError> {
        let settings = &self.settings;
        let conditions = Conditions {
            preset: &settings.preset,
            start: settings.start,
            margin: settings.margin,
            longest_move: settings.longest_move,
            startup: settings.startup,
            most_plies: settings.most_plies,
            stop: &self.stop,
        };
        let contenders = ByColor {
            black: &settings.players[fixture.black],
            white: &settings.players[fixture.white],
        };
        let seeds =
            ByColor::from_fn(|color| seed_of([settings.seed, fixture.number as u64, color as u64]));
        let opening = self.openings.game(fixture.opening)?;
        Ok(play(&conditions, contenders, &opening, seeds)?)
    }
}

fn check(settings: &MatchSettings) -> Result<(), MatchError> {
    let players = &settings.players;
    if players.len() < 2 {
        return Err(MatchError::Alone);
    }
    for (number, player) in players.iter().enumerate() {
        if players[..number]
            .iter()
            .any(|other| other.name == player.name)
        {
            return Err(MatchError::SameName(player.name.clone()));
        }
    }
    if settings.games == 0 || settings.games % 2 == 1 {
        return Err(MatchError::Odd(settings.games));
    }
    if settings.sprt.is_some() && players.len() != 2 {
        return Err(MatchError::Crowd(players.len()));
    }
    Ok(())
}

/// Returns what has to be the same for a match to be resumed: all that the games depend on. Their
/// number, and how many are played at the same time, may change.
fn fingerprint(settings: &MatchSettings) -> Map<String, Value> {
    let seconds = |time: Duration| json!(time.as_secs_f64());
    let sprt = settings.sprt.map(|sprt| {
        let (elo0, elo1) = sprt.test.hypotheses();
        let (lower, upper) = sprt.test.bounds();
        json!({
            "elo0": elo0,
            "elo1": elo1,
            "bounds": [format!("{lower:.6}"), format!("{upper:.6}")],
            "model": sprt.test.model().to_string(),
            "pairs": sprt.of_pairs,
        })
    });
    let players: Vec<&Value> = settings.players.iter().map(Contender::settings).collect();
    let pairs = [
        ("version", json!(1)),
        ("players", json!(players)),
        ("rules", json!(settings.preset.name)),
        ("board", json!(settings.size.to_string())),
        ("start", json!(settings.start.name())),
        ("format", json!(settings.format.to_string())),
        ("openings", json!(settings.openings.settings())),
        ("seed", json!(settings.seed)),
        ("margin", seconds(settings.margin)),
        ("longest-move", seconds(settings.longest_move)),
        ("startup", seconds(settings.startup)),
        ("max-plies", json!(settings.most_plies)),
        ("sprt", json!(sprt)),
    ];
    let owned = |(key, value): (&str, Value)| (key.to_owned(), value);
    pairs.into_iter().map(owned).collect()
}

use super::contender::Contender;
use super::folder::{Folder, FolderError, PlayedGame};
use super::opening::{OpeningError, OpeningSource, Openings};
use super::play::{Conditions, Played, play};
use super::schedule::{Fixture, Format, Schedule};
use super::standings::Standings;
use super::stop::Stop;
use crate::statistics::{Hypothesis, Sprt};
use crate::{Interrupt, SpawnError};
use loa::{ByColor, Game, Preset, Size, Start};
use loa_notation::{OtherRulesError, Record};
use serde_json::{Map, Value, json};
use std::collections::HashSet;
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;
use thiserror::Error;

/// What a match is about.
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
    /// Who plays whom.
    pub format: Format,
    /// How many games each two play, an even number.
    pub games: usize,
    /// What the games begin with.
    pub openings: OpeningSource,
    /// Makes other random openings.
    pub seed: u64,
    /// How many games are played at a time.
    pub concurrency: usize,
    /// How much later than its time an answer still counts.
    pub margin: Duration,
    /// How long a move may take of a player who has no time of its own.
    pub longest_move: Duration,
    /// How long a program may take to start, and for any answer that is no move.
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
    /// Whether it looks at pairs of games, not at single ones.
    pub of_pairs: bool,
}

/// Something that happens during a match.
#[derive(Debug)]
pub enum Progress<'a> {
    /// So many games had been played before.
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
    /// The test has found for a hypothesis.
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
    /// A test is between two.
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

/// A match between programs.
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
    /// Prepares a match; with a folder, takes up the one that was begun there.
    ///
    /// # Errors
    /// If the settings make no match, a program can't be run, or the folder is another match's.
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
            player.try_to_start()?;
        }
        let schedule = Schedule::new(settings.format, settings.players.len(), settings.games);
        let names: Vec<String> = settings
            .players
            .iter()
            .map(|player| player.name.clone())
            .collect();
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

    /// Returns what the games so far add up to.
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
        let hall = Hall {
            settings: self.settings.clone(),
            openings: self.openings.clone(),
            schedule: self.schedule.clone(),
            done: self.done.clone(),
            numbers: Mutex::new(1..=self.schedule.len()),
            stop: Stop::new(interrupt),
        };
        let ended = thread::scope(|scope| {
            let (sender, reports) = channel();
            for _ in 0..self.settings.concurrency.max(1) {
                let (hall, sender) = (&hall, sender.clone());
                let started = thread::Builder::new().spawn_scoped(scope, || hall.work(sender));
                if let Err(error) = started {
                    hall.stop.ask();
                    return Err(MatchError::Thread(error));
                }
            }
            drop(sender);
            let ended = self.attend(&reports, watch);
            hall.stop.ask();
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

    /// Returns what the test has found, if there is one and it has.
    pub fn decision(&self) -> Option<Hypothesis> {
        let sprt = self.settings.sprt?;
        sprt.test
            .decide(self.standings.llr(&sprt.test, sprt.of_pairs))
    }

    /// Keeps the games as they end; returns what the test has found when it has.
    fn attend(
        &mut self,
        reports: &Receiver<Report>,
        watch: &mut dyn FnMut(&Standings, Progress<'_>),
    ) -> Result<Option<Hypothesis>, MatchError> {
        for report in reports {
            let (fixture, played) = match report {
                Report::Begun(fixture) => {
                    watch(&self.standings, Progress::Begun(&fixture));
                    continue;
                }
                Report::Ended(fixture, played) => (fixture, *played),
                Report::Failed(error) => return Err(error),
            };
            let Played {
                game,
                finish,
                held_up,
            } = played;
            let played = PlayedGame {
                fixture,
                finish,
                plies: game.plies(),
                held_up,
            };
            let record = self.record(&played, &game)?;
            if let Some(folder) = &mut self.folder {
                folder.keep(&played, &record, &self.names)?;
            }
            self.standings.count(&played);
            self.done.insert(played.fixture.number);
            watch(&self.standings, Progress::Ended(&played));
            if let Some(hypothesis) = self.decision() {
                return Ok(Some(hypothesis));
            }
        }
        Ok(None)
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

/// What those who play the games share.
struct Hall {
    settings: MatchSettings,
    openings: Openings,
    schedule: Schedule,
    /// The games that were played before.
    done: HashSet<usize>,
    /// The games that have not been taken up.
    numbers: Mutex<RangeInclusive<usize>>,
    stop: Stop,
}

/// What comes from those who play the games.
enum Report {
    Begun(Fixture),
    Ended(Fixture, Box<Played>),
    Failed(MatchError),
}

impl Hall {
    /// Plays games until there is none left, or the match is to stop.
    #[allow(
        clippy::needless_pass_by_value,
        reason = "the channel closes with the last sender"
    )]
    fn work(&self, sender: Sender<Report>) {
        while !self.stop.is_asked_for() {
            let Some(fixture) = self.next() else {
                return;
            };
            let _ = sender.send(Report::Begun(fixture));
            let report = match self.play(&fixture) {
                Ok(Some(played)) => Report::Ended(fixture, Box::new(played)),
                Ok(None) => return,
                Err(error) => Report::Failed(error),
            };
            if sender.send(report).is_err() {
                return;
            }
        }
    }

    fn next(&self) -> Option<Fixture> {
        let mut numbers = self.numbers.lock().ok()?;
        let next = numbers.find(|number| !self.done.contains(number))?;
        self.schedule.fixture(next)
    }

    fn play(&self, fixture: &Fixture) -> Result<Option<Played>, MatchError> {
        let settings = &self.settings;
        let conditions = Conditions {
            preset: settings.preset,
            start: settings.start,
            margin: settings.margin,
            longest_move: settings.longest_move,
            startup: settings.startup,
            most_plies: settings.most_plies,
        };
        let contenders = ByColor {
            black: &settings.players[fixture.black],
            white: &settings.players[fixture.white],
        };
        let opening = self.openings.game(fixture.opening)?;
        Ok(play(&conditions, contenders, &opening, &self.stop)?)
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

/// What has to be the same for a match to be taken up again: all that the games depend on. How many
/// there are and how many are played at a time may change.
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

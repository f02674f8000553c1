//! `--dialect codingame`: a bot for CodinGame's "Lines of Action".

use super::equipment::Equipment;
use super::input::open;
use super::plan::{keep_apart, refuse};
use super::thinking::{Findings, Hold, Listener, Task, Thinking};
use super::waits::Waits;
use crate::flags::PlayFlags;
use anyhow::{Context, Result};
use loa::{Game, Move};
use loa_engine::{Engine, Level, Limits, Style, TimeControl};
use loa_protocol::{CodingameBot, CodingameReader, CodingameTurn};
use std::fs::File;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::ExitCode;
use std::sync::mpsc::{self, Sender};
use std::time::{Duration, Instant};

/// The time for the first answer, in which the program may have to be started as well.
const FIRST: Duration = Duration::from_millis(1000);
/// How much of it is left unused.
const FIRST_MARGIN: Duration = Duration::from_millis(450);
/// The time for every other answer.
const TURN: Duration = Duration::from_millis(150);
/// How much of it is left unused.
const MARGIN: Duration = Duration::from_millis(40);

/// Plays one game.
pub(super) fn run(flags: &PlayFlags) -> Result<ExitCode> {
    refuse_flags_of_other_dialects(flags)?;
    keep_apart(flags)?;
    let reader: Box<dyn Read> = match &flags.input {
        Some(path) => Box::new(open(path)?),
        None => Box::new(std::io::stdin()),
    };
    let mut writer: Box<dyn Write> = match &flags.output {
        Some(path) => {
            let file = File::create(path);
            Box::new(file.with_context(|| format!("can't write {}", path.display()))?)
        }
        None => Box::new(std::io::stdout()),
    };
    let mut player = Player::new(flags)?;
    let mut turns = CodingameReader::default();
    for line in BufReader::new(reader).split(b'\n') {
        let line = line.context("can't read the input")?;
        if let Some(turn) = turns.push(&String::from_utf8_lossy(&line))? {
            let answer = player.answer(&turn, Instant::now())?;
            let written = writeln!(writer, "{answer}").and_then(|()| writer.flush());
            written.context("can't write the answer")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn refuse_flags_of_other_dialects(flags: &PlayFlags) -> Result<()> {
    let given = [
        (flags.log.is_some(), "--log"),
        (flags.strict, "--strict"),
        (!flags.auto.is_empty(), "--auto"),
        (flags.start.is_some(), "--start"),
        (flags.tables.is_some(), "--tables"),
        (flags.display, "--display"),
    ];
    refuse(&given, "codingame")
}

/// The bot with its engine.
struct Player {
    bot: CodingameBot,
    level: Option<Level>,
    seed: u64,
    equipment: Equipment,
    place: Place,
    waits: Waits,
    has_answered: bool,
}

/// Where the engine is.
enum Place {
    Home(Box<Engine>),
    /// Searching, or about to end that.
    Away(Thinking),
    Nowhere,
}

impl Player {
    fn new(flags: &PlayFlags) -> Result<Player> {
        let seed = flags.seed.map(|seed| seed as u64);
        let equipment = Equipment::new(flags)?;
        Ok(Player {
            bot: CodingameBot::default(),
            level: flags.level.and_then(Level::new),
            seed: seed.unwrap_or_else(|| RandomState::new().hash_one("games")),
            place: Place::Home(Box::new(equipment.engine())),
            waits: Waits::default(),
            equipment,
            has_answered: false,
        })
    }

    /// Chooses a move for a turn whose last line came at a time.
    fn answer(&mut self, turn: &CodingameTurn, at: Instant) -> Result<String> {
        let game = self.bot.game(turn);
        let is_first = !std::mem::replace(&mut self.has_answered, true);
        if turn.moves.len() <= 1 {
            return Ok(CodingameBot::answer(turn, None));
        }
        let engine = self.take_back();
        let (sender, receiver) = mpsc::channel();
        let task = self.task(game, turn, (at, is_first));
        let thinking = Thinking::start(engine, task, Box::new(Answer(sender)))?;
        thinking.wait();
        self.place = Place::Away(thinking);
        let chosen = receiver.try_recv().ok().flatten();
        Ok(CodingameBot::answer(turn, chosen))
    }

    fn task(&self, game: Game, turn: &CodingameTurn, (at, is_first): (Instant, bool)) -> Task {
        let (time, late) = match is_first {
            true => (FIRST, FIRST_MARGIN),
            false => (TURN, MARGIN),
        };
        let legal = |mv: &&Move| game.check(**mv).is_ok();
        Task {
            lines: 1,
            allowed: turn.moves.iter().filter(legal).copied().collect(),
            limits: self.level.map_or(Limits::NONE, Level::timed_limits),
            style: self
                .level
                .map_or(Style::STEADY, |level| level.style(self.seed)),
            win_within: None,
            solved: None,
            begun: at,
            allotment: TimeControl::Move(time).allot(late),
            late,
            hold: Hold::Nothing,
            waits: self.waits,
            game,
        }
    }

    fn take_back(&mut self) -> Engine {
        match std::mem::replace(&mut self.place, Place::Nowhere) {
            Place::Home(engine) => *engine,
            Place::Away(thinking) => {
                let (engine, waits) = thinking.join();
                self.waits = waits;
                engine.unwrap_or_else(|| self.equipment.engine())
            }
            Place::Nowhere => self.equipment.engine(),
        }
    }
}

/// Hands the best move over.
struct Answer(Sender<Option<Move>>);

impl Listener for Answer {
    fn depth(&mut self, _: &Findings<'_>) {}

    fn answer(&mut self, findings: &Findings<'_>) {
        let best = findings.reports.first().map(|report| report.best);
        // Nobody waits any more only where the program ends.
        let _ = self.0.send(best);
    }

    fn trouble(&mut self, _: &str) {}
}

//! `--dialect codingame`: a bot for CodinGame's "Lines of Action".

use super::engine_options::EngineOptions;
use super::streams::{open_input, open_output, read_line};
use crate::play::{Flags, seed};
use anyhow::{Context, Result, ensure};
use loa::Move;
use loa_engine::{Engine, Job, Level, Limits, Style};
use loa_protocol::{CodingameReader, CodingameTurn};
use std::io::{BufReader, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The time used of the 1000 ms for the first answer, which may include the start of the program.
const FIRST: Duration = Duration::from_millis(550);
/// The time used of the 150 ms for every other answer.
const TURN: Duration = Duration::from_millis(110);

/// The longest line in bytes.
const LONGEST: u64 = 1 << 16;

/// Plays one game.
pub(super) fn run(flags: &Flags) -> Result<ExitCode> {
    let (reader, _) = open_input(flags.input.as_deref())?;
    let mut bot = Bot::new(flags)?;
    let (mut writer, name) = open_output(flags.output.as_deref())?;
    let mut turns = CodingameReader::default();
    let mut reader = BufReader::new(reader);
    loop {
        let (line, is_cut) = read_line(&mut reader, LONGEST).context("can't read the input")?;
        if line.is_empty() {
            return Ok(ExitCode::SUCCESS);
        }
        ensure!(!is_cut, "a line is too long to be read");
        if let Some(turn) = turns.push(&String::from_utf8_lossy(&line))? {
            let answer = bot.answer(&turn, Instant::now());
            let written = writeln!(writer, "{answer}").and_then(|()| writer.flush());
            written.with_context(|| format!("can't write {name}"))?;
        }
    }
}

/// The bot: an engine and its time.
struct Bot {
    engine: Engine,
    limits: Limits,
    time: Duration,
}

impl Bot {
    fn new(flags: &Flags) -> Result<Bot> {
        let mut engine = EngineOptions::new(flags)?.engine()?;
        engine.style = (flags.level).map_or(Style::STEADY, |level| level.style(seed(flags)));
        Ok(Bot {
            engine,
            // The time is the turn's.
            limits: match flags.level {
                Some(level) if level < Level::MAX => level.reproducible_limits(),
                _ => Limits::NONE,
            },
            time: FIRST,
        })
    }

    /// Chooses a move for a turn whose last line arrived at `begun`.
    fn answer(&mut self, turn: &CodingameTurn, begun: Instant) -> String {
        let time = std::mem::replace(&mut self.time, TURN);
        if turn.moves.len() <= 1 {
            return turn.answer(None);
        }
        let is_legal = |mv: &&Move| turn.game.check(**mv).is_ok();
        let job = Job {
            moves: turn.moves.iter().filter(is_legal).copied().collect(),
            begun,
            ..Job::new(&turn.game, self.limits.and(Limits::move_time(time)))
        };
        let found = job.run(&mut self.engine, &mut || false, &mut |_| {});
        turn.answer(found.best().map(|report| report.best))
    }
}

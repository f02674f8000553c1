//! `--dialect codingame`: a bot for CodinGame's "Lines of Action".

use super::engine_options::EngineOptions;
use super::streams::{OutputFile, open_input, read_line};
use crate::play::{Flags, seed};
use anyhow::{Context, Result, ensure};
use loa::Move;
use loa_engine::{Engine, Job, Level, Limits, Style};
use loa_protocol::{CodingameReader, CodingameTurn};
use std::io::BufReader;
use std::process::ExitCode;
use std::time::Duration;

/// The time used of the 1000 ms for the first answer, which may include the start of the program.
const FIRST: Duration = Duration::from_millis(550);
/// The time used of the 150 ms for every other answer.
const TURN: Duration = Duration::from_millis(110);

/// The longest line in bytes.
const LONGEST: u64 = 1 << 16;

/// Plays one game.
pub(super) fn run(flags: &Flags) -> Result<ExitCode> {
    let (reader, _) = open_input(flags.input.as_deref())?;
    let mut engine = EngineOptions::new(flags)?.engine()?;
    engine.style = (flags.level).map_or(Style::STEADY, |level| level.style(seed(flags)));
    // The time is the turn's.
    let limits = match flags.level {
        Some(level) if level < Level::MAX => level.reproducible_limits(),
        _ => Limits::NONE,
    };
    let mut output = OutputFile::open(flags.output.as_deref())?;
    let mut turns = CodingameReader::default();
    let mut reader = BufReader::new(reader);
    let mut time = FIRST;
    loop {
        let (line, is_cut) = read_line(&mut reader, LONGEST).context("can't read the input")?;
        if line.is_empty() {
            return Ok(ExitCode::SUCCESS);
        }
        ensure!(!is_cut, "a line is too long to be read");
        if let Some(turn) = turns.push(&String::from_utf8_lossy(&line))? {
            let best = best_move(&mut engine, limits.and(Limits::move_time(time)), &turn);
            time = TURN;
            output.write(&format!("{}\n", turn.answer(best)))?;
        }
    }
}

/// Chooses a move for a turn whose last line has just arrived, unless it has no choice.
fn best_move(engine: &mut Engine, limits: Limits, turn: &CodingameTurn) -> Option<Move> {
    if turn.moves.len() <= 1 {
        return None;
    }
    let mut job = Job::new(&turn.game, limits);
    let is_legal = |mv: &&Move| turn.game.check(**mv).is_ok();
    job.moves = turn.moves.iter().filter(is_legal).copied().collect();
    let found = job.run(engine, &mut || false, &mut |_| {});
    found.best().map(|report| report.best)
}

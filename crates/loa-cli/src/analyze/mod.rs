//! `loa analyze`: evaluates a position, or reviews a game, with the engine or solved tables.

mod game;
mod json;
mod position;
mod subject;

use crate::flags::AnalyzeFlags;
use crate::solve::stop_on_signals;
use crate::solved::Solved;
use crate::whole_file::check_can_be_written;
use anyhow::{Result, bail};
use loa::Game;
use loa_engine::{Engine, Job, Limits, SearchProgress};
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

pub(crate) fn run(flags: &AnalyzeFlags) -> Result<ExitCode> {
    for path in [&flags.svg, &flags.sgf].into_iter().flatten() {
        check_can_be_written(path)?;
    }
    let mut out = std::io::stdout().lock();
    match (&flags.game, flags.json) {
        (Some(path), true) => writeln!(out, "{}", json::game(&game::analyze(flags, path)?))?,
        (Some(path), false) => game::analyze(flags, path)?.write(&mut out)?,
        (None, true) => writeln!(out, "{}", json::position(&position::analyze(flags)?))?,
        (None, false) => position::analyze(flags)?.write(&mut out)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Opens the tables, and makes sure that they are for the game's board and rules.
fn solved(flags: &AnalyzeFlags, game: &loa::Game) -> Result<Option<Solved>> {
    let Some(folder) = &flags.tables else {
        return Ok(None);
    };
    let solved = Solved::open(folder)?;
    if let Some(difference) = solved.difference(game) {
        bail!("the tables in {} are {difference}", folder.display());
    }
    Ok(Some(solved))
}

/// The engine with its limits for each position.
struct Analyzer {
    engine: Engine,
    limits: Limits,
    lines: usize,
    stop: Arc<AtomicBool>,
}

impl Analyzer {
    /// Makes an analyzer with a default time, for flags that set no limit.
    fn new(flags: &AnalyzeFlags, default_time: Duration) -> Result<Analyzer> {
        let mut engine = Engine::new(flags.hash as usize);
        engine.set_threads(usize::from(flags.threads));
        let limits = [
            flags.nodes.map(Limits::nodes),
            flags.depth.map(Limits::depth),
            flags.time.map(Limits::move_time),
        ];
        let limits = limits.into_iter().flatten().reduce(Limits::and);
        Ok(Analyzer {
            engine,
            limits: limits.unwrap_or_else(|| Limits::move_time(default_time)),
            lines: usize::from(flags.lines),
            stop: stop_on_signals()?,
        })
    }

    /// Tells whether the user has ended the analysis.
    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Searches a position; `on_progress` gets what is known after each depth.
    fn search(
        &mut self,
        game: &Game,
        on_progress: &mut dyn FnMut(&SearchProgress),
    ) -> SearchProgress {
        let job = Job {
            lines: self.lines,
            ..Job::new(game, self.limits)
        };
        let mut stop = || self.stop.load(Ordering::Relaxed);
        job.run(&mut self.engine, &mut stop, on_progress)
    }
}

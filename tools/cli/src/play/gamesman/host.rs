//! What the menus need of the world: a solver, an engine and files.

use crate::memory::memory_available;
use crate::whole_file::write_whole;
use loa::{Game, Goal, Position};
use loa_engine::net::Net;
use loa_engine::{Engine, Job, Limits, win_chance};
use loa_gamesman::{Advice, AdvisedValue, Adviser, Files, NotSolved, Solver};
use loa_solver::{
    Probe, Problem, SolveError, SolveOptions, SolveProgress, SolveWatch, Tables,
    solve_in_memory_watched,
};
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// Suggests moves with the engine.
pub(super) struct EngineAdviser {
    engine: Engine,
    limits: Limits,
    /// Set from outside to end a search at once.
    stop: Arc<AtomicBool>,
}

/// The size of the engine's table.
const TABLE_MEBIBYTES: usize = 64;

/// The time for a move.
const TIME: Duration = Duration::from_secs(1);

/// The positions for a move in reproducible play.
const POSITIONS: u64 = 400_000;

impl EngineAdviser {
    /// Makes an adviser; its moves are reproducible if they are `seeded`.
    pub(super) fn new(stop: Arc<AtomicBool>, seeded: bool) -> EngineAdviser {
        EngineAdviser {
            engine: Engine::new(TABLE_MEBIBYTES),
            limits: match seeded {
                true => Limits::nodes(POSITIONS),
                false => Limits::move_time(TIME),
            },
            stop,
        }
    }
}

impl Adviser for EngineAdviser {
    fn advise(&mut self, game: &Game) -> Option<Advice> {
        let mut stop = || self.stop.load(Ordering::Relaxed);
        let job = Job::new(game, self.limits);
        let found = job.run(&mut self.engine, &mut stop, &mut |_| {});
        let report = found.best()?;
        let value = match (report.score.win_plies(), report.score.loss_plies()) {
            (Some(plies), _) => AdvisedValue::Win(plies),
            (_, Some(plies)) => AdvisedValue::Loss(plies),
            _ => AdvisedValue::Estimate(report.score.points()),
        };
        Some(Advice {
            mv: report.best,
            value,
        })
    }

    fn evaluate(&mut self, position: &Position, goal: Goal) -> f64 {
        2.0 * win_chance(Net::built_in().evaluate(position, goal)) - 1.0
    }
}

/// Writes files that appear complete or not at all.
pub(super) struct WholeFiles;

impl Files for WholeFiles {
    fn write(
        &mut self,
        name: &str,
        replace: bool,
        fill: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>,
    ) -> io::Result<()> {
        let path = Path::new(name);
        if path.is_dir() {
            return Err(ErrorKind::IsADirectory.into());
        }
        if !replace && path.symlink_metadata().is_ok() {
            return Err(ErrorKind::AlreadyExists.into());
        }
        write_whole(path, fill)
    }
}

/// Solves boards into memory, or reads their tables.
pub(super) struct InMemory {
    pub(super) stop: Arc<AtomicBool>,
    pub(super) threads: Option<usize>,
}

/// How often progress is reported.
const INTERVAL: Duration = Duration::from_millis(500);

impl Solver for InMemory {
    fn solve(
        &mut self,
        problem: &Problem,
        symmetries: bool,
        progress: &mut dyn FnMut(u64, u64),
    ) -> Result<Arc<dyn Probe + Send + Sync>, NotSolved> {
        let default = SolveOptions::default();
        let options = SolveOptions {
            symmetries,
            memory: Some(memory_to_use()),
            threads: self.threads.unwrap_or(default.threads),
            ..default
        };
        let stop = &*self.stop;
        let solved = std::thread::scope(|scope| {
            let (sender, receiver) = mpsc::channel();
            let solver = std::thread::Builder::new().spawn_scoped(scope, move || {
                let report = &|progress: SolveProgress| {
                    // The receiver waits for the end.
                    let _ = sender.send((progress.done, progress.total));
                };
                let watch = SolveWatch {
                    stop,
                    progress: report,
                };
                solve_in_memory_watched(problem, &options, &watch)
            });
            let solver = solver.map_err(|error| error.to_string())?;
            let mut shown = Instant::now();
            for (done, all) in receiver {
                if shown.elapsed() >= INTERVAL {
                    progress(done, all);
                    shown = Instant::now();
                }
            }
            let solved = solver.join();
            solved.map_err(|_| "the solver broke off".to_owned())
        });
        match solved {
            Ok(Ok(solution)) => Ok(Arc::new(solution)),
            Ok(Err(SolveError::Memory { .. })) => Err(NotSolved::TooLarge),
            Ok(Err(SolveError::Stopped)) => Err(NotSolved::Stopped),
            Ok(Err(error)) => Err(NotSolved::Failed(error.to_string())),
            Err(error) => Err(NotSolved::Failed(error)),
        }
    }

    fn load(&mut self, folder: &str) -> Result<Arc<dyn Probe + Send + Sync>, String> {
        let tables = Tables::open(folder).map_err(|error| error.to_string())?;
        Ok(Arc::new(tables))
    }
}

/// Returns the memory that a solution may take, in bytes: three quarters of what is free.
fn memory_to_use() -> u64 {
    const IF_UNKNOWN: u64 = 2 << 30;
    memory_available().map_or(IF_UNKNOWN, |free| free.as_u64() / 4 * 3)
}

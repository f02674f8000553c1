//! What the menus need of the world: a solver, an engine and files.

use crate::memory::memory_available;
use crate::play::Flags;
use crate::play::engine_options::search_score;
use crate::whole_file::write_whole;
use loa::{Game, Goal, Position};
use loa_engine::net::Net;
use loa_engine::{Engine, Job, Limits, win_chance};
use loa_gamesman::{Advice, Host};
use loa_solver::{
    Interrupt, Probe, Problem, SolveError, SolveOptions, SolveProgress, SolveWatch, Tables,
    solve_in_memory_watched,
};
use std::io::{self, ErrorKind, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Solves boards into memory or reads their tables, plays with the engine, and writes files that
/// appear complete or not at all.
pub(super) struct EngineHost {
    engine: Engine,
    flags: Flags,
    /// The folders of tables that were opened.
    loaded: Vec<PathBuf>,
    /// Set from outside to end what goes on at once.
    stop: Interrupt,
}

/// The size of the engine's table.
const TABLE_MEBIBYTES: usize = 64;

/// The time for a move.
const TIME: Duration = Duration::from_secs(1);

/// The positions for a move in reproducible play.
const POSITIONS: u64 = 400_000;

/// How often progress is reported.
const INTERVAL: Duration = Duration::from_millis(500);

impl EngineHost {
    /// Makes a host; its moves are reproducible if there is a seed.
    pub(super) fn new(flags: &Flags, stop: Interrupt) -> EngineHost {
        EngineHost {
            engine: Engine::new(TABLE_MEBIBYTES),
            flags: flags.clone(),
            loaded: Vec::new(),
            stop,
        }
    }
}

impl Host for EngineHost {
    fn advise(&mut self, game: &Game) -> Option<Advice> {
        let mut stop = || self.stop.is_requested();
        let limits = match self.flags.seed {
            Some(_) => Limits::nodes(POSITIONS),
            None => Limits::move_time(TIME),
        };
        let job = Job::new(game, limits);
        let found = job.run(&mut self.engine, &mut stop, &mut |_| {});
        let report = found.best()?;
        Some(Advice {
            mv: report.best,
            value: search_score(report.score),
        })
    }

    fn evaluate(&self, position: &Position, goal: Goal) -> f64 {
        2.0 * win_chance(Net::built_in().evaluate(position, goal)) - 1.0
    }

    fn write(
        &self,
        name: &str,
        replace: bool,
        fill: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>,
    ) -> io::Result<()> {
        let path = Path::new(name);
        if path.is_dir() {
            return Err(ErrorKind::IsADirectory.into());
        }
        let kept = self.flags.keep_apart(&self.loaded, Some(path));
        kept.map_err(|error| io::Error::other(error.root_cause().to_string()))?;
        if !replace && path.symlink_metadata().is_ok() {
            return Err(ErrorKind::AlreadyExists.into());
        }
        write_whole(path, fill)
    }

    fn is_stopped(&self) -> bool {
        self.stop.is_requested()
    }

    fn solve(
        &mut self,
        problem: &Problem,
        symmetries: bool,
        progress: &mut (dyn FnMut(u64, u64) + Send),
    ) -> Result<Arc<dyn Probe + Send + Sync>, SolveError> {
        let default = SolveOptions::default();
        let options = SolveOptions {
            symmetries,
            memory: Some(memory_to_use()),
            threads: (self.flags.threads).map_or(default.threads, NonZeroUsize::get),
            ..default
        };
        let shown = Mutex::new((Instant::now(), progress));
        let report = |now: SolveProgress| {
            let Ok(mut shown) = shown.try_lock() else {
                return;
            };
            let (last, progress) = &mut *shown;
            if last.elapsed() >= INTERVAL {
                progress(now.done, now.total);
                *last = Instant::now();
            }
        };
        let watch = SolveWatch {
            stop: &self.stop,
            progress: &report,
        };
        let solution = solve_in_memory_watched(problem, &options, &watch)?;
        Ok(Arc::new(solution))
    }

    fn load(&mut self, folder: &str) -> Result<Arc<dyn Probe + Send + Sync>, String> {
        let tables = Tables::open(folder).map_err(|error| error.to_string())?;
        self.loaded.push(folder.into());
        Ok(Arc::new(tables))
    }
}

/// Returns the memory that a solution may take, in bytes: three quarters of what is free.
fn memory_to_use() -> u64 {
    const IF_UNKNOWN: u64 = 2 << 30;
    memory_available().map_or(IF_UNKNOWN, |free| free.as_u64() / 4 * 3)
}

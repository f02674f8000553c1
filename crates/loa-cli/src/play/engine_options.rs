use crate::flags::PlayFlags;
use crate::memory::memory_available;
use crate::solved::{Advice, Solved};
use anyhow::{Result, ensure};
use loa_engine::{Engine, Job};
use std::sync::Arc;

/// What `--hash`, `--threads` and `--tables` give the engine.
pub(super) struct EngineOptions {
    /// The size of the transposition table in MiB.
    pub(super) hash: usize,
    pub(super) threads: usize,
    /// The tables of a solved board.
    pub(super) solved: Option<Arc<Solved>>,
}

/// The default size of the transposition table in MiB.
const HASH: usize = 64;

impl EngineOptions {
    /// Reads the command line.
    ///
    /// # Errors
    /// If there is not enough memory, or the tables can't be read.
    pub(super) fn new(flags: &PlayFlags) -> Result<EngineOptions> {
        let hash = flags.hash.map_or(HASH, |mebibytes| mebibytes as usize);
        check_memory(hash, 0)?;
        let solved = flags.tables.as_deref().map(Solved::open).transpose()?;
        Ok(EngineOptions {
            hash,
            threads: flags.threads.map_or(1, usize::from),
            solved: solved.map(Arc::new),
        })
    }

    /// Makes an engine.
    pub(super) fn engine(&self) -> Engine {
        let mut engine = Engine::new(self.hash);
        engine.set_threads(self.threads);
        engine
    }
}

/// Gives a job what tables know.
pub(super) fn with_advice(job: Job, advice: Advice) -> Job {
    match advice {
        Advice::Unknown => job,
        Advice::Decided(reports) => Job {
            known: Some(reports),
            ..job
        },
        Advice::Drawn(moves) => Job {
            moves,
            are_draws: true,
            ..job
        },
    }
}

/// Refuses a table that does not fit into memory when it replaces one of `present` MiB.
pub(super) fn check_memory(mebibytes: usize, present: usize) -> Result<()> {
    let Some(free) = memory_available() else {
        return Ok(());
    };
    let free = (free.as_u64() >> 20) + present as u64;
    ensure!(
        mebibytes as u64 <= free,
        "a table of {mebibytes} MiB does not fit: {free} MiB of memory are free"
    );
    Ok(())
}

use crate::flags::PlayFlags;
use crate::memory::memory_available;
use crate::solved::Solved;
use anyhow::{Result, ensure};
use loa_engine::Engine;
use std::sync::Arc;

/// What the machine has to think with.
pub(super) struct Equipment {
    /// The size of the table of positions, in MiB.
    pub(super) hash: usize,
    pub(super) threads: usize,
    /// What is known of a solved board.
    pub(super) solved: Option<Arc<Solved>>,
}

/// The size of the table of positions, if nothing else is said.
const HASH: usize = 64;

impl Equipment {
    /// Takes what the command line says.
    ///
    /// # Errors
    /// If there is not enough memory, or the tables can't be read.
    pub(super) fn new(flags: &PlayFlags) -> Result<Equipment> {
        let hash = flags.hash.map_or(HASH, |mebibytes| mebibytes as usize);
        check_memory(hash, 0)?;
        let solved = flags.tables.as_deref().map(Solved::open).transpose()?;
        Ok(Equipment {
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

/// Refuses a table that does not fit into memory, once one of `present` MiB has gone.
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

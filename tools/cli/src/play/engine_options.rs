use crate::memory::engine_with;
use crate::net::net_or_built_in;
use crate::play::Flags;
use crate::solved;
use crate::tables;
use anyhow::Result;
use loa_engine::net::Net;
use loa_engine::{Engine, Job, Score};
use loa_protocol::SearchScore;
use loa_solver::Tables;
use std::num::NonZeroUsize;
use std::sync::Arc;

/// What `--hash`, `--threads`, `--net` and `--tables` give the engine.
pub(super) struct EngineOptions {
    /// The size of the transposition table in MiB.
    pub(super) hash: usize,
    pub(super) threads: usize,
    pub(super) net: Arc<Net>,
    /// The tables of a solved board.
    pub(super) tables: Option<Tables>,
    /// The last complaint that they are for another game.
    pub(super) difference: Option<String>,
}

/// The default size of the transposition table in MiB.
const HASH: usize = 64;

impl EngineOptions {
    /// Reads the command line.
    ///
    /// # Errors
    /// If the net or the tables can't be read.
    pub(super) fn new(flags: &Flags) -> Result<EngineOptions> {
        Ok(EngineOptions {
            hash: flags.hash.map_or(HASH, |mebibytes| mebibytes as usize),
            threads: flags.threads.map_or(1, NonZeroUsize::get),
            net: net_or_built_in(flags.net.as_deref())?,
            tables: flags.tables.as_deref().map(tables::open).transpose()?,
            difference: None,
        })
    }

    /// Makes an engine.
    ///
    /// # Errors
    /// If there is not enough memory.
    pub(super) fn engine(&self) -> Result<Engine> {
        let mut engine = engine_with(self.hash)?;
        engine.set_threads(self.threads);
        engine.net = Some(Arc::clone(&self.net));
        Ok(engine)
    }

    /// Gives a job what the tables know, if there are any. A game goes on without tables that can't
    /// be read or are for another one; returns a complaint then, of the latter only once.
    pub(super) fn inform(&mut self, job: &mut Job) -> Option<String> {
        let tables = self.tables.as_ref()?;
        let last = self.difference.take();
        self.difference = solved::difference(tables, &job.game);
        match &self.difference {
            None => solved::inform(tables, job).err().map(|it| it.to_string()),
            now => now.clone().filter(|_| *now != last),
        }
    }
}

/// Returns a score for crates that do not know the engine.
pub(super) fn search_score(score: Score) -> SearchScore {
    match (score.win_plies(), score.loss_plies()) {
        (Some(plies), _) => SearchScore::Win(plies),
        (_, Some(plies)) => SearchScore::Loss(plies),
        _ => SearchScore::Points(score.points()),
    }
}

use crate::memory::engine_with;
use crate::net::net_or_built_in;
use crate::play::Flags;
use crate::solved;
use anyhow::Result;
use loa_engine::net::Net;
use loa_engine::{Engine, Job, Score};
use loa_protocol::SearchScore;
use loa_solver::Tables;
use std::sync::Arc;

/// What `--hash`, `--threads`, `--net` and `--tables` give the engine.
pub(super) struct EngineOptions {
    /// The size of the transposition table in MiB.
    pub(super) hash: usize,
    pub(super) threads: usize,
    pub(super) net: Arc<Net>,
    /// The tables of a solved board.
    pub(super) tables: Option<Tables>,
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
            threads: flags.threads.map_or(1, usize::from),
            net: net_or_built_in(flags.net.as_deref())?,
            tables: flags.tables.as_deref().map(Tables::open).transpose()?,
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
    /// be read, after a complaint.
    pub(super) fn inform(&self, job: &mut Job, complain: impl FnOnce(&str)) {
        let informed = self.tables.as_ref().map(|it| solved::inform(it, job));
        if let Some(Err(error)) = informed {
            complain(&error.to_string());
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

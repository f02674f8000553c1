use crate::memory::engine_with;
use crate::net::net_or_built_in;
use crate::play::Flags;
use crate::solved::{Advice, Solved};
use anyhow::Result;
use loa::{Game, Move};
use loa_engine::net::Net;
use loa_engine::{Engine, Job, Known};
use std::sync::Arc;

/// What `--hash`, `--threads`, `--net` and `--tables` give the engine.
pub(super) struct EngineOptions {
    /// The size of the transposition table in MiB.
    pub(super) hash: usize,
    pub(super) threads: usize,
    pub(super) net: Option<Arc<Net>>,
    /// The tables of a solved board.
    pub(super) solved: Option<Solved>,
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
            net: Some(net_or_built_in(flags.net.as_deref())?),
            solved: flags.tables.as_deref().map(Solved::open).transpose()?,
        })
    }

    /// Makes an engine.
    ///
    /// # Errors
    /// If there is not enough memory.
    pub(super) fn engine(&self) -> Result<Engine> {
        let mut engine = engine_with(self.hash)?;
        engine.set_threads(self.threads);
        engine.net.clone_from(&self.net);
        Ok(engine)
    }

    /// Asks the tables, if there are any, for the best `lines` of some moves, or of all. A game
    /// goes on without tables that can't be read, after a complaint.
    pub(super) fn advice(
        &self,
        game: &Game,
        moves: &[Move],
        lines: usize,
        complain: impl FnOnce(&str),
    ) -> Advice {
        let advice = self
            .solved
            .as_ref()
            .map(|solved| solved.advise(game, moves, lines));
        advice
            .unwrap_or(Ok(Advice::Unknown))
            .unwrap_or_else(|error| {
                complain(&error.to_string());
                Advice::Unknown
            })
    }
}

/// Gives a job what tables know.
pub(super) fn with_advice(job: Job, advice: Advice) -> Job {
    match advice {
        Advice::Unknown => job,
        Advice::Decided(reports) => Job {
            known: Known::Lines(reports),
            ..job
        },
        Advice::Drawn(moves) => Job {
            moves,
            known: Known::Draws,
            ..job
        },
    }
}

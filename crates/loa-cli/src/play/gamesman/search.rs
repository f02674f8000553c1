use loa::Game;
use loa_engine::{Engine, Limits};
use loa_gamesman::{Advice, Adviser, Worth};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Looks for moves with the engine.
pub(super) struct Search {
    engine: Engine,
    /// Set from outside to have the move at once.
    hurry: Arc<AtomicBool>,
    /// Whether play has to be the same each time: then positions are counted, not seconds.
    seeded: bool,
}

/// The size of the engine's table.
const TABLE_MEBIBYTES: usize = 64;

/// The time for a move.
const TIME: Duration = Duration::from_secs(1);

/// The positions for a move where play has to be the same each time.
const POSITIONS: u64 = 400_000;

impl Search {
    pub(super) fn new(hurry: Arc<AtomicBool>, seeded: bool) -> Search {
        Search {
            engine: Engine::new(TABLE_MEBIBYTES),
            hurry,
            seeded,
        }
    }
}

impl Adviser for Search {
    fn advise(&mut self, game: &Game) -> Option<Advice> {
        let hurry = &self.hurry;
        let end = (!self.seeded).then(|| Instant::now() + TIME);
        let is_late = || end.is_some_and(|end| Instant::now() >= end);
        let mut stop = || hurry.load(Ordering::Relaxed) || is_late();
        let limits = if self.seeded {
            Limits::nodes(POSITIONS)
        } else {
            Limits::NONE
        };
        let report = self.engine.search(game, limits, &mut stop, &mut |_| {})?;
        let worth = match (report.score.win_plies(), report.score.loss_plies()) {
            (Some(plies), _) => Worth::Win(plies),
            (_, Some(plies)) => Worth::Loss(plies),
            _ => Worth::Estimate(report.score.points()),
        };
        Some(Advice {
            mv: report.best,
            worth,
        })
    }
}

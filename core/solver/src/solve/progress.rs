use crate::{Interrupt, Tier};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// The progress of a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolveProgress {
    /// The tier being solved, together with its swapped tier.
    pub tier: Tier,
    /// Whether this is the first that is told of the tier.
    pub is_first: bool,
    /// The places done, including tiers that were found solved.
    pub done: u64,
    /// All places.
    pub total: u64,
}

/// Watches a solution, and can stop it.
pub struct SolveWatch<'a> {
    /// Stops the work.
    pub stop: &'a Interrupt,
    /// Receives the progress, often and from several threads.
    pub progress: &'a (dyn Fn(SolveProgress) + Sync),
}

/// Counts what is done in half places: each is initialized once and propagated once.
pub(super) struct Tracker<'a> {
    /// Half places of the pairs before.
    before: u64,
    /// Half places of this pair.
    halves: AtomicU64,
    total: u64,
    tier: Tier,
    /// Whether nothing has been told of the tier.
    is_new: AtomicBool,
    watch: &'a SolveWatch<'a>,
}

impl<'a> Tracker<'a> {
    pub(super) fn new(total: u64, watch: &'a SolveWatch<'a>) -> Tracker<'a> {
        Tracker {
            before: 0,
            halves: AtomicU64::new(0),
            total,
            tier: Tier::new(0, 0),
            is_new: AtomicBool::new(true),
            watch,
        }
    }

    /// Starts a pair.
    pub(super) fn enter(&mut self, tier: Tier) {
        (self.tier, self.is_new) = (tier, AtomicBool::new(true));
    }

    /// Counts half places.
    pub(super) fn advance(&self, halves: usize) {
        let halves = self.halves.fetch_add(halves as u64, Ordering::Relaxed) + halves as u64;
        self.report(self.before + halves);
    }

    /// Tells whether the work has to stop.
    pub(super) fn is_stopped(&self) -> bool {
        self.watch.stop.is_requested()
    }

    /// Ends a pair with this number of places.
    pub(super) fn leave(&mut self, places: usize) {
        self.before += 2 * places as u64;
        self.halves = AtomicU64::new(0);
        self.report(self.before);
    }

    fn report(&self, halves: u64) {
        (self.watch.progress)(SolveProgress {
            tier: self.tier,
            is_first: self.is_new.load(Ordering::Relaxed)
                && self.is_new.swap(false, Ordering::Relaxed),
            done: (halves / 2).min(self.total),
            total: self.total,
        });
    }
}

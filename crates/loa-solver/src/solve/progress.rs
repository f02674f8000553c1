use super::SolveError;
use crate::Tier;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// How far a solution has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The tier being worked on, beside its swapped one.
    pub tier: Tier,
    /// The places done, of all tiers; those found solved count.
    pub done: u64,
    /// The places there are.
    pub total: u64,
}

/// Who watches a solution, and can stop it.
pub struct Watch<'a> {
    /// Ends the work as soon as it is set.
    pub stop: &'a AtomicBool,
    /// Is told of progress, often and from several threads.
    pub progress: &'a (dyn Fn(Progress) + Sync),
}

/// Counts what is done, in halves of places: each is begun once and spread from once.
pub(super) struct Tracker<'a> {
    /// What the pairs before this one came to.
    before: u64,
    /// What has been done of this pair.
    halves: AtomicU64,
    total: u64,
    tier: Tier,
    watch: &'a Watch<'a>,
}

impl<'a> Tracker<'a> {
    pub(super) fn new(total: u64, watch: &'a Watch<'a>) -> Tracker<'a> {
        Tracker {
            before: 0,
            halves: AtomicU64::new(0),
            total,
            tier: Tier::new(0, 0),
            watch,
        }
    }

    /// Goes on to another pair.
    pub(super) fn enter(&mut self, tier: Tier) {
        self.tier = tier;
    }

    /// Adds to what has been done of the pair.
    ///
    /// # Errors
    /// When the work is to stop.
    pub(super) fn advance(&self, halves: usize) -> Result<(), SolveError> {
        let halves = self.halves.fetch_add(halves as u64, Ordering::Relaxed) + halves as u64;
        self.tell(self.before + halves);
        if self.watch.stop.load(Ordering::Relaxed) {
            return Err(SolveError::Stopped);
        }
        Ok(())
    }

    /// Ends with a pair of so many places.
    pub(super) fn leave(&mut self, places: usize) {
        self.before += 2 * places as u64;
        self.halves = AtomicU64::new(0);
        self.tell(self.before);
    }

    fn tell(&self, halves: u64) {
        (self.watch.progress)(Progress {
            tier: self.tier,
            done: (halves / 2).min(self.total),
            total: self.total,
        });
    }
}

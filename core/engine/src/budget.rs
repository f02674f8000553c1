//! Each node counts itself in the `Budget` of its thread. At least once in 1024 positions this
//! takes more from the `SharedBudget`, if there are helpers, and asks its observer whether to end.
//! On the first thread that is `Progress` (`engine.rs`). It asks whether the proof search has won,
//! then the job (`job.rs`): is the result enough, or do stop flag, caller or clock end it? A helper
//! (`lazy_smp.rs`) asks the `SharedBudget`: has it ended, or does the job's `is_over` say so?

use crate::{Limits, Report};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// Who hears of a search while it runs, and can end it.
pub(crate) trait Observer {
    /// Tells whether the search has to end.
    fn ends(&mut self) -> bool;

    /// Takes the lines of a completed depth, the best one first, and the numbers of positions that
    /// the thread and all threads have visited.
    fn take_depth(&mut self, _found: &[Report], _own_nodes: u64, _nodes: u64) {}
}

/// A function that tells whether the search has to end.
impl<F: FnMut() -> bool> Observer for F {
    fn ends(&mut self) -> bool {
        self()
    }
}

/// Counts positions and tells when a search has to end.
pub(crate) struct Budget<'a> {
    nodes: u64,
    /// The count at which the search ends, or needs more positions from the shared ones.
    end: u64,
    /// The count at which limits and observer are next asked.
    next_poll: u64,
    observer: &'a mut dyn Observer,
    stopped: bool,
    suspended: bool,
    /// What the threads share, and how much of the count has been added to its sum.
    shared: Option<(&'a SharedBudget<'a>, u64)>,
    is_helper: bool,
}

/// The observer is asked once in this many positions whether to stop.
const POLL_INTERVAL: u64 = 1024;

impl<'a> Budget<'a> {
    /// Makes a budget that only the observer limits.
    pub(crate) fn new(observer: &'a mut dyn Observer) -> Budget<'a> {
        Budget {
            nodes: 0,
            end: u64::MAX,
            next_poll: POLL_INTERVAL,
            observer,
            stopped: false,
            suspended: false,
            shared: None,
            is_helper: false,
        }
    }

    /// Takes positions from those that threads share, from now on.
    pub(crate) fn share(&mut self, shared: &'a SharedBudget<'a>, is_helper: bool) {
        self.shared = Some((shared, self.nodes));
        self.is_helper = is_helper;
        self.end = self.nodes;
        self.resume(0);
    }

    /// Ignores all limits until [`resume`](Budget::resume). A helper, whose result is not needed,
    /// never does.
    pub(crate) fn suspend(&mut self) {
        self.stopped &= self.is_helper;
        self.suspended = !self.is_helper;
    }

    /// Applies limits again, with this many more positions, or the shared ones.
    pub(crate) fn resume(&mut self, nodes: u64) {
        self.suspended = false;
        self.end = match self.shared {
            // What is taken of the shared ones is not lost.
            Some(_) => self.end.max(self.nodes),
            None => self.nodes.saturating_add(nodes),
        };
        self.plan_poll(POLL_INTERVAL);
    }

    fn plan_poll(&mut self, interval: u64) {
        let next = (self.nodes / interval + 1) * interval;
        self.next_poll = self.end.min(next);
    }

    /// Ends the search, even a suspended one.
    pub(crate) fn end_now(&mut self) {
        self.suspended = false;
        self.stopped = true;
    }

    /// Checks the limit and asks the observer, without counting a position.
    pub(crate) fn is_used_up(&mut self) -> bool {
        let mut interval = POLL_INTERVAL;
        if let Some((shared, counted)) = &mut self.shared {
            interval = shared.poll_interval;
            if self.nodes >= self.end {
                shared.visited.fetch_add(self.nodes - *counted, Relaxed);
                *counted = self.nodes;
                self.end = self.nodes + shared.take();
            }
        }
        self.stopped = self.stopped || self.nodes >= self.end || self.observer.ends();
        self.plan_poll(interval);
        self.stopped
    }

    /// Tells the observer of a completed depth.
    pub(crate) fn report(&mut self, found: &[Report]) {
        self.observer
            .take_depth(found, self.nodes, self.all_nodes());
    }

    /// Counts a position and tells whether the search has to end.
    #[inline]
    pub(crate) fn count(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.next_poll && !self.suspended {
            self.is_used_up();
        }
        self.stopped
    }

    #[inline]
    pub(crate) const fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Returns the number of positions that are left.
    pub(crate) const fn left(&self) -> u64 {
        self.end.saturating_sub(self.nodes)
    }

    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the number of positions that all threads have visited.
    pub(crate) fn all_nodes(&self) -> u64 {
        let (others, counted) = match self.shared {
            Some((shared, counted)) => (shared.visited.load(Relaxed), counted),
            None => (0, 0),
        };
        others + self.nodes - counted
    }
}

impl Drop for Budget<'_> {
    fn drop(&mut self) {
        if let Some((shared, counted)) = self.shared {
            shared.visited.fetch_add(self.nodes - counted, Relaxed);
            let unused = self.end.saturating_sub(self.nodes);
            shared.left.fetch_add(unused, Relaxed);
        }
    }
}

/// What the threads of a search share: the positions that they may visit, and the order to end.
///
/// Threads take positions in blocks, the smaller the fewer are left, so that together they visit no
/// more than the limit.
pub(crate) struct SharedBudget<'a> {
    /// The number of threads besides the first one.
    pub(crate) helpers: usize,
    /// The positions that no thread has taken.
    left: AtomicU64,
    /// The positions that threads have visited, brought up to date with each block.
    visited: AtomicU64,
    /// Threads ask whether to end once in this many positions: with many threads they wait for a
    /// processor in turn until all have asked.
    poll_interval: u64,
    has_ended: AtomicBool,
    /// Tells any thread whether the search is over.
    is_over: &'a (dyn Fn() -> bool + Sync),
}

/// The least number of positions between two questions.
const LEAST_INTERVAL: u64 = 8;
/// A block is the positions left, divided by this and by the number of threads.
const BLOCK_SHARE: u64 = 8;

impl<'a> SharedBudget<'a> {
    /// Shares the limits of a search among a number of threads, or among fewer if there is not
    /// enough for them to do.
    pub(crate) fn new(
        limits: Limits,
        threads: usize,
        is_over: &'a (dyn Fn() -> bool + Sync),
    ) -> SharedBudget<'a> {
        let useful = if limits.depth > 1 {
            limits.nodes / POLL_INTERVAL
        } else {
            1
        };
        let threads = useful.clamp(1, threads as u64);
        SharedBudget {
            helpers: threads as usize - 1,
            left: AtomicU64::new(limits.nodes),
            visited: AtomicU64::new(0),
            poll_interval: (POLL_INTERVAL / threads).max(LEAST_INTERVAL),
            has_ended: AtomicBool::new(false),
            is_over,
        }
    }

    /// Takes a block of positions; 0 if none are left.
    fn take(&self) -> u64 {
        let share = BLOCK_SHARE * (self.helpers as u64 + 1);
        let block = |left: u64| (left / share).clamp(1, POLL_INTERVAL).min(left);
        let rest = |left: u64| Some(left - block(left));
        let left = self.left.fetch_update(Relaxed, Relaxed, rest);
        left.map_or(0, block)
    }

    /// Tells the helpers to end.
    pub(crate) fn end(&self) {
        self.has_ended.store(true, Relaxed);
    }

    /// Tells whether the helpers have to end. The first one that finds so tells the others.
    pub(crate) fn has_ended(&self) -> bool {
        if !self.has_ended.load(Relaxed) && (self.is_over)() {
            self.end();
        }
        self.has_ended.load(Relaxed)
    }
}

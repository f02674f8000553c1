use crate::Report;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Who hears of a search while it runs, and can end it.
pub(crate) trait Observer {
    /// Tells whether the search has to end.
    fn ends(&mut self) -> bool;

    /// Takes the lines of a completed depth, the best one first, and the number of positions that the
    /// search has visited.
    fn take_depth(&mut self, _found: &[Report], _nodes: u64) {}
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
    /// The count at which the search ends.
    end: u64,
    observer: &'a mut dyn Observer,
    stopped: bool,
    suspended: bool,
    /// The sum that the count is added to, and how much of it has been.
    sum: Option<(&'a AtomicU64, u64)>,
}

/// The observer is asked once in this many positions whether to stop.
const POLL_INTERVAL: u64 = 1024;

impl<'a> Budget<'a> {
    /// Makes a budget that only the observer limits.
    pub(crate) fn new(observer: &'a mut dyn Observer) -> Budget<'a> {
        Budget {
            nodes: 0,
            end: u64::MAX,
            observer,
            stopped: false,
            suspended: false,
            sum: None,
        }
    }

    /// Adds the count to a sum from now on, whenever the observer is asked and at the end.
    pub(crate) fn add_to(&mut self, sum: &'a AtomicU64) {
        self.sum = Some((sum, self.nodes));
    }

    fn update_sum(&mut self) {
        if let Some((sum, added)) = &mut self.sum {
            sum.fetch_add(self.nodes - *added, Relaxed);
            *added = self.nodes;
        }
    }

    /// Ignores all limits until [`resume`](Budget::resume).
    pub(crate) fn suspend(&mut self) {
        self.stopped = false;
        self.suspended = true;
    }

    /// Applies limits again, with this many more positions.
    pub(crate) fn resume(&mut self, nodes: u64) {
        self.suspended = false;
        self.end = self.nodes.saturating_add(nodes);
    }

    /// Ends the search, even a suspended one.
    pub(crate) fn end_now(&mut self) {
        self.suspended = false;
        self.stopped = true;
    }

    /// Checks the limit and asks the observer, without counting a position.
    pub(crate) fn is_used_up(&mut self) -> bool {
        self.update_sum();
        self.stopped = self.stopped || self.nodes >= self.end || self.observer.ends();
        self.stopped
    }

    /// Tells the observer of a completed depth.
    pub(crate) fn report(&mut self, found: &[Report]) {
        self.observer.take_depth(found, self.nodes);
    }

    /// Counts a position and tells whether the search has to end.
    #[inline]
    pub(crate) fn count(&mut self) -> bool {
        self.nodes += 1;
        let is_due = self.nodes >= self.end || self.nodes.is_multiple_of(POLL_INTERVAL);
        if is_due && !self.suspended {
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
}

impl Drop for Budget<'_> {
    fn drop(&mut self) {
        self.update_sum();
    }
}

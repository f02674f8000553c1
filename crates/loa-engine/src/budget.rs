use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Counts positions and says when a search has to end.
pub(crate) struct Budget<'a> {
    nodes: u64,
    /// The count at which the search ends.
    end: u64,
    /// The count before which the caller is not asked.
    patience: u64,
    stop: &'a mut dyn FnMut() -> bool,
    stopped: bool,
    suspended: bool,
    /// Where others want to know the count, and how much of it they have been told.
    told: Option<(&'a AtomicU64, u64)>,
}

/// Positions between two questions to the caller whether to stop.
const POLL_INTERVAL: u64 = 1024;

impl<'a> Budget<'a> {
    /// Makes a budget without a limit but the caller's wish to stop.
    pub(crate) fn new(stop: &'a mut dyn FnMut() -> bool) -> Budget<'a> {
        Budget {
            nodes: 0,
            end: u64::MAX,
            patience: 0,
            stop,
            stopped: false,
            suspended: false,
            told: None,
        }
    }

    /// Adds the count to a sum from now on, now and then and at the end.
    pub(crate) fn tell(&mut self, sum: &'a AtomicU64) {
        self.told = Some((sum, self.nodes));
    }

    fn tell_now(&mut self) {
        if let Some((sum, told)) = &mut self.told {
            sum.fetch_add(self.nodes - *told, Relaxed);
            *told = self.nodes;
        }
    }

    /// Does not ask the caller before so many positions have been counted in all; 0 asks at once.
    pub(crate) fn be_patient(&mut self, nodes: u64) {
        self.patience = nodes;
    }

    /// Lets the search go on, whatever the limits, until [`resume`](Budget::resume).
    pub(crate) fn suspend(&mut self) {
        self.stopped = false;
        self.suspended = true;
    }

    /// Makes limits count again: so many positions may still come.
    pub(crate) fn resume(&mut self, nodes: u64) {
        self.suspended = false;
        self.end = self.nodes.saturating_add(nodes);
    }

    /// Lets the search end, also one that was suspended.
    pub(crate) fn end_now(&mut self) {
        self.suspended = false;
        self.stopped = true;
    }

    /// Asks the caller, and looks at the limit, between two counts.
    pub(crate) fn is_used_up(&mut self) -> bool {
        self.tell_now();
        self.stopped = self.stopped || self.nodes >= self.end || (self.stop)();
        self.stopped
    }

    /// Counts a position and tells whether the search has to end.
    #[inline]
    pub(crate) fn count(&mut self) -> bool {
        self.nodes += 1;
        let is_due = self.nodes >= self.end || self.nodes.is_multiple_of(POLL_INTERVAL);
        if is_due && !self.suspended && self.nodes >= self.patience {
            self.is_used_up();
        }
        self.stopped
    }

    #[inline]
    pub(crate) const fn is_stopped(&self) -> bool {
        self.stopped
    }

    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }
}

impl Drop for Budget<'_> {
    fn drop(&mut self) {
        self.tell_now();
    }
}

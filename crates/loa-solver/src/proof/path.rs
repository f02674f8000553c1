//! The positions on the way from the root to where the search is.

use crate::proof::keys::Key;

const COUNTERS: usize = 1 << 12;

/// The keys of those positions, the root's first.
pub(crate) struct Path {
    keys: Vec<Key>,
    /// The sum of the keys before each place, and of all.
    sums: Vec<u64>,
    /// How many of them share their lowest bits: most keys are seen not to be there by these.
    counters: Box<[u16; COUNTERS]>,
}

impl Path {
    pub(crate) fn new() -> Path {
        Path {
            keys: Vec::new(),
            sums: vec![0],
            counters: Box::new([0; COUNTERS]),
        }
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.keys.len()
    }

    pub(crate) fn push(&mut self, key: Key) {
        self.sums.push(self.sum_of_all().wrapping_add(key.0));
        self.keys.push(key);
        self.counters[counter(key)] += 1;
    }

    pub(crate) fn pop(&mut self) {
        if let Some(key) = self.keys.pop() {
            self.sums.pop();
            self.counters[counter(key)] -= 1;
        }
    }

    /// Returns the place of a position on the path.
    #[inline]
    pub(crate) fn place(&self, key: Key) -> Option<usize> {
        if self.counters[counter(key)] == 0 {
            return None;
        }
        self.keys.iter().rposition(|other| *other == key)
    }

    /// Returns a number that stands for the set of the last `count` positions; `None` when there
    /// are not so many.
    pub(crate) fn sum_of_last(&self, count: usize) -> Option<u64> {
        let before = self.sums[self.keys.len().checked_sub(count)?];
        Some(self.sum_of_all().wrapping_sub(before))
    }

    fn sum_of_all(&self) -> u64 {
        self.sums[self.keys.len()]
    }
}

#[inline]
fn counter(key: Key) -> usize {
    key.0 as usize % COUNTERS
}

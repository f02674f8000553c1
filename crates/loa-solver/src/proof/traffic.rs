//! Where the threads of a search are.

use crate::proof::keys::Key;
use std::sync::atomic::{AtomicU8, Ordering};

const COUNTERS: usize = 1 << 16;

/// How many threads are below each position, roughly: positions share counters. It guides threads
/// apart and bears on no answer.
pub(crate) struct Traffic(Option<Box<[AtomicU8]>>);

impl Traffic {
    pub(crate) fn of(threads: usize) -> Traffic {
        let counters = || {
            std::iter::repeat_with(AtomicU8::default)
                .take(COUNTERS)
                .collect()
        };
        Traffic((threads > 1).then(counters))
    }

    pub(crate) const fn is_shared(&self) -> bool {
        self.0.is_some()
    }

    pub(crate) fn enter(&self, key: Key) {
        self.change(key, 1);
    }

    pub(crate) fn leave(&self, key: Key) {
        self.change(key, u8::MAX);
    }

    /// Returns how many threads are at or below a position.
    #[inline]
    pub(crate) fn at(&self, key: Key) -> u32 {
        let counters = self.0.as_ref();
        counters.map_or(0, |counters| {
            u32::from(counters[key.0 as usize % COUNTERS].load(Ordering::Relaxed))
        })
    }

    #[inline]
    fn change(&self, key: Key, by: u8) {
        if let Some(counters) = &self.0 {
            // Adding the greatest number takes one away.
            counters[key.0 as usize % COUNTERS].fetch_add(by, Ordering::Relaxed);
        }
    }
}

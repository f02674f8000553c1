use crate::proof::numbers::Numbers;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};

/// How work that is under way is watched and stopped, from any thread.
#[derive(Debug, Default)]
pub struct Control {
    stop: AtomicBool,
    nodes: AtomicU64,
    proof: AtomicU32,
    disproof: AtomicU32,
}

impl Control {
    /// Asks for a stop soon.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Tells whether a stop was asked for.
    #[inline]
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Returns how many nodes have been visited, each visit counted.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Returns the proof number and the disproof number of the position searched.
    pub fn numbers(&self) -> (u32, u32) {
        (
            self.proof.load(Ordering::Relaxed),
            self.disproof.load(Ordering::Relaxed),
        )
    }

    pub(crate) fn count(&self, nodes: u64) {
        self.nodes.fetch_add(nodes, Ordering::Relaxed);
    }

    pub(crate) fn show(&self, numbers: Numbers) {
        self.proof.store(numbers.proof, Ordering::Relaxed);
        self.disproof.store(numbers.disproof, Ordering::Relaxed);
    }
}

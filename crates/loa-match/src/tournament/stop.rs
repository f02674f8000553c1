use crate::Interrupt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A wish that games in progress should be given up. Copies share it.
#[derive(Clone, Debug)]
pub(super) struct Stop {
    interrupt: Interrupt,
    over: Arc<AtomicBool>,
}

impl Stop {
    pub(super) fn new(interrupt: &Interrupt) -> Stop {
        Stop {
            interrupt: interrupt.clone(),
            over: Arc::default(),
        }
    }

    /// Utters the wish.
    pub(super) fn ask(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    pub(super) fn is_asked_for(&self) -> bool {
        self.over.load(Ordering::Relaxed) || self.interrupt.signal().is_some()
    }
}

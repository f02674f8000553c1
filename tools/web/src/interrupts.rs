//! Ctrl-C and other termination signals.

use signal_hook::consts::TERM_SIGNALS;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

/// Termination signals such as Ctrl-C, caught from its creation on.
///
/// It needs no file descriptors, so it works when clients have taken them all. Tokio's signal
/// handling would panic then.
pub struct Interrupts(Arc<AtomicBool>);

impl Interrupts {
    /// Catches signals from now on.
    ///
    /// # Errors
    /// If the system can't catch signals.
    pub fn catch() -> io::Result<Interrupts> {
        let interrupted = Arc::default();
        for signal in TERM_SIGNALS {
            signal_hook::flag::register(*signal, Arc::clone(&interrupted))?;
        }
        Ok(Interrupts(interrupted))
    }

    /// Waits for the first signal.
    pub fn wait(self) {
        while !self.0.load(Relaxed) {
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

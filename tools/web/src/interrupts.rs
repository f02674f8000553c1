//! Ctrl-C and other termination signals.

use loa_work::system::{Caught, catch_signals};
use signal_hook::consts::TERM_SIGNALS;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

/// Termination signals such as Ctrl-C, caught from its creation on.
///
/// It needs no file descriptors, so it works when clients have taken them all. Tokio's signal
/// handling would panic then.
pub struct Interrupts(Arc<AtomicUsize>);

impl Interrupts {
    /// Catches signals from now on.
    ///
    /// # Errors
    /// If the system can't catch signals.
    pub fn catch() -> io::Result<Interrupts> {
        let caught = Caught::default();
        catch_signals(TERM_SIGNALS, &caught)?;
        Ok(Interrupts(caught.number))
    }

    /// Waits for the first signal. Returns the exit status of a program that it has ended, as
    /// shells report it.
    pub fn wait(self) -> u8 {
        loop {
            match self.0.load(Relaxed) {
                0 => std::thread::sleep(Duration::from_millis(50)),
                signal => return 128 + signal as u8,
            }
        }
    }
}

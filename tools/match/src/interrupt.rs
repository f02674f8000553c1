use loa_work::system::{Caught, ENDING_SIGNALS, catch_signals};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A request from outside to stop and clean up. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Interrupt {
    signal: Arc<AtomicUsize>,
}

impl Interrupt {
    /// Returns a request that only [`raise`](Interrupt::raise) makes.
    pub fn never() -> Interrupt {
        Interrupt::default()
    }

    /// Takes the signals by which a terminal, a shell or a service manager ends a program, so
    /// that they are noted here instead.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn on_signals() -> io::Result<Interrupt> {
        let caught = Caught::default();
        catch_signals(ENDING_SIGNALS, &caught)?;
        Ok(Interrupt {
            signal: caught.number,
        })
    }

    /// Makes the request, as a signal with this number would.
    pub fn raise(&self, signal: i32) {
        self.signal
            .store(usize::try_from(signal).unwrap_or(0), Ordering::Relaxed);
    }

    /// Returns the number of the signal that has come; `None` as long as there was none.
    pub fn signal(&self) -> Option<i32> {
        match self.signal.load(Ordering::Relaxed) {
            0 => None,
            signal => i32::try_from(signal).ok(),
        }
    }
}

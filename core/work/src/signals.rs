//! Signals that stop a program's work.

use crate::system::{Caught, ENDING_SIGNALS, catch_signals};
use signal_hook::consts::{SIGINT, SIGTERM, TERM_SIGNALS};
use std::io;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock};
use std::thread::sleep;
use std::time::Duration;

/// What has stopped the work of [`stop_on_signals`].
static STOPPED: LazyLock<Interrupt> = LazyLock::new(Interrupt::never);

/// A request from outside to stop and clean up. Clones share it.
///
/// It needs no file descriptors, so it works when clients have taken them all.
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
        Interrupt::on(ENDING_SIGNALS)
    }

    /// Takes these signals but for SIGHUP, so that a server can go on without its terminal.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn of_server() -> io::Result<Interrupt> {
        Interrupt::on(TERM_SIGNALS)
    }

    fn on(signals: &[i32]) -> io::Result<Interrupt> {
        let caught = Caught::default();
        catch_signals(signals, &caught)?;
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

    /// Waits for the first signal, and returns the exit status for it.
    pub fn wait(&self) -> u8 {
        loop {
            match self.signal() {
                Some(signal) => return status_after(signal),
                None => sleep(Duration::from_millis(50)),
            }
        }
    }
}

/// Sets a flag at the first Ctrl-C or SIGTERM; a second one ends the program at once.
///
/// # Errors
/// If the system can't catch signals.
pub fn stop_on_signals() -> io::Result<Arc<AtomicBool>> {
    let flag = Arc::default();
    stop_on(&[SIGINT, SIGTERM], &flag, &STOPPED)?;
    Ok(flag)
}

/// Makes Ctrl-C set a flag; a second one before the flag is cleared ends the program.
///
/// # Errors
/// If the system can't catch signals.
pub fn stop_on_interrupt(flag: &Arc<AtomicBool>) -> io::Result<()> {
    stop_on(&[SIGINT], flag, &Interrupt::never())
}

fn stop_on(signals: &[i32], flag: &Arc<AtomicBool>, interrupt: &Interrupt) -> io::Result<()> {
    let caught = Caught {
        flag: Arc::clone(flag),
        number: Arc::clone(&interrupt.signal),
        second_ends: true,
    };
    catch_signals(signals, &caught)
}

/// Returns the exit status of a program whose work a signal has stopped.
pub fn status_of_signal() -> Option<u8> {
    STOPPED.signal().map(status_after)
}

/// Returns the exit status of a program that a signal has ended, as shells report it.
pub fn status_after(signal: i32) -> u8 {
    u8::try_from(128 + signal).unwrap_or(u8::MAX)
}

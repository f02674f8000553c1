//! Signals that stop long work.

use crate::system::{Caught, catch_signals};
use signal_hook::consts::{SIGINT, SIGTERM};
use std::io;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock};

/// The number of the signal that has come; 0 as long as there was none.
static SIGNAL: LazyLock<Arc<AtomicUsize>> = LazyLock::new(Arc::default);

/// Sets a flag at the first Ctrl-C or SIGTERM; a second one ends the program at once.
///
/// # Errors
/// If the system can't catch signals.
pub fn stop_on_signals() -> io::Result<Arc<AtomicBool>> {
    let caught = Caught {
        number: Arc::clone(&SIGNAL),
        second_ends: true,
        ..Caught::default()
    };
    catch_signals(&[SIGINT, SIGTERM], &caught)?;
    Ok(caught.flag)
}

/// Returns the exit status, as shells report it, of a program whose work a signal has stopped.
pub fn status_of_signal() -> Option<u8> {
    let signal = SIGNAL.load(Ordering::Relaxed) as u8;
    (signal > 0).then(|| 128 + signal)
}

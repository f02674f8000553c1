//! Signals that stop a program's work.

use crate::system::{ENDING_SIGNALS, catch_signals};
use signal_hook::consts::{SIGINT, SIGTERM, TERM_SIGNALS};
use std::io;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock};
use std::thread::sleep;
use std::time::Duration;

/// How long a request has to last.
const MOMENT: Duration = Duration::from_millis(100);

/// What has stopped the work of [`stop_on_signals`].
static STOPPED: LazyLock<Interrupt> = LazyLock::new(Interrupt::never);

/// A request to stop and clean up: of a signal, or of another thread. Clones share it.
///
/// It needs no file descriptors, so it works when clients have taken them all.
#[derive(Clone, Debug, Default)]
pub struct Interrupt {
    /// Is set by each signal.
    pub(crate) flag: Arc<AtomicBool>,
    /// Becomes the number of the signal before.
    pub(crate) number: Arc<AtomicUsize>,
    /// Is set a moment later: the next signal is meant to end the program, and is no second one of
    /// the same request. The program `timeout` signals its command, and then the command's group.
    has_lasted: Arc<AtomicBool>,
}

impl Interrupt {
    /// Returns a request that no signal makes.
    pub fn never() -> Interrupt {
        Interrupt::default()
    }

    /// Takes the signals by which a terminal, a shell or a service manager ends a program, so
    /// that they are noted here instead.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn on_signals() -> io::Result<Interrupt> {
        Interrupt::default().on(ENDING_SIGNALS, false)
    }

    /// Takes these signals but for SIGHUP, so that a server can go on without its terminal.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn of_server() -> io::Result<Interrupt> {
        Interrupt::default().on(TERM_SIGNALS, false)
    }

    /// Lets Ctrl-C make this request, too; a later one before it is [taken back](Interrupt::set)
    /// ends the program.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn listen_to_ctrl_c(&self) -> io::Result<()> {
        catch_signals(&[SIGINT], self, true)
    }

    fn on(self, signals: &[i32], second_ends: bool) -> io::Result<Interrupt> {
        catch_signals(signals, &self, second_ends)?;
        Ok(self)
    }

    /// Makes the request, as a signal with this number would.
    pub fn raise(&self, signal: i32) {
        let number = usize::try_from(signal).unwrap_or(0);
        self.number.store(number, Ordering::Relaxed);
        self.set(true);
    }

    /// Makes the request without a signal, or takes it back: for work that asks whether it
    /// [is requested](Interrupt::is_requested), not for what [waits](Interrupt::wait) for a signal.
    pub fn set(&self, is_requested: bool) {
        self.has_lasted.store(false, Ordering::Relaxed);
        self.flag.store(is_requested, Ordering::Release);
    }

    /// Tells whether the request has been made.
    #[inline]
    pub fn is_requested(&self) -> bool {
        self.flag.load(Ordering::Acquire)
    }

    /// Returns the number of the signal that has come; `None` as long as there was none.
    pub fn signal(&self) -> Option<i32> {
        match self.number.load(Ordering::Relaxed) {
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

    /// Returns a flag that is set once the request has lasted for a moment, from now on until the
    /// program ends; without a thread for it, at once.
    pub(crate) fn lasting(&self) -> Arc<AtomicBool> {
        let request = self.clone();
        let watch = move || {
            let mut before = false;
            loop {
                sleep(MOMENT);
                let now = request.is_requested();
                request.has_lasted.store(before && now, Ordering::Relaxed);
                before = now;
            }
        };
        let thread = std::thread::Builder::new().name("signals".to_owned());
        match thread.spawn(watch) {
            Ok(_) => Arc::clone(&self.has_lasted),
            Err(_) => Arc::clone(&self.flag),
        }
    }
}

/// Returns a request that the first Ctrl-C or SIGTERM makes; a later one ends the program at once.
///
/// # Errors
/// If the system can't catch signals.
pub fn stop_on_signals() -> io::Result<Interrupt> {
    let stop = Interrupt {
        number: Arc::clone(&STOPPED.number),
        ..Interrupt::default()
    };
    stop.on(&[SIGINT, SIGTERM], true)
}

/// Returns the exit status of a program whose work a signal has stopped.
pub fn status_of_signal() -> Option<u8> {
    STOPPED.signal().map(status_after)
}

/// Returns the exit status of a program that a signal has ended, as shells report it.
pub fn status_after(signal: i32) -> u8 {
    u8::try_from(128 + signal).unwrap_or(u8::MAX)
}

//! Ctrl-C and other requests to end.

use std::io;

/// Requests to end the process, as Ctrl-C makes them, which are caught from its making on.
///
/// It takes its file descriptors when it is made, so that a server whose clients have taken all
/// others is still told. Tokio's own way panics where there are too few.
pub struct Interrupts {
    #[cfg(unix)]
    signals: signal_hook::iterator::Signals,
    #[cfg(not(unix))]
    interrupted: std::sync::Arc<std::sync::atomic::AtomicBool>,
}

impl Interrupts {
    /// Catches them from now on.
    ///
    /// # Errors
    /// If the system doesn't tell of them.
    #[cfg(unix)]
    pub fn catch() -> io::Result<Interrupts> {
        let signals = signal_hook::iterator::Signals::new(signal_hook::consts::TERM_SIGNALS)?;
        Ok(Interrupts { signals })
    }

    /// Catches them from now on.
    ///
    /// # Errors
    /// If the system doesn't tell of them.
    #[cfg(not(unix))]
    pub fn catch() -> io::Result<Interrupts> {
        let interrupted = std::sync::Arc::default();
        signal_hook::flag::register(
            signal_hook::consts::SIGINT,
            std::sync::Arc::clone(&interrupted),
        )?;
        Ok(Interrupts { interrupted })
    }

    /// Returns when the first has come.
    #[cfg(unix)]
    pub(crate) fn wait(mut self) {
        self.signals.forever().next();
    }

    /// Returns when the first has come.
    #[cfg(not(unix))]
    pub(crate) fn wait(self) {
        while !self.interrupted.load(std::sync::atomic::Ordering::Relaxed) {
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
    }
}

//! Ctrl-C and other termination signals.

use std::io;

/// Termination signals such as Ctrl-C, caught from its creation on.
///
/// It opens its file descriptors at once, so that it works when clients have taken all others.
/// Tokio's signal handling would panic then.
pub struct Interrupts {
    #[cfg(unix)]
    signals: signal_hook::iterator::Signals,
    #[cfg(not(unix))]
    interrupted: std::sync::Arc<std::sync::atomic::AtomicBool>,
}

impl Interrupts {
    /// Catches signals from now on.
    ///
    /// # Errors
    /// If the system can't catch signals.
    #[cfg(unix)]
    pub fn catch() -> io::Result<Interrupts> {
        let signals = signal_hook::iterator::Signals::new(signal_hook::consts::TERM_SIGNALS)?;
        Ok(Interrupts { signals })
    }

    /// Catches signals from now on.
    ///
    /// # Errors
    /// If the system can't catch signals.
    #[cfg(not(unix))]
    pub fn catch() -> io::Result<Interrupts> {
        let interrupted = std::sync::Arc::default();
        signal_hook::flag::register(
            signal_hook::consts::SIGINT,
            std::sync::Arc::clone(&interrupted),
        )?;
        Ok(Interrupts { interrupted })
    }

    /// Waits for the first signal.
    #[cfg(unix)]
    pub(crate) fn wait(mut self) {
        self.signals.forever().next();
    }

    /// Waits for the first signal.
    #[cfg(not(unix))]
    pub(crate) fn wait(self) {
        while !self.interrupted.load(std::sync::atomic::Ordering::Relaxed) {
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
    }
}

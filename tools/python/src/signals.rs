//! Ctrl-C during work that has given Python's lock back.

use crate::errors::EngineError;
use loa_work::Interrupt;
use pyo3::prelude::*;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The time between two looks at signals.
const INTERVAL: Duration = Duration::from_millis(20);

/// Looks for signals during work.
pub(crate) struct SignalWatch {
    last: Instant,
    error: Option<PyErr>,
}

impl SignalWatch {
    /// Begins to watch.
    pub(crate) fn new() -> SignalWatch {
        SignalWatch {
            last: Instant::now(),
            error: None,
        }
    }

    /// Lets Python run the handlers of signals that have come. Tells whether the work has to stop:
    /// one of them has raised.
    #[allow(
        clippy::redundant_closure_for_method_calls,
        reason = "its lifetime is not general enough"
    )]
    pub(crate) fn has_to_stop(&mut self) -> bool {
        if self.error.is_none() && self.last.elapsed() >= INTERVAL {
            self.error = Python::attach(|py| py.check_signals()).err();
            self.last = Instant::now();
        }
        self.error.is_some()
    }

    /// Stops the work because a function of the caller has raised.
    pub(crate) fn fail(&mut self, error: PyErr) {
        self.error.get_or_insert(error);
    }

    /// Returns what was raised.
    pub(crate) fn finish(self) -> PyResult<()> {
        self.error.map_or(Ok(()), Err)
    }
}

/// Does work on another thread without Python's lock, and stops it when a signal handler raises.
pub(crate) fn watched<T: Send>(
    py: Python<'_>,
    stop: &Interrupt,
    work: impl FnOnce() -> T + Send,
) -> PyResult<T> {
    py.detach(|| {
        thread::scope(|scope| {
            let (done, until_done) = channel::<()>();
            let worker = thread::Builder::new().spawn_scoped(scope, move || {
                let result = work();
                drop(done);
                result
            })?;
            let mut watch = SignalWatch::new();
            while until_done.recv_timeout(INTERVAL) == Err(RecvTimeoutError::Timeout) {
                if watch.has_to_stop() {
                    stop.set(true);
                }
            }
            let result = worker.join();
            watch.finish()?;
            result.map_err(|_| EngineError::new_err("the work broke down"))
        })
    })
}

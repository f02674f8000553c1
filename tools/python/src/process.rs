//! Objects with locks or threads are of no use in a forked child: what another thread of the parent
//! held stays held.

use crate::errors::EngineError;
use pyo3::prelude::*;

/// The process in which an object was made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Process(u32);

impl Process {
    /// Returns the process that is running.
    pub(crate) fn current() -> Process {
        Process(std::process::id())
    }

    /// Refuses work in another process than the one that made the object.
    pub(crate) fn check(self, object: &str) -> PyResult<()> {
        if self.0 == std::process::id() {
            return Ok(());
        }
        let advice = "make one in each process, or start processes with the method 'spawn'";
        Err(EngineError::new_err(format!(
            "this {object} was made before the process was forked; {advice}"
        )))
    }
}

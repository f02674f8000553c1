//! How much memory there is: the system may grant more than it has, and end the program later.

use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;

/// Refuses what needs more memory than is free.
pub(crate) fn check_memory(what: &str, mebibytes: usize) -> PyResult<()> {
    match loa_work::system::free_memory().map(|free| free >> 20) {
        Some(free) if mebibytes as u64 > free => Err(PyMemoryError::new_err(format!(
            "memory: {what} would take {mebibytes} MiB, but {free} MiB are free"
        ))),
        _ => Ok(()),
    }
}

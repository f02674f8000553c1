//! How much memory there is: the system may grant more than it has, and end the program later.

use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;

/// Returns the bytes that programs can use without swapping; `None` if unknown.
pub(crate) fn available() -> Option<u64> {
    let information = std::fs::read_to_string("/proc/meminfo").ok()?;
    let mut lines = information.lines();
    let line = lines.find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    kibibytes.checked_mul(1 << 10)
}

/// Refuses a table that does not fit.
pub(crate) fn check_table(mebibytes: usize) -> PyResult<()> {
    match available().map(|free| free >> 20) {
        Some(free) if mebibytes as u64 > free => Err(PyMemoryError::new_err(format!(
            "a table of {mebibytes} MiB does not fit: {free} MiB of memory are free"
        ))),
        _ => Ok(()),
    }
}

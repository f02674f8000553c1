//! All that differs between systems: files, processes, limits, users. Unix and Windows each have a
//! file with the same functions; what does not exist on Windows says so, or does nothing.

#[cfg(target_os = "linux")]
mod descendants;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
#[allow(unsafe_code, reason = "calls of the system")]
#[allow(missing_docs, reason = "the functions are those of Unix")]
mod windows;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize};
#[cfg(unix)]
pub use unix::*;
#[cfg(windows)]
pub use windows::*;

/// What signals do. Clones share it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Caught {
    /// Is set by each signal.
    pub(crate) flag: Arc<AtomicBool>,
    /// Becomes the number of the signal before.
    pub(crate) number: Arc<AtomicUsize>,
    /// Whether a signal that comes while the flag is set ends the program.
    pub(crate) second_ends: bool,
}

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

#[cfg(unix)]
pub use unix::*;
#[cfg(windows)]
pub use windows::*;

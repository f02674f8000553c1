//! Fake players as processes, and signals to processes.

use rustix::process::{Pid, kill_process};
use std::fs;
use std::path::{Path, PathBuf};

pub use rustix::process::Signal;

/// Returns the path of a program in `testing/support/fake`.
pub fn fake(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fake")
        .join(name)
}

/// Returns the command lines of all processes whose command line contains a text; none on systems
/// without `/proc`.
pub fn processes_with(text: &str) -> Vec<String> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries
        .filter(|entry| entry.file_name() != *std::process::id().to_string())
        .filter_map(|entry| fs::read(entry.path().join("cmdline")).ok())
        .map(|line| String::from_utf8_lossy(&line).replace('\0', " "))
        .filter(|line| line.contains(text))
        .collect()
}

/// Sends a signal to a process, which has to be there.
#[track_caller]
pub fn send_signal(signal: Signal, process: u32) {
    let process = i32::try_from(process).ok().and_then(Pid::from_raw);
    kill_process(process.expect("a number of a process"), signal).unwrap();
}

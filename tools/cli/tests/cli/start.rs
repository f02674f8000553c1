//! Starts the program.

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::thread;

/// The program's file.
pub(crate) const LOA: &str = env!("CARGO_BIN_EXE_loa");

/// The program with some arguments: it has pipes for input, output and errors.
pub(crate) fn loa<T: AsRef<OsStr>>(args: impl IntoIterator<Item = T>) -> Command {
    with_pipes(LOA, args)
}

/// A program with some arguments, and with pipes for input, output and errors.
pub(crate) fn with_pipes<T: AsRef<OsStr>>(
    program: &str,
    args: impl IntoIterator<Item = T>,
) -> Command {
    let mut command = Command::new(program);
    command
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Runs a program with pipes on some input.
pub(crate) fn run(command: &mut Command, input: &[u8]) -> Output {
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    thread::scope(|scope| {
        // The program may write so much that it waits for a reader, and may end before it has read
        // all.
        scope.spawn(move || {
            let _ = stdin.write_all(input);
        });
        child.wait_with_output().unwrap()
    })
}

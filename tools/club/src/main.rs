//! `loa-club`: a club of Lines of Action, for people and programs.

#![forbid(unsafe_code)]

use clap::Parser as _;
use loa_club::program::{Flags, run};
use std::io::{ErrorKind, Write as _};
use std::process::ExitCode;

/// The status where the reader of the output has left, as after the signal SIGPIPE.
const READER_LEFT: u8 = 141;

fn main() -> ExitCode {
    loa_work::system::survive_large_files();
    run(Flags::parse(), "loa-club").unwrap_or_else(|error| {
        let cause = error.downcast_ref::<std::io::Error>();
        let is_broken = cause.is_some_and(|cause| cause.kind() == ErrorKind::BrokenPipe);
        // Connections break, too.
        if is_broken && error.to_string() == "can't write standard output" {
            return ExitCode::from(READER_LEFT);
        }
        let _ = writeln!(std::io::stderr(), "loa-club: {error:#}");
        ExitCode::from(2)
    })
}

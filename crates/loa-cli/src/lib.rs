//! The programs `loa` and `test-loa`; the files with `main` only call them.

#![forbid(unsafe_code)]

mod analyze;
mod datagen;
mod flags;
mod grade;
mod harness;
mod manual;
mod match_command;
mod memory;
mod perft;
mod play;
mod probe;
mod prove;
mod puzzles;
mod serve;
mod solve;
mod solved;
mod tables;
mod tune;
mod version;
mod web;
mod whole_file;

use anyhow::Result;
use clap::{CommandFactory, Parser};
use flags::{Command, Flags};
use std::io::{ErrorKind, Write};
use std::process::ExitCode;

/// The exit status after an error.
const ERROR: u8 = 2;

/// Returns the definitions of the arguments of `loa` and `test-loa`.
pub(crate) fn commands() -> [clap::Command; 2] {
    [Flags::command(), harness::Flags::command()]
}

/// Runs the program `test-loa`.
pub fn run_test_loa() -> ExitCode {
    harness::run()
}

/// Runs the program `loa`.
pub fn run_loa() -> ExitCode {
    let flags = Flags::parse();
    run(flags).unwrap_or_else(|error| {
        if is_broken_pipe(&error) {
            // The reader of the output has left.
            return ExitCode::SUCCESS;
        }
        // Standard error may be closed too.
        let _ = writeln!(std::io::stderr(), "loa: {error:#}");
        ExitCode::from(ERROR)
    })
}

fn run(flags: Flags) -> Result<ExitCode> {
    match flags.command {
        Some(Command::Analyze(flags)) => analyze::run(&flags),
        Some(Command::Datagen(flags)) => datagen::run(&flags),
        Some(Command::Grade(flags)) => grade::run(&flags),
        Some(Command::Manual { prefix }) => {
            manual::write_below(&prefix)?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Match(flags)) => match_command::run(&flags),
        Some(Command::Perft(flags)) => perft::run(&flags).map(|()| ExitCode::SUCCESS),
        Some(Command::Probe(flags)) => probe::run(&flags),
        Some(Command::Serve(flags)) => serve::run(&flags),
        Some(Command::Solve(flags)) => solve::run(&flags),
        Some(Command::Prove(flags)) => prove::run(&flags),
        Some(Command::Puzzles(flags)) => puzzles::run(&flags),
        Some(Command::CheckProof(flags)) => prove::check(&flags),
        Some(Command::Tables(command)) => tables::run(&command),
        Some(Command::Tune(flags)) => tune::run(&flags),
        None => play::run(&flags.play),
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>())
        .any(|cause| cause.kind() == ErrorKind::BrokenPipe)
}

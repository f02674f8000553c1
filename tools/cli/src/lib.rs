//! The programs `loa` and `test-loa`; the files with `main` only call them.

#![forbid(unsafe_code)]

mod analyze;
mod conformance;
mod datagen;
mod grade;
mod harness;
mod hashing;
mod manual;
mod match_command;
mod memory;
mod merge;
mod net;
mod perft;
mod play;
mod probe;
mod progress;
mod prove;
mod puzzles;
mod serve;
mod shard;
mod solve;
mod solved;
mod tables;
mod train;
mod version;
mod web;
mod whole_file;

use anyhow::Result;
use clap::{CommandFactory, Parser, Subcommand};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The exit status after an error.
const ERROR: u8 = 2;

/// Plays Lines of Action in the terminal.
///
/// You play Black and the computer plays White, unless you say otherwise. Type 'help' in the
/// program for its commands. With INPUT-FILE it reads its commands from there.
#[derive(Parser)]
#[command(
    name = "loa",
    version,
    long_version = version::long(),
    args_conflicts_with_subcommands = true,
    after_help = "Exit status: 0 done, 1 an illegal move or wrong command with --strict, 2 a file or option that can't be used."
)]
// The group of the flattened flags has the same name.
#[group(skip)]
struct Flags {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    play: play::Flags,
}

#[derive(Subcommand)]
enum Command {
    /// Analyses a position, or reviews every move of a game.
    Analyze(Box<analyze::Flags>),
    /// Prints questions about the rules with their answers, or asks another program.
    #[command(subcommand)]
    Conformance(conformance::ConformanceCommand),
    /// Generates training data for the evaluation by self-play.
    Datagen(datagen::Flags),
    /// Grades C++ submissions of the CSCI1520 course project.
    Grade(grade::Flags),
    /// Writes manual pages and shell completions below a prefix such as /usr/local.
    #[command(hide = true)]
    Manual {
        /// The folder that has, or gets, share/man and the like.
        #[arg(value_name = "PREFIX")]
        prefix: PathBuf,
    },
    /// Plays matches between programs and estimates their difference in strength.
    Match(Box<match_command::Flags>),
    /// Puts the shards of a long command together: the result of a single run.
    Merge(merge::Flags),
    /// Counts move sequences of a given length, to test and time the move generator.
    Perft(perft::Flags),
    /// Looks a position up in the tables of a solved board.
    Probe(probe::Flags),
    /// Runs a web server on which several people can play, each their own games.
    Serve(serve::Flags),
    /// Solves a small board: computes the value of every position.
    Solve(solve::Flags),
    /// Searches for a forced win, and can write a certificate of it.
    Prove(Box<prove::Flags>),
    /// Finds puzzles: positions of games with exactly one winning or saving move.
    Puzzles(Box<puzzles::Flags>),
    /// Checks a certificate written by 'loa prove'.
    CheckProof(prove::CheckProofFlags),
    /// Shows statistics of solved boards, or verifies them.
    #[command(subcommand)]
    Tables(tables::TablesCommand),
    /// Trains the net of the evaluation, or the weights of its terms, with training data.
    Train(Box<train::Flags>),
}

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
    let flags = Flags::try_parse().unwrap_or_else(|error| {
        let _ = error.print();
        if let Some(command) = command_named_like_a_file() {
            let _ = writeln!(
                std::io::stderr(),
                "\n'{command}' is a command; to read commands from the file '{command}', type \
                 'loa ./{command}'"
            );
        }
        std::process::exit(error.exit_code())
    });
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

/// Returns the first argument if it names a command and also a file.
fn command_named_like_a_file() -> Option<String> {
    let word = std::env::args_os().nth(1)?.into_string().ok()?;
    let is_file = Path::new(&word).is_file();
    (is_file && Flags::command().find_subcommand(&word).is_some()).then_some(word)
}

fn run(flags: Flags) -> Result<ExitCode> {
    match flags.command {
        Some(Command::Analyze(flags)) => analyze::run(&flags),
        Some(Command::Conformance(command)) => conformance::run(&command),
        Some(Command::Datagen(flags)) => datagen::run(&flags),
        Some(Command::Grade(flags)) => grade::run(&flags),
        Some(Command::Manual { prefix }) => {
            manual::write_below(&prefix)?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Match(flags)) => match_command::run(&flags),
        Some(Command::Merge(flags)) => merge::run(&flags),
        Some(Command::Perft(flags)) => perft::run(&flags).map(|()| ExitCode::SUCCESS),
        Some(Command::Probe(flags)) => probe::run(&flags),
        Some(Command::Serve(flags)) => serve::run(&flags),
        Some(Command::Solve(flags)) => solve::run(&flags),
        Some(Command::Prove(flags)) => prove::run(&flags),
        Some(Command::Puzzles(flags)) => puzzles::run(&flags),
        Some(Command::CheckProof(flags)) => prove::check(&flags),
        Some(Command::Tables(command)) => tables::run(&command),
        Some(Command::Train(flags)) => train::run(&flags),
        None => play::run(flags.play),
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>())
        .any(|cause| cause.kind() == ErrorKind::BrokenPipe)
}

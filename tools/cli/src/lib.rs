//! The programs `loa` and `test-loa`; the files with `main` only call them.

#![forbid(unsafe_code)]

mod analyze;
mod beginning;
mod bench;
mod conformance;
mod datagen;
mod draw;
mod game_file;
mod grade;
mod graph;
mod guidance;
mod harness;
mod hashing;
mod manual;
mod match_command;
mod memory;
mod merge;
mod net;
mod numbers;
mod perft;
mod play;
mod probe;
mod progress;
mod prove;
mod puzzles;
mod say;
mod serve;
mod shard;
mod solve;
mod solved;
mod tables;
mod train;
mod version;
mod web;
mod whole_file;

pub use crate::harness::run as run_test_loa;
use crate::say::tell;
use anyhow::Result;
use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};
use loa_protocol::slip_for;
use std::io::ErrorKind;
use std::path::Path;
use std::process::ExitCode;

/// The exit status after an error.
const ERROR: u8 = 2;

/// The exit status if the reader of the output leaves: as shells report SIGPIPE.
const READER_LEFT: u8 = 141;

/// Returns the exit status of a command without an answer.
fn done((): ()) -> ExitCode {
    ExitCode::SUCCESS
}

/// Returns the exit status of a command whose answer can be no.
fn answer_status(is_yes: bool) -> ExitCode {
    match is_yes {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}

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

/// Declares the commands with their flags, whose comments are the help, and how each is run.
macro_rules! commands {
    ($($(#[$about:meta])* $name:ident $(($flags:ident: $type:ty))? => $run:expr,)+) => {
        #[derive(Subcommand)]
        enum Command {
            $($(#[$about])* $name $(($type))?,)+
        }

        fn run(command: Command) -> Result<ExitCode> {
            match command {
                $(Command::$name $(($flags))? => $run,)+
            }
        }
    };
}

commands! {
    /// Analyses a position, or reviews every move of a game.
    #[command(visible_alias = "analyse")]
    Analyze(flags: Box<analyze::Flags>) => analyze::run(&flags).map(done),
    /// Searches fixed positions and prints how many it visits, a checksum, and how fast.
    Bench => bench::run().map(done),
    /// Lets a program play in a club: it takes challenges until Ctrl-C.
    Bot(flags: Box<loa_club::program::BotFlags>) => loa_club::program::run_bot(*flags, "loa"),
    /// Runs a club, in which people and programs play each other.
    Club(flags: Box<loa_club::program::Flags>) => loa_club::program::run(*flags, "loa"),
    /// Prints questions about the rules with their answers, or asks another program.
    #[command(subcommand)]
    Conformance(command: conformance::ConformanceCommand) => conformance::run(&command),
    /// Generates training data for the evaluation by self-play.
    Datagen(flags: datagen::Flags) => datagen::run(&flags).map(done),
    /// Draws a position as SVG or PNG, or a game as GIF.
    Draw(flags: draw::Flags) => draw::run(&flags).map(done),
    /// Draws the positions around one as a graph, with their values.
    Graph(flags: graph::Flags) => graph::run(&flags).map(done),
    /// Grades C++ submissions of the CSCI1520 course project.
    Grade(flags: grade::Flags) => grade::run(&flags),
    /// Writes manual pages and shell completions below a prefix such as /usr/local.
    #[command(hide = true)]
    Manual(flags: manual::Flags) => manual::write_below(&flags.prefix).map(done),
    /// Plays matches between programs and estimates their difference in strength.
    Match(flags: Box<match_command::Flags>) => match_command::run(&flags),
    /// Puts the shards of a long command together: the result of a single run.
    Merge(flags: merge::Flags) => merge::run(&flags),
    /// Counts move sequences of a given length, to test and time the move generator.
    Perft(flags: perft::Flags) => perft::run(&flags).map(done),
    /// Looks a position up in the tables of a solved board.
    Probe(flags: probe::Flags) => probe::run(&flags).map(done),
    /// Runs a web server on which several people can play, each their own games.
    Serve(flags: serve::Flags) => serve::run(&flags),
    /// Solves a small board: computes the value of every position.
    Solve(flags: solve::Flags) => solve::run(&flags).map(done),
    /// Plays in the terminal, like loa without a command.
    Play(flags: Box<play::Flags>) => play::run(*flags),
    /// Searches for a forced win, and can write a certificate of it.
    Prove(flags: Box<prove::Flags>) => prove::run(&flags),
    /// Finds puzzles: positions of games with exactly one winning or saving move.
    Puzzles(flags: Box<puzzles::Flags>) => puzzles::run(&flags),
    /// Checks a certificate written by 'loa prove'.
    CheckProof(flags: prove::CheckProofFlags) => prove::check(&flags.file).map(done),
    /// Shows statistics of solved boards, or verifies them.
    #[command(subcommand)]
    Tables(command: tables::TablesCommand) => tables::run(&command),
    /// Trains the net of the evaluation with training data.
    Train(flags: Box<train::Flags>) => train::run(&flags).map(done),
}

/// Returns the definitions of the arguments of `loa` and `test-loa`.
pub fn commands() -> [clap::Command; 2] {
    [command(), harness::command()]
}

fn command() -> clap::Command {
    guidance::with_guidance(Flags::command())
}

/// Returns the definition that the arguments of `loa` are read with. Its help has the commands in
/// groups, so they are hidden from clap's list.
fn parser() -> clap::Command {
    command().mut_subcommands(|sub| sub.hide(true))
}

/// Runs the program `loa`.
pub fn run_loa() -> ExitCode {
    loa_work::system::survive_large_files();
    let parsed = parser().try_get_matches();
    let warning = parsed.as_ref().ok().and_then(warning_of_threads);
    let parsed = parsed.and_then(|matches| Flags::from_arg_matches(&matches));
    let flags = parsed.unwrap_or_else(|error| end_with(&error, "loa", hint()));
    if let Some(warning) = warning {
        tell!("loa: {warning}");
    }
    let is_command = flags.command.is_some();
    let ended = match flags.command {
        Some(command) => run(command),
        None => play::run(flags.play),
    };
    let status = ended.unwrap_or_else(|error| {
        let hint = if is_command { None } else { hint() };
        ExitCode::from(explain(&error, hint))
    });
    loa_work::status_of_signal().map_or(status, ExitCode::from)
}

/// Prints why the program failed, and returns its exit status.
fn explain(error: &anyhow::Error, hint: Option<String>) -> u8 {
    // An error without context is one of standard output: errors of files name the file.
    let is_of_output = error.chain().count() == 1 || error.to_string() == UNWRITTEN;
    if is_of_output && is_caused_by(error, ErrorKind::BrokenPipe) {
        return READER_LEFT;
    }
    match hint {
        Some(hint) if is_caused_by(error, ErrorKind::NotFound) => tell!("loa: {hint}"),
        Some(hint) => tell!("loa: {error:#}; {hint}"),
        None if error.chain().count() == 1 && is_caused_by(error, ErrorKind::StorageFull) => {
            tell!("loa: {UNWRITTEN}: {error:#}");
        }
        None => tell!("loa: {error:#}"),
    }
    ERROR
}

/// What comes before the reason.
const UNWRITTEN: &str = "can't write standard output";

/// Prints what clap says in place of arguments, help included, and ends the program.
fn end_with(error: &clap::Error, program: &str, hint: Option<String>) -> ! {
    let printed = error.print();
    if let Some(hint) = hint.filter(|_| error.use_stderr()) {
        tell!("\n{hint}");
    }
    match printed {
        Err(cause) if !error.use_stderr() && cause.kind() != ErrorKind::BrokenPipe => {
            tell!("{program}: {UNWRITTEN}: {cause}");
            std::process::exit(ERROR.into())
        }
        _ => std::process::exit(error.exit_code()),
    }
}

/// Warns of more threads, or games at the same time, than processors; not in the dialect `uci`,
/// which has words of its own for warnings.
fn warning_of_threads(mut matches: &ArgMatches) -> Option<String> {
    while let Some((_, of_command)) = matches.subcommand() {
        matches = of_command;
    }
    let dialect = matches.try_get_one("dialect").ok().flatten();
    if dialect == Some(&play::DialectName::Uci) {
        return None;
    }
    let given = ["threads", "concurrency"].map(|name| matches.try_get_raw(name).ok().flatten());
    let number = given.into_iter().flatten().flatten().next()?;
    loa_work::warning_of_threads(number.to_str()?.parse().ok()?)
}

/// Explains a first argument that names both a command and a file, or neither but nearly a command.
fn hint() -> Option<String> {
    let word = std::env::args_os().nth(1)?.into_string().ok()?;
    if word.starts_with('-') {
        return None;
    }
    let commands = Flags::command();
    let path = Path::new(&word);
    if commands.find_subcommand(&word).is_some() {
        let how = format!("to read commands from the file '{word}', type 'loa ./{word}'");
        return path
            .is_file()
            .then(|| format!("'{word}' is a command; {how}"));
    }
    let visible = commands.get_subcommands().filter(|sub| !sub.is_hide_set());
    let nearest = slip_for(&word, visible.map(clap::Command::get_name))?;
    let text = format!("'{word}' is neither a command nor a file; did you mean 'loa {nearest}'?");
    (!path.exists()).then_some(text)
}

fn is_caused_by(error: &anyhow::Error, kind: ErrorKind) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>())
        .any(|cause| cause.kind() == kind)
}

//! What can be typed on the command line of `loa`.

use crate::version;
use clap::{Args, Parser, Subcommand, ValueEnum};
use loa::{Color, ParseColorError, Size, Start};
use std::path::PathBuf;

mod analyze;
mod grade;
mod matches;
mod probe;
mod prove;
mod puzzles;
mod serve;
mod solve;
mod tune;

pub(crate) use analyze::AnalyzeFlags;
pub(crate) use grade::GradeFlags;
pub(crate) use matches::MatchFlags;
pub(crate) use probe::ProbeFlags;
pub(crate) use prove::{CheckProofFlags, ProveFlags};
pub(crate) use puzzles::PuzzlesFlags;
pub(crate) use serve::ServeFlags;
pub(crate) use solve::{SolveFlags, StatsFlags, TablesCommand, VerifyFlags};
pub(crate) use tune::{DatagenFlags, TuneFlags};

/// Plays Lines of Action in the terminal.
///
/// Black is yours and White the machine's at first. Type 'help' in the program for its commands.
/// Without files it plays in the terminal.
#[derive(Parser)]
#[command(
    name = "loa",
    version,
    long_version = version::long(),
    args_conflicts_with_subcommands = true,
    after_help = "Exit status: 0 done, 1 an error with --strict, 2 a file or flag that can't be used."
)]
pub(crate) struct Flags {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    pub(crate) play: PlayFlags,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Tells what the engine thinks of a position, or judges every move of a game.
    Analyze(Box<AnalyzeFlags>),
    /// Plays the machine against itself and keeps the positions, to tune its evaluation with.
    Datagen(DatagenFlags),
    /// Grades C++ files of the CSCI1520 course project: the class, its client, or both.
    Grade(GradeFlags),
    /// Writes manual pages and shell completions below a prefix such as /usr/local.
    #[command(hide = true)]
    Manual {
        /// The folder that has, or gets, share/man and the like.
        #[arg(value_name = "PREFIX")]
        prefix: PathBuf,
    },
    /// Lets programs play each other, and tells how much stronger one is than another.
    Match(Box<MatchFlags>),
    /// Counts the sequences of moves of a length, to check and time the move generator.
    Perft(PerftFlags),
    /// Looks a position up in the tables of a solved board: its value, every move's, a best line.
    Probe(ProbeFlags),
    /// Serves the board to browsers, for several people, each with games of their own.
    Serve(ServeFlags),
    /// Works out the value of every position of a small board.
    Solve(SolveFlags),
    /// Searches for a forced win, and can write it down as a certificate.
    Prove(Box<ProveFlags>),
    /// Finds positions with exactly one solution in games, and proves it.
    Puzzles(Box<PuzzlesFlags>),
    /// Checks a certificate with the rules alone.
    CheckProof(CheckProofFlags),
    /// Shows what solved boards hold, and whether it is right.
    #[command(subcommand)]
    Tables(TablesCommand),
    /// Fits the weights of the evaluation to the results of games.
    Tune(TuneFlags),
}

#[derive(Args)]
pub(crate) struct PlayFlags {
    /// Ends the program with status 1 at an illegal move or a wrong command.
    #[arg(long)]
    pub(crate) strict: bool,
    /// Writes all commands and moves to a file that can be used as INPUT-FILE.
    #[arg(long, value_name = "LOGFILE")]
    pub(crate) log: Option<PathBuf>,
    /// Chooses how commands and answers are spelled.
    #[arg(long, value_name = "NAME", value_enum, default_value_t = DialectName::Berkeley)]
    pub(crate) dialect: DialectName,
    /// Lets the machine play a side, black or white (also B, W); can be given twice [default:
    /// white, in the cuhk dialect neither].
    #[arg(long, value_name = "COLOR", value_parser = color)]
    pub(crate) auto: Vec<Color>,
    /// Begins from standard, sides or scrambled [default: what goes with the rules].
    #[arg(long, value_name = "NAME")]
    pub(crate) start: Option<Start>,
    /// Sets the machine's strength, 1 to 10 [default: 8].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=10))]
    pub(crate) level: Option<u8>,
    /// Makes the machine play the same each time.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seed: Option<i64>,
    /// Lets the machine think on so many threads [default: 1].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    /// Gives the machine so many MiB to remember positions in [default: 64].
    #[arg(long, value_name = "MIB", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) hash: Option<u32>,
    /// Lets the machine look positions up in the tables of a solved board.
    #[arg(long, value_name = "DIR")]
    pub(crate) tables: Option<PathBuf>,
    /// Shows the game in a browser as well, where it can be played, studied and analysed.
    #[arg(long)]
    pub(crate) display: bool,
    /// Prints the address of the page instead of opening the browser.
    #[arg(long, requires = "display")]
    pub(crate) no_open: bool,
    /// Reads commands from a file instead of standard input.
    #[arg(value_name = "INPUT-FILE")]
    pub(crate) input: Option<PathBuf>,
    /// Writes output to a file instead of standard output.
    #[arg(value_name = "OUTPUT-FILE")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum DialectName {
    /// The commands of the CS 61B course project, and more.
    Berkeley,
    /// A bot for the contest at CodinGame.
    Codingame,
    /// The game client of the CSCI1520 course project.
    Cuhk,
    /// The menus of GAMESMAN: small boards, solved, played and analysed.
    Gamesman,
    /// The Universal Chess Interface, with moves like b1b3.
    Uci,
}

/// Reads a side by its name or its letter, in any case.
fn color(text: &str) -> Result<Color, ParseColorError> {
    match text {
        "b" | "B" => Ok(Color::Black),
        "w" | "W" => Ok(Color::White),
        word => word.parse(),
    }
}

#[derive(Args)]
pub(crate) struct PerftFlags {
    /// The number of plies.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=30))]
    pub(crate) depth: u32,
    /// The size of the board.
    #[arg(long, value_name = "WxH", default_value_t = Size::STANDARD)]
    pub(crate) board: Size,
    /// The start position: standard, sides or scrambled.
    #[arg(long, value_name = "NAME", default_value_t = Start::Standard)]
    pub(crate) start: Start,
    /// Counts after each first move apart.
    #[arg(long)]
    pub(crate) divide: bool,
}

//! The command line of `loa`.

use crate::version;
use clap::{Args, Parser, Subcommand, ValueEnum};
use loa::{Color, ParseWordError, Size, Start};
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
/// You play Black and the computer plays White, unless you say otherwise. Type 'help' in the program
/// for its commands. With INPUT-FILE it reads its commands from there.
#[derive(Parser)]
#[command(
    name = "loa",
    version,
    long_version = version::long(),
    args_conflicts_with_subcommands = true,
    after_help = "Exit status: 0 done, 1 an illegal move or wrong command with --strict, 2 a file or option that can't be used."
)]
pub(crate) struct Flags {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    pub(crate) play: PlayFlags,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Analyses a position, or reviews every move of a game.
    Analyze(Box<AnalyzeFlags>),
    /// Generates training data for the evaluation by self-play.
    Datagen(DatagenFlags),
    /// Grades C++ submissions of the CSCI1520 course project.
    Grade(GradeFlags),
    /// Writes manual pages and shell completions below a prefix such as /usr/local.
    #[command(hide = true)]
    Manual {
        /// The folder that has, or gets, share/man and the like.
        #[arg(value_name = "PREFIX")]
        prefix: PathBuf,
    },
    /// Plays matches between programs and estimates their difference in strength.
    Match(Box<MatchFlags>),
    /// Counts move sequences of a given length, to test and time the move generator.
    Perft(PerftFlags),
    /// Looks a position up in the tables of a solved board.
    Probe(ProbeFlags),
    /// Runs a web server on which several people can play, each their own games.
    Serve(ServeFlags),
    /// Solves a small board: computes the value of every position.
    Solve(SolveFlags),
    /// Searches for a forced win, and can write a certificate of it.
    Prove(Box<ProveFlags>),
    /// Finds puzzles: positions of games with exactly one winning or saving move.
    Puzzles(Box<PuzzlesFlags>),
    /// Checks a certificate written by 'loa prove'.
    CheckProof(CheckProofFlags),
    /// Shows statistics of solved boards, or verifies them.
    #[command(subcommand)]
    Tables(TablesCommand),
    /// Fits the weights of the evaluation to training data.
    Tune(TuneFlags),
}

#[derive(Args)]
pub(crate) struct PlayFlags {
    /// Exit with status 1 at the first illegal move or wrong command.
    #[arg(long)]
    pub(crate) strict: bool,
    /// Write all commands and moves to a file that can serve as INPUT-FILE.
    #[arg(long, value_name = "LOGFILE")]
    pub(crate) log: Option<PathBuf>,
    /// The language of commands and answers.
    #[arg(long, value_name = "NAME", value_enum, default_value_t = DialectName::Berkeley)]
    pub(crate) dialect: DialectName,
    /// A side for the computer to play: black, white, B or W; can be given twice [default: white;
    /// neither in the cuhk dialect].
    #[arg(long, value_name = "COLOR", value_parser = color)]
    pub(crate) auto: Vec<Color>,
    /// Start position: standard, sides or scrambled [default: that of the rules].
    #[arg(long, value_name = "NAME")]
    pub(crate) start: Option<Start>,
    /// Strength of the computer, 1 to 10 [default: 8].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=10))]
    pub(crate) level: Option<u8>,
    /// Seed for reproducible play.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seed: Option<i64>,
    /// Number of search threads [default: 1].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    /// Transposition table size in MiB [default: 64].
    #[arg(long, value_name = "MIB", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) hash: Option<u32>,
    /// Tables of a solved board, for the computer to use.
    #[arg(long, value_name = "DIR")]
    pub(crate) tables: Option<PathBuf>,
    /// Show the game in a browser as well, where it can be played and analysed.
    #[arg(long)]
    pub(crate) display: bool,
    /// Print the address of the page instead of opening the browser.
    #[arg(long, requires = "display")]
    pub(crate) no_open: bool,
    /// File to read commands from [default: standard input].
    #[arg(value_name = "INPUT-FILE")]
    pub(crate) input: Option<PathBuf>,
    /// File to write output to [default: standard output].
    #[arg(value_name = "OUTPUT-FILE")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum DialectName {
    /// The commands of the CS 61B course project, with additions.
    Berkeley,
    /// A bot for CodinGame.
    Codingame,
    /// The game client of the CSCI1520 course project.
    Cuhk,
    /// The menus of GAMESMAN, which solve, play and analyse small boards.
    Gamesman,
    /// The Universal Chess Interface, with moves such as b1b3.
    Uci,
}

/// Reads a side by its name or its letter, in any case.
fn color(text: &str) -> Result<Color, ParseWordError> {
    match text {
        "b" | "B" => Ok(Color::Black),
        "w" | "W" => Ok(Color::White),
        word => word.parse(),
    }
}

#[derive(Args)]
pub(crate) struct PerftFlags {
    /// Number of plies.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=30))]
    pub(crate) depth: u32,
    /// Board size.
    #[arg(long, value_name = "WxH", default_value_t = Size::STANDARD)]
    pub(crate) board: Size,
    /// Start position: standard, sides or scrambled.
    #[arg(long, value_name = "NAME", default_value_t = Start::Standard)]
    pub(crate) start: Start,
    /// Print a separate count for each first move.
    #[arg(long)]
    pub(crate) divide: bool,
}

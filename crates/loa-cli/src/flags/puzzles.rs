use clap::{ArgGroup, Args};
use loa::{Preset, Size};
use std::path::PathBuf;

const PUZZLES_HELP: &str = "\
A puzzle is a position in which exactly one move wins within N moves, or prevents the opponent from
winning within N, while no other move does so within N moves plus the --margin. Every puzzle is
proven. Positions that differ only by symmetry or colours count once. Ctrl-C ends the search; the
files keep the puzzles found. docs/analysis.md describes the files.

Exit status: 0 done, 1 no puzzle was found, 2 an error.";

#[derive(Args)]
#[command(
    after_help = PUZZLES_HELP,
    group(ArgGroup::new("games").required(true).multiple(true).args(["from", "selfplay"]))
)]
pub(crate) struct PuzzlesFlags {
    /// SGF files with games to search for puzzles.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub(crate) from: Vec<PathBuf>,
    /// Number of self-play games to search for puzzles.
    #[arg(long, value_name = "N")]
    pub(crate) selfplay: Option<u64>,
    /// Seed of the self-play games.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// SGF file for the puzzles with their solutions.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// Text file for the puzzles, one a line.
    #[arg(long, value_name = "FILE")]
    pub(crate) list: Option<PathBuf>,
    /// Minimum number of moves to win.
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u32).range(1..=10))]
    pub(crate) min: u32,
    /// Maximum number of moves to win.
    #[arg(long, value_name = "N", default_value = "5", value_parser = clap::value_parser!(u32).range(1..=10))]
    pub(crate) max: u32,
    /// Number of extra moves within which the other first moves must fail too.
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(0..=10))]
    pub(crate) margin: u32,
    /// Stop after this number of puzzles.
    #[arg(long, value_name = "N")]
    pub(crate) count: Option<usize>,
    /// Maximum number of puzzles of each kind (win, defend) from one game.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) per_game: usize,
    /// Nodes for finding candidates and for each move of self-play.
    #[arg(long, value_name = "N", default_value_t = 5000)]
    pub(crate) nodes: u64,
    /// Maximum number of nodes for a proof; without one the candidate is dropped.
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    pub(crate) proof_nodes: u64,
    /// Rule set [default: that of the file; olympiad for self-play].
    #[arg(long, value_name = "NAME")]
    pub(crate) rules: Option<Preset>,
    /// Board size for self-play.
    #[arg(long, value_name = "WxH", default_value_t = Size::STANDARD)]
    pub(crate) board: Size,
}

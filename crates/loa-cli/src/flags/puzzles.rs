use clap::{ArgGroup, Args};
use loa::{Preset, Size};
use std::path::PathBuf;

const PUZZLES_HELP: &str = "\
A puzzle is a position in which exactly one first move wins within N moves, or keeps the opponent from
winning within N, and no other does within N and the --margin. That is proved, not guessed. Positions that are
the same but for symmetry and colours count once. Ctrl-C ends the search; the files have what was found
till then. docs/analysis.md describes the files.

Exit status: 0 done, 1 no puzzle was found, 2 it could not be done.";

#[derive(Args)]
#[command(
    after_help = PUZZLES_HELP,
    group(ArgGroup::new("games").required(true).multiple(true).args(["from", "selfplay"]))
)]
pub(crate) struct PuzzlesFlags {
    /// SGF files with games to go through.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub(crate) from: Vec<PathBuf>,
    /// Plays so many games to go through.
    #[arg(long, value_name = "N")]
    pub(crate) selfplay: Option<u64>,
    /// Plays other games.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Writes the puzzles, with their solutions, as SGF.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// Writes the puzzles as a plain list, one a line.
    #[arg(long, value_name = "FILE")]
    pub(crate) list: Option<PathBuf>,
    /// The fewest moves that the winner has to need.
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u32).range(1..=10))]
    pub(crate) min: u32,
    /// The most moves that the winner may need.
    #[arg(long, value_name = "N", default_value = "5", value_parser = clap::value_parser!(u32).range(1..=10))]
    pub(crate) max: u32,
    /// The other first moves must not do within so many moves more, either.
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(0..=10))]
    pub(crate) margin: u32,
    /// Stops after so many puzzles.
    #[arg(long, value_name = "N")]
    pub(crate) count: Option<usize>,
    /// The most puzzles of each kind, to win and to hold, from one game.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) per_game: usize,
    /// The nodes of the search that looks for candidates and, in self-play, for moves.
    #[arg(long, value_name = "N", default_value_t = 5000)]
    pub(crate) nodes: u64,
    /// The nodes after which a proof is given up, and the candidate with it.
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    pub(crate) proof_nodes: u64,
    /// The rule set [default: that of the file; berkeley for self-play].
    #[arg(long, value_name = "NAME")]
    pub(crate) rules: Option<Preset>,
    /// The size of the board for self-play.
    #[arg(long, value_name = "WxH", default_value_t = Size::STANDARD)]
    pub(crate) board: Size,
}

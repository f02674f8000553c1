use clap::Args;
use loa::{Preset, Size, Start};
use loa_notation::Fen;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

const ANALYZE_HELP: &str = "\
Without --position and --game the start position is looked at. Without --time, --nodes and --depth a
position gets 5 seconds, and each position of a game 1 second. Ctrl-C ends the thinking; what was found
till then is printed. docs/analysis.md describes the judgements and what --json prints.

Exit status: 0 done, 2 it could not be done.";

#[derive(Args)]
#[command(after_help = ANALYZE_HELP)]
pub(crate) struct AnalyzeFlags {
    /// The position, in FEN.
    #[arg(long, value_name = "FEN", conflicts_with_all = ["board", "start"])]
    pub(crate) position: Option<Fen>,
    /// The game, an SGF file: every move is judged.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "board", "start", "moves"])]
    pub(crate) game: Option<PathBuf>,
    /// Which game of the file, from 1 [default: the only one].
    #[arg(long, value_name = "N", requires = "game")]
    pub(crate) number: Option<NonZeroUsize>,
    /// The rule set [default: berkeley; that of the file].
    #[arg(long, value_name = "NAME")]
    pub(crate) rules: Option<Preset>,
    /// The size of the board, with its start position [default: 8x8].
    #[arg(long, value_name = "WxH")]
    pub(crate) board: Option<Size>,
    /// The start position: standard, sides or scrambled [default: what goes with the rules].
    #[arg(long, value_name = "NAME")]
    pub(crate) start: Option<Start>,
    /// Moves to play first, as in "b1-b3 a2-c2".
    #[arg(long, value_name = "MOVES")]
    pub(crate) moves: Option<String>,
    /// How many of the best moves to show, with a line of play each.
    #[arg(long, value_name = "K", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub(crate) lines: u16,
    /// The seconds to think, for each position.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) time: Option<Duration>,
    /// The most nodes to visit, for each position.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    /// The most plies to look ahead.
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) depth: Option<u32>,
    /// The number of threads.
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: u16,
    /// The memory for the table of positions, in MiB.
    #[arg(long, value_name = "MIB", default_value = "64", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) hash: u32,
    /// Solved tables, for exact values where they have the position.
    #[arg(long, value_name = "DIR")]
    pub(crate) tables: Option<PathBuf>,
    /// Prints one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
    /// Draws the chance to win over the game.
    #[arg(long, value_name = "FILE", requires = "game")]
    pub(crate) svg: Option<PathBuf>,
    /// Writes the game with comments and variations.
    #[arg(long, value_name = "FILE", requires = "game")]
    pub(crate) sgf: Option<PathBuf>,
}

/// Reads a number of seconds.
fn seconds(text: &str) -> Result<Duration, String> {
    let number: Option<f64> = text.parse().ok();
    let time = number.and_then(|number| Duration::try_from_secs_f64(number).ok());
    let week = Duration::from_secs(7 * 24 * 3600);
    time.filter(|time| !time.is_zero() && *time <= week)
        .ok_or_else(|| "expected seconds, above 0 and up to a week".to_owned())
}

use clap::Args;
use loa::{Preset, Size, Start};
use loa_notation::Fen;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

const ANALYZE_HELP: &str = "\
Without --position or --game, the start position is analysed. The default time is 5 seconds for a
position and 1 second for each position of a game. Ctrl-C ends the search and prints what it has
found. docs/analysis.md describes the judgements and the JSON output.

Exit status: 0 done, 2 an error.";

#[derive(Args)]
#[command(after_help = ANALYZE_HELP)]
pub(crate) struct AnalyzeFlags {
    /// Position to analyse, in FEN.
    #[arg(long, value_name = "FEN", conflicts_with_all = ["board", "start"])]
    pub(crate) position: Option<Fen>,
    /// Game to review, an SGF file.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "board", "start", "moves"])]
    pub(crate) game: Option<PathBuf>,
    /// Number of the game in the file, from 1 [default: the only one].
    #[arg(long, value_name = "N", requires = "game")]
    pub(crate) number: Option<NonZeroUsize>,
    /// Rule set [default: olympiad; that of the file].
    #[arg(long, value_name = "NAME")]
    pub(crate) rules: Option<Preset>,
    /// Board size; the game begins at its start position [default: 8x8].
    #[arg(long, value_name = "WxH")]
    pub(crate) board: Option<Size>,
    /// Start position: standard, sides or scrambled [default: that of the rules].
    #[arg(long, value_name = "NAME")]
    pub(crate) start: Option<Start>,
    /// Moves to play first, such as "b1-b3 a2-c2".
    #[arg(long, value_name = "MOVES")]
    pub(crate) moves: Option<String>,
    /// Number of best moves to show, each with a line of play.
    #[arg(long, value_name = "K", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub(crate) lines: u16,
    /// Seconds for each position.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) time: Option<Duration>,
    /// Maximum number of nodes for each position.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    /// Maximum depth in plies.
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) depth: Option<u32>,
    /// Number of search threads.
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: u16,
    /// Transposition table size in MiB.
    #[arg(long, value_name = "MIB", default_value = "64", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) hash: u32,
    /// Tables of a solved board, for exact values.
    #[arg(long, value_name = "DIR")]
    pub(crate) tables: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
    /// SVG file for a graph of the win chance over the game.
    #[arg(long, value_name = "FILE", requires = "game")]
    pub(crate) svg: Option<PathBuf>,
    /// SGF file for the game with comments and variations.
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

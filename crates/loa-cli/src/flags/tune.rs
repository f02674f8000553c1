use clap::{ArgGroup, Args};
use loa::{Preset, Size};
use loa_engine::Term;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;

#[derive(Args)]
#[command(group(ArgGroup::new("amount").required(true).args(["games", "positions"])))]
pub(crate) struct DatagenFlags {
    /// File for the training data. An unfinished file is continued.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// Number of games in the finished file.
    #[arg(long, value_name = "N")]
    pub(crate) games: Option<NonZeroU32>,
    /// Minimum number of positions in the finished file.
    #[arg(long, value_name = "N")]
    pub(crate) positions: Option<u64>,
    /// Nodes for each move.
    #[arg(long, value_name = "N", default_value_t = 5000)]
    pub(crate) nodes: u64,
    /// Number of threads; the result does not depend on it [default: one for each core].
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<NonZeroUsize>,
    /// Seed of the games.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Rule set [default: olympiad, or that of the games in the file].
    #[arg(long, value_name = "NAME")]
    pub(crate) rules: Option<Preset>,
    /// Board size.
    #[arg(long, value_name = "WxH", default_value_t = Size::STANDARD)]
    pub(crate) board: Size,
}

#[derive(Args)]
pub(crate) struct TuneFlags {
    /// Training data written by 'loa datagen'.
    #[arg(long, value_name = "FILE", required = true, num_args = 1..)]
    pub(crate) data: Vec<PathBuf>,
    /// JSON file for the weights.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// File for the state of the fit; an existing one is continued.
    #[arg(long, value_name = "FILE")]
    pub(crate) checkpoint: Option<PathBuf>,
    /// Maximum number of steps.
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub(crate) iterations: u32,
    /// Weight of the game's result in the target, 0 to 1; the rest is the search score.
    #[arg(long, value_name = "SHARE", default_value_t = 1.0, value_parser = share)]
    pub(crate) lambda: f64,
    /// Hold back every Nth game for validation; 0 holds back none.
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub(crate) hold_back: u64,
    /// Term of the evaluation to leave out; can be repeated.
    #[arg(long, value_name = "TERM")]
    pub(crate) without: Vec<Term>,
    /// Fit one weight per term instead of one for many and one for few pieces.
    #[arg(long)]
    pub(crate) one_phase: bool,
    /// Also fit without each term in turn, and report how much worse the fit is.
    #[arg(long)]
    pub(crate) ablate: bool,
    /// Number of threads; the result does not depend on it [default: one for each core].
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<NonZeroUsize>,
}

fn share(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(share) if (0.0..=1.0).contains(&share) => Ok(share),
        _ => Err("it is not a number from 0 to 1".to_owned()),
    }
}

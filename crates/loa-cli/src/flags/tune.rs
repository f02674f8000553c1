use clap::{ArgGroup, Args};
use loa::{Preset, Size};
use loa_engine::Term;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;

#[derive(Args)]
#[command(group(ArgGroup::new("amount").required(true).args(["games", "positions"])))]
pub(crate) struct DatagenFlags {
    /// The file of training data. Where one has been begun, the work goes on.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// Plays until the file has so many games.
    #[arg(long, value_name = "N")]
    pub(crate) games: Option<NonZeroU32>,
    /// Plays until the file has so many positions.
    #[arg(long, value_name = "N")]
    pub(crate) positions: Option<u64>,
    /// The positions that the engine looks at for each move.
    #[arg(long, value_name = "N", default_value_t = 5000)]
    pub(crate) nodes: u64,
    /// The number of threads; it changes nothing but the time [default: one for each core].
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<NonZeroUsize>,
    /// Plays other games.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// The rule set.
    #[arg(long, value_name = "NAME", default_value = "soucie")]
    pub(crate) rules: Preset,
    /// The size of the board.
    #[arg(long, value_name = "WxH", default_value_t = Size::STANDARD)]
    pub(crate) board: Size,
}

#[derive(Args)]
pub(crate) struct TuneFlags {
    /// Files of training data, written by 'loa datagen'.
    #[arg(long, value_name = "FILE", required = true, num_args = 1..)]
    pub(crate) data: Vec<PathBuf>,
    /// Writes the weights as JSON.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Keeps the state of the fit in a file; where there is one, the fit goes on.
    #[arg(long, value_name = "FILE")]
    pub(crate) checkpoint: Option<PathBuf>,
    /// The most steps.
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub(crate) iterations: u32,
    /// The share of the results in what is aimed at, 0 to 1; the rest is the search's score.
    #[arg(long, value_name = "SHARE", default_value_t = 1.0, value_parser = share)]
    pub(crate) lambda: f64,
    /// Holds one of so many games back, to see how well the weights do with others; 0 holds none.
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub(crate) hold_back: u64,
    /// Leaves a term of the evaluation out; can be given several times.
    #[arg(long, value_name = "TERM")]
    pub(crate) without: Vec<Term>,
    /// Has one weight for each term, however many pieces are on the board.
    #[arg(long)]
    pub(crate) one_phase: bool,
    /// Also fits without each term in turn, and tells how much worse that is.
    #[arg(long)]
    pub(crate) ablate: bool,
    /// The number of threads; it changes nothing but the time [default: one for each core].
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<NonZeroUsize>,
}

fn share(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(share) if (0.0..=1.0).contains(&share) => Ok(share),
        _ => Err("it is not a number from 0 to 1".to_owned()),
    }
}

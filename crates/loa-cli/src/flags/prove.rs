use bytesize::ByteSize;
use clap::Args;
use loa::{Color, Position, Preset, Size, Start};
use loa_notation::Fen;
use std::num::{NonZeroU8, NonZeroUsize};
use std::path::PathBuf;

#[derive(Args)]
#[command(after_help = "Exit status: 0 proved, 1 disproved, 2 not decided.")]
pub(crate) struct ProveFlags {
    /// Board size.
    #[arg(long, value_name = "WxH", default_value_t = Size::STANDARD)]
    pub(crate) board: Size,
    /// Start position: standard, sides or scrambled.
    #[arg(long, value_name = "NAME", default_value_t = Start::Standard)]
    pub(crate) start: Start,
    /// Position in FEN, instead of a start position.
    #[arg(long, value_name = "FEN", conflicts_with_all = ["board", "start"])]
    pub(crate) position: Option<Fen>,
    /// Rule set; repetition and move limit are ignored.
    #[arg(long, value_name = "NAME", default_value = "olympiad")]
    pub(crate) rules: Preset,
    /// Side that is to win, black or white [default: both are tried in turn].
    #[arg(long, value_name = "COLOR")]
    pub(crate) winner: Option<Color>,
    /// Most plies of the win, the opponent's included.
    #[arg(long, value_name = "PLIES")]
    pub(crate) within: Option<NonZeroU8>,
    /// Folder of solved tables of the same board and rules.
    #[arg(long, value_name = "DIR")]
    pub(crate) tables: Option<PathBuf>,
    /// Write a certificate, which 'loa check-proof' checks.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Number of search threads.
    #[arg(long, value_name = "N", default_value = "1")]
    pub(crate) threads: NonZeroUsize,
    /// Transposition table size.
    #[arg(long, value_name = "SIZE", default_value = "1GiB")]
    pub(crate) memory: ByteSize,
    /// Give up after this many nodes.
    #[arg(long, value_name = "N")]
    pub(crate) nodes: Option<u64>,
}

impl ProveFlags {
    /// Returns the position to prove a win from.
    pub(crate) fn position(&self) -> Position {
        match &self.position {
            Some(fen) => fen.position,
            None => Position::start(self.board, self.start),
        }
    }
}

#[derive(Args)]
#[command(after_help = "Exit status: 0 the certificate is valid, 2 it is not, or can't be read.")]
pub(crate) struct CheckProofFlags {
    /// Certificate.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

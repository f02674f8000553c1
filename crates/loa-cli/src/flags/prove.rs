use bytesize::ByteSize;
use clap::Args;
use loa::{Color, Position, Preset, Size, Start};
use loa_notation::Fen;
use std::num::{NonZeroU8, NonZeroUsize};
use std::path::PathBuf;

#[derive(Args)]
#[command(after_help = "Exit status: 0 proved, 1 the claim is false, 2 it could not be decided.")]
pub(crate) struct ProveFlags {
    /// The size of the board, with its start position.
    #[arg(long, value_name = "WxH", default_value_t = Size::STANDARD)]
    pub(crate) board: Size,
    /// The start position: standard, sides or scrambled.
    #[arg(long, value_name = "NAME", default_value_t = Start::Standard)]
    pub(crate) start: Start,
    /// Another position, in FEN.
    #[arg(long, value_name = "FEN", conflicts_with_all = ["board", "start"])]
    pub(crate) position: Option<Fen>,
    /// The rule set; its repetition and move limit are left out.
    #[arg(long, value_name = "NAME", default_value = "olympiad")]
    pub(crate) rules: Preset,
    /// The side that is to win, black or white [default: both are tried in turn].
    #[arg(long, value_name = "COLOR")]
    pub(crate) winner: Option<Color>,
    /// The most plies that the win may take, the opponent's counted as well.
    #[arg(long, value_name = "PLIES")]
    pub(crate) within: Option<NonZeroU8>,
    /// Solved tables to look positions up in.
    #[arg(long, value_name = "DIR")]
    pub(crate) tables: Option<PathBuf>,
    /// Writes a certificate, which 'loa check-proof' checks.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// The number of threads.
    #[arg(long, value_name = "N", default_value = "1")]
    pub(crate) threads: NonZeroUsize,
    /// The memory for the table of positions.
    #[arg(long, value_name = "SIZE", default_value = "1GiB")]
    pub(crate) memory: ByteSize,
    /// Gives up after so many nodes.
    #[arg(long, value_name = "N")]
    pub(crate) nodes: Option<u64>,
}

impl ProveFlags {
    /// The position that was asked for.
    pub(crate) fn position(&self) -> Position {
        match &self.position {
            Some(fen) => fen.position,
            None => Position::start(self.board, self.start),
        }
    }
}

#[derive(Args)]
#[command(after_help = "Exit status: 0 the certificate is right, 2 it is not, or can't be read.")]
pub(crate) struct CheckProofFlags {
    /// The certificate.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

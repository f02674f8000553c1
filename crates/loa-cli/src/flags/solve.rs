use bytesize::ByteSize;
use clap::{Args, Subcommand};
use loa::{Preset, Size, Start};
use std::num::NonZeroUsize;
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct SolveFlags {
    /// The size of the board.
    #[arg(long, value_name = "WxH")]
    pub(crate) board: Size,
    /// The rule set; its repetition and move limit are left out.
    #[arg(long, value_name = "NAME", default_value = "gamesman")]
    pub(crate) rules: Preset,
    /// The start position, which tells how many pieces each side has at most.
    #[arg(long, value_name = "NAME", default_value_t = Start::Standard)]
    pub(crate) start: Start,
    /// The folder for the tables. Where one has been begun, the work goes on.
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
    /// The number of threads [default: one for each core].
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<NonZeroUsize>,
    /// The most memory to use, as in 4GiB [default: what is free].
    #[arg(long, value_name = "SIZE")]
    pub(crate) memory: Option<ByteSize>,
}

#[derive(Subcommand)]
pub(crate) enum TablesCommand {
    /// Counts positions by value: in all, by remoteness, and by the pieces on the board.
    Stats(StatsFlags),
    /// Works values out anew from those of the next positions, and compares.
    Verify(VerifyFlags),
}

#[derive(Args)]
pub(crate) struct StatsFlags {
    /// The folder of the tables.
    #[arg(value_name = "DIR")]
    pub(crate) tables: PathBuf,
    /// Prints one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct VerifyFlags {
    /// The folder of the tables.
    #[arg(value_name = "DIR")]
    pub(crate) tables: PathBuf,
    /// Checks this many positions drawn at random instead of all.
    #[arg(long, value_name = "N")]
    pub(crate) sample: Option<u64>,
    /// Makes another sample.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "sample")]
    pub(crate) seed: u64,
    /// The number of threads [default: one for each core].
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<NonZeroUsize>,
}

use bytesize::ByteSize;
use clap::{Args, Subcommand};
use loa::{Preset, Size, Start};
use std::num::NonZeroUsize;
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct SolveFlags {
    /// Board size.
    #[arg(long, value_name = "WxH")]
    pub(crate) board: Size,
    /// Rule set; repetition and move limit are ignored.
    #[arg(long, value_name = "NAME", default_value = "gamesman")]
    pub(crate) rules: Preset,
    /// Start position, which sets the most pieces of each side.
    #[arg(long, value_name = "NAME", default_value_t = Start::Standard)]
    pub(crate) start: Start,
    /// Folder for the tables. A solution that was interrupted is resumed.
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
    /// Number of threads [default: one for each core].
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<NonZeroUsize>,
    /// Most memory to use, as in 4GiB [default: the free memory].
    #[arg(long, value_name = "SIZE")]
    pub(crate) memory: Option<ByteSize>,
}

#[derive(Subcommand)]
pub(crate) enum TablesCommand {
    /// Count positions by value: in all, by remoteness, and by the pieces on the board.
    Stats(StatsFlags),
    /// Recompute values from those of the next positions, and compare.
    Verify(VerifyFlags),
}

#[derive(Args)]
pub(crate) struct StatsFlags {
    /// Folder of the tables.
    #[arg(value_name = "DIR")]
    pub(crate) tables: PathBuf,
    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct VerifyFlags {
    /// Folder of the tables.
    #[arg(value_name = "DIR")]
    pub(crate) tables: PathBuf,
    /// Check this many random positions instead of all.
    #[arg(long, value_name = "N")]
    pub(crate) sample: Option<u64>,
    /// Seed of the sample.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "sample")]
    pub(crate) seed: u64,
    /// Number of threads [default: one for each core].
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<NonZeroUsize>,
}

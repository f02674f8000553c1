use anyhow::Result;
use clap::Parser;
use loa::{Preset, Size, Start};
use loa_solver::Problem;
use std::path::PathBuf;

/// Solves a small board with several processes, which share a folder.
///
/// All get the same arguments, except for --process and --threads. See docs/solving.md.
#[derive(Parser)]
#[command(name = "loa-solve-cluster", version, max_term_width = 100)]
pub(crate) struct Flags {
    /// Board size.
    #[arg(long, value_name = "WxH")]
    pub(crate) board: Size,
    /// Rule set; repetition and move limit are ignored.
    #[arg(long, value_name = "NAME", default_value = "gamesman")]
    pub(crate) rules: Preset,
    /// Start position.
    ///
    /// It sets the most pieces of each side [default: that of the rules].
    #[arg(long, value_name = "NAME")]
    pub(crate) start: Option<Start>,
    /// Most pieces of each side.
    ///
    /// In place of a start position; for boards of any size.
    #[arg(long, value_name = "N", conflicts_with = "start")]
    pub(crate) pieces: Option<u8>,
    /// Folder for the tables, the same for all processes.
    ///
    /// A solution that was interrupted is resumed, also with other processes.
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
    /// File with a line for each process.
    ///
    /// HOST or HOST:PORT [default: the nodes of the Slurm job].
    #[arg(long, value_name = "FILE")]
    pub(crate) hosts: Option<PathBuf>,
    /// Number of this process.
    ///
    /// That of its line, from 0 [default: $SLURM_PROCID].
    #[arg(long, value_name = "N")]
    pub(crate) process: Option<usize>,
    /// Port of processes whose line lacks one.
    #[arg(long, value_name = "PORT", default_value_t = 2101)]
    pub(crate) port: u16,
    /// Number of threads of this process [default: one for each core].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    /// Seconds between checkpoints.
    ///
    /// They are made within a pair of tiers.
    #[arg(long, value_name = "SECONDS", default_value_t = 180)]
    pub(crate) checkpoint: u64,
    /// Seconds to wait for the other processes to start.
    #[arg(long, value_name = "SECONDS", default_value_t = 300)]
    pub(crate) wait: u32,
}

impl Flags {
    /// Returns the problem that the arguments ask for.
    pub(crate) fn problem(&self) -> Result<Problem> {
        let (board, rules) = (self.board, &self.rules.rules);
        Ok(match self.pieces {
            Some(pieces) => Problem::of_pieces(board, pieces, rules)?,
            None => Problem::new(board, self.start.unwrap_or(self.rules.start), rules)?,
        })
    }
}

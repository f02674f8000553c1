//! `loa tables`: statistics and verification of solved boards.

mod checksums;
mod json;
mod markdown;
mod stats;
mod text;

use crate::progress::{bar, on_threads};
use anyhow::Result;
use clap::{Args, Subcommand};
use loa_solver::{Extent, Tables, verify};
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Subcommand)]
pub(crate) enum TablesCommand {
    /// Count positions by value; with --json or --markdown, report all that the tables tell.
    Stats(stats::Flags),
    /// Recompute values from those of the next positions, and compare.
    Verify(VerifyFlags),
}

#[derive(Args)]
pub(crate) struct VerifyFlags {
    /// Folder of the tables.
    #[arg(value_name = "DIR")]
    tables: PathBuf,
    /// Check this many random positions instead of all.
    #[arg(long, value_name = "N")]
    sample: Option<u64>,
    /// Seed of the sample.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "sample")]
    seed: u64,
    /// Number of threads [default: one for each core].
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

/// The exit status if a value is wrong.
const WRONG: u8 = 1;

pub(crate) fn run(command: &TablesCommand) -> Result<ExitCode> {
    match command {
        TablesCommand::Stats(flags) => stats::run(flags),
        TablesCommand::Verify(flags) => check(flags),
    }
}

fn check(flags: &VerifyFlags) -> Result<ExitCode> {
    let tables = Tables::open(&flags.tables)?;
    let extent = match flags.sample {
        None => Extent::All,
        Some(positions) => Extent::Sample {
            positions,
            seed: flags.seed,
        },
    };
    let style = "{wide_bar} {percent:>3} %  {human_pos} of {human_len}, {per_sec}, {eta} left";
    let bar = bar(0, style);
    let progress = |done, total| {
        bar.set_length(total);
        bar.set_position(done);
    };
    let report = on_threads(flags.threads, || verify(&tables, extent, &progress))?;
    bar.finish_and_clear();
    let report = report?;
    let mut out = std::io::stdout().lock();
    for mismatch in &report.first {
        writeln!(out, "{mismatch}")?;
    }
    let (checked, wrong) = (report.checked, report.wrong);
    writeln!(out, "{checked} positions checked, {wrong} wrong")?;
    Ok(if wrong == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(WRONG)
    })
}

//! `loa tables`: statistics and verification of solved boards.

mod json;
mod stats;
mod text;
pub(crate) mod verify;

use crate::done;
use anyhow::{Context, Result};
use clap::Subcommand;
use loa_solver::Tables;
use loa_work::entries_of;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Subcommand)]
pub(crate) enum TablesCommand {
    /// Count positions by value; with --json, report all that the tables tell.
    Stats(stats::Flags),
    /// Recompute values from those of the next positions, and compare.
    Verify(verify::Flags),
}

/// Opens the tables in a folder, for all commands.
pub(crate) fn open(folder: &Path) -> Result<Tables> {
    Tables::open(folder).context("can't read the tables")
}

/// Returns the files of tables in a folder.
pub(crate) fn files(folder: &Path) -> Vec<PathBuf> {
    let is_tier = |path: &Path| path.extension() == Some("tier".as_ref());
    let mut files = entries_of(folder).unwrap_or_default();
    files.retain(|path| is_tier(path) || path.ends_with("manifest.json"));
    files
}

pub(crate) fn run(command: &TablesCommand) -> Result<ExitCode> {
    match command {
        TablesCommand::Stats(flags) => stats::run(flags).map(done),
        TablesCommand::Verify(flags) => verify::run(flags),
    }
}

//! `loa tables`: statistics and verification of solved boards.

mod json;
mod stats;
mod text;
pub(crate) mod verify;

use anyhow::Result;
use clap::Subcommand;
use std::process::ExitCode;

#[derive(Subcommand)]
pub(crate) enum TablesCommand {
    /// Count positions by value; with --json, report all that the tables tell.
    Stats(stats::Flags),
    /// Recompute values from those of the next positions, and compare.
    Verify(verify::Flags),
}

pub(crate) fn run(command: &TablesCommand) -> Result<ExitCode> {
    match command {
        TablesCommand::Stats(flags) => stats::run(flags),
        TablesCommand::Verify(flags) => verify::run(flags),
    }
}

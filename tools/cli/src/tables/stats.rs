//! `loa tables stats`: all that the tables of a solved board tell.

use super::statistics::Statistics;
use super::{json, text};
use crate::progress::on_threads;
use anyhow::Result;
use clap::Args;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;

const STATS_HELP: &str = "\
With --json the report also has the value and first moves of the start positions, the longest games
with their moves, won positions with a single winning move, mutual zugzwangs, and the SHA-256 of all
files. That takes up to half as much memory again as solving, and is left out if a tier is missing.
docs/solving.md explains the report.

Exit status: 0 done, 2 the tables can't be read.";

#[derive(Args)]
#[command(after_help = STATS_HELP)]
pub(crate) struct Flags {
    /// Folder of the tables.
    #[arg(value_name = "DIR")]
    tables: PathBuf,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// Number of threads [default: one for each core].
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

pub(crate) fn run(flags: &Flags) -> Result<ExitCode> {
    let new = || Statistics::new(&flags.tables, flags.json);
    let statistics = on_threads(flags.threads, new)??;
    let mut out = std::io::stdout().lock();
    if flags.json {
        writeln!(out, "{}", json::report(&statistics))?;
        return Ok(ExitCode::SUCCESS);
    }
    text::write(&mut out, &statistics)?;
    if !statistics.missing.is_empty() {
        let missing = statistics.missing.join(" ");
        writeln!(out, "\nunfinished, not solved yet: {missing}")?;
    }
    Ok(ExitCode::SUCCESS)
}

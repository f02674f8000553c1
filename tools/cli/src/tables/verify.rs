//! `loa tables verify`: all values, or a sample, recomputed from those of the next positions.

use crate::progress::{bar, on_threads, stop_on_signals};
use crate::say::tell;
use crate::shard::{ShardFlags, print_result, program, work_off};
use anyhow::{Context, Result};
use clap::Args;
use loa_solver::{Extent, Probe, Tables, Verification, Verifier, verify};
use loa_work::{Item, ShardHead};
use serde_json::{Value as Json, json};
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Args)]
pub(crate) struct Flags {
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
    /// File for the result of each part; unfinished work, in FILE.part, is continued.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    shard: ShardFlags,
}

/// The command in the head of a shard's file.
pub(crate) const COMMAND: &str = "tables verify";

/// The exit status if a value is wrong.
const WRONG: u8 = 1;

pub(super) fn run(flags: &Flags) -> Result<ExitCode> {
    let tables = Tables::open(&flags.tables)?;
    let extent = match flags.sample {
        None => Extent::All,
        Some(positions) => Extent::Sample {
            positions,
            seed: flags.seed,
        },
    };
    if let Some(path) = &flags.out {
        return check_in_parts(flags, path, &tables, extent);
    }
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
    Ok(status(wrong))
}

fn status(wrong: u64) -> ExitCode {
    if wrong == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(WRONG)
    }
}

/// Checks a shard, or all, and keeps the result of each batch of positions.
fn check_in_parts(flags: &Flags, path: &Path, tables: &Tables, extent: Extent) -> Result<ExitCode> {
    flags.shard.watch_parent()?;
    let stop = stop_on_signals()?;
    let problem = tables.problem();
    let mut settings = json!({
        "board": problem.size().to_string(),
        "rules": format!("{:?}", problem.rules()),
        "sample": flags.sample,
        "seed": flags.sample.map(|_| flags.seed),
    });
    match problem.start() {
        Some(start) => settings["start"] = start.name().into(),
        None => settings["pieces"] = problem.material().black.into(),
    }
    let head = ShardHead {
        shard: flags.shard.shard(),
        command: COMMAND.to_owned(),
        program: program(),
        settings: settings.as_object().cloned().unwrap_or_default(),
    };
    let verifier = Verifier::new(tables, extent);
    let batches = u32::try_from(verifier.batches()).context("there are too many positions")?;
    let finished = on_threads(flags.threads, || {
        work_off(path, &head, batches, &stop, &mut |batch| {
            Ok(Some(batch_in_json(&verifier.check(batch.into())?)))
        })
    })??;
    let counts = verified(&finished.items)?;
    print_result(path, head.shard, &counts, finished.before)?;
    Ok(status_of(&counts))
}

fn batch_in_json(batch: &Verification) -> Json {
    let first: Vec<String> = batch.first.iter().map(ToString::to_string).collect();
    json!({ "checked": batch.checked, "wrong": batch.wrong, "first": first })
}

/// Adds up the batches of a shard's file; prints the first wrong values.
pub(crate) fn verified(items: &[Item]) -> Result<Json> {
    let (mut checked, mut wrong, mut shown) = (0, 0, 0);
    for item in items {
        let batch: Json = serde_json::from_slice(&item.json)?;
        let number = |key: &str| {
            let number = batch[key].as_u64();
            number.with_context(|| format!("item {} has no '{key}'", item.number))
        };
        checked += number("checked")?;
        wrong += number("wrong")?;
        for mismatch in batch["first"].as_array().into_iter().flatten() {
            if let Some(text) = mismatch.as_str()
                && shown < Verification::SHOWN
            {
                shown += 1;
                tell!("{text}");
            }
        }
    }
    Ok(json!({ "positions": checked, "wrong": wrong }))
}

/// Returns the exit status for what [`verified`] has counted.
pub(crate) fn status_of(counts: &Json) -> ExitCode {
    status(counts["wrong"].as_u64().unwrap_or(0))
}

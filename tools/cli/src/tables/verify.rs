//! `loa tables verify`: all values, or a sample, recomputed from those of the next positions.

use crate::answer_status;
use crate::merge;
use crate::numbers::threads;
use crate::progress::{bar, on_threads};
use crate::say::{say, tell};
use crate::shard::{self, ShardFlags, Sharded, conclude, in_turn, open_items, read_item, work_off};
use anyhow::{Context, Result};
use clap::Args;
use loa_solver::{Extent, Probe, Tables, Verification, Verifier};
use loa_work::{Interrupt, Item, JsonLines, ShardHead, ShardItems, stop_on_signals};
use serde_json::{Value as Json, json};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::PathBuf;
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
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<NonZeroUsize>,
    /// File for the result of each part; unfinished work, in FILE.part, is continued.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    shard: ShardFlags,
}

pub(super) fn run(flags: &Flags) -> Result<ExitCode> {
    let tables = super::open(&flags.tables)?;
    let extent = match flags.sample {
        None => Extent::All,
        Some(positions) => Extent::Sample {
            positions,
            seed: flags.seed,
        },
    };
    let verifier = on_threads(flags.threads, || Verifier::new(&tables, extent))??;
    let batches = u32::try_from(verifier.batches()).context("there are too many positions")?;
    let (items, stop) = match &flags.out {
        None => (ShardItems::unkept(batches), Interrupt::never()),
        Some(path) => {
            flags.shard.watch_parent()?;
            let items = open_items::<JsonLines>(path, &head(flags, &tables)?, batches)?;
            (items, stop_on_signals()?)
        }
    };
    let style = "{wide_bar} {percent:>3} %  {human_pos} of {human_len}, {per_sec}, {eta} left";
    let shard = flags.shard.shard();
    let bar = bar(verifier.total().div_ceil(shard.count().into()), style);
    let work = in_turn(|batch| {
        let found = verifier.check(batch.into())?;
        Ok((!stop.is_requested()).then_some(found))
    });
    let mut sum = Verification::default();
    let ended = on_threads(flags.threads, || {
        work_off(items, work, &bar, |item| {
            let added = add(&mut sum, &item)?;
            bar.set_position(sum.checked);
            Ok(added)
        })
    })??;
    if let Some(path) = &flags.out {
        conclude(path, shard, ended, (&tell_mismatches(&sum), "items"))?;
    } else {
        sum.first.iter().try_for_each(|it| say!("{it}"))?;
        say!("{} positions checked, {} wrong", sum.checked, sum.wrong)?;
    }
    Ok(answer_status(sum.wrong == 0))
}

/// Puts shards together.
pub(crate) fn merge(flags: &merge::Flags) -> Result<ExitCode> {
    let mut sum = Verification::default();
    flags.merge::<JsonLines, _>(&mut sum, add, |sum| Ok(tell_mismatches(sum)))?;
    Ok(answer_status(sum.wrong == 0))
}

/// Returns what a file with the results is of.
fn head(flags: &Flags, tables: &Tables) -> Result<ShardHead> {
    let problem = tables.problem();
    let mut settings = json!({
        "board": problem.size(),
        "rules": format!("{:?}", problem.rules()),
        "sample": flags.sample,
        "seed": flags.sample.map(|_| flags.seed),
    });
    match problem.start() {
        Some(start) => settings["start"] = json!(start),
        None => settings["pieces"] = problem.material().black.into(),
    }
    shard::head(flags.shard.shard(), Sharded::Verify, settings)
}

/// Prints the first wrong values on standard error, and returns the numbers.
fn tell_mismatches(sum: &Verification) -> Json {
    for mismatch in &sum.first {
        tell!("{mismatch}");
    }
    json!({ "positions": sum.checked, "wrong": sum.wrong })
}

/// Adds the result of a batch of positions.
fn add(sum: &mut Verification, item: &Item) -> Result<ControlFlow<()>> {
    sum.add(read_item(item)?);
    Ok(ControlFlow::Continue(()))
}

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
use loa_work::{Fold, Interrupt, Item, JsonLines, ShardHead, ShardItems, stop_on_signals};
use serde_json::{Value as Json, json};
use std::num::NonZeroUsize;
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
    let mut sum = Sum::default();
    let ended = on_threads(flags.threads, || {
        work_off(items, work, &mut sum, &bar, |sum, _| sum.0.checked)
    })??;
    if let Some(path) = &flags.out {
        conclude(path, shard, ended, (&sum.tell(), "items"))?;
    } else {
        sum.0.first.iter().try_for_each(|it| say!("{it}"))?;
        say!("{} positions checked, {} wrong", sum.0.checked, sum.0.wrong)?;
    }
    Ok(answer_status(sum.0.wrong == 0))
}

/// Puts shards together.
pub(crate) fn merge(flags: &merge::Flags) -> Result<ExitCode> {
    let mut sum = Sum::default();
    flags.merge::<JsonLines, _>(&mut sum, |sum| Ok(sum.tell()))?;
    Ok(answer_status(sum.0.wrong == 0))
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

/// The result for some batches of positions together.
#[derive(Default)]
struct Sum(Verification);

impl Sum {
    /// Prints the first wrong values on standard error, and returns the numbers.
    fn tell(&self) -> Json {
        for mismatch in &self.0.first {
            tell!("{mismatch}");
        }
        json!({ "positions": self.0.checked, "wrong": self.0.wrong })
    }
}

impl Fold<Item> for Sum {
    type Error = anyhow::Error;

    fn add(&mut self, item: Item) -> Result<()> {
        self.0.add(read_item(&item)?);
        Ok(())
    }
}

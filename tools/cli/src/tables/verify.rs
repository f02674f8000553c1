//! `loa tables verify`: all values, or a sample, recomputed from those of the next positions.

use crate::answer_status;
use crate::merge;
use crate::progress::{bar, on_threads};
use crate::say::{say, tell};
use crate::shard::{self, InTurn, ShardFlags, Sharded, conclude, open_items, read_item, work_off};
use anyhow::{Context, Result};
use clap::Args;
use loa_solver::{Extent, Probe, Tables, Verification, Verifier};
use loa_work::{Fold, Item, JsonLines, ShardHead, ShardItems, stop_on_signals};
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::Ordering;

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

pub(super) fn run(flags: &Flags) -> Result<ExitCode> {
    let tables = Tables::open(&flags.tables)?;
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
        None => (ShardItems::unkept(batches), Arc::default()),
        Some(path) => {
            flags.shard.watch_parent()?;
            let items = open_items(path, &head(flags, &tables)?, batches)?;
            (items, stop_on_signals()?)
        }
    };
    let style = "{wide_bar} {percent:>3} %  {human_pos} of {human_len}, {per_sec}, {eta} left";
    let shard = flags.shard.shard();
    let bar = bar(verifier.total().div_ceil(shard.count().into()), style);
    let mut work = InTurn(|batch: u32| {
        let found = verifier.check(batch.into())?;
        let batch = Checked {
            checked: found.checked,
            wrong: found.wrong,
            first: found.first.iter().map(ToString::to_string).collect(),
        };
        Ok((!stop.load(Ordering::Relaxed)).then_some(batch))
    });
    let mut sum = Checked::default();
    let ended = on_threads(flags.threads, || {
        work_off(items, &mut work, &mut sum, &bar, |sum, _| sum.checked)
    })??;
    if let Some(path) = &flags.out {
        conclude(path, shard, ended, (&sum.tell(), "items"))?;
    } else {
        sum.first.iter().try_for_each(|it| say!("{it}"))?;
        say!("{} positions checked, {} wrong", sum.checked, sum.wrong)?;
    }
    Ok(answer_status(sum.wrong == 0))
}

/// Puts shards together.
pub(crate) fn merge(flags: &merge::Flags) -> Result<ExitCode> {
    let mut sum = Checked::default();
    flags.merge::<JsonLines, _>(&mut sum, |sum| Ok(sum.tell()))?;
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

/// The result for one batch of positions, or for some together.
#[derive(Default, Serialize, Deserialize)]
struct Checked {
    checked: u64,
    wrong: u64,
    /// The first wrong values.
    first: Vec<String>,
}

impl Checked {
    /// Prints the first wrong values on standard error, and returns the numbers.
    fn tell(&self) -> Json {
        for mismatch in &self.first {
            tell!("{mismatch}");
        }
        json!({ "positions": self.checked, "wrong": self.wrong })
    }
}

impl Fold<Item> for Checked {
    type Error = anyhow::Error;

    fn add(&mut self, item: Item) -> Result<()> {
        let batch: Checked = read_item(&item)?;
        self.checked += batch.checked;
        self.wrong += batch.wrong;
        let room = Verification::SHOWN - self.first.len();
        self.first.extend(batch.first.into_iter().take(room));
        Ok(())
    }
}

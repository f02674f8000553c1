//! `loa tables verify`: all values, or a sample, recomputed from those of the next positions.

use crate::progress::{bar, on_threads, stop_on_signals};
use crate::say::tell;
use crate::shard::{InTurn, Output, ShardFlags, conclude, open_part, program, work_off};
use anyhow::{Context, Result};
use clap::Args;
use indicatif::ProgressBar;
use loa_solver::{Extent, Probe, Tables, Verification, Verifier};
use loa_work::{Fold, Item, Part, ShardHead};
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use std::io::Write;
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
    let verifier = Verifier::new(&tables, extent);
    let batches = u32::try_from(verifier.batches()).context("there are too many positions")?;
    let (part, stop) = match &flags.out {
        None => (Part::unkept(batches), Arc::default()),
        Some(path) => {
            flags.shard.watch_parent()?;
            let part = open_part(path, &head(flags, &tables), batches)?;
            (part, stop_on_signals()?)
        }
    };
    let style = "{wide_bar} {percent:>3} %  {human_pos} of {human_len}, {per_sec}, {eta} left";
    let shard = flags.shard.shard();
    let bar = bar(verifier.total().div_ceil(shard.count().into()), style);
    let mut work = InTurn(|batch: u32| {
        let batch = Batch::of(&verifier.check(batch.into())?);
        let batch = (!stop.load(Ordering::Relaxed)).then_some(batch);
        Ok(batch.map(serde_json::to_value).transpose()?)
    });
    let mut sum = Batch::default();
    let ended = on_threads(flags.threads, || work_off(part, &mut work, &mut sum, &bar))??;
    match &flags.out {
        Some(path) => {
            sum.tell();
            conclude(path, shard, ended, (&sum.counts(), "items"))?;
        }
        None => {
            let mut out = std::io::stdout().lock();
            sum.first.iter().try_for_each(|it| writeln!(out, "{it}"))?;
            let Batch { checked, wrong, .. } = sum;
            writeln!(out, "{checked} positions checked, {wrong} wrong")?;
        }
    }
    Ok(sum.status())
}

/// Returns what a file with the results is of.
fn head(flags: &Flags, tables: &Tables) -> ShardHead {
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
    ShardHead {
        shard: flags.shard.shard(),
        command: COMMAND.to_owned(),
        program: program(),
        settings: settings.as_object().cloned().unwrap_or_default(),
    }
}

/// The result of one batch of positions, or of some together.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct Batch {
    checked: u64,
    wrong: u64,
    /// The first wrong values.
    first: Vec<String>,
}

impl Batch {
    fn of(batch: &Verification) -> Batch {
        Batch {
            checked: batch.checked,
            wrong: batch.wrong,
            first: batch.first.iter().map(ToString::to_string).collect(),
        }
    }

    /// Prints the first wrong values on standard error.
    pub(crate) fn tell(&self) {
        for mismatch in &self.first {
            tell!("{mismatch}");
        }
    }

    /// Returns the exit status.
    pub(crate) fn status(&self) -> ExitCode {
        match self.wrong {
            0 => ExitCode::SUCCESS,
            _ => ExitCode::from(WRONG),
        }
    }
}

impl Fold<Item> for Batch {
    type Error = anyhow::Error;

    fn add(&mut self, item: Item) -> Result<()> {
        let batch: Batch = serde_json::from_slice(&item.json)
            .with_context(|| format!("item {} can't be understood", item.number))?;
        self.checked += batch.checked;
        self.wrong += batch.wrong;
        let room = Verification::SHOWN - self.first.len();
        self.first.extend(batch.first.into_iter().take(room));
        Ok(())
    }
}

impl Output<Item> for Batch {
    fn counts(&self) -> Json {
        json!({ "positions": self.checked, "wrong": self.wrong })
    }

    fn show(&self, bar: &ProgressBar, _: u32) {
        bar.set_position(self.checked);
    }
}

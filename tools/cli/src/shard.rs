//! Shared by the commands that can do a part of their work: `--shard`, `--parent`, the work itself
//! and its result.

use crate::hashing::hash_of_file;
use crate::say::{say, tell};
use anyhow::{Context, Error, Result, bail};
use clap::Args;
use indicatif::ProgressBar;
use loa_train::engine_fingerprint;
use loa_work::system::parent_id;
use loa_work::{Format, Item, Numbers, Shard, ShardHead, ShardItems, Take, WorkEnd, WorkError};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use signal_hook::consts::SIGTERM;
use signal_hook::low_level;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Duration;
use std::{process, thread};

loa::named! {
    /// A command that can do a part of its work, as the heads of files name it.
    pub(crate) enum Sharded: "a command with shards" {
        Analyze = "analyze",
        Datagen = "datagen",
        Match = "match",
        Puzzles = "puzzles",
        Verify = "tables verify",
    }
}

#[derive(Args)]
pub(crate) struct ShardFlags {
    /// Does only every N-th part of the work, beginning with the I-th; 'loa merge' puts the shards
    /// 1/N to N/N together.
    #[arg(long, value_name = "I/N", requires = "out")]
    pub(crate) shard: Option<Shard>,
    /// Ends when the process with this number is not the parent any more.
    #[arg(long, value_name = "PID")]
    parent: Option<u32>,
}

impl ShardFlags {
    /// Returns the shard, by default all of the work.
    pub(crate) fn shard(&self) -> Shard {
        self.shard.unwrap_or(Shard::ALL)
    }

    /// Makes the program end with its parent, if that is wanted: first as after SIGTERM, then at
    /// once.
    pub(crate) fn watch_parent(&self) -> Result<()> {
        const PAUSE: Duration = Duration::from_millis(100);
        const GRACE: Duration = Duration::from_secs(5);
        let Some(parent) = self.parent else {
            return Ok(());
        };
        parent_id().context("--parent: this system does not tell the parent of a process")?;
        let watch = move || {
            while parent_id() == Some(parent) {
                thread::sleep(PAUSE);
            }
            let _ = low_level::raise(SIGTERM);
            thread::sleep(GRACE);
            loa_match::kill_descendants();
            process::exit(loa_work::status_after(SIGTERM).into());
        };
        let started = thread::Builder::new().spawn(watch);
        started.context("can't start a thread")?;
        Ok(())
    }
}

/// Returns what the file of a shard is of. The settings are an object with all that the items
/// depend on.
pub(crate) fn head(shard: Shard, command: Sharded, settings: impl Serialize) -> Result<ShardHead> {
    let program = engine_fingerprint();
    let head = ShardHead::new(shard, command.name(), &program, &settings);
    Ok(head?)
}

/// Returns what an item has.
pub(crate) fn read_item<T: DeserializeOwned>(item: &Item) -> Result<T> {
    let read = serde_json::from_slice(&item.json);
    read.with_context(|| format!("item {} can't be understood", item.number))
}

/// Returns work whose items are done one after the other: the function gets a number and returns
/// the result, or `None` if it was stopped.
pub(crate) fn in_turn<T: Serialize>(
    mut work: impl FnMut(u32) -> Result<Option<T>>,
) -> impl FnMut(&mut Numbers<'_>, &mut Take<'_, Item, Error>) -> Result<()> {
    move |numbers, take| {
        for number in numbers {
            let Some(result) = work(number)? else {
                break;
            };
            if take(Item::new(number, &result)?)?.is_break() {
                break;
            }
        }
        Ok(())
    }
}

/// Opens the file of a shard, or makes it, and tells what was wrong with it.
pub(crate) fn open_items<F: Format>(
    path: &Path,
    head: &F::Head,
    end: u32,
) -> Result<ShardItems<F>> {
    let items = ShardItems::kept(path, head, end)?;
    if let Some(damage) = items.damage() {
        let path = path.display();
        tell!("loa: {path}: {damage}; later items are done again");
    }
    Ok(items)
}

/// Does the items that are left. `take` gets all, and moves the bar.
pub(crate) fn work_off<F: Format, E: From<WorkError>>(
    items: ShardItems<F>,
    work: impl FnOnce(&mut Numbers<'_>, &mut Take<'_, F::Item, E>) -> Result<(), E>,
    bar: &ProgressBar,
    mut take: impl FnMut(F::Item) -> Result<ControlFlow<()>, E>,
) -> Result<WorkEnd, E> {
    let (before, mut count) = (items.before(), 0);
    bar.tick();
    let ended = items.run(work, &mut |item| {
        let taken = take(item);
        count += 1;
        if count == before {
            // What was there before says nothing about the speed.
            bar.reset_eta();
        }
        taken
    });
    bar.finish_and_clear();
    ended
}

/// Prints the result of a command on one line of JSON; an error if it was stopped.
pub(crate) fn conclude(
    path: &Path,
    shard: Shard,
    ended: WorkEnd,
    (counts, unit): (&Value, &str),
) -> Result<()> {
    if let WorkEnd::Stopped(items) = ended {
        let path = path.display();
        bail!("stopped with {items} {unit} in {path}; the same command continues");
    }
    print_result(path, shard, counts, ended == WorkEnd::Before)
}

/// Prints the result of a command on one line of JSON.
pub(crate) fn print_result(path: &Path, shard: Shard, counts: &Value, before: bool) -> Result<()> {
    if before {
        tell!("loa: {} was finished before", path.display());
    }
    let mut result = result(path, counts)?;
    result["shard"] = shard.to_string().into();
    result["before"] = before.into();
    say!("{result}")?;
    Ok(())
}

/// Prints a file's name, its hash and what it has.
pub(crate) fn print(path: &Path, counts: &Value) -> Result<()> {
    say!("{}", result(path, counts)?)?;
    Ok(())
}

/// Returns what is said about each file: its name, its hash, what it has.
fn result(path: &Path, counts: &Value) -> Result<Value> {
    let hash = hash_of_file(path)?;
    Ok(json!({ "file": path.display().to_string(), "sha256": hash, "counts": counts }))
}

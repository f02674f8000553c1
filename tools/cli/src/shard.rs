//! Shared by the commands that can do a part of their work: `--shard`, `--parent`, the work itself
//! and its result.

use crate::hashing::hash_of_file;
use crate::progress;
use crate::say::{say, tell};
use anyhow::{Context, Result, bail};
use clap::Args;
use loa_train::engine_fingerprint;
use loa_work::{Contents, Format, Item, JsonLines, Opened, Shard, ShardFile, ShardHead};
use serde_json::{Value, json};
use signal_hook::consts::SIGTERM;
use signal_hook::low_level;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use std::{process, thread};

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
        let watch = move || {
            while parent_is(parent) {
                thread::sleep(PAUSE);
            }
            let _ = low_level::raise(SIGTERM);
            thread::sleep(GRACE);
            loa_match::kill_descendants();
            process::exit(progress::status_after(SIGTERM).into());
        };
        let started = thread::Builder::new().spawn(watch);
        started.context("can't start a thread")?;
        Ok(())
    }
}

#[cfg(unix)]
fn parent_is(parent: u32) -> bool {
    std::os::unix::process::parent_id() == parent
}

#[cfg(not(unix))]
fn parent_is(_: u32) -> bool {
    true
}

/// Returns the version of this program, and a checksum of what its engine finds.
pub(crate) fn program() -> String {
    engine_fingerprint()
}

/// A shard's file whose items are all done.
pub(crate) struct Finished {
    pub(crate) items: Vec<Item>,
    /// Whether they were before.
    pub(crate) before: bool,
}

/// Does the items of a shard below a number that are not in its file. `work` gets the number of an
/// item and returns its result, or `None` if it was stopped.
pub(crate) fn work_off(
    path: &Path,
    head: &ShardHead,
    end: u32,
    stop: &AtomicBool,
    work: &mut dyn FnMut(u32) -> Result<Option<Value>>,
) -> Result<Finished> {
    let is_finished = |contents: &Contents<JsonLines>| contents.end.is_some_and(|it| it >= end);
    let mut file = match ShardFile::open(path, head, is_finished)? {
        Opened::Begun(file) => file,
        Opened::Finished(Contents { items, .. }) => {
            let before = true;
            return Ok(Finished { items, before });
        }
    };
    tell_damage(&file);
    let style = "{wide_bar} {pos} of {len} items, {eta} left";
    let bar = progress::bar(head.shard.count_below(end).into(), style);
    bar.set_position(file.contents().count.into());
    bar.reset_eta();
    while let Some(number) = file.next_number().filter(|number| *number < end) {
        let result = work(number)?;
        let Some(result) = result.filter(|_| !stop.load(Ordering::Relaxed)) else {
            bar.finish_and_clear();
            bail!(
                "stopped with {} items in {}; the same command continues",
                file.contents().count,
                path.display()
            );
        };
        file.append(Item::new(number, &result)?)?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let Contents { items, .. } = file.finish(end)?;
    let before = false;
    Ok(Finished { items, before })
}

/// Tells what was wrong with a file when it was opened.
pub(crate) fn tell_damage<F: Format>(file: &ShardFile<F>) {
    if let Some(damage) = &file.contents().damage {
        let path = file.path().display();
        tell!("loa: {path}: {damage}; later items are done again");
    }
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

/// Returns what is said about each file: its name, its hash, what it has.
pub(crate) fn result(path: &Path, counts: &Value) -> Result<Value> {
    let hash = hash_of_file(path).with_context(|| format!("can't read {}", path.display()))?;
    Ok(json!({ "file": path.display().to_string(), "sha256": hash, "counts": counts }))
}

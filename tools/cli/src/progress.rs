//! Shared by the commands that work for long: progress bars, threads, and signals that stop the
//! work.

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
pub(crate) use loa_work::stop_on_signals;
use loa_work::system::{Caught, catch_signals};
use rayon::ThreadPoolBuilder;
use signal_hook::consts::SIGINT;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// What bars of work in items show.
pub(crate) const ITEMS: &str = "{wide_bar} {pos} of {len} items, {eta} left";

/// Makes a progress bar, which shows nothing unless standard error is a terminal.
pub(crate) fn bar(length: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template);
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Does work on a number of threads, one for each core if none is given.
pub(crate) fn on_threads<T: Send>(
    threads: Option<NonZeroUsize>,
    work: impl FnOnce() -> T + Send,
) -> Result<T> {
    let pool = ThreadPoolBuilder::new().num_threads(threads.map_or(0, NonZeroUsize::get));
    Ok(pool
        .build()
        .context("the threads can't be started")?
        .install(work))
}

/// Makes Ctrl-C set a flag; a second one before the flag is cleared ends the program.
pub(crate) fn stop_on_interrupt(stop: &Arc<AtomicBool>) -> Result<()> {
    let caught = Caught {
        flag: Arc::clone(stop),
        second_ends: true,
        ..Caught::default()
    };
    catch_signals(&[SIGINT], &caught).context("can't listen to Ctrl-C")
}

/// Returns the exit status of a program that a signal has ended, as shells report it.
pub(crate) fn status_after(signal: i32) -> u8 {
    u8::try_from(128 + signal).unwrap_or(u8::MAX)
}

//! Shared by the commands that work for long: progress bars and threads.

use anyhow::{Result, anyhow};
use indicatif::{HumanCount, ProgressBar, ProgressState, ProgressStyle};
use rayon::ThreadPoolBuilder;
use std::fmt::Write;
use std::num::NonZeroUsize;

/// What bars of work in items show.
pub(crate) const ITEMS: &str = "{wide_bar} {pos} of {len} items, {eta} left";

/// Makes a progress bar, which shows nothing unless standard error is a terminal. It is cleared
/// when it is dropped.
pub(crate) fn bar(length: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template);
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    let style = style.with_key("per_sec", |state: &ProgressState, out: &mut dyn Write| {
        // Only a slow bar needs a decimal.
        let _ = match state.per_sec() {
            slow if slow < 10.0 => write!(out, "{slow:.1}/s"),
            speed => write!(out, "{}/s", HumanCount(speed as u64)),
        };
    });
    ProgressBar::new(length).with_style(style)
}

/// Does work on a number of threads, one for each core if none is given.
pub(crate) fn on_threads<T: Send>(
    threads: Option<NonZeroUsize>,
    work: impl FnOnce() -> T + Send,
) -> Result<T> {
    let pool = ThreadPoolBuilder::new().num_threads(threads.map_or(0, NonZeroUsize::get));
    // As text: its cause has the same one.
    let pool = pool.build();
    let pool = pool.map_err(|error| anyhow!("the threads can't be started: {error}"))?;
    Ok(pool.install(work))
}

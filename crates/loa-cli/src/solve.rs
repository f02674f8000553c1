//! `loa solve`: the values of all positions of a small board.

use crate::flags::SolveFlags;
use crate::memory::memory_available;
use anyhow::{Context, Result, bail};
use bytesize::ByteSize;
use indicatif::{ProgressBar, ProgressStyle};
use loa::Color;
use loa_solver::{
    Folder, Probe, Problem, Progress, SolveError, SolveOptions, Tables, Tier, Watch, memory_needed,
    solve,
};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;
use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::time::Instant;

pub(crate) fn run(flags: &SolveFlags) -> Result<ExitCode> {
    let problem = Problem::new(flags.board, flags.start, &flags.rules.rules)?;
    let mut options = SolveOptions::default();
    if let Some(threads) = flags.threads {
        options.threads = threads.get();
    }
    check_memory(&problem, &options, flags.memory)?;
    let mut folder = Folder::create_or_resume(&flags.out, &problem)?;
    let stop = stop_on_signals()?;
    let shown = ProgressView::new();
    let watch = Watch {
        stop: &stop,
        progress: &|progress| shown.update(progress),
    };
    let begin = Instant::now();
    let solved = solve(&problem, &options, &mut folder, &watch);
    shown.clear();
    match solved {
        Err(SolveError::Stopped) => {
            bail!("stopped; finished tiers are kept, and the same command resumes")
        }
        solved => solved?,
    }
    report(flags, begin)?;
    Ok(ExitCode::SUCCESS)
}

/// Refuses a board that does not fit into memory.
fn check_memory(problem: &Problem, options: &SolveOptions, limit: Option<ByteSize>) -> Result<()> {
    let needed = ByteSize::b(memory_needed(problem, options));
    match (limit, memory_available()) {
        (Some(limit), _) if needed > limit => {
            bail!("{needed} of memory are needed, more than --memory {limit} allows")
        }
        (None, Some(free)) if needed > free => {
            bail!("{needed} of memory are needed, but only {free} are free")
        }
        _ => Ok(()),
    }
}

/// Sets a flag at the first signal; a second one ends the program at once.
pub(crate) fn stop_on_signals() -> Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        flag::register_conditional_default(signal, Arc::clone(&stop))
            .and_then(|_| flag::register(signal, Arc::clone(&stop)))
            .context("can't handle signals")?;
    }
    Ok(stop)
}

fn report(flags: &SolveFlags, begin: Instant) -> Result<()> {
    let tables = Tables::open(&flags.out)?;
    let start = tables.problem().start_position();
    let value = tables
        .probe(&start)?
        .context("the start position has no value")?;
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{} board, {} start, {} rules: {} to move, {value} ({:.1} s)",
        flags.board,
        flags.start,
        flags.rules.name,
        Color::Black,
        begin.elapsed().as_secs_f64(),
    )?;
    Ok(())
}

/// Shows progress: a bar on a terminal, else a line for each tier.
struct ProgressView {
    bar: ProgressBar,
    tier: Mutex<Option<Tier>>,
}

impl ProgressView {
    fn new() -> ProgressView {
        let style = "{msg:>5} {wide_bar} {percent:>3} %  {human_pos} of {human_len} positions, \
                     {per_sec}, {eta} left";
        let bar = ProgressBar::new(0);
        if let Ok(style) = ProgressStyle::with_template(style) {
            bar.set_style(style);
        }
        ProgressView {
            bar,
            tier: Mutex::new(None),
        }
    }

    fn update(&self, progress: Progress) {
        self.bar.set_length(progress.total);
        self.bar.set_position(progress.done);
        let Ok(mut tier) = self.tier.lock() else {
            return;
        };
        if *tier == Some(progress.tier) {
            return;
        }
        *tier = Some(progress.tier);
        self.bar.set_message(progress.tier.to_string());
        if self.bar.is_hidden() {
            // Standard error may be closed.
            let _ = writeln!(
                std::io::stderr(),
                "solving {}: {} of {} positions done",
                progress.tier,
                progress.done,
                progress.total
            );
        }
    }

    fn clear(&self) {
        self.bar.finish_and_clear();
    }
}

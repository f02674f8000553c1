//! `loa solve`: all positions of a small board.

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
    let shown = Shown::new();
    let watch = Watch {
        stop: &stop,
        progress: &|progress| shown.update(progress),
    };
    let begin = Instant::now();
    let solved = solve(&problem, &options, &mut folder, &watch);
    shown.clear();
    match solved {
        Err(SolveError::Stopped) => {
            bail!("stopped; the tiers that are done are kept, and the same command goes on")
        }
        solved => solved?,
    }
    report(flags, begin)?;
    Ok(ExitCode::SUCCESS)
}

/// Refuses what would not fit, before anything is made.
fn check_memory(problem: &Problem, options: &SolveOptions, limit: Option<ByteSize>) -> Result<()> {
    let needed = ByteSize::b(memory_needed(problem, options));
    match limit {
        Some(limit) if needed > limit => {
            bail!("{needed} of memory are needed, more than --memory {limit} allows")
        }
        Some(_) => Ok(()),
        None => match memory_available() {
            Some(available) if needed > available => {
                bail!("{needed} of memory are needed, and {available} are free")
            }
            _ => Ok(()),
        },
    }
}

/// Asks for a stop at the first signal; a second one ends the program at once.
pub(crate) fn stop_on_signals() -> Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        flag::register_conditional_default(signal, Arc::clone(&stop))
            .and_then(|_| flag::register(signal, Arc::clone(&stop)))
            .context("can't listen to signals")?;
    }
    Ok(stop)
}

fn report(flags: &SolveFlags, begin: Instant) -> Result<()> {
    let tables = Tables::open(&flags.out)?;
    let start = tables.problem().start_position();
    let value = tables.probe(&start)?.context("the start has no value")?;
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

/// The progress on the screen: a bar at a terminal, a line for each tier elsewhere.
struct Shown {
    bar: ProgressBar,
    tier: Mutex<Option<Tier>>,
}

impl Shown {
    fn new() -> Shown {
        let style = "{msg:>5} {wide_bar} {percent:>3} %  {human_pos} of {human_len} positions, \
                     {per_sec}, {eta} left";
        let bar = ProgressBar::new(0);
        if let Ok(style) = ProgressStyle::with_template(style) {
            bar.set_style(style);
        }
        Shown {
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
            // Nobody may be listening.
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

//! `loa solve`: the values of all positions of a small board.

use crate::memory::{memory_available, size};
use crate::numbers::threads;
use crate::progress::bar;
use crate::say::{say, tell};
use anyhow::{Context, Result, anyhow, bail};
use bytesize::ByteSize;
use clap::Args;
use indicatif::ProgressBar;
use loa::{Preset, Size, Start};
use loa_solver::{
    Problem, SolveError, SolveOptions, SolveProgress, SolveWatch, TableStore, Tables, disk_needed,
    least_memory, solve,
};
use loa_work::system::free_space;
use loa_work::{cores, stop_on_signals};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::{Duration, Instant};

const HELP: &str = "\
Boards of up to 30 squares are solved from a start position: all positions with at most its pieces.
--pieces N solves all positions with at most N pieces of each side, on boards of any size, as far as
memory and disk suffice: 4 on 6x6 and 3 on 8x8 take minutes. N is at most the number of pieces of a
side at the standard start. docs/solving.md has figures.

Exit status: 0 done, 2 not solved.";

#[derive(Args)]
#[command(after_help = HELP)]
pub(crate) struct Flags {
    /// Board size.
    #[arg(long, value_name = "WxH")]
    board: Size,
    /// Rule set; repetition and move limit are ignored.
    #[arg(long, value_name = "NAME", default_value = "gamesman")]
    rules: Preset,
    /// Start position, which sets the most pieces of each side [default: that of the rules].
    #[arg(long, value_name = "NAME")]
    start: Option<Start>,
    /// Most pieces of each side, in place of a start position.
    #[arg(long, value_name = "N", conflicts_with = "start")]
    pieces: Option<u8>,
    /// Folder for the tables. A solution that was interrupted is resumed.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Number of threads [default: one for each core].
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<NonZeroUsize>,
    /// Most memory to use, as in 4GiB; what needs more is solved on disk [default: the free
    /// memory].
    #[arg(long, value_name = "SIZE", value_parser = size)]
    memory: Option<ByteSize>,
    /// Seconds between checkpoints within a pair of tiers.
    #[arg(long, value_name = "SECONDS", default_value_t = 180)]
    checkpoint: u64,
}

pub(crate) fn run(flags: &Flags) -> Result<()> {
    let problem = problem(flags)?;
    let memory = flags.memory.or_else(memory_available);
    let options = SolveOptions {
        threads: flags.threads.unwrap_or_else(cores).get(),
        checkpoints: Duration::from_secs(flags.checkpoint),
        memory: memory.map(|limit| limit.as_u64()),
        ..SolveOptions::default()
    };
    check_memory(&problem, &options, flags.memory)?;
    let disk = ByteSize::b(disk_needed(&problem, &options));
    let mut folder = TableStore::create_or_resume(&flags.out, &problem)?;
    for damaged in folder.set_aside() {
        tell!("{damaged}");
    }
    check_disk(flags, disk)?;
    let stop = stop_on_signals()?;
    let style = "{msg:>5} {wide_bar} {percent:>3} %  {human_pos} of {human_len} positions, \
                 {per_sec}, {eta} left";
    let bar = bar(0, style);
    let watch = SolveWatch {
        stop: &stop,
        progress: &|progress| show(&bar, progress),
    };
    let begin = Instant::now();
    let solved = solve(&problem, &options, &mut folder, &watch);
    bar.finish_and_clear();
    if let Err(SolveError::Stopped) = solved {
        bail!("stopped; the work is kept, and the same command resumes");
    }
    solved?;
    let solved = Tables::open(&flags.out)?.about(&problem, flags.rules.name)?;
    let seconds = begin.elapsed().as_secs_f64();
    say!("{solved} ({seconds:.1} s)")?;
    Ok(())
}

fn problem(flags: &Flags) -> Result<Problem> {
    let (board, rules) = (flags.board, &flags.rules.rules);
    let start = flags.start.unwrap_or(flags.rules.start);
    match flags.pieces {
        Some(pieces) => Ok(Problem::of_pieces(board, pieces, rules)?),
        None => Problem::new(board, start, rules).map_err(|error| {
            anyhow!("{error}; --pieces N solves the positions with at most N pieces of each side")
        }),
    }
}

/// Refuses a board that does not fit into memory, even with most of it on disk.
fn check_memory(problem: &Problem, options: &SolveOptions, limit: Option<ByteSize>) -> Result<()> {
    let needed = ByteSize::b(least_memory(problem, options));
    match (limit, options.memory.map(ByteSize::b)) {
        (Some(limit), _) if needed > limit => {
            bail!("{needed} of memory are needed, more than --memory {limit} allows")
        }
        (None, Some(free)) if needed > free => {
            bail!("{needed} of memory are needed, but only {free} are free")
        }
        _ => Ok(()),
    }
}

/// Says if pairs of tiers are solved on disk, and refuses what does not fit there.
fn check_disk(flags: &Flags, needed: ByteSize) -> Result<()> {
    if needed.as_u64() == 0 {
        return Ok(());
    }
    let free = free_space(&flags.out);
    let free = free.with_context(|| format!("can't look at {}", flags.out.display()))?;
    let free = ByteSize::b(free);
    if needed > free {
        bail!("{needed} of disk space are needed besides the tables, but only {free} are free");
    }
    tell!("large tiers do not fit into memory; they are solved on disk, with up to {needed}");
    Ok(())
}

/// Shows progress: a bar on a terminal, else a line for each tier.
fn show(bar: &ProgressBar, progress: SolveProgress) {
    bar.set_length(progress.total);
    bar.set_position(progress.done);
    if !progress.is_first {
        return;
    }
    bar.set_message(progress.tier.to_string());
    if bar.is_hidden() {
        tell!(
            "solving {}: {} of {} positions done",
            progress.tier,
            progress.done,
            progress.total
        );
    }
}

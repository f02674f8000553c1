use crate::connect::{connect, say};
use crate::exchange::Exchange;
use crate::failure::{end, end_on_panics};
use crate::flags::Flags;
use crate::hosts::Hosts;
use crate::memory;
use anyhow::{Context, Result, anyhow, bail};
use loa_solver::{
    Interrupt, Problem, SolveError, SolveOptions, SolveWatch, TableStore, Tables, Transport,
    UpdateCounts, memory_of_each, solve_with_others,
};
use rayon::ThreadPoolBuilder;
use std::io::Write;
use std::net::TcpStream;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use timely::WorkerConfig;
use timely::communication::allocator::ProcessBuilder;
use timely::communication::allocator::zero_copy::initialize::initialize_networking_from_sockets;
use timely::communication::{AllocatorBuilder, Hooks, WorkerGuards};
use timely::worker::Worker;

/// All that this process needs to know.
struct Plan {
    problem: Problem,
    hosts: Hosts,
    out: PathBuf,
    threads: usize,
    checkpoints: Duration,
    stop: Interrupt,
}

/// What all processes have sent: updates for captures and for parents, and the bytes from one
/// process to another.
type Totals = [u64; 3];

/// Solves a board together with the other processes.
///
/// # Errors
/// When arguments are invalid, processes can't be connected, files can't be read or written, or
/// the work was stopped.
pub(crate) fn run(flags: &Flags) -> Result<()> {
    let begin = Instant::now();
    let problem = flags.problem()?;
    let hosts = Hosts::of(flags, |name| std::env::var(name).ok())?;
    memory::check(
        memory_of_each(&problem, hosts.len()),
        loa_work::system::free_memory(),
    )?;
    if flags.out.exists() && !flags.out.is_dir() {
        bail!("{} is not a folder", flags.out.display());
    }
    let stop = loa_work::stop_on_signals().context("can't handle signals")?;
    let plan = format!(
        "version {}, {}\nprocesses {}",
        env!("CARGO_PKG_VERSION"),
        problem,
        hosts.addresses.join(", ")
    );
    let streams = connect(&hosts, &plan, Duration::from_secs(flags.wait.into()), &stop)?;
    end_on_panics(hosts.clone());
    let threads = flags
        .threads
        .map_or_else(|| loa_work::cores().get(), usize::from);
    if let Some(warning) = loa_work::warning_of_threads(threads) {
        say(&format!("warning: {warning}"));
    }
    let plan = Plan {
        problem,
        out: flags.out.clone(),
        threads,
        checkpoints: Duration::from_secs(flags.checkpoint),
        stop,
        hosts,
    };
    let me = plan.hosts.me;
    match start(plan, streams)?.join().pop() {
        Some(Ok(Some(totals))) if me == 0 => report(flags, totals, begin),
        Some(Ok(Some(_))) => Ok(()),
        Some(Ok(None)) => bail!("stopped; the work is kept, and the same commands resume"),
        Some(Err(error)) => bail!(error),
        None => bail!("timely dataflow has no worker"),
    }
}

/// Starts the one worker that timely dataflow has in this process. Its threads are those of rayon.
fn start(plan: Plan, streams: Vec<Option<TcpStream>>) -> Result<WorkerGuards<Option<Totals>>> {
    let hooks = Hooks::default();
    let workers = ProcessBuilder::new_typed_vector(1, hooks.refill.clone(), None);
    let me = plan.hosts.me;
    let (builders, threads) = initialize_networking_from_sockets(workers, streams, me, 1, hooks)
        .context("can't start the threads of the connections")?;
    let builders = builders.into_iter().map(AllocatorBuilder::Tcp).collect();
    let work = move |worker: &mut Worker| {
        // Without this worker the others would wait forever, so an error ends the process.
        solve(&plan, worker).unwrap_or_else(|error| end(&format!("{error:#}")))
    };
    let config = WorkerConfig::default();
    let started = timely::execute::execute_from(builders, Box::new(threads), config, work);
    started.map_err(|error| anyhow!("can't start timely dataflow: {error}"))
}

/// Solves with the threads of this process; `None` if a process was asked to stop.
fn solve(plan: &Plan, worker: &mut Worker) -> Result<Option<Totals>> {
    ThreadPoolBuilder::new()
        .num_threads(plan.threads)
        .use_current_thread()
        .build_global()
        .map_err(|error| anyhow!("the threads can't be started: {error}"))?;
    let mut exchange = Exchange::new(worker, &plan.hosts);
    let mut folder = open_folder(plan, &mut exchange)?;
    let options = SolveOptions {
        checkpoints: plan.checkpoints,
        ..SolveOptions::default()
    };
    let watch = SolveWatch {
        stop: &plan.stop,
        progress: &|progress| {
            if plan.hosts.me == 0 && progress.is_first {
                say(&format!("solving {}", progress.tier));
            }
        },
    };
    match solve_with_others(&plan.problem, &options, &mut folder, &mut exchange, &watch) {
        Ok(updates) => totals(updates, &mut exchange).map(Some),
        Err(SolveError::Stopped) => Ok(None),
        Err(error) => bail!(error),
    }
}

/// Adds up what all processes have sent.
fn totals(own: UpdateCounts, exchange: &mut Exchange) -> Result<Totals> {
    let own = [own.captures, own.parents, exchange.bytes_sent].map(u64::to_le_bytes);
    let notes = exchange.finish_round(own.as_flattened())?.notes;
    let mut sums = [0; 3];
    for note in &notes {
        let (words, _) = note.bytes().as_chunks();
        for (sum, word) in sums.iter_mut().zip(words) {
            *sum += u64::from_le_bytes(*word);
        }
    }
    Ok(sums)
}

/// Opens the folder: process 0 first, which locks it and makes it if it is missing.
fn open_folder(plan: &Plan, exchange: &mut Exchange) -> Result<TableStore> {
    if plan.hosts.me != 0 {
        exchange.wait_for_all()?;
        let opened = TableStore::open_beside(&plan.out, &plan.problem);
        return opened.context("process 0 has opened this folder, which has to be shared");
    }
    let folder = TableStore::create_or_resume(&plan.out, &plan.problem)?;
    for damaged in folder.set_aside() {
        say(&damaged.to_string());
    }
    exchange.wait_for_all()?;
    Ok(folder)
}

/// Prints what `loa solve` does, and what has been sent.
fn report(flags: &Flags, totals: Totals, begin: Instant) -> Result<()> {
    let solved = Tables::open(&flags.out)?.about(&flags.problem()?, flags.rules.name)?;
    let seconds = begin.elapsed().as_secs_f64();
    writeln!(std::io::stdout().lock(), "{solved} ({seconds:.1} s)")?;
    let [captures, parents, bytes] = totals;
    say(&format!(
        "{captures} updates for captures and {parents} for parents, {bytes} bytes between processes"
    ));
    Ok(())
}

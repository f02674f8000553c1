//! Complete solutions by retrograde analysis.
//!
//! Captures only take pieces away, so tiers are solved in order of their pieces, each together with
//! its swapped tier: a move without capture leads from one to the other. Three steps solve such a
//! pair: [`initialize`] judges every position, looks up its captures and counts its other moves;
//! [`propagate`] updates the parents of decided positions, level by level; then ties are propagated
//! in the same way. What remains is drawn.

pub(crate) mod block_moves;
pub(crate) mod captures;
mod checkpoint;
mod initialize;
mod memory;
mod pair;
mod progress;
mod propagate;
mod ruling;
mod runs;
pub mod section;
mod stage;
pub(crate) mod swapped_values;
mod updates;
mod work;
mod work_file;

pub use memory::{disk_needed, least_memory, memory_needed};
pub use progress::{SolveProgress, SolveWatch};

use crate::tables::describe;
use crate::{Index, Memory, Problem, Solution, Store, TableError, Tier, Value};
use checkpoint::Checkpoints;
use memory::{MemoryEstimate, PairPlan};
use pair::PairSolver;
use progress::Tracker;
use ruling::Ruling;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// How to solve a problem. No option changes any value.
#[derive(Clone, Debug)]
pub struct SolveOptions {
    /// The number of threads.
    pub threads: usize,
    /// The most bytes of memory to use. Pairs of tiers that need more are solved on disk, in the
    /// store's folder; without one a problem that needs more is refused.
    pub memory: Option<u64>,
    /// Whether all pairs of tiers are solved on disk, with as little memory as possible if there is
    /// no limit. Serves as a check.
    pub on_disk: bool,
    /// The time between checkpoints of a pair of tiers, if the store has a folder.
    pub checkpoints: Duration,
    /// Whether mirror images share a place. Otherwise everything takes up to eight times as much,
    /// which serves as a check.
    pub symmetries: bool,
}

impl Default for SolveOptions {
    fn default() -> SolveOptions {
        SolveOptions {
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            memory: None,
            on_disk: false,
            checkpoints: Duration::from_secs(180),
            symmetries: true,
        }
    }
}

/// Why a problem was not solved.
#[derive(Debug, thiserror::Error)]
pub enum SolveError {
    /// It needs more memory than it may use.
    #[error("{needed} bytes of memory are needed, but {limit} allowed")]
    Memory {
        /// What it needs, in bytes.
        needed: u64,
        /// What it may use, in bytes.
        limit: u64,
    },
    /// The tables could not be written or read.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The watcher stopped it.
    #[error("stopped")]
    Stopped,
    /// A game is longer than values can express.
    #[error("tier {0} has games of more than {max} plies", max = Value::MAX_REMOTENESS)]
    TooRemote(Tier),
    /// No threads could be started.
    #[error("can't start threads: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
}

/// Solves a problem and keeps the solution in memory, two bytes a place.
///
/// ```
/// use loa::{Position, Preset, Size, Start};
/// use loa_solver::{Probe, Problem, SolveOptions, Value, solve_in_memory};
///
/// let size = Size::new(3, 4).ok_or("no such size")?;
/// let problem = Problem::new(size, Start::Standard, &Preset::GAMESMAN.rules)?;
/// let solution = solve_in_memory(&problem, &SolveOptions::default())?;
/// let start = Position::start(size, Start::Standard);
/// assert_eq!(solution.probe(&start)?, Some(Value::Win(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// When it needs more memory than allowed.
pub fn solve_in_memory(problem: &Problem, options: &SolveOptions) -> Result<Solution, SolveError> {
    let watch = SolveWatch {
        stop: &AtomicBool::new(false),
        progress: &|_| {},
    };
    solve_in_memory_watched(problem, options, &watch)
}

/// Solves a problem as [`solve_in_memory`] does, watched.
///
/// # Errors
/// When it needs more memory than allowed, or the watcher stops it.
pub fn solve_in_memory_watched(
    problem: &Problem,
    options: &SolveOptions,
    watch: &SolveWatch,
) -> Result<Solution, SolveError> {
    let needed = memory_needed(problem, options) + 2 * memory::all_places(problem, options);
    check_memory(needed, options)?;
    let index = index_of(problem, options);
    let mut memory = Memory::default();
    solve_with(problem, options, &index, &mut memory, watch)?;
    Ok(Solution::new(*problem, index, memory))
}

/// Solves the tiers of a problem that a store lacks, and saves them there.
///
/// # Errors
/// When it needs more memory than allowed, the store fails, or the watcher stops it. What has been
/// saved stays, and the next call resumes from there: if the store has a folder, from the last
/// checkpoint of a pair, which is made when the watcher stops the work, too.
pub fn solve(
    problem: &Problem,
    options: &SolveOptions,
    store: &mut dyn Store,
    watch: &SolveWatch,
) -> Result<(), SolveError> {
    check_memory(
        match store.work_folder() {
            Some(_) => least_memory(problem, options),
            None => memory_needed(problem, options),
        },
        options,
    )?;
    let index = index_of(problem, options);
    solve_with(problem, options, &index, store, watch)
}

fn check_memory(needed: u64, options: &SolveOptions) -> Result<(), SolveError> {
    match options.memory {
        Some(limit) if needed > limit => Err(SolveError::Memory { needed, limit }),
        _ => Ok(()),
    }
}

fn index_of(problem: &Problem, options: &SolveOptions) -> Index {
    if options.symmetries {
        Index::new(problem)
    } else {
        Index::without_symmetries(problem)
    }
}

fn solve_with(
    problem: &Problem,
    options: &SolveOptions,
    index: &Index,
    store: &mut dyn Store,
    watch: &SolveWatch,
) -> Result<(), SolveError> {
    let threads = options.threads.max(1);
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()?;
    let mut solver = Solver {
        index,
        ruling: Ruling::new(problem.rules()),
        tracker: Tracker::new(memory::all_places(problem, options), watch),
        estimate: MemoryEstimate::new(problem, options),
        options,
    };
    pool.install(|| solver.solve_pairs(&problem.tiers(), store))
}

/// Solves pair after pair.
struct Solver<'a> {
    index: &'a Index,
    ruling: Ruling,
    tracker: Tracker<'a>,
    estimate: MemoryEstimate<'a>,
    options: &'a SolveOptions,
}

impl Solver<'_> {
    fn solve_pairs(&mut self, tiers: &[Tier], store: &mut dyn Store) -> Result<(), SolveError> {
        for &tier in tiers.iter().filter(|tier| tier.own <= tier.opposing) {
            let pair = pair_of(tier);
            self.tracker.enter(tier);
            if !pair.iter().all(|tier| store.has(*tier)) {
                self.solve_pair(&pair, store)?;
            }
            if let Some(folder) = store.work_folder() {
                self.checkpoints(folder, tier).remove()?;
            }
            let places = pair.iter().map(|tier| self.index.len(*tier));
            self.tracker.leave(places.sum());
        }
        Ok(())
    }

    fn solve_pair(&self, pair: &[Tier], store: &mut dyn Store) -> Result<(), SolveError> {
        let works = {
            let folder = store.work_folder();
            PairSolver {
                index: self.index,
                ruling: &self.ruling,
                tracker: &self.tracker,
                store,
                plan: self.plan(pair[0], folder.is_some())?,
                threads: self.options.threads.max(1),
                checkpoints: folder.map(|folder| self.checkpoints(folder, pair[0])),
                interval: self.options.checkpoints,
            }
            .solve(pair)?
        };
        for work in &works {
            if !store.has(work.tier) {
                store.save(work.tier, work)?;
            }
        }
        Ok(())
    }

    fn plan(&self, tier: Tier, may_use_disk: bool) -> Result<PairPlan, SolveError> {
        if may_use_disk {
            return self.estimate.plan(tier);
        }
        Ok(self.estimate.plan_in_memory(tier))
    }

    fn checkpoints<'a>(&self, folder: &'a Path, tier: Tier) -> Checkpoints<'a> {
        Checkpoints {
            folder,
            problem: describe(self.index.problem()),
            tier,
        }
    }
}

/// Returns a tier and its swapped tier, or the tier alone if both are the same.
fn pair_of(tier: Tier) -> Vec<Tier> {
    let mut pair = vec![tier, tier.swapped()];
    pair.dedup();
    pair
}

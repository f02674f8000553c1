//! Complete solutions by retrograde analysis.
//!
//! Captures only take pieces away, so tiers are solved in order of their pieces, each together with
//! its swapped tier: a move without capture leads from one to the other. Three steps solve such a
//! pair: [`initialize`] judges every position, looks up its captures and counts its other moves;
//! [`propagate`] updates the parents of decided positions, level by level; then ties are propagated
//! in the same way. What remains is drawn.

pub(crate) mod block_moves;
mod capture_values;
mod initialize;
mod memory;
mod progress;
mod propagate;
mod ruling;
mod updates;
mod work;

pub use memory::memory_needed;
pub use progress::{SolveProgress, SolveWatch};

use crate::{Index, Memory, Problem, Solution, Store, TableError, Tier, Value};
use capture_values::CaptureValues;
use progress::Tracker;
use propagate::{Phase, Propagation};
use ruling::Ruling;
use std::sync::atomic::{AtomicBool, AtomicUsize};
use updates::UpdateQueue;
use work::{OPEN_END, SAFE, Work};

/// How to solve a problem. No option changes any value.
#[derive(Clone, Debug)]
pub struct SolveOptions {
    /// The number of threads.
    pub threads: usize,
    /// The most bytes to use; a problem that needs more is refused.
    pub memory: Option<u64>,
    /// Whether mirror images share a place. Otherwise everything takes up to eight times as much,
    /// which serves as a check.
    pub symmetries: bool,
}

impl Default for SolveOptions {
    fn default() -> SolveOptions {
        SolveOptions {
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            memory: None,
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
/// use loa::{Preset, Size, Start};
/// use loa_solver::{Probe, Problem, SolveOptions, Value, solve_in_memory};
///
/// let size = Size::new(3, 4).ok_or("no such size")?;
/// let problem = Problem::new(size, Start::Standard, &Preset::GAMESMAN.rules)?;
/// let solution = solve_in_memory(&problem, &SolveOptions::default())?;
/// assert_eq!(solution.probe(&problem.start_position())?, Some(Value::Win(1)));
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
    let kept = 2 * memory::all_places(problem, options);
    check_memory(problem, options, kept)?;
    let index = index_of(problem, options);
    let mut memory = Memory::default();
    solve_with(problem, options, &index, &mut memory, watch)?;
    Ok(Solution::new(*problem, index, memory))
}

/// Solves the tiers of a problem that a store lacks, and saves them there.
///
/// # Errors
/// When it needs more memory than allowed, the store fails, or the watcher stops it. What has been
/// saved stays, and the next call resumes from there.
pub fn solve(
    problem: &Problem,
    options: &SolveOptions,
    store: &mut dyn Store,
    watch: &SolveWatch,
) -> Result<(), SolveError> {
    check_memory(problem, options, 0)?;
    let index = index_of(problem, options);
    solve_with(problem, options, &index, store, watch)
}

fn check_memory(problem: &Problem, options: &SolveOptions, kept: u64) -> Result<(), SolveError> {
    let needed = memory_needed(problem, options) + kept;
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
        queues: threads,
    };
    pool.install(|| solver.solve_pairs(&problem.tiers(), store))
}

/// Solves pair after pair.
struct Solver<'a> {
    index: &'a Index,
    ruling: Ruling,
    tracker: Tracker<'a>,
    queues: usize,
}

impl Solver<'_> {
    fn solve_pairs(&mut self, tiers: &[Tier], store: &mut dyn Store) -> Result<(), SolveError> {
        for &tier in tiers.iter().filter(|tier| tier.own <= tier.opposing) {
            let pair = pair_of(tier);
            self.tracker.enter(tier);
            if pair.iter().all(|tier| store.has(*tier)) {
                let places = pair.iter().map(|tier| self.index.len(*tier)).sum::<usize>();
                self.tracker.leave(places);
                continue;
            }
            let mut places = 0;
            for (tier, values) in self.solve_pair(&pair, store)? {
                places += values.len();
                if !store.has(tier) {
                    store.save(tier, &values)?;
                }
            }
            self.tracker.leave(places);
        }
        Ok(())
    }

    fn solve_pair(
        &self,
        pair: &[Tier],
        store: &dyn Store,
    ) -> Result<Vec<(Tier, Vec<u16>)>, SolveError> {
        let mut works = Vec::new();
        for &tier in pair {
            let below = self.capture_values(tier, store)?;
            let mut work = Work::new(self.index, tier);
            let below = below.as_ref();
            initialize::initialize(self.index, &self.ruling, &mut work, below, &self.tracker)?;
            works.push(work);
        }
        let room = memory::queue_capacity(works.iter().map(|work| work.values.len()).sum());
        let each = room.div_ceil(self.queues);
        let mut queues: Vec<UpdateQueue> =
            (0..self.queues).map(|_| UpdateQueue::new(each)).collect();
        self.propagate(Phase::WinsAndLosses, &mut works, &mut queues)?;
        works.iter_mut().for_each(initialize_ties);
        self.propagate(Phase::Ties, &mut works, &mut queues)?;
        Ok(works
            .into_iter()
            .map(|work| (work.tier, work.into_values()))
            .collect())
    }

    /// Returns the values that captures from a tier lead to.
    fn capture_values(
        &self,
        tier: Tier,
        store: &dyn Store,
    ) -> Result<Option<CaptureValues>, SolveError> {
        let Some(solved) = tier.after_capture() else {
            return Ok(None);
        };
        let values = store.load(solved)?;
        Ok(Some(CaptureValues::new(self.index, solved, &values)))
    }

    fn propagate(
        &self,
        phase: Phase,
        works: &mut [Work],
        queues: &mut [UpdateQueue],
    ) -> Result<(), SolveError> {
        let mut level = 0;
        while works.iter().filter_map(Work::last_level).max() >= Some(level) {
            if level == Value::MAX_REMOTENESS {
                return Err(SolveError::TooRemote(works[0].tier));
            }
            let propagation = Propagation {
                index: self.index,
                ruling: &self.ruling,
                phase,
                level,
            };
            for source in 0..works.len() {
                let target = works.len() - 1 - source;
                let cursor = AtomicUsize::new(0);
                loop {
                    let collected = propagation.collect(&works[source], &cursor, queues);
                    if collected == 0 {
                        break;
                    }
                    propagation.apply(&mut works[target], queues);
                    self.tracker.advance(collected)?;
                }
            }
            level += 1;
        }
        Ok(())
    }
}

/// Returns a tier and its swapped tier, or the tier alone if both are the same.
fn pair_of(tier: Tier) -> Vec<Tier> {
    let mut pair = vec![tier, tier.swapped()];
    pair.dedup();
    pair
}

/// Sets the ties by captures of positions that are neither won nor lost, and keeps only the levels
/// of ties.
fn initialize_ties(work: &mut Work) {
    use rayon::prelude::*;
    work.clear_levels();
    work.blocks_mut().for_each(|mut block| {
        for at in 0..block.values.len() {
            let bits = block.values[at];
            let capture = bits < OPEN_END && block.left[at] == SAFE && bits > 0;
            match Value::unpack(bits) {
                _ if capture => block.assign(at, Value::Tie(bits)),
                Some(tie @ Value::Tie(_)) => block.assign(at, tie),
                _ => {}
            }
        }
    });
}

//! Complete solutions by retrograde analysis.
//!
//! Captures only take pieces away, so tiers are solved in order of their pieces, each together with
//! its swapped tier: a move without capture leads from one to the other. Three steps solve such a
//! pair: [`initialize`] judges every position, looks up its captures and counts its other moves;
//! [`propagate`] updates the parents of decided positions, level by level; then ties are propagated
//! in the same way. What remains is drawn.

mod batch;
pub(crate) mod block_moves;
pub(crate) mod captures;
mod checkpoint;
mod collector;
mod disk_file;
mod initialize;
mod memory;
mod pair;
mod partition;
mod progress;
mod propagate;
mod pushed_captures;
mod runs;
mod stage;
pub(crate) mod swapped_values;
mod table_parts;
mod tier_state;
mod transport;
mod updates;
mod work_file;

pub use memory::{disk_needed, least_memory, memory_needed, memory_of_each};
pub use progress::{SolveProgress, SolveWatch};
pub use transport::{Message, RoundMessages, Transport};

use crate::{
    Index, Interrupt, Memory, Problem, Solution, Store, TableError, TableStore, Tier, Value,
};
use checkpoint::Checkpoints;
use memory::MemoryEstimate;
use partition::Partition;
use progress::Tracker;
use std::time::{Duration, Instant};
use tier_state::TierState;
use transport::Alone;

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
            threads: loa_work::cores().get(),
            memory: None,
            on_disk: false,
            checkpoints: Duration::from_secs(180),
            symmetries: true,
        }
    }
}

/// Why a problem was not solved.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
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
    Threads(rayon::ThreadPoolBuildError),
    /// What another process has sent is damaged.
    #[error("damaged packets have arrived from another process")]
    Damaged,
}

/// The updates that a process has made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UpdateCounts {
    /// Those for positions whose captures lead to solved ones. A process without others makes none.
    pub captures: u64,
    /// Those for parents of decided positions.
    pub parents: u64,
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
        stop: &Interrupt::never(),
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
    let estimate = MemoryEstimate::new(problem, options);
    let needed = estimate.in_memory() + 2 * estimate.all_places();
    check_memory(needed, options)?;
    let index = Index::with_symmetries(problem, options.symmetries);
    let mut tiers = Memory::default();
    solve_alone(&index, options, &mut tiers, watch)?;
    Ok(Solution { index, tiers })
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
    let index = Index::with_symmetries(problem, options.symmetries);
    solve_alone(&index, options, store, watch)
}

/// Solves the tiers of a problem that a folder lacks together with other processes, which have
/// opened the same folder and call this with the same problem. Each has some blocks of every tier
/// in memory. Uses the threads of the current pool, whatever the options say of threads and memory.
///
/// # Errors
/// As [`solve`], and when the transport fails. Any number of processes can resume.
pub fn solve_with_others(
    problem: &Problem,
    options: &SolveOptions,
    tables: &mut TableStore,
    transport: &mut dyn Transport,
    watch: &SolveWatch,
) -> Result<UpdateCounts, SolveError> {
    let index = Index::with_symmetries(problem, options.symmetries);
    Solver::new(&index, options, tables, transport, watch).solve()
}

fn check_memory(needed: u64, options: &SolveOptions) -> Result<(), SolveError> {
    match options.memory {
        Some(limit) if needed > limit => Err(SolveError::Memory { needed, limit }),
        _ => Ok(()),
    }
}

fn solve_alone(
    index: &Index,
    options: &SolveOptions,
    store: &mut dyn Store,
    watch: &SolveWatch,
) -> Result<(), SolveError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(options.threads.max(1))
        .build()
        .map_err(SolveError::Threads)?;
    pool.install(|| {
        let alone = &mut Alone::default();
        Solver::new(index, options, store, alone, watch).solve()
    })?;
    Ok(())
}

/// Solves pair after pair; [`pair`] has the rounds of a pair.
struct Solver<'a> {
    index: &'a Index,
    tracker: Tracker<'a>,
    estimate: MemoryEstimate<'a>,
    options: &'a SolveOptions,
    store: &'a mut dyn Store,
    transport: &'a mut dyn Transport,
    partition: Partition,
    counts: UpdateCounts,
    /// When this pair was begun, or its last checkpoint made.
    saved: Instant,
}

impl<'a> Solver<'a> {
    fn new(
        index: &'a Index,
        options: &'a SolveOptions,
        store: &'a mut dyn Store,
        transport: &'a mut dyn Transport,
        watch: &'a SolveWatch<'a>,
    ) -> Solver<'a> {
        let estimate = MemoryEstimate::new(index.problem(), options);
        Solver {
            index,
            tracker: Tracker::new(estimate.all_places(), watch),
            estimate,
            options,
            store,
            partition: Partition {
                process: transport.process(),
                processes: transport.processes(),
            },
            transport,
            counts: UpdateCounts::default(),
            saved: Instant::now(),
        }
    }

    fn solve(mut self) -> Result<UpdateCounts, SolveError> {
        let tiers = self.index.problem().tiers();
        let solved = self.solved_tiers(&tiers)?;
        for &tier in tiers.iter().filter(|tier| tier.own <= tier.opposing) {
            let pair = tier.pair();
            self.tracker.enter(tier);
            if !pair.iter().all(|tier| solved.contains(tier)) {
                for state in self.solve_pair(&pair)? {
                    if !solved.contains(&state.tier) {
                        self.save(&state)?;
                    }
                }
            }
            if self.partition.process == 0
                && let Some(checkpoints) = checkpoints(self.store, self.index, tier)
            {
                checkpoints.remove()?;
            }
            let places = pair.iter().map(|tier| self.index.len(*tier));
            self.tracker.leave(places.sum());
        }
        Ok(self.counts)
    }

    /// Returns the tiers that process 0 finds solved.
    fn solved_tiers(&mut self, tiers: &[Tier]) -> Result<Vec<Tier>, SolveError> {
        let note: Vec<u8> = tiers
            .iter()
            .map(|tier| self.store.has(*tier).into())
            .collect();
        let notes = self.transport.finish_round(&note)?.notes;
        let note = notes.first().map_or(&[][..], |note| note.bytes());
        let solved = tiers.iter().zip(note).filter(|(_, has)| **has == 1);
        Ok(solved.map(|(tier, _)| *tier).collect())
    }

    fn save(&mut self, state: &TierState) -> Result<(), SolveError> {
        match self.store.shared_tables() {
            Some(tables) if !self.partition.is_alone() => {
                table_parts::save(state, self.index, self.partition, tables, self.transport)
            }
            _ => Ok(self.store.save(state.tier, state)?),
        }
    }
}

/// Returns the checkpoints of a tier and its swapped tier, if the store has a folder for them.
fn checkpoints<'a>(store: &'a dyn Store, index: &Index, tier: Tier) -> Option<Checkpoints<'a>> {
    Some(Checkpoints {
        folder: store.work_folder()?,
        problem: index.problem().description(),
        tier,
    })
}

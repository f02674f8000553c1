//! The memory and disk space that a solution takes, estimated before anything is allocated.

use super::tier_state::TierState;
use super::updates::UpdateQueue;
use super::work_file::WorkFile;
use super::{SolveError, SolveOptions};
use crate::cells::Cells;
use crate::combinations::choose;
use crate::index::{Blocks, places, width};
use crate::symmetry::Symmetries;
use crate::{Problem, Tier};

/// The most updates that are queued at once.
const MAX_UPDATES: u64 = 1 << 25;

/// The bytes of the update of a capture between processes: collected, sorted, sent, received, read.
const SENT_UPDATE_BYTES: u64 = 64;

/// For the rest of the program, buffers of threads and rounding.
const SPARE_BYTES: u64 = 24 << 20;

/// Returns the bytes of memory that solving a problem takes for its largest pair of tiers, if all
/// of it is in memory.
pub fn memory_needed(problem: &Problem, options: &SolveOptions) -> u64 {
    MemoryEstimate::new(problem, options).in_memory()
}

/// Returns the least bytes of memory that solving a problem takes, with all else on disk.
pub fn least_memory(problem: &Problem, options: &SolveOptions) -> u64 {
    let estimate = MemoryEstimate::new(problem, options);
    let least = |tier| {
        let on_disk = estimate.fixed(tier) + estimate.least_room(tier);
        match options.on_disk {
            true => on_disk,
            false => on_disk.min(estimate.pair(tier)),
        }
    };
    estimate.largest(least) + estimate.base()
}

/// Returns the most bytes that pairs of tiers take on disk besides their tables, if the memory is
/// limited as the options say; 0 if all of them fit into memory.
pub fn disk_needed(problem: &Problem, options: &SolveOptions) -> u64 {
    let estimate = MemoryEstimate::new(problem, options);
    estimate.largest(|tier| match estimate.plan(tier) {
        Ok(PairPlan { disk: Some(_), .. }) => estimate.pair_on_disk(tier),
        _ => 0,
    })
}

/// Returns the bytes of memory that each of several processes takes for the largest pair of tiers.
pub fn memory_of_each(problem: &Problem, processes: usize) -> u64 {
    let options = SolveOptions::default();
    let estimate = MemoryEstimate::new(problem, &options);
    let of_process = |tier| {
        let places = estimate.pair_places(tier).div_ceil(processes as u64);
        let updates = queue_capacity(places) * SENT_UPDATE_BYTES;
        TierState::bytes(places) + estimate.fixed(tier) + updates
    };
    estimate.largest(of_process) + estimate.base()
}

/// How a pair of tiers uses memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PairPlan {
    /// How many updates are queued at once.
    pub(super) updates: usize,
    /// If the pair is on disk: the bytes of memory for ordering values of captures.
    pub(super) disk: Option<u64>,
}

pub(super) struct MemoryEstimate<'a> {
    problem: &'a Problem,
    options: &'a SolveOptions,
    symmetries: Symmetries,
}

impl<'a> MemoryEstimate<'a> {
    pub(super) fn new(problem: &'a Problem, options: &'a SolveOptions) -> MemoryEstimate<'a> {
        MemoryEstimate {
            problem,
            options,
            symmetries: Symmetries::new(problem.size(), options.symmetries),
        }
    }

    /// Returns what the largest pair of tiers takes in memory.
    pub(super) fn in_memory(&self) -> u64 {
        self.largest(|tier| self.pair(tier)) + self.base()
    }

    /// Returns the places of all tiers.
    pub(super) fn all_places(&self) -> u64 {
        let tiers = self.problem.tiers().into_iter();
        tiers.map(|tier| self.places(tier)).sum()
    }

    /// Returns the most that a pair takes of something, given how much each does.
    fn largest(&self, of_pair: impl Fn(Tier) -> u64) -> u64 {
        let tiers = self.problem.tiers().into_iter();
        tiers.map(of_pair).max().unwrap_or(0)
    }

    /// Decides how a pair uses the memory that the options allow.
    ///
    /// # Errors
    /// When that is too little.
    pub(super) fn plan(&self, tier: Tier) -> Result<PairPlan, SolveError> {
        let limit = self.options.memory;
        let fits = limit.is_none_or(|limit| self.pair(tier) + self.base() <= limit);
        if fits && !self.options.on_disk {
            return Ok(self.plan_in_memory(tier, 1));
        }
        let needed = self.base() + self.fixed(tier) + self.least_room(tier);
        let limit = limit.unwrap_or(needed);
        if limit < needed {
            return Err(SolveError::Memory { needed, limit });
        }
        let room = limit - self.base() - self.fixed(tier);
        let updates = (room / UpdateQueue::<u32>::UPDATE_BYTES).min(MAX_UPDATES);
        Ok(PairPlan {
            updates: updates as usize,
            disk: Some(room),
        })
    }

    /// Returns how a pair uses the memory of each of some processes without a limit.
    pub(super) fn plan_in_memory(&self, tier: Tier, processes: usize) -> PairPlan {
        let places = self.pair_places(tier).div_ceil(processes as u64);
        PairPlan {
            updates: queue_capacity(places) as usize,
            disk: None,
        }
    }

    fn places(&self, tier: Tier) -> u64 {
        places(self.problem, &self.symmetries, tier)
    }

    /// Returns the places of a tier and its swapped tier.
    fn pair_places(&self, tier: Tier) -> u64 {
        let places = tier.pair().into_iter().map(|tier| self.places(tier));
        places.sum()
    }

    /// Returns the most that solving a tier and its swapped tier takes at any time.
    fn pair(&self, tier: Tier) -> u64 {
        let (mut works, mut most) = (0, 0);
        for tier in tier.pair() {
            let work = TierState::bytes(self.places(tier));
            most = most.max(works + self.capture_values(tier) + self.loading(tier).max(work));
            works += work;
        }
        let updates = queue_capacity(self.pair_places(tier)) * UpdateQueue::<u32>::UPDATE_BYTES;
        most.max(works + updates) + self.fixed(tier)
    }

    /// Returns what a pair takes in memory even if it is on disk.
    fn fixed(&self, tier: Tier) -> u64 {
        let blocks = |tier: Tier| self.symmetries.classes(u32::from(tier.opposing));
        let blocks: u64 = tier.pair().into_iter().map(blocks).sum();
        blocks * TierState::BLOCK_BYTES
    }

    /// Returns the least room for updates and buffers of a pair on disk: each thread has a block of
    /// updates, a block of the tier, and those that its captures lead to.
    fn least_room(&self, tier: Tier) -> u64 {
        let of = |tier: Tier| {
            let captures = tier.after_capture().map_or(0, |solved| {
                2 * u64::from(tier.opposing) * width(self.problem, solved.swapped())
            });
            width(self.problem, tier) * (UpdateQueue::<u32>::UPDATE_BYTES + 8) + captures
        };
        let threads = self.options.threads.max(1) as u64;
        threads * of(tier).max(of(tier.swapped()))
    }

    /// Returns what a pair takes on disk: two slots of each block, the values of captures, and the
    /// updates of a level.
    fn pair_on_disk(&self, tier: Tier) -> u64 {
        let captures = self
            .capture_values(tier)
            .max(self.capture_values(tier.swapped()));
        let places = self.pair_places(tier);
        places * WorkFile::PLACE_BYTES + captures.max(places * size_of::<u32>() as u64)
    }

    /// Returns the size of the solved tier that captures lead to.
    fn loading(&self, tier: Tier) -> u64 {
        tier.after_capture()
            .map_or(0, |solved| 2 * self.places(solved))
    }

    /// Returns the size of the same values in the order of the player who captures.
    fn capture_values(&self, tier: Tier) -> u64 {
        tier.after_capture()
            .map_or(0, |solved| 2 * self.places(solved.swapped()))
    }

    /// Returns what is in memory all the time: the numbering, with all sets with their blocks and
    /// all sets of own pieces, and the rest of the program.
    fn base(&self) -> u64 {
        let cells = self.problem.size().squares().len();
        let tiers = self.problem.tiers();
        let most = tiers.iter().map(|tier| tier.own).max().unwrap_or(0);
        let blocks = (0..=u32::from(most))
            .map(|pieces| Blocks::bytes(choose(cells, pieces), self.symmetries.classes(pieces)));
        let own = tiers.iter();
        let own = own.map(|tier| size_of::<Cells>() as u64 * width(self.problem, *tier));
        blocks.chain(own).sum::<u64>() + SPARE_BYTES
    }
}

/// Returns the capacity of the update queues for a pair of tiers in memory. Few levels have more
/// updates; those take several rounds.
fn queue_capacity(places: u64) -> u64 {
    (places / 4).clamp(1, MAX_UPDATES)
}

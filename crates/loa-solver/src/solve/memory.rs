//! The memory that a solution takes, estimated before anything is allocated.

use super::SolveOptions;
use super::updates::UpdateQueue;
use super::work::Work;
use crate::combinations::choose;
use crate::index::places;
use crate::symmetry::Symmetries;
use crate::{Problem, Tier};

/// The most updates that are queued at once.
const MAX_UPDATES: u64 = 1 << 25;

/// For the rest of the program, and for rounding.
const SPARE_BYTES: u64 = 64 << 20;

/// Returns the capacity of the update queues for a pair of tiers.
pub(super) fn queue_capacity(places: usize) -> usize {
    places.min(MAX_UPDATES as usize)
}

/// Returns the bytes of memory that solving a problem takes for its largest pair of tiers.
pub fn memory_needed(problem: &Problem, options: &SolveOptions) -> u64 {
    let estimate = MemoryEstimate::new(problem, options);
    let pairs = problem.tiers().into_iter().map(|tier| estimate.pair(tier));
    pairs.max().unwrap_or(0) + estimate.index() + SPARE_BYTES
}

/// Returns the places of all tiers.
pub(super) fn all_places(problem: &Problem, options: &SolveOptions) -> u64 {
    let estimate = MemoryEstimate::new(problem, options);
    let tiers = problem
        .tiers()
        .into_iter()
        .map(|tier| estimate.places(tier));
    tiers.sum()
}

struct MemoryEstimate<'a> {
    problem: &'a Problem,
    symmetries: Symmetries,
}

impl<'a> MemoryEstimate<'a> {
    fn new(problem: &'a Problem, options: &SolveOptions) -> MemoryEstimate<'a> {
        let symmetries = if options.symmetries {
            Symmetries::of(problem.size())
        } else {
            Symmetries::none(problem.size())
        };
        MemoryEstimate {
            problem,
            symmetries,
        }
    }

    fn places(&self, tier: Tier) -> u64 {
        places(self.problem, &self.symmetries, tier)
    }

    /// Returns the most that solving a tier and its swapped tier takes at any time.
    fn pair(&self, tier: Tier) -> u64 {
        let (first, second) = (tier, tier.swapped());
        let work = |tier: Tier| Work::bytes(self.places(tier));
        let mut most = self.capture_values(first) + self.loading(first).max(work(first));
        let mut works = work(first);
        if first != second {
            most = most
                .max(works + self.capture_values(second) + self.loading(second).max(work(second)));
            works += work(second);
        }
        let updates =
            queue_capacity((works / Work::bytes(1)) as usize) as u64 * UpdateQueue::UPDATE_BYTES;
        most.max(works + updates)
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

    /// Returns the size of the numbering: all sets with their blocks, all sets of own pieces.
    fn index(&self) -> u64 {
        let cells = self.problem.size().squares().len();
        let tiers = self.problem.tiers();
        let most = tiers.iter().map(|tier| tier.own).max().unwrap_or(0);
        let blocks = (0..=u32::from(most)).map(|pieces| 8 * choose(cells, pieces));
        let own = tiers.iter().map(|tier| {
            let free = cells - u32::from(tier.opposing);
            4 * choose(free, u32::from(tier.own))
        });
        blocks.chain(own).sum()
    }
}

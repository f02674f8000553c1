//! How much memory a solution takes, worked out before anything is allocated.

use super::SolveOptions;
use super::below::Below;
use super::mail::Outbox;
use super::work::Work;
use crate::combinations::choose;
use crate::index::places;
use crate::symmetry::Symmetries;
use crate::{Problem, Tier};

/// The most letters that are under way at once.
const MOST_LETTERS: u64 = 1 << 25;

/// What the program takes besides, and what is rounded up.
const SPARE_BYTES: u64 = 64 << 20;

/// The number of letters to make room for, for a pair of tiers of so many places.
pub(super) fn letters(places: usize) -> usize {
    places.min(MOST_LETTERS as usize)
}

/// Returns the bytes of memory that solving a problem takes at its largest pair of tiers.
pub fn memory_needed(problem: &Problem, options: &SolveOptions) -> u64 {
    let needs = Needs::new(problem, options);
    let pairs = problem.tiers().into_iter().map(|tier| needs.pair(tier));
    pairs.max().unwrap_or(0) + needs.index() + SPARE_BYTES
}

/// The places of all tiers.
pub(super) fn all_places(problem: &Problem, options: &SolveOptions) -> u64 {
    let needs = Needs::new(problem, options);
    let tiers = problem.tiers().into_iter().map(|tier| needs.places(tier));
    tiers.sum()
}

struct Needs<'a> {
    problem: &'a Problem,
    symmetries: Symmetries,
}

impl<'a> Needs<'a> {
    fn new(problem: &'a Problem, options: &SolveOptions) -> Needs<'a> {
        let symmetries = if options.symmetries {
            Symmetries::of(problem.size())
        } else {
            Symmetries::none(problem.size())
        };
        Needs {
            problem,
            symmetries,
        }
    }

    fn places(&self, tier: Tier) -> u64 {
        places(self.problem, &self.symmetries, tier)
    }

    /// The most that solving a tier and its swapped one takes at any time.
    fn pair(&self, tier: Tier) -> u64 {
        let (first, second) = (tier, tier.swapped());
        let work = |tier: Tier| Work::bytes(self.places(tier));
        let mut most = self.beginning(first) + self.loading(first).max(work(first));
        let mut works = work(first);
        if first != second {
            most =
                most.max(works + self.beginning(second) + self.loading(second).max(work(second)));
            works += work(second);
        }
        let letters = letters((works / Work::bytes(1)) as usize) as u64 * Outbox::LETTER_BYTES;
        most.max(works + letters)
    }

    /// The solved tier that captures lead to, as it is loaded.
    fn loading(&self, tier: Tier) -> u64 {
        tier.after_capture()
            .map_or(0, |solved| 2 * self.places(solved))
    }

    /// The same in the order of those who capture.
    fn beginning(&self, tier: Tier) -> u64 {
        Below::shape_of(tier).map_or(0, |shape| 2 * self.places(shape))
    }

    /// The numbering of sets: every set and its home for the rows, every set of own pieces.
    fn index(&self) -> u64 {
        let cells = self.problem.size().squares().len();
        let tiers = self.problem.tiers();
        let most = tiers.iter().map(|tier| tier.own).max().unwrap_or(0);
        let rows = (0..=u32::from(most)).map(|pieces| 8 * choose(cells, pieces));
        let own = tiers.iter().map(|tier| {
            let free = cells - u32::from(tier.opposing);
            4 * choose(free, u32::from(tier.own))
        });
        rows.chain(own).sum()
    }
}

use crate::cells::{Cells, Geometry};
use crate::combinations::{Combinations, choose};
use crate::symmetry::{Relabelling, Symmetries};
use crate::{Problem, Tier};
use loa::Position;
use std::collections::HashMap;

/// The numbering of the positions of each tier, up to the board's symmetries and up to exchanging
/// the colours together with the side to move.
///
/// The opponent's pieces choose a *row*: a class of sets that symmetries map to each other, of
/// which the smallest stands for all. Within the row, the own pieces are numbered as a set of the
/// cells that the opponent leaves free. A row whose opponent's pieces are their own mirror image
/// has a number for both of two mirrored sets of own pieces; that costs a little space and spares
/// every special case.
pub struct Index {
    problem: Problem,
    pub(crate) geometry: Geometry,
    pub(crate) symmetries: Symmetries,
    rows: Vec<Rows>,
    own_sets: HashMap<(u32, u8), Combinations>,
}

/// Where the value of a position stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The tier.
    pub tier: Tier,
    /// The number within the tier, from 0.
    pub at: usize,
}

/// The classes of sets with a certain number of pieces.
pub(crate) struct Rows {
    sets: Combinations,
    /// A bit for each set: whether it is connected.
    connected: Vec<u64>,
    /// For each set: the row, above 3 bits for the symmetry that maps the set to the row's.
    homes: Vec<u32>,
    /// The set that stands for each row.
    pub(crate) rows: Vec<Row>,
}

/// A class of sets that symmetries map to each other.
pub(crate) struct Row {
    /// The smallest of them.
    pub(crate) set: Cells,
    /// The symmetries that map it to itself, as bits.
    pub(crate) stabiliser: u8,
    pub(crate) connected: bool,
}

impl Row {
    /// The symmetries that map the row's set to itself, other than the one that changes nothing.
    pub(crate) fn own_symmetries(&self) -> impl Iterator<Item = usize> {
        let bits = self.stabiliser;
        (1..8).filter(move |symmetry| bits >> symmetry & 1 == 1)
    }
}

const SYMMETRY_BITS: u32 = 3;

impl Rows {
    fn new(geometry: &Geometry, symmetries: &Symmetries, pieces: u8) -> Rows {
        let sets = Combinations::new(geometry.cells(), u32::from(pieces));
        let mut rows = Vec::new();
        let mut homes = vec![u32::MAX; sets.len()];
        for (rank, &set) in sets.sets().iter().enumerate() {
            if homes[rank] != u32::MAX {
                continue;
            }
            let mut stabiliser = 0;
            for symmetry in 0..symmetries.len() {
                let image = symmetries.apply(symmetry, set);
                stabiliser |= u8::from(image == set) << symmetry;
                homes[sets.rank(image)] = rows.len() as u32;
            }
            let connected = geometry.is_connected(set);
            rows.push(Row {
                set,
                stabiliser,
                connected,
            });
        }
        for (home, &set) in homes.iter_mut().zip(sets.sets()) {
            let target = rows[*home as usize].set;
            let symmetry = symmetries.images(set).position(|image| image == target);
            *home = *home << SYMMETRY_BITS | symmetry.unwrap_or(0) as u32;
        }
        let mut connected = vec![0; sets.len().div_ceil(64)];
        for (rank, home) in homes.iter().enumerate() {
            let row = &rows[(home >> SYMMETRY_BITS) as usize];
            connected[rank / 64] |= u64::from(row.connected) << (rank % 64);
        }
        Rows {
            sets,
            connected,
            homes,
            rows,
        }
    }

    /// Tells whether a set is connected.
    #[inline]
    pub(crate) fn is_connected(&self, set: Cells) -> bool {
        let rank = self.sets.rank(set);
        self.connected[rank / 64] >> (rank % 64) & 1 == 1
    }

    /// The row of a set, and the symmetry that maps the set to the row's own.
    #[inline]
    pub(crate) fn home(&self, set: Cells) -> (usize, usize) {
        let home = self.homes[self.sets.rank(set)];
        let symmetry = home & ((1 << SYMMETRY_BITS) - 1);
        ((home >> SYMMETRY_BITS) as usize, symmetry as usize)
    }
}

impl Index {
    /// Makes the numbering of a problem's positions up to all symmetries of its board. Takes
    /// memory for every set of as many cells as a side has pieces.
    pub fn new(problem: &Problem) -> Index {
        Index::with(problem, Symmetries::of(problem.size()))
    }

    /// Makes a numbering that treats mirror images as different positions.
    pub fn without_symmetries(problem: &Problem) -> Index {
        Index::with(problem, Symmetries::none(problem.size()))
    }

    fn with(problem: &Problem, symmetries: Symmetries) -> Index {
        let geometry = Geometry::new(problem.size());
        let tiers = problem.tiers();
        let most = tiers.iter().map(|tier| tier.own).max().unwrap_or(0);
        let rows = (0..=most).map(|pieces| Rows::new(&geometry, &symmetries, pieces));
        let rows = rows.collect();
        let mut own_sets = HashMap::new();
        for tier in &tiers {
            let key = (geometry.cells() - u32::from(tier.opposing), tier.own);
            own_sets
                .entry(key)
                .or_insert_with(|| Combinations::new(key.0, u32::from(key.1)));
        }
        Index {
            problem: *problem,
            geometry,
            symmetries,
            rows,
            own_sets,
        }
    }

    /// Returns the number of places of a tier.
    ///
    /// # Panics
    /// When the problem has no such tier.
    pub fn len(&self, tier: Tier) -> usize {
        self.rows(tier).rows.len() * self.own_sets(tier).len()
    }

    /// Returns the place of a position; `None` when the problem doesn't cover it.
    pub fn place(&self, position: &Position) -> Option<Place> {
        if !self.problem.covers(position) {
            return None;
        }
        let mover = position.turn();
        let tier = Tier::of(position);
        let own = self.geometry.cells_of(position.pieces(mover));
        let opposing = self.geometry.cells_of(position.pieces(mover.opponent()));
        let (row, symmetry) = self.rows(tier).home(opposing);
        let own = self.symmetries.apply(symmetry, own);
        let own_sets = self.own_sets(tier);
        let at = row * own_sets.len() + own_sets.rank(squeeze(own, self.rows(tier).rows[row].set));
        Some(Place { tier, at })
    }

    /// The rows of a tier: classes of opposing pieces.
    pub(crate) fn rows(&self, tier: Tier) -> &Rows {
        &self.rows[usize::from(tier.opposing)]
    }

    /// What is numbered within a row: own pieces on the cells that the opponent leaves free.
    pub(crate) fn own_sets(&self, tier: Tier) -> &Combinations {
        &self.own_sets[&(self.geometry.cells() - u32::from(tier.opposing), tier.own)]
    }

    /// The cells that a set leaves free.
    pub(crate) fn free(&self, set: Cells) -> Cells {
        self.geometry.all() & !set
    }

    /// The relabelling of numbers of free cells to cells.
    pub(crate) fn spread(&self, taken: Cells) -> Relabelling {
        Relabelling::onto(self.free(taken))
    }
}

/// Renumbers the cells of a set as if those of another, disjoint one didn't exist.
#[inline]
pub(crate) fn squeeze(set: Cells, removed: Cells) -> Cells {
    let mut squeezed = 0;
    let mut left = set;
    while left != 0 {
        let cell = left & left.wrapping_neg();
        left ^= cell;
        squeezed |= cell >> (removed & (cell - 1)).count_ones();
    }
    squeezed
}

/// The number of places of a tier, worked out without an index.
pub(crate) fn places(problem: &Problem, symmetries: &Symmetries, tier: Tier) -> u64 {
    let cells = problem.size().squares().len();
    let free = cells - u32::from(tier.opposing);
    symmetries.classes(u32::from(tier.opposing)) * choose(free, u32::from(tier.own))
}

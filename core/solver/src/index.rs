use crate::cells::{Cells, Geometry, each};
use crate::combinations::{Combinations, choose};
use crate::symmetry::{CellMap, Symmetries};
use crate::{Problem, Tier};
use loa::{ByColor, Color, Position};

/// The numbering of the positions of each tier, up to the board's symmetries and up to exchanging
/// the colours together with the side to move.
///
/// The opposing pieces select a *block*: a class of sets that symmetries map to each other,
/// represented by the smallest. Within the block, the own pieces are numbered as a set of the cells
/// that the opponent leaves free. If the opposing pieces of a block are their own mirror image,
/// both of two mirrored sets of own pieces have a number; that costs a little space and saves
/// special cases.
pub struct Index {
    problem: Problem,
    pub(crate) geometry: Geometry,
    pub(crate) symmetries: Symmetries,
    blocks: Vec<Blocks>,
    /// For each number of opposing pieces and then of own ones: the sets of own pieces on the cells
    /// left free, if there is such a tier.
    own_sets: Vec<Vec<Option<Combinations>>>,
}

/// The place of a position's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TablePlace {
    /// The tier.
    pub tier: Tier,
    /// The number within the tier, from 0.
    pub at: usize,
}

/// The classes of sets with one number of pieces.
pub(crate) struct Blocks {
    sets: Combinations,
    /// Whether sets are their own codes.
    is_small: bool,
    /// A bit for each set: whether it is connected.
    connected: Vec<u64>,
    /// For each set: its block, above 3 bits for the symmetry that maps it to the block's set.
    homes: Vec<u32>,
    /// Each class, represented by one set.
    pub(crate) blocks: Vec<Block>,
}

/// All positions with one class of opposing pieces: sets that symmetries map to each other.
pub(crate) struct Block {
    /// The smallest of them.
    pub(crate) set: Cells,
    /// The symmetries that map it to itself, as bits.
    pub(crate) stabiliser: u8,
    pub(crate) connected: bool,
}

impl Block {
    /// Returns the symmetries that map the block's set to itself, without the identity.
    pub(crate) fn own_symmetries(&self) -> impl Iterator<Item = usize> {
        each((self.stabiliser & !1).into()).map(|symmetry| symmetry as usize)
    }
}

const SYMMETRY_BITS: u32 = 3;

impl Blocks {
    fn new(geometry: &Geometry, symmetries: &Symmetries, pieces: u8) -> Blocks {
        let sets = Combinations::new(geometry.cells(), u32::from(pieces));
        let mut blocks = Vec::new();
        let mut homes = vec![u32::MAX; sets.len()];
        let mut all_connected = vec![0; sets.len().div_ceil(64)];
        for (rank, &set) in sets.sets().iter().enumerate() {
            if homes[rank] != u32::MAX {
                continue;
            }
            let mut stabiliser = 0;
            let connected = geometry.squares_of(set).is_connected();
            for (symmetry, image) in symmetries.images(set).enumerate() {
                stabiliser |= u8::from(image == set) << symmetry;
                let back = symmetries.images(image).position(|it| it == set);
                let rank = sets.rank(image);
                homes[rank] = (blocks.len() << SYMMETRY_BITS | back.unwrap_or(0)) as u32;
                all_connected[rank / 64] |= u64::from(connected) << (rank % 64);
            }
            blocks.push(Block {
                set,
                stabiliser,
                connected,
            });
        }
        Blocks {
            sets,
            is_small: geometry.cells() <= Problem::MAX_SQUARES,
            connected: all_connected,
            homes,
            blocks,
        }
    }

    /// Returns the bytes that `sets` sets take, which are `blocks` up to symmetry, with their
    /// blocks.
    pub(crate) const fn bytes(sets: u64, blocks: u64) -> u64 {
        let set = size_of::<Cells>() + size_of::<u32>() + 1;
        sets * set as u64 + blocks * size_of::<Block>() as u64
    }

    /// Returns a set in at most 30 bits: itself if the board has so few cells, else its rank.
    #[inline]
    pub(crate) fn code(&self, set: Cells) -> u32 {
        if self.is_small {
            return set as u32;
        }
        self.sets.rank(set) as u32
    }

    /// Returns the set with a code.
    #[inline]
    pub(crate) fn set(&self, code: u32) -> Cells {
        if self.is_small {
            return code.into();
        }
        self.sets.sets()[code as usize]
    }

    /// Tells whether a set is connected.
    #[inline]
    pub(crate) fn is_connected(&self, set: Cells) -> bool {
        let rank = self.sets.rank(set);
        self.connected[rank / 64] >> (rank % 64) & 1 == 1
    }

    /// Returns the block of a set, and the symmetry that maps the set to the block's.
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
        Index::with_symmetries(problem, true)
    }

    /// Makes a numbering that, without symmetries, treats mirror images as different positions.
    pub fn with_symmetries(problem: &Problem, symmetries: bool) -> Index {
        let symmetries = Symmetries::new(problem.size(), symmetries);
        let geometry = Geometry::new(problem.size());
        let tiers = problem.tiers();
        let most = tiers.iter().map(|tier| tier.own).max().unwrap_or(0);
        let blocks = (0..=most).map(|pieces| Blocks::new(&geometry, &symmetries, pieces));
        let blocks = blocks.collect();
        let own_sets = |own, opposing| {
            let free = geometry.cells() - u32::from(opposing);
            let is_tier = tiers.contains(&Tier::new(own, opposing));
            is_tier.then(|| Combinations::new(free, own.into()))
        };
        let own_sets = (0..=most)
            .map(|opposing| (0..=most).map(|own| own_sets(own, opposing)).collect())
            .collect();
        Index {
            problem: *problem,
            geometry,
            symmetries,
            blocks,
            own_sets,
        }
    }

    /// Returns the problem.
    pub(crate) fn problem(&self) -> &Problem {
        &self.problem
    }

    /// Returns the number of places of a tier.
    ///
    /// # Panics
    /// When the problem has no such tier.
    pub fn len(&self, tier: Tier) -> usize {
        self.blocks(tier).blocks.len() * self.own_sets(tier).len()
    }

    /// Returns the place of a position's value; `None` when there is none. A position on the
    /// [transposed](loa::Size::transposed) board has that of its image, since lines, moves and
    /// groups are the same there.
    pub fn place(&self, position: &Position) -> Option<TablePlace> {
        let position = self.problem.counterpart(position)?;
        let mover = position.turn();
        let tier = Tier::of(&position);
        let own = self.geometry.cells_of(position.pieces(mover));
        let opposing = self.geometry.cells_of(position.pieces(mover.opponent()));
        let at = self.at(tier, own, opposing);
        Some(TablePlace { tier, at })
    }

    /// Returns a position whose value has a place.
    pub(crate) fn position_at(&self, TablePlace { tier, at }: TablePlace) -> Position {
        let own_sets = self.own_sets(tier).sets();
        let opposing = self.blocks(tier).blocks[at / own_sets.len()].set;
        let own = self.spread(opposing).apply(own_sets[at % own_sets.len()]);
        self.position(tier, own, opposing)
    }

    /// Returns a position of a tier, with Black to move if Black can have the pieces.
    pub(crate) fn position(&self, tier: Tier, own: Cells, opposing: Cells) -> Position {
        let turn = self.problem.movers(tier).next().unwrap_or(Color::White);
        let pieces = ByColor::from_fn(|color| {
            let cells = if color == turn { own } else { opposing };
            self.geometry.squares_of(cells)
        });
        let position = Position::from_pieces(self.problem.size(), pieces, turn);
        position.unwrap_or_else(|| unreachable!("cells are on the board and disjoint"))
    }

    /// Returns the number of the position with these pieces within its tier.
    #[inline]
    pub(crate) fn at(&self, tier: Tier, own: Cells, opposing: Cells) -> usize {
        let blocks = self.blocks(tier);
        let (block, symmetry) = blocks.home(opposing);
        let own = self.symmetries.apply(symmetry, own);
        let own_sets = self.own_sets(tier);
        block * own_sets.len() + own_sets.rank(squeeze(own, blocks.blocks[block].set))
    }

    /// Returns the blocks of a tier.
    pub(crate) fn blocks(&self, tier: Tier) -> &Blocks {
        &self.blocks[usize::from(tier.opposing)]
    }

    /// Returns the sets of own pieces on the cells that the opponent leaves free.
    pub(crate) fn own_sets(&self, tier: Tier) -> &Combinations {
        let sets = &self.own_sets[usize::from(tier.opposing)][usize::from(tier.own)];
        sets.as_ref()
            .unwrap_or_else(|| panic!("the problem has no tier {tier}"))
    }

    /// Returns the number of sets that symmetries map to a block's.
    pub(crate) fn images_of(&self, block: &Block) -> u64 {
        self.symmetries.len() as u64 / u64::from(block.stabiliser.count_ones())
    }

    /// Tells whether a symmetry of a block maps own pieces to a smaller set.
    #[inline]
    pub(crate) fn has_smaller_image(&self, block: &Block, own: Cells) -> bool {
        let mut images = block.own_symmetries();
        images.any(|symmetry| self.symmetries.apply(symmetry, own) < own)
    }

    /// Returns the cells that a set leaves free.
    pub(crate) fn free(&self, set: Cells) -> Cells {
        self.geometry.all() & !set
    }

    /// Returns the map from numbers of free cells to cells.
    pub(crate) fn spread(&self, taken: Cells) -> CellMap {
        CellMap::onto(self.free(taken))
    }
}

/// Renumbers the cells of a set without those of another, disjoint one.
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

/// Returns the number of places of a block of a tier, without an index.
pub(crate) fn width(problem: &Problem, tier: Tier) -> u64 {
    let free = problem.size().squares().len() - u32::from(tier.opposing);
    choose(free, u32::from(tier.own))
}

/// Returns the number of places of a tier, without an index.
pub(crate) fn places(problem: &Problem, symmetries: &Symmetries, tier: Tier) -> u64 {
    symmetries.classes(u32::from(tier.opposing)) * width(problem, tier)
}

use crate::{Index, Tier, Value};

/// A tier while it is being solved.
///
/// Each block belongs to one thread at a time, as slices of its own: [`BlockWork`].
pub(super) struct Work {
    pub(super) tier: Tier,
    /// The number of places in each block.
    pub(super) width: usize,
    pub(super) values: Vec<u16>,
    left: Vec<u8>,
    levels: Vec<Levels>,
}

/// What is known of the positions of a block.
///
/// A value is packed as [`Value::pack`] does and final once its level, which is its remoteness, has
/// been reached. Until then it may still improve for the player to move. A number below
/// [`OPEN_END`] is no value but a note on an open position.
pub(super) struct BlockWork<'a> {
    pub(super) values: &'a mut [u16],
    /// For each open position, the moves that are not known to lose; [`SAFE`] if it doesn't matter.
    pub(super) left: &'a mut [u8],
    pub(super) levels: &'a mut Levels,
}

/// Where notes on open positions end and packed values begin. A note is the least remoteness that a
/// loss could have because of captures; for a [`SAFE`] position, the remoteness of the nearest tie
/// by a capture, or 0.
pub(super) const OPEN_END: u16 = Value::Loss(0).pack();

/// Stands for the number of moves left if the position has a value or a capture that avoids a loss.
pub(super) const SAFE: u8 = u8::MAX;

impl Work {
    pub(super) fn new(index: &Index, tier: Tier) -> Work {
        let places = index.len(tier);
        let blocks = index.blocks(tier).blocks.len();
        Work {
            tier,
            width: places / blocks,
            values: vec![0; places],
            left: vec![0; places],
            levels: (0..blocks).map(|_| Levels::default()).collect(),
        }
    }

    /// Returns the bytes that a tier takes while it is solved.
    pub(super) const fn bytes(places: u64) -> u64 {
        places * 3
    }

    pub(super) fn block(&self, block: usize) -> &[u16] {
        &self.values[block * self.width..][..self.width]
    }

    pub(super) fn has_level(&self, block: usize, level: u16) -> bool {
        self.levels[block].contains(level)
    }

    /// Returns the greatest level of any value.
    pub(super) fn last_level(&self) -> Option<u16> {
        self.levels.iter().filter_map(Levels::last).max()
    }

    /// Returns all blocks, for work in parallel.
    pub(super) fn blocks_mut(
        &mut self,
    ) -> impl rayon::iter::IndexedParallelIterator<Item = BlockWork<'_>> {
        use rayon::prelude::*;
        (self.values.par_chunks_mut(self.width))
            .zip(self.left.par_chunks_mut(self.width))
            .zip(self.levels.par_iter_mut())
            .map(|((values, left), levels)| BlockWork {
                values,
                left,
                levels,
            })
    }

    /// Forgets all levels.
    pub(super) fn clear_levels(&mut self) {
        self.levels.fill_with(Levels::default);
    }

    /// Returns the values; positions that are still open are draws.
    pub(super) fn into_values(self) -> Vec<u16> {
        use rayon::prelude::*;
        let Work { mut values, .. } = self;
        values
            .par_iter_mut()
            .filter(|value| **value < OPEN_END)
            .for_each(|value| *value = Value::Draw.pack());
        values
    }
}

impl BlockWork<'_> {
    /// Sets the value of a position, final or the best so far.
    #[inline]
    pub(super) fn assign(&mut self, at: usize, value: Value) {
        self.values[at] = value.pack();
        self.left[at] = SAFE;
        if let Some(level) = value.remoteness() {
            self.levels.insert(level);
        }
    }
}

/// The levels of a block's values.
#[derive(Default)]
pub(super) struct Levels {
    words: Vec<u64>,
}

impl Levels {
    #[inline]
    fn insert(&mut self, level: u16) {
        let word = usize::from(level) / 64;
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= 1 << (level % 64);
    }

    fn contains(&self, level: u16) -> bool {
        self.words
            .get(usize::from(level) / 64)
            .is_some_and(|word| word >> (level % 64) & 1 == 1)
    }

    fn last(&self) -> Option<u16> {
        let word = self.words.iter().rposition(|word| *word != 0)?;
        Some(word as u16 * 64 + 63 - self.words[word].leading_zeros() as u16)
    }
}

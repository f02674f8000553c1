use crate::{Index, Tier, Value};

/// A tier while it is being solved.
///
/// Each row is handed to one worker at a time, as slices of its own: [`RowWork`].
pub(super) struct Work {
    pub(super) tier: Tier,
    /// The number of places in each row.
    pub(super) width: usize,
    pub(super) values: Vec<u16>,
    left: Vec<u8>,
    levels: Vec<Levels>,
}

/// What is known of the positions of a row.
///
/// A value is packed as [`Value::pack`] does and final as soon as its level has come, its
/// remoteness being the level. Until then it may still become better for the player to move. A
/// value below [`OPEN_END`] is open: nothing is certain yet, and the number is a note.
pub(super) struct RowWork<'a> {
    pub(super) values: &'a mut [u16],
    /// For each open position, the moves that are not known to lose; [`SAFE`] where it doesn't
    /// matter.
    pub(super) left: &'a mut [u8],
    pub(super) levels: &'a mut Levels,
}

/// Where open positions' notes end and packed values begin. The note is the least remoteness that
/// a loss could have because of captures; of a [`SAFE`] position, the remoteness of the nearest
/// tie by a capture, or 0.
pub(super) const OPEN_END: u16 = Value::Loss(0).pack();

/// In place of the number of moves left: the position has a value, or a capture holds at least a
/// draw, so the position is not lost.
pub(super) const SAFE: u8 = u8::MAX;

impl Work {
    pub(super) fn new(index: &Index, tier: Tier) -> Work {
        let places = index.len(tier);
        let rows = index.rows(tier).rows.len();
        Work {
            tier,
            width: places / rows,
            values: vec![0; places],
            left: vec![0; places],
            levels: (0..rows).map(|_| Levels::default()).collect(),
        }
    }

    /// The bytes that a tier of so many places takes while it is solved.
    pub(super) const fn bytes(places: u64) -> u64 {
        places * 3
    }

    pub(super) fn row(&self, row: usize) -> &[u16] {
        &self.values[row * self.width..][..self.width]
    }

    pub(super) fn has_level(&self, row: usize, level: u16) -> bool {
        self.levels[row].contains(level)
    }

    /// The greatest level that any value has.
    pub(super) fn last_level(&self) -> Option<u16> {
        self.levels.iter().filter_map(Levels::last).max()
    }

    /// All rows, for work in parallel.
    pub(super) fn rows_mut(
        &mut self,
    ) -> impl rayon::iter::IndexedParallelIterator<Item = RowWork<'_>> {
        use rayon::prelude::*;
        (self.values.par_chunks_mut(self.width))
            .zip(self.left.par_chunks_mut(self.width))
            .zip(self.levels.par_iter_mut())
            .map(|((values, left), levels)| RowWork {
                values,
                left,
                levels,
            })
    }

    /// Forgets all levels.
    pub(super) fn clear_levels(&mut self) {
        self.levels.fill_with(Levels::default);
    }

    /// Drops what only solving needs and gives the values, where what is still open is a draw.
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

impl RowWork<'_> {
    /// Gives a position a value, final or the best so far.
    #[inline]
    pub(super) fn assign(&mut self, at: usize, value: Value) {
        self.values[at] = value.pack();
        self.left[at] = SAFE;
        if let Some(level) = value.remoteness() {
            self.levels.insert(level);
        }
    }
}

/// The levels at which a row has values.
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

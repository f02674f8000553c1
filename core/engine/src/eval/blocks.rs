//! Neighbouring squares, all at once.

use loa::SquareSet;

/// The squares with a neighbour to the right.
const NOT_LAST_FILE: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// For each block of four squares, named by its lower left one, which of the four are in a set: the
/// lower left one, the one right of it, the one above it, and the upper right one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blocks(pub(super) [SquareSet; 4]);

impl Blocks {
    #[inline(always)]
    pub(super) const fn of(set: SquareSet) -> Blocks {
        let bits = set.bits();
        Blocks([
            set,
            SquareSet::from_bits(bits >> 1 & NOT_LAST_FILE),
            SquareSet::from_bits(bits >> 8),
            SquareSet::from_bits(bits >> 9 & NOT_LAST_FILE),
        ])
    }

    /// The number of pairs of neighbours.
    #[inline(always)]
    pub(super) fn pair_count(&self) -> i32 {
        let [here, right, up, up_right] = self.0;
        count(&[here & right, here & up, here & up_right, right & up])
    }
}

/// The squares of some sets, those in several counted as often.
#[inline(always)]
pub(super) fn count(sets: &[SquareSet]) -> i32 {
    sets.iter().map(|set| set.len() as i32).sum()
}

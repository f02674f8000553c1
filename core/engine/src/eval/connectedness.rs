//! The pieces' neighbours: a piece with several is not cut off by the loss of one.

use super::side::Side;

/// A hundred times the mean number of own neighbours of a piece.
#[inline(always)]
pub(super) fn value(side: &Side) -> i32 {
    // Each pair makes two pieces a neighbour of each other.
    side.mean(200 * side.blocks.pair_count())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::side::tests::side_of;
    use loa::{Size, SquareSet, squares};

    #[test]
    fn neighbours_are_counted_by_king_steps() {
        for (set, neighbours, pieces) in [
            (SquareSet::EMPTY, 0, 1),
            (squares!("x"), 0, 1),
            (squares!("x ." ". x"), 2, 2),
            (squares!("x x" "x x"), 12, 4),
            (squares!("x x x" ". . ." "x . ."), 4, 4),
            (squares!("x . . . . . . x" "x . . . . . . x"), 4, 4),
        ] {
            let side = side_of(Size::STANDARD, set);
            assert_eq!(value(&side), 100 * neighbours / pieces, "{set:?}");
        }
    }

    #[test]
    fn agrees_with_counting_piece_by_piece() {
        for bits in (0..u64::MAX).step_by(0x0123_4567_89ab_cdef) {
            let set = SquareSet::from_bits(bits.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let near = |a: loa::Square, b: loa::Square| {
                a != b && a.file().abs_diff(b.file()) < 2 && a.rank().abs_diff(b.rank()) < 2
            };
            let neighbours: usize = set
                .into_iter()
                .map(|a| set.into_iter().filter(|b| near(a, *b)).count())
                .sum();
            let mean = 100 * neighbours as i32 / set.len().max(1) as i32;
            assert_eq!(value(&side_of(Size::STANDARD, set)), mean);
        }
    }
}

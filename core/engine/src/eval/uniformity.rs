//! How evenly the pieces lie together: one straggler makes the rectangle around them large.

use super::side::Side;
use loa::SquareSet;

/// Minus the number of squares of the smallest rectangle that holds the pieces.
#[inline(always)]
pub(super) fn value(side: &Side) -> i32 {
    -(area(side.pieces) as i32)
}

#[inline(always)]
const fn area(set: SquareSet) -> u32 {
    let bits = set.bits();
    if bits == 0 {
        return 0;
    }
    let ranks = bits.leading_zeros() / 8 + bits.trailing_zeros() / 8;
    let folded = bits | bits >> 32;
    let folded = folded | folded >> 16;
    let files = (folded | folded >> 8) as u8;
    (8 - ranks) * (8 - files.leading_zeros() - files.trailing_zeros())
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::squares;

    #[test]
    fn areas_of_bounding_rectangles() {
        assert_eq!(area(SquareSet::EMPTY), 0);
        assert_eq!(area(!SquareSet::EMPTY), 64);
        assert_eq!(area(squares!("x . ." ". . .")), 1);
        assert_eq!(area(squares!(". x . x" ". . . ." ". . x .")), 9);
        assert_eq!(area(squares!("x x x x x x x x" ". . . . . . . .")), 8);
        assert_eq!(area(squares!(". . . . . . . x" "x . . . . . . .")), 16);
    }
}

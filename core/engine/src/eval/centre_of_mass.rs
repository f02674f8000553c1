//! The place of the centre of mass: a side that gathers at the edge is easily cut off.

use super::side::Side;

/// Minus a hundred times the distance of the centre of mass to the centre of the board, in king's
/// steps.
#[inline(always)]
pub(super) fn value(side: &Side) -> i32 {
    // In half squares, times the number of pieces.
    let across = (2 * side.file_sum - side.count * (i32::from(side.size.width()) - 1)).abs();
    let up = (2 * side.rank_sum - side.count * (i32::from(side.size.height()) - 1)).abs();
    -side.mean(50 * across.max(up))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::side::tests::side_of;
    use loa::{Size, squares};

    #[test]
    fn the_centre_of_the_board_is_best() {
        for size in Size::all() {
            assert_eq!(value(&side_of(size, size.squares())), 0, "{size}");
        }
    }

    #[test]
    fn distances_are_those_of_the_mean_place() {
        let size: Size = "5x4".parse().unwrap();
        // The centre lies between c2 and c3; the pieces' mean place is b3.
        let set = squares!(
            ". x . . ."
            ". x . . ."
            ". x . . ."
            ". . . . ."
        );
        assert_eq!(value(&side_of(size, set)), -100);
        // b2 and b3 are one to the left, halfway up.
        assert_eq!(value(&side_of(size, squares!(". x" ". x" ". ."))), -100);
        assert_eq!(value(&side_of(size, squares!("x"))), -200);
        assert_eq!(value(&side_of(size, loa::SquareSet::EMPTY)), 0);
    }
}

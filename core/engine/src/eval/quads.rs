//! Solid blocks: formations of three or four pieces on four squares that form a square, which the
//! opponent can hardly break up by a capture.

use super::blocks::Blocks;
use super::concentration::within_two_steps;
use super::side::Side;
use loa::SquareSet;

/// The number of solid blocks near the centre of mass.
#[inline(always)]
pub(super) fn value(side: &Side) -> i32 {
    (solid_blocks(&side.blocks) & within_two_steps(side.centre)).len() as i32
}

/// The blocks of four squares with three or four pieces, by their lower left square.
#[inline(always)]
fn solid_blocks(blocks: &Blocks) -> SquareSet {
    let [here, right, up, up_right] = blocks.0;
    here & right & (up | up_right) | up & up_right & (here | right)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::side::tests::side;
    use loa::squares;

    fn solid_blocks(set: SquareSet) -> SquareSet {
        super::solid_blocks(&Blocks::of(set))
    }

    #[test]
    fn three_of_four_are_solid() {
        let corner = squares!("x");
        for set in [
            squares!("x x" "x x"),
            squares!(". x" "x x"),
            squares!("x ." "x x"),
            squares!("x x" ". x"),
            squares!("x x" "x ."),
        ] {
            assert_eq!(solid_blocks(set) & corner, corner);
        }
        for set in [
            squares!("x ." "x ."),
            squares!("x x" ". ."),
            squares!("x ." ". x"),
        ] {
            assert!(solid_blocks(set).is_empty());
        }
    }

    #[test]
    fn blocks_do_not_wrap_around_the_edge() {
        let set = squares!(
            "x . . . . . . x"
            "x . . . . . . x"
        );
        assert!(solid_blocks(set).is_empty());
    }

    #[test]
    fn only_blocks_near_the_centre_count() {
        use loa::{Color, Position, Size};
        let mut position = Position::empty(Size::STANDARD);
        let set = squares!(
            "x x . . . . . ."
            "x x . . . . . ."
            ". . . . . . . ."
            ". . . . . . . ."
            ". . . . . . . ."
            ". . . . . x x ."
            ". . . . . x x x"
            ". . . . . x x x"
        );
        for square in set {
            position
                .set(square, Some(Color::White), Color::Black)
                .unwrap();
        }
        // The centre of mass is e4: of the blocks, f2 and g2 are near, a7, f1 and g1 are not.
        assert_eq!(solid_blocks(set).len(), 5);
        assert_eq!(value(&side(&position, Color::White)), 2);
    }
}

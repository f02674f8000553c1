//! Walls: pieces that stand in the way of the enemy's, above all of those on the edge.

use super::side::Side;

/// Minus the number of jumps that enemies in between prevent; those from the edge count twice.
#[inline(always)]
pub(super) const fn value(side: &Side) -> i32 {
    -side.walled
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::side::tests::side;
    use loa::{Color, Position, Size};

    #[test]
    fn a_wall_counts_against_the_side_behind_it() {
        let mut position = Position::empty(Size::STANDARD);
        for (square, color) in [("a4", Color::Black), ("b4", Color::White)] {
            position
                .set(square.parse().unwrap(), Some(color), Color::Black)
                .unwrap();
        }
        // Black's jump from the edge to c4 is prevented; White's to the left would leave the board.
        assert_eq!(value(&side(&position, Color::Black)), -2);
        assert_eq!(value(&side(&position, Color::White)), 0);
    }
}

//! The freedom to move, with jumps weighted as in MIA (Winands, 2000).

use super::side::Side;

/// What the jumps are worth, in quarters of a jump: captures twice as much as others, jumps to the
/// edge half, along the edge into a corner a quarter.
#[inline(always)]
pub(super) const fn value(side: &Side) -> i32 {
    side.mobility
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::side::tests::side;
    use loa::{Color, Position, Size, Start};

    #[test]
    fn both_sides_move_as_freely_at_the_start() {
        let position = Position::start(Size::STANDARD, Start::Standard);
        for color in Color::ALL {
            // 12 jumps straight ahead; 20 diagonal ones, of which those that end on the edge are
            // captures; 4 along the edge into a corner, at a quarter.
            assert_eq!(value(&side(&position, color)), 4 * (12 + 20) + 4);
        }
    }
}

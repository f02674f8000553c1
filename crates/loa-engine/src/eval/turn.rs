//! The right to move, which is worth something by itself.

use super::side::Side;

/// 1 for the side to move, 0 for the other.
#[inline(always)]
pub(super) const fn value(side: &Side) -> i32 {
    side.is_to_move as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::side::tests::side;
    use loa::{Color, Position, Size, Start};

    #[test]
    fn one_side_has_it() {
        let mut position = Position::start(Size::STANDARD, Start::Standard);
        for to_move in Color::ALL {
            position.set_turn(to_move);
            assert_eq!(value(&side(&position, to_move)), 1);
            assert_eq!(value(&side(&position, !to_move)), 0);
        }
    }
}

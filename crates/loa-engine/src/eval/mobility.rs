//! The freedom to move.

use super::side::Side;

/// The number of jumps.
#[inline]
pub(super) const fn value(side: &Side) -> i32 {
    side.mobility
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Color, Position, Size, Start};

    #[test]
    fn both_sides_have_36_jumps_at_the_start() {
        let position = Position::start(Size::STANDARD, Start::Standard);
        for color in Color::ALL {
            assert_eq!(value(&Side::of(&position, color)), 36);
        }
    }
}

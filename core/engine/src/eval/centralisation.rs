//! The distances of the pieces to the edge of the board: pieces in the middle are hard to cut off
//! and reach any place.

use super::side::Side;
use loa::{Size, SquareSet};

/// A hundred times the mean height of the pieces' squares, the edge of the board being at 0 and
/// each ring of squares one higher than the one around it.
#[inline(always)]
pub(super) fn value(side: &Side) -> i32 {
    let rings = &INNER[index(side.size)];
    let sum: u32 = rings.iter().map(|ring| (side.pieces & *ring).len()).sum();
    side.mean(100 * sum as i32)
}

const SIDES: usize = (Size::MAX - Size::MIN + 1) as usize;

/// For each size, the squares at least 1, 2 and 3 squares away from the edge.
static INNER: [[SquareSet; 3]; SIDES * SIDES] = {
    let mut inner = [[SquareSet::EMPTY; 3]; SIDES * SIDES];
    let mut number = 0;
    while number < SIDES * SIDES {
        let (width, height) = ((number / SIDES) as u8, (number % SIDES) as u8);
        let size = Size::new(Size::MIN + width, Size::MIN + height);
        let mut squares = size.expect("every number is a size").squares();
        let mut ring = 0;
        while ring < 3 {
            squares = interior(squares);
            inner[number][ring] = squares;
            ring += 1;
        }
        number += 1;
    }
    inner
};

/// The squares of a set with all their eight neighbours in the set.
const fn interior(set: SquareSet) -> SquareSet {
    const OFF_THE_EDGE: u64 = 0x007e_7e7e_7e7e_7e00;
    let outside = SquareSet::from_bits(!set.bits());
    SquareSet::from_bits(set.bits() & OFF_THE_EDGE & !outside.neighbours().bits())
}

const fn index(size: Size) -> usize {
    (size.width() - Size::MIN) as usize * SIDES + (size.height() - Size::MIN) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::side::tests::side;
    use loa::{Color, Position, Start};

    #[test]
    fn the_edge_counts_zero() {
        for size in Size::all() {
            let start = Position::start(size, Start::Standard);
            assert_eq!(value(&side(&start, Color::Black)), 0);
        }
    }

    #[test]
    fn rings_of_squares() {
        for (size, square, height) in [
            ("8x8", "a1", 0),
            ("8x8", "d4", 3),
            ("8x8", "e5", 3),
            ("8x8", "f6", 2),
            ("8x8", "b5", 1),
            ("5x4", "c2", 1),
            ("3x3", "b2", 1),
            ("8x3", "d2", 1),
        ] {
            let mut position = Position::empty(size.parse().unwrap());
            position
                .set(square.parse().unwrap(), Some(Color::White), Color::White)
                .unwrap();
            let side = side(&position, Color::White);
            assert_eq!(value(&side), 100 * height, "{square} on {size}");
        }
    }
}

//! The distances of the pieces to the edge of the board: pieces in the middle are hard to cut off
//! and reach any place.

use super::side::Side;
use loa::{Size, Square, SquareSet};

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
    while number < SIDES * SIDES * Square::COUNT {
        let (place, square) = (number / Square::COUNT, number % Square::COUNT);
        let square = Square::from_index(square);
        let width = Size::MIN + (place / SIDES) as u8;
        let height = Size::MIN + (place % SIDES) as u8;
        let mut ring = 0;
        while ring < height_of(square, width, height) {
            inner[place][ring].insert(square);
            ring += 1;
        }
        number += 1;
    }
    inner
};

const fn index(size: Size) -> usize {
    (size.width() - Size::MIN) as usize * SIDES + (size.height() - Size::MIN) as usize
}

/// The number of squares between a square and the edge; 0 off the board.
const fn height_of(square: Square, width: u8, height: u8) -> usize {
    const fn smaller(a: u8, b: u8) -> u8 {
        if a < b { a } else { b }
    }
    if square.file() >= width || square.rank() >= height {
        return 0;
    }
    let across = smaller(square.file(), width - 1 - square.file());
    let up = smaller(square.rank(), height - 1 - square.rank());
    smaller(across, up) as usize
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
    fn heights() {
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

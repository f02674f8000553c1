//! What the hidden layer sees of a position, for the search and the trainer alike.

use loa::{Position, Square};

/// Sets of weights by the number of pieces.
pub const BUCKETS: usize = 8;

/// The number of features of the hidden layer: the pieces as a side sees them. A square's
/// [index](loa::Square::index) stands for a piece of its own, 64 more for one of the other side.
pub const PIECE_FEATURES: usize = 2 * Square::COUNT;

/// Returns which weights a position uses, 0 to [`BUCKETS`] - 1, by the number of pieces: 1 to 3, 4
/// to 6, and so on; more than 24 count as 24.
#[inline]
pub fn bucket(position: &Position) -> usize {
    let pieces = position.occupied().len() as usize;
    (pieces.saturating_sub(1) / 3).min(BUCKETS - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Color, Size};

    #[test]
    fn buckets_hold_three_numbers_of_pieces_each() {
        let mut position = Position::empty(Size::STANDARD);
        let mut buckets = vec![bucket(&position)];
        for square in Size::STANDARD.squares() {
            position
                .set(square, Some(Color::White), Color::Black)
                .unwrap();
            buckets.push(bucket(&position));
        }
        assert_eq!(buckets[..8], [0, 0, 0, 0, 1, 1, 1, 2]);
        assert_eq!(
            (buckets[21], buckets[22], buckets[24], buckets[64]),
            (6, 7, 7, 7)
        );
    }
}

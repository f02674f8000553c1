//! Incremental keys that a position shares with its images under the board's symmetries.

use loa::{Color, Position, Random, Size, Square, Symmetry};

/// The most symmetries that a board has.
const IMAGES: usize = 8;

/// What each piece adds to the sums of a position's images.
///
/// On boards of up to 38 squares they are the digits of a number to base 3, so that different
/// positions have different keys. On larger ones they are pseudo-random and keys are hashes.
pub(crate) struct Weights {
    by_color: [[[u64; IMAGES]; Square::COUNT]; 2],
}

/// Boards with at most this many squares have exact keys: 4 × 3^38 fits into 64 bits.
const MAX_EXACT: u32 = 38;

impl Weights {
    pub(crate) fn of(size: Size) -> Weights {
        let symmetries: Vec<Symmetry> = Symmetry::of(size).collect();
        let mut by_color = [[[0; IMAGES]; Square::COUNT]; 2];
        for color in Color::ALL {
            for square in size.squares() {
                by_color[color as usize][square.index()] = std::array::from_fn(|image| {
                    let symmetry = symmetries[image % symmetries.len()];
                    weight(size, color, symmetry.square(square))
                });
            }
        }
        Weights { by_color }
    }

    #[inline]
    fn piece(&self, color: Color, square: Square) -> &[u64; IMAGES] {
        &self.by_color[color as usize][square.index()]
    }
}

fn weight(size: Size, color: Color, square: Square) -> u64 {
    let place = u32::from(square.rank()) * u32::from(size.width()) + u32::from(square.file());
    let digit = color as u64 + 1;
    if size.squares().len() <= MAX_EXACT {
        3u64.pow(place) * digit
    } else {
        Random::mix(u64::from(place) * 2 + digit)
    }
}

/// The sums of the weights of a position's pieces, one for each image.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sums([u64; IMAGES]);

impl Sums {
    pub(crate) fn of(position: &Position, weights: &Weights) -> Sums {
        let mut sums = Sums([0; IMAGES]);
        for color in Color::ALL {
            for square in position.pieces(color) {
                sums.apply(u64::wrapping_add, weights.piece(color, square));
            }
        }
        sums
    }

    /// Returns the sums after a jump of `mover`.
    #[inline]
    pub(crate) fn after(
        mut self,
        weights: &Weights,
        mover: Color,
        (from, to): (Square, Square),
        captures: bool,
    ) -> Sums {
        self.apply(u64::wrapping_sub, weights.piece(mover, from));
        self.apply(u64::wrapping_add, weights.piece(mover, to));
        if captures {
            self.apply(u64::wrapping_sub, weights.piece(mover.opponent(), to));
        }
        self
    }

    /// Returns the key that a position with these sums and its images share, for a winner.
    #[inline]
    pub(crate) fn key(&self, to_move: Color, winner: Color) -> u64 {
        let first = self.0.into_iter().fold(u64::MAX, u64::min);
        let sides = (to_move as u64) << 1 | winner as u64;
        Random::mix(first.wrapping_mul(4).wrapping_add(sides))
    }

    /// Adds weights to the sums, or subtracts them.
    #[inline]
    fn apply(&mut self, operation: impl Fn(u64, u64) -> u64, weights: &[u64; IMAGES]) {
        for (sum, weight) in self.0.iter_mut().zip(weights) {
            *sum = operation(*sum, *weight);
        }
    }
}

/// Returns the key of what holds for a position only after a set of positions.
#[inline]
pub(crate) const fn dependent_key(key: u64, positions: u64) -> u64 {
    Random::mix(key ^ positions.rotate_left(29))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arrangement::Arrangement;
    use loa::{Move, Start};
    use std::collections::HashMap;

    /// Along many games: sums kept are sums worked out anew, and keys are equal just where
    /// arrangements are.
    fn check(size: Size) {
        let weights = Weights::of(size);
        let mut seen: HashMap<u64, (Arrangement, Color)> = HashMap::new();
        for game in 0..40 {
            let mut position = Position::start(size, Start::Standard);
            let mut sums = Sums::of(&position, &weights);
            for ply in 0..30 {
                let mut jumps = Vec::new();
                position.for_each_jump(|from, to| jumps.push((from, to)));
                if jumps.is_empty() {
                    break;
                }
                let mover = position.turn();
                let (from, to) = jumps[(game * 31 + ply * 17 + game * ply) % jumps.len()];
                sums = sums.after(&weights, mover, (from, to), position.at(to).is_some());
                position = position.after(Move::Jump(from, to));
                assert_eq!(sums, Sums::of(&position, &weights));
                let key = sums.key(position.turn(), Color::Black);
                assert_ne!(key, sums.key(position.turn(), Color::White));
                let pieces = (Arrangement::of(&position), position.turn());
                assert_eq!(*seen.entry(key).or_insert(pieces), pieces);
            }
        }
        let positions: std::collections::HashSet<_> = seen.values().collect();
        assert_eq!(positions.len(), seen.len(), "one key for each arrangement");
    }

    #[test]
    fn keys_are_kept_and_tell_arrangements_apart() {
        for size in ["3x3", "5x4", "6x6", "8x8"] {
            check(size.parse().unwrap());
        }
    }
}

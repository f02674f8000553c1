//! The policy: how likely each move of a position is to be the best one, from what is around it.
//!
//! For 8×8 boards where connecting wins. The logarithm of the likelihood of a jump is the sum of
//! the weights of its [`features()`], up to a number that all jumps of the position share. Weights
//! are in steps of 1 / [`SCALE`]. They were learned from the moves of games
//! (`loa_train::PolicyTrainer`), like the transition probabilities of realization probability
//! search (Tsuruoka, Yokoyama and Chikayama, 2002; for this game Winands and Björnsson, 2008).

mod features;

pub use features::{FEATURES, WEIGHTS, features};

use features::{
    Around, Centre, DISTANCES, distances, jump, last_square, neighbours, offset, surrounding,
};
use loa::{Goal, Move, Position, Size, Square, SquareSet};
use std::array::from_fn;
use std::sync::LazyLock;

/// What the weights, as logarithms to the base e, are multiplied by.
pub const SCALE: i32 = 32;

/// The weights, a signed byte each.
static BUILT_IN: &[u8; WEIGHTS] = include_bytes!("../../nets/gen4.policy");

/// The built-in policy. Its weights are laid out so that a jump needs no symmetry.
struct Policy {
    /// By first and last square, without a capture and with one.
    jumps: [[[i8; 2]; Square::COUNT]; Square::COUNT],
    /// By [`Around`], square and [neighbours].
    surroundings: [[[i8; 256]; Square::COUNT]; 4],
    distances: [[i8; DISTANCES]; DISTANCES],
    /// By the last square of the opponent's move, or of none, and that of the jump.
    offsets: [[i8; Square::COUNT]; Square::COUNT + 1],
}

static POLICY: LazyLock<Box<Policy>> =
    LazyLock::new(|| Policy::new(&BUILT_IN.map(u8::cast_signed)));

impl Policy {
    fn new(weights: &[i8; WEIGHTS]) -> Box<Policy> {
        let mut policy = Box::new(Policy {
            jumps: [[[0; 2]; Square::COUNT]; Square::COUNT],
            surroundings: [[[0; 256]; Square::COUNT]; 4],
            distances: from_fn(|from| from_fn(|to| weights[distances(from, to)])),
            offsets: [[weights[offset(None, Square::from_index(0))]; Square::COUNT];
                Square::COUNT + 1],
        });
        for square in Size::STANDARD.squares() {
            for to in Size::STANDARD.squares() {
                policy.jumps[square.index()][to.index()] =
                    [false, true].map(|captures| weights[jump(square, to, captures)]);
                policy.offsets[square.index()][to.index()] = weights[offset(Some(square), to)];
            }
            for around in Around::ALL {
                policy.surroundings[around as usize][square.index()] =
                    from_fn(|neighbours| weights[surrounding(around, square, neighbours)]);
            }
        }
        policy
    }
}

/// Tells whether the policy is made for a board and a goal.
#[inline]
pub(crate) fn applies(size: Size, goal: Goal) -> bool {
    size == Size::STANDARD && goal == Goal::Connect
}

/// How likely the jumps of a position are.
pub(crate) struct Likelihoods {
    policy: &'static Policy,
    own: SquareSet,
    other: SquareSet,
    centre: Centre,
    offsets: &'static [i8; Square::COUNT],
}

/// How likely the jumps of one piece are.
pub(crate) struct PieceLikelihoods<'a> {
    of_all: &'a Likelihoods,
    /// The mover's other pieces.
    rest: SquareSet,
    jumps: &'static [[i8; 2]; Square::COUNT],
    distances: &'static [i8; DISTANCES],
    /// What does not depend on the last square of a jump.
    constant: i32,
}

impl Likelihoods {
    /// Prepares for the jumps of a position after a move of the opponent.
    #[inline]
    pub(crate) fn of(position: &Position, previous: Option<Move>) -> Likelihoods {
        let mover = position.turn();
        let (policy, own) = (&**POLICY, position.pieces(mover));
        let last = last_square(previous).map_or(Square::COUNT, Square::index);
        Likelihoods {
            policy,
            own,
            other: position.pieces(!mover),
            centre: Centre::of(own),
            offsets: &policy.offsets[last],
        }
    }

    /// Prepares for the jumps of the piece on a square.
    #[inline(always)]
    pub(crate) fn of_piece(&self, from: Square) -> PieceLikelihoods<'_> {
        let policy = self.policy;
        PieceLikelihoods {
            of_all: self,
            rest: self.own - SquareSet::of(from),
            jumps: &policy.jumps[from.index()],
            distances: &policy.distances[self.centre.distance(from)],
            constant: self.around(Around::OwnAtFirst, from, self.own)
                + self.around(Around::OtherAtFirst, from, self.other),
        }
    }

    #[inline(always)]
    fn around(&self, around: Around, square: Square, pieces: SquareSet) -> i32 {
        let of_square = &self.policy.surroundings[around as usize][square.index()];
        i32::from(of_square[neighbours(pieces, square)])
    }
}

impl PieceLikelihoods<'_> {
    /// The logarithm of the likelihood of a legal jump to a square, times [`SCALE`].
    #[inline(always)]
    pub(crate) fn log_of(&self, to: Square) -> i32 {
        let all = self.of_all;
        let captures = usize::from(all.other.contains(to));
        self.constant
            + i32::from(self.jumps[to.index()][captures])
            + all.around(Around::OwnAtLast, to, self.rest)
            + all.around(Around::OtherAtLast, to, all.other)
            + i32::from(self.distances[all.centre.distance(to)])
            + i32::from(all.offsets[to.index()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{Random, random_positions};

    /// The weights, added one by one.
    fn sum(position: &Position, previous: Option<Move>, from: Square, to: Square) -> i32 {
        let features = features(position, previous, from, to);
        features
            .map(|feature| i32::from(BUILT_IN[feature].cast_signed()))
            .iter()
            .sum()
    }

    #[test]
    fn likelihoods_are_sums_of_weights() {
        let previous = [None, Some(Move::Pass), Some("b2-d4".parse().unwrap())];
        for position in random_positions(&mut Random::new(2), Size::STANDARD, 60) {
            for previous in previous {
                let likelihoods = Likelihoods::of(&position, previous);
                position.for_each_jump(|from, to| {
                    let expected = sum(&position, previous, from, to);
                    assert_eq!(likelihoods.of_piece(from).log_of(to), expected);
                });
            }
        }
    }

    /// A weight that is cut off at the ends of its range is rare.
    #[test]
    fn the_scale_is_fine_and_wide_enough() {
        let cut = BUILT_IN
            .iter()
            .filter(|weight| weight.cast_signed().unsigned_abs() >= 127);
        assert!(cut.count() < WEIGHTS / 100);
    }
}

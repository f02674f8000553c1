//! The policy: how likely each move of a position is to be the best one, above all from the lines
//! that it changes.
//!
//! For 8×8 boards where connecting wins. The logarithm of the likelihood of a jump is the sum of
//! the weights of its [`features()`], up to a number that all jumps of the position share. Weights
//! are in steps of 1 / [`SCALE`]. They were learned from the moves of games by the example `policy`
//! of `loa-train`, like the transition probabilities of realization probability search (Tsuruoka,
//! Yokoyama and Chikayama, 2002; for this game Winands and Björnsson, 2008).

mod features;
mod rows;

pub use features::{WEIGHTS, features};

use crate::lines::{MOST_ROWS, all_contents, row};
use features::{Centre, DISTANCES, distances, jump, last_square, line, offset};
use loa::{ByColor, Color, Goal, Move, Position, Size, Square, SquareSet};
use rows::{Rows, digit};
use std::array::from_fn;
use std::sync::LazyLock;

/// What the weights, as logarithms to the base e, are multiplied by.
pub const SCALE: i32 = 32;

/// The weights, a signed byte each.
static BUILT_IN: &[u8; WEIGHTS] = include_bytes!("../../nets/gen7.policy");

/// The built-in policy. Its weights are laid out so that a jump needs no symmetry.
struct Policy {
    /// By first and last square, without a capture and with one.
    jumps: [[[i8; 2]; Square::COUNT]; Square::COUNT],
    /// By mover and [row].
    lines: ByColor<[i8; MOST_ROWS]>,
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
            lines: ByColor::from_fn(|_| [0; MOST_ROWS]),
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
        }
        for (number, contents) in all_contents() {
            for (contents, mover) in contents.flat_map(|it| Color::ALL.map(|color| (it, color))) {
                let place =
                    line(number, contents, mover).expect("the line has two squares or more");
                policy.lines[mover][row(number, contents)] = weights[place];
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
    lines: &'static [i8; MOST_ROWS],
    mover: Color,
    others: SquareSet,
    /// The lines without the piece that jumps.
    rows: Rows,
    /// Where that piece is.
    lifted: Option<Square>,
    centre: Centre,
    offsets: &'static [i8; Square::COUNT],
}

/// How likely the jumps of one piece are.
pub(crate) struct PieceLikelihoods<'a> {
    of_all: &'a Likelihoods,
    jumps: &'static [[i8; 2]; Square::COUNT],
    distances: &'static [i8; DISTANCES],
    /// What the lines gain without the piece.
    gain: i32,
}

impl Likelihoods {
    /// Prepares for the jumps of a position after a move of the opponent.
    pub(crate) fn of(position: &Position, previous: Option<Move>) -> Likelihoods {
        let (policy, mover) = (&**POLICY, position.turn());
        let last = last_square(previous).map_or(Square::COUNT, Square::index);
        Likelihoods {
            policy,
            lines: &policy.lines[mover],
            mover,
            others: position.pieces(!mover),
            rows: Rows::of(position),
            lifted: None,
            centre: Centre::of(position.pieces(mover)),
            offsets: &policy.offsets[last],
        }
    }

    /// Prepares for the jumps of the piece on a square.
    #[inline]
    pub(crate) fn of_piece(&mut self, from: Square) -> PieceLikelihoods<'_> {
        let digit = digit(self.mover);
        if let Some(last) = self.lifted.replace(from) {
            self.rows.change(last, digit);
        }
        let gain = self.rows.gain(self.lines, from, digit.wrapping_neg());
        self.rows.change(from, digit.wrapping_neg());
        PieceLikelihoods {
            jumps: &self.policy.jumps[from.index()],
            distances: &self.policy.distances[self.centre.distance(from)],
            of_all: self,
            gain,
        }
    }
}

impl PieceLikelihoods<'_> {
    /// The logarithm of the likelihood of a legal jump to a square, times [`SCALE`].
    #[inline]
    pub(crate) fn log_of(&self, to: Square) -> i32 {
        let all = self.of_all;
        let captures = all.others.contains(to);
        let step = digit(all.mover).wrapping_sub(u16::from(captures) * digit(!all.mover));
        self.gain
            + all.rows.gain(all.lines, to, step)
            + i32::from(self.jumps[to.index()][usize::from(captures)])
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
        features(position, previous, from, to)
            .into_iter()
            .map(|(place, count)| count * i32::from(BUILT_IN[place].cast_signed()))
            .sum()
    }

    #[test]
    fn likelihoods_are_sums_of_weights() {
        let previous = [None, Some(Move::Pass), Some("b2-d4".parse().unwrap())];
        for position in random_positions(&mut Random::new(2), Size::STANDARD, 60) {
            for previous in previous {
                let mut likelihoods = Likelihoods::of(&position, previous);
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

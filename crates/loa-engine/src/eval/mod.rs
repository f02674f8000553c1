//! What a position is worth before anything is proven.
//!
//! Each term gives either side a value of its own; what counts is the difference, so exchanging
//! the colours changes the sign and nothing else. A term that measures how near a side is to being
//! connected changes its sign where connecting loses.

mod accumulator;
mod blocks;
mod centralisation;
mod centre_of_mass;
mod compiled;
mod concentration;
mod connectedness;
mod groups;
mod inputs;
mod mobility;
mod noise;
mod phase;
mod quads;
mod side;
#[cfg(test)]
mod symmetry;
mod term;
mod turn;
mod uniformity;
mod walls;
mod weights;

use crate::Score;
use loa::{ByColor, Color, Goal, Position};

pub(crate) use accumulator::Accumulator;
pub use compiled::instructions;
pub use inputs::Inputs;
pub(crate) use noise::Noise;
pub use phase::Phase;
pub use term::{ParseTermError, Term};
pub use weights::Weights;

/// What a term contributes to an evaluation: the difference of the values, weighted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contribution {
    /// The term.
    pub term: Term,
    /// Its value for either side.
    pub values: ByColor<i32>,
    /// Its weight, in points for [`Weights::UNIT`]; negative where the goal turns it round.
    pub weight: i32,
}

impl Contribution {
    /// Returns the contribution to Black's score, times [`Weights::UNIT`].
    pub const fn for_black(&self) -> i32 {
        (self.values.black - self.values.white) * self.weight
    }
}

/// Estimates what a position is worth to the side to move.
///
/// Nothing is looked ahead, and connections are not judged.
pub fn evaluate(position: &Position, goal: Goal) -> Score {
    let accumulator = Accumulator::of(position);
    Score::estimate(points(position, &accumulator, goal, &Weights::DEFAULT))
}

/// Returns what each term contributes to [`evaluate`].
pub fn explain(position: &Position, goal: Goal) -> [Contribution; Term::COUNT] {
    let phase = Phase::of(position);
    let values = inputs::values(position, &Accumulator::of(position));
    Term::ALL.map(|term| {
        let weight = Weights::DEFAULT.at(term, phase);
        Contribution {
            term,
            values: values[term as usize],
            weight: inputs::sign(term, goal) * weight,
        }
    })
}

/// The estimate for the side to move, not yet within the band of a [`Score`].
#[inline]
pub(crate) fn points(
    position: &Position,
    accumulator: &Accumulator,
    goal: Goal,
    weights: &Weights,
) -> i32 {
    compiled::points(position, accumulator, goal, weights)
}

/// What [`points`] returns, for a function to be compiled for some machine.
#[inline(always)]
fn points_of(position: &Position, accumulator: &Accumulator, goal: Goal, weights: &Weights) -> i32 {
    let for_black = Inputs::with_accumulator(position, accumulator, goal).points(weights);
    match position.turn() {
        Color::Black => for_black,
        Color::White => -for_black,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Size, Start};

    #[test]
    fn the_explanation_adds_up() {
        let mut position = Position::start(Size::STANDARD, Start::Standard);
        position.play_unchecked(loa::Move::Jump(
            "b1".parse().unwrap(),
            "b3".parse().unwrap(),
        ));
        for goal in [Goal::Connect, Goal::Misere] {
            let parts = explain(&position, goal);
            let sum: i32 = parts.iter().map(Contribution::for_black).sum();
            assert_eq!(evaluate(&position, goal).points(), -(sum / Weights::UNIT));
            assert_ne!(sum, 0);
        }
    }

    #[test]
    fn the_goal_turns_what_is_about_it_round() {
        let mut position = Position::start(Size::STANDARD, Start::Standard);
        position.play_unchecked(loa::Move::Jump(
            "b1".parse().unwrap(),
            "b3".parse().unwrap(),
        ));
        let connect = explain(&position, Goal::Connect);
        let misere = explain(&position, Goal::Misere);
        for (a, b) in connect.iter().zip(&misere) {
            let sign = if a.term.is_about_goal() { -1 } else { 1 };
            assert_eq!(a.for_black(), sign * b.for_black());
        }
        assert!(Term::Quads.is_about_goal() && !Term::Mobility.is_about_goal());
    }
}

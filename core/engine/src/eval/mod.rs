//! Static evaluation: a weighted sum of terms, tapered by the number of pieces; or a [net].
//!
//! Each term has a value for either side, and their difference counts, so exchanging the colours
//! only changes the sign. Terms that measure how near a side is to connecting change their sign
//! where connecting loses.

mod accumulator;
mod blocks;
mod centralisation;
mod centre_of_mass;
mod compiled;
mod concentration;
mod connectedness;
mod evaluator;
mod groups;
mod inputs;
pub mod net;
mod noise;
mod phase;
mod quads;
mod side;
mod sums;
mod term;
mod uniformity;
mod weights;

use crate::Score;
use loa::{ByColor, Goal, Position};

pub(crate) use accumulator::Accumulator;
pub use compiled::instructions;
#[cfg(test)]
pub(crate) use compiled::points;
pub(crate) use evaluator::Evaluator;
pub use inputs::Inputs;
pub(crate) use noise::Noise;
pub use phase::Phase;
pub(crate) use side::{FILES, RANKS, sum};
pub use term::Term;
pub use weights::Weights;

/// The contribution of a term to an evaluation: the weighted difference of its values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contribution {
    /// The term.
    pub term: Term,
    /// Its value for either side.
    pub values: ByColor<i32>,
    /// Its weight, in points for [`Weights::UNIT`]; with the sign that the goal gives it.
    pub weight: i32,
}

impl Contribution {
    /// Returns the contribution to Black's score, times [`Weights::UNIT`].
    pub const fn for_black(&self) -> i32 {
        (self.values.black - self.values.white) * self.weight
    }
}

/// Returns the weighted sum of a position's terms for the side to move; connections are not judged.
/// The engine uses it where it has no [net](net::Net).
pub fn evaluate(position: &Position, goal: Goal) -> Score {
    let accumulator = Accumulator::of(position);
    let points = compiled::points(position, &accumulator, goal, &Weights::DEFAULT);
    Score::estimate(points)
}

/// Returns the contribution of each term to [`evaluate`].
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
    fn the_goal_changes_the_sign_of_its_terms() {
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

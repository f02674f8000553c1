//! What a position is worth before anything is proven.
//!
//! Each term gives either side a value of its own; what counts is the difference, so exchanging
//! the colours changes the sign and nothing else. A term that measures how near a side is to being
//! connected changes its sign where connecting loses.

mod centralisation;
mod concentration;
mod groups;
mod mobility;
mod noise;
mod quads;
mod side;
#[cfg(test)]
mod symmetry;

use crate::Score;
use loa::{ByColor, Color, Goal, Position};
use side::Side;
use std::fmt;
use std::ops::Index;
use std::str::FromStr;

pub(crate) use noise::Noise;

/// One thing that the evaluation looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Term {
    /// How near the pieces stand to their centre of mass.
    Concentration,
    /// How near the pieces stand to the centre of the board.
    Centralisation,
    /// Into how few groups the pieces fall, by the Euler number.
    Groups,
    /// How many solid blocks the pieces form about their centre of mass.
    Quads,
    /// How many jumps the side has.
    Mobility,
}

impl Term {
    /// All terms.
    pub const ALL: [Term; 5] = [
        Term::Concentration,
        Term::Centralisation,
        Term::Groups,
        Term::Quads,
        Term::Mobility,
    ];

    /// Returns the name by which the term is read and written.
    pub const fn name(self) -> &'static str {
        match self {
            Term::Concentration => "concentration",
            Term::Centralisation => "centralisation",
            Term::Groups => "groups",
            Term::Quads => "quads",
            Term::Mobility => "mobility",
        }
    }

    /// The term's value for a side, the larger the better for it where connecting wins.
    #[inline]
    fn value(self, side: &Side) -> i32 {
        match self {
            Term::Concentration => concentration::value(side),
            Term::Centralisation => centralisation::value(side),
            Term::Groups => groups::value(side),
            Term::Quads => quads::value(side),
            Term::Mobility => mobility::value(side),
        }
    }

    /// Whether the term measures how near a side is to being connected.
    const fn is_about_goal(self) -> bool {
        !matches!(self, Term::Mobility)
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that names no term of the evaluation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseTermError(String);

impl fmt::Display for ParseTermError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Term::ALL.map(Term::name).join(", ");
        write!(f, "'{}' is not a term of the evaluation ({names})", self.0)
    }
}

impl std::error::Error for ParseTermError {}

/// Reads a term's name, in any case.
impl FromStr for Term {
    type Err = ParseTermError;

    fn from_str(text: &str) -> Result<Term, ParseTermError> {
        Term::ALL
            .into_iter()
            .find(|term| text.eq_ignore_ascii_case(term.name()))
            .ok_or_else(|| ParseTermError(text.to_owned()))
    }
}

/// How much each term counts: points for [`Weights::UNIT`] of its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Weights([i32; Term::ALL.len()]);

impl Weights {
    /// What a weighted sum is divided by.
    pub const UNIT: i32 = 16;

    /// The weights in use, compared with others by self-play.
    pub const DEFAULT: Weights = Weights([16, 8, 96, 48, 40]);

    /// Returns these weights with another one for a term; 0 switches it off.
    #[must_use]
    pub const fn with(mut self, term: Term, weight: i32) -> Weights {
        self.0[term as usize] = weight;
        self
    }
}

impl Default for Weights {
    fn default() -> Weights {
        Weights::DEFAULT
    }
}

impl Index<Term> for Weights {
    type Output = i32;

    #[inline]
    fn index(&self, term: Term) -> &i32 {
        &self.0[term as usize]
    }
}

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
    Score::estimate(points(position, goal, &Weights::DEFAULT))
}

/// Returns what each term contributes to [`evaluate`].
pub fn explain(position: &Position, goal: Goal) -> [Contribution; Term::ALL.len()] {
    contributions(position, goal, &Weights::DEFAULT)
}

/// The estimate for the side to move, not yet within the band of a [`Score`].
#[inline]
pub(crate) fn points(position: &Position, goal: Goal, weights: &Weights) -> i32 {
    let parts = contributions(position, goal, weights);
    let sum: i32 = parts.iter().map(Contribution::for_black).sum();
    let for_black = sum / Weights::UNIT;
    match position.to_move() {
        Color::Black => for_black,
        Color::White => -for_black,
    }
}

#[inline]
fn contributions(
    position: &Position,
    goal: Goal,
    weights: &Weights,
) -> [Contribution; Term::ALL.len()] {
    let sides = ByColor::from_fn(|color| Side::of(position, color));
    Term::ALL.map(|term| {
        let turned_round = goal == Goal::Misere && term.is_about_goal();
        Contribution {
            term,
            values: ByColor::from_fn(|color| term.value(&sides[color])),
            weight: if turned_round {
                -weights[term]
            } else {
                weights[term]
            },
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Size, Start};

    #[test]
    fn terms_are_known_by_name() {
        for term in Term::ALL {
            assert_eq!(term.to_string().to_uppercase().parse(), Ok(term));
        }
        assert!("beauty".parse::<Term>().is_err());
    }

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
    fn the_goal_turns_all_but_mobility_round() {
        let mut position = Position::start(Size::STANDARD, Start::Standard);
        position.play_unchecked(loa::Move::Jump(
            "b1".parse().unwrap(),
            "b3".parse().unwrap(),
        ));
        let connect = explain(&position, Goal::Connect);
        let misere = explain(&position, Goal::Misere);
        for (a, b) in connect.iter().zip(&misere) {
            let sign = if a.term == Term::Mobility { 1 } else { -1 };
            assert_eq!(a.for_black(), sign * b.for_black());
        }
    }
}

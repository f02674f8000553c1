use super::phase::Phase;
use super::side::Side;
use super::term::Term;
use super::weights::Weights;
use loa::{ByColor, Goal, Position};

/// All that the evaluation sees of a position. For weights of a phase it is linear in these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inputs {
    differences: [i32; Term::COUNT],
    phase: Phase,
}

impl Inputs {
    /// Works the inputs of a position out.
    #[inline]
    pub fn of(position: &Position, goal: Goal) -> Inputs {
        let values = values(position);
        Inputs {
            differences: Term::ALL.map(|term| {
                let ByColor { black, white } = values[term as usize];
                sign(term, goal) * (black - white)
            }),
            phase: Phase::of(position),
        }
    }

    /// Returns Black's value of a term less White's, the larger the better for Black.
    pub const fn difference(&self, term: Term) -> i32 {
        self.differences[term as usize]
    }

    /// Returns how far the game is.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns what the position is worth to Black, in points.
    #[inline]
    pub fn points(&self, weights: &Weights) -> i32 {
        let parts =
            Term::ALL.map(|term| weights.at(term, self.phase) * self.differences[term as usize]);
        parts.iter().sum::<i32>() / Weights::UNIT
    }
}

/// Each term's value for either side.
#[inline]
pub(super) fn values(position: &Position) -> [ByColor<i32>; Term::COUNT] {
    let sides = ByColor::from_fn(|color| Side::of(position, color));
    Term::ALL.map(|term| ByColor::from_fn(|color| term.value(&sides[color])))
}

/// -1 where the goal turns a term round, 1 elsewhere.
#[inline]
pub(super) const fn sign(term: Term, goal: Goal) -> i32 {
    match goal {
        Goal::Misere if term.is_about_goal() => -1,
        _ => 1,
    }
}

use super::phase::Phase;
use super::side::Side;
use super::term::Term;
use super::weights::Weights;
use loa::{ByColor, Color, Goal, Position};

/// All that the evaluation sees of a position. For weights of a phase it is linear in these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inputs {
    differences: [i32; Term::COUNT],
    phase: Phase,
}

impl Inputs {
    /// Works the inputs of a position out.
    #[inline(always)]
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
    #[inline(always)]
    pub fn points(&self, weights: &Weights) -> i32 {
        let parts =
            Term::ALL.map(|term| weights.at(term, self.phase) * self.differences[term as usize]);
        parts.iter().sum::<i32>() / Weights::UNIT
    }
}

/// Each term's value for either side.
#[inline(always)]
pub(super) fn values(position: &Position) -> [ByColor<i32>; Term::COUNT] {
    let black = Term::values(&Side::of(position, Color::Black));
    let white = Term::values(&Side::of(position, Color::White));
    let mut values = [ByColor { black: 0, white: 0 }; Term::COUNT];
    for (value, (black, white)) in values.iter_mut().zip(black.into_iter().zip(white)) {
        *value = ByColor { black, white };
    }
    values
}

/// -1 where the goal turns a term round, 1 elsewhere.
#[inline(always)]
pub(super) const fn sign(term: Term, goal: Goal) -> i32 {
    match goal {
        Goal::Misere if term.is_about_goal() => -1,
        _ => 1,
    }
}

use super::accumulator::Accumulator;
use super::phase::Phase;
use super::side::Side;
use super::term::Term;
use super::weights::Weights;
use super::{
    centralisation, centre_of_mass, concentration, connectedness, groups, quads, uniformity,
};
use loa::{ByColor, Color, Goal, Position};

/// The inputs of the evaluation, which is linear in them for the weights of a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inputs {
    differences: [i32; Term::COUNT],
    phase: Phase,
}

impl Inputs {
    /// Works out the inputs of a position.
    pub fn of(position: &Position, goal: Goal) -> Inputs {
        Inputs::with_accumulator(position, &Accumulator::of(position), goal)
    }

    #[inline(always)]
    pub(super) fn with_accumulator(
        position: &Position,
        accumulator: &Accumulator,
        goal: Goal,
    ) -> Inputs {
        let values = values(position, accumulator);
        let mut differences = [0; Term::COUNT];
        for term in Term::ALL {
            let ByColor { black, white } = values[term as usize];
            differences[term as usize] = sign(term, goal) * (black - white);
        }
        Inputs {
            differences,
            phase: Phase::of(position),
        }
    }

    /// Returns Black's value of a term less White's; larger is better for Black.
    pub const fn difference(&self, term: Term) -> i32 {
        self.differences[term as usize]
    }

    /// Returns the phase of the game.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the evaluation for Black, in points.
    #[inline(always)]
    pub fn points(&self, weights: &Weights) -> i32 {
        let mut sum = 0;
        for term in Term::ALL {
            sum += weights.at(term, self.phase) * self.differences[term as usize];
        }
        sum / Weights::UNIT
    }
}

/// Each term's value for either side.
#[inline(always)]
pub(super) fn values(
    position: &Position,
    accumulator: &Accumulator,
) -> [ByColor<i32>; Term::COUNT] {
    let black = values_of(&Side::of(position, accumulator, Color::Black));
    let white = values_of(&Side::of(position, accumulator, Color::White));
    let mut values = [ByColor { black: 0, white: 0 }; Term::COUNT];
    for (value, (black, white)) in values.iter_mut().zip(black.into_iter().zip(white)) {
        *value = ByColor { black, white };
    }
    values
}

/// Each term's value for a side; where connecting wins, larger is better.
#[inline(always)]
fn values_of(side: &Side) -> [i32; Term::COUNT] {
    let mut values = [0; Term::COUNT];
    values[Term::Concentration as usize] = concentration::value(side);
    values[Term::Centralisation as usize] = centralisation::value(side);
    values[Term::CentreOfMass as usize] = centre_of_mass::value(side);
    values[Term::Groups as usize] = groups::value(side);
    values[Term::Connectedness as usize] = connectedness::value(side);
    values[Term::Quads as usize] = quads::value(side);
    values[Term::Uniformity as usize] = uniformity::value(side);
    values[Term::Mobility as usize] = side.mobility;
    values[Term::Walls as usize] = -side.walled;
    values[Term::Turn as usize] = i32::from(side.is_to_move);
    values
}

/// The sign of a term: -1 where the goal inverts it.
#[inline(always)]
pub(super) const fn sign(term: Term, goal: Goal) -> i32 {
    match goal {
        Goal::Misere if term.is_about_goal() => -1,
        _ => 1,
    }
}

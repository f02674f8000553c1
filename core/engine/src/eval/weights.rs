use super::phase::Phase;
use super::term::Term;

/// The weights of the terms, with many pieces on the board and with few: points for
/// [`Weights::UNIT`] of a term's value, interpolated between the two phases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Weights {
    many: [i32; Term::COUNT],
    few: [i32; Term::COUNT],
}

impl Weights {
    /// The divisor of a weighted sum.
    pub const UNIT: i32 = 256;

    /// The weights in use, fitted to games of self-play.
    pub const DEFAULT: Weights = Weights::new(
        [730, -393, 16, -13093, 738, -7689, -243, 1086, 1329, 18272],
        [673, 399, -408, 12251, -152, 11692, 574, 1587, 303, 4490],
    );

    /// Makes weights in the order of [`Term::ALL`]: those with [`Phase::MANY`] pieces or more on
    /// the board, and those with [`Phase::FEW`] or fewer.
    pub const fn new(many: [i32; Term::COUNT], few: [i32; Term::COUNT]) -> Weights {
        Weights { many, few }
    }

    /// Returns these weights with another one for a term; 0 switches it off.
    #[must_use]
    pub const fn with(self, term: Term, weight: i32) -> Weights {
        self.with_phases(term, weight, weight)
    }

    /// Returns these weights with others for a term, with many pieces and with few.
    #[must_use]
    pub const fn with_phases(mut self, term: Term, many: i32, few: i32) -> Weights {
        self.many[term as usize] = many;
        self.few[term as usize] = few;
        self
    }

    /// Returns a term's weights with many pieces and with few.
    pub const fn phases(&self, term: Term) -> (i32, i32) {
        (self.many[term as usize], self.few[term as usize])
    }

    /// Returns a term's weight in a phase.
    #[inline(always)]
    pub const fn at(&self, term: Term, phase: Phase) -> i32 {
        let (many, few) = (self.many[term as usize], self.few[term as usize]);
        few + (((many - few) * phase.beyond_few()) >> Phase::SHIFT)
    }
}

impl Default for Weights {
    fn default() -> Weights {
        Weights::DEFAULT
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Color, Position, Size};

    fn phase(pieces: usize) -> Phase {
        let mut position = Position::empty(Size::STANDARD);
        for square in Size::STANDARD.squares().into_iter().take(pieces) {
            position
                .set(square, Some(Color::Black), Color::Black)
                .unwrap();
        }
        Phase::of(&position)
    }

    #[test]
    fn weights_are_interpolated() {
        let weights = Weights::DEFAULT.with_phases(Term::Quads, 320, -160);
        for (pieces, weight) in [
            (0, -160),
            (8, -160),
            (9, -130),
            (16, 80),
            (24, 320),
            (40, 320),
        ] {
            assert_eq!(weights.at(Term::Quads, phase(pieces)), weight, "{pieces}");
        }
        let even = weights.with(Term::Quads, 7);
        assert!((0..64).all(|pieces| even.at(Term::Quads, phase(pieces)) == 7));
    }
}

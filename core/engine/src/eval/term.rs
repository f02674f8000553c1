use super::side::Side;
use super::{
    centralisation, centre_of_mass, concentration, connectedness, groups, quads, uniformity,
};
use loa::{UnknownNameError, parse_name};
use std::fmt;
use std::str::FromStr;

/// A term of the evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Term {
    /// How near the pieces stand to their centre of mass.
    Concentration,
    /// How near the pieces stand to the centre of the board.
    Centralisation,
    /// How near the centre of mass is to the centre of the board.
    CentreOfMass,
    /// How few groups the pieces form, by the Euler number.
    Groups,
    /// How many neighbours the pieces have.
    Connectedness,
    /// How many solid blocks the pieces form about their centre of mass.
    Quads,
    /// How small the rectangle is that holds the pieces.
    Uniformity,
    /// Weighted mobility (Winands, 2000), in quarters of a jump: captures count twice, jumps to the
    /// edge half, jumps along the edge into a corner a quarter.
    Mobility,
    /// Minus the number of jumps that enemies in between prevent; those from the edge count twice.
    Walls,
    /// 1 for the side to move, 0 for the other.
    Turn,
}

impl Term {
    /// The number of terms.
    pub const COUNT: usize = 10;

    /// All terms.
    pub const ALL: [Term; Term::COUNT] = [
        Term::Concentration,
        Term::Centralisation,
        Term::CentreOfMass,
        Term::Groups,
        Term::Connectedness,
        Term::Quads,
        Term::Uniformity,
        Term::Mobility,
        Term::Walls,
        Term::Turn,
    ];

    /// Returns the name by which the term is read and written.
    pub const fn name(self) -> &'static str {
        match self {
            Term::Concentration => "concentration",
            Term::Centralisation => "centralisation",
            Term::CentreOfMass => "centre-of-mass",
            Term::Groups => "groups",
            Term::Connectedness => "connectedness",
            Term::Quads => "quads",
            Term::Uniformity => "uniformity",
            Term::Mobility => "mobility",
            Term::Walls => "walls",
            Term::Turn => "turn",
        }
    }

    /// Each term's value for a side; where connecting wins, larger is better.
    #[inline(always)]
    pub(super) fn values(side: &Side) -> [i32; Term::COUNT] {
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

    /// Tells whether the term measures how near a side is to being connected.
    pub const fn is_about_goal(self) -> bool {
        !matches!(self, Term::Mobility | Term::Walls | Term::Turn)
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Reads a term's name, in any case.
impl FromStr for Term {
    type Err = UnknownNameError;

    fn from_str(text: &str) -> Result<Term, UnknownNameError> {
        parse_name(text, "a term of the evaluation", &Term::ALL, Term::name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_are_known_by_name() {
        for (place, term) in Term::ALL.into_iter().enumerate() {
            assert_eq!(term as usize, place);
            assert_eq!(term.to_string().to_uppercase().parse(), Ok(term));
        }
        assert!("beauty".parse::<Term>().is_err());
    }
}

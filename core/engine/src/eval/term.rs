use super::side::Side;
use super::{
    centralisation, centre_of_mass, concentration, connectedness, groups, quads, uniformity,
};

loa::named! {
    /// A term of the evaluation.
    pub enum Term: "a term of the evaluation" {
        /// How near the pieces stand to their centre of mass.
        Concentration = "concentration",
        /// How near the pieces stand to the centre of the board.
        Centralisation = "centralisation",
        /// How near the centre of mass is to the centre of the board.
        CentreOfMass = "centre-of-mass",
        /// How few groups the pieces form, by the Euler number.
        Groups = "groups",
        /// How many neighbours the pieces have.
        Connectedness = "connectedness",
        /// How many solid blocks the pieces form about their centre of mass.
        Quads = "quads",
        /// How small the rectangle is that holds the pieces.
        Uniformity = "uniformity",
        /// Weighted mobility (Winands, 2000), in quarters of a jump: captures count twice, jumps to
        /// the edge half, jumps along the edge into a corner a quarter.
        Mobility = "mobility",
        /// Minus the number of jumps that enemies in between prevent; those from the edge count
        /// twice.
        Walls = "walls",
        /// 1 for the side to move, 0 for the other.
        Turn = "turn",
    }
}

impl Term {
    /// The number of terms.
    pub const COUNT: usize = 10;

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

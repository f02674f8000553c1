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

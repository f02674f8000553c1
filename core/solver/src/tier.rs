use loa::{Color, Position};
use std::fmt;

/// The positions in which the player to move has `own` pieces and the opponent `opposing`.
///
/// The colour to move does not matter: exchanging the colours together with the side to move
/// changes no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tier {
    /// The number of pieces of the player to move.
    pub own: u8,
    /// The number of pieces of the opponent.
    pub opposing: u8,
}

impl Tier {
    /// Returns the tier with these numbers of pieces.
    pub const fn new(own: u8, opposing: u8) -> Tier {
        Tier { own, opposing }
    }

    /// Returns the tier that a position is in.
    pub fn of(position: &Position) -> Tier {
        let count = |color: Color| position.pieces(color).len() as u8;
        let own = position.turn();
        Tier::new(count(own), count(own.opponent()))
    }

    /// Returns the tier that a move without capture leads to, where the opponent is to move.
    pub const fn swapped(self) -> Tier {
        Tier::new(self.opposing, self.own)
    }

    /// Returns the tier and its swapped tier, or the tier alone if both are the same.
    pub(crate) fn pair(self) -> Vec<Tier> {
        let mut pair = vec![self, self.swapped()];
        pair.dedup();
        pair
    }

    /// Returns the tier that a capture leads to; `None` if the opponent has only one piece.
    pub const fn after_capture(self) -> Option<Tier> {
        if self.opposing <= 1 {
            return None;
        }
        Some(Tier::new(self.opposing - 1, self.own))
    }
}

/// Writes both numbers, the player to move first, as in `6v5`.
impl fmt::Display for Tier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}v{}", self.own, self.opposing)
    }
}

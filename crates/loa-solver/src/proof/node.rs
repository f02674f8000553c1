use crate::proof::claim::Claim;
use crate::proof::keys::{Key, Sums, Weights};
use crate::proof::standing::Child;
use loa::Position;

/// A position of the search.
pub(crate) struct Node {
    pub(crate) position: Position,
    pub(crate) sums: Sums,
    pub(crate) key: Key,
    /// The plies left; 0 when the claim has no limit.
    pub(crate) left: u8,
}

impl Node {
    /// The position that a claim is about.
    pub(crate) fn root(claim: &Claim, weights: &Weights) -> Node {
        let position = *claim.position();
        let sums = Sums::of(&position, weights);
        Node {
            position,
            sums,
            key: sums.key(position.turn(), claim.winner()),
            left: claim.plies().unwrap_or(0),
        }
    }

    /// The position of a child.
    #[inline]
    pub(crate) fn after(&self, child: &Child) -> Node {
        Node {
            position: self.position.after(child.mv),
            sums: child.sums,
            key: child.key,
            left: self.left_after(),
        }
    }

    /// The plies left after a move.
    #[inline]
    pub(crate) const fn left_after(&self) -> u8 {
        self.left.saturating_sub(1)
    }
}

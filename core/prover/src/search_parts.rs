use crate::leaf_heuristic::LeafHeuristic;
use loa_pns::Rest;

/// What guides the search. All settings lead to the same answers; they differ in the nodes and the
/// time that it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchParts {
    /// How new positions get their proof numbers.
    pub heuristic: LeafHeuristic,
    /// How much of all but the greatest number counts in a sum.
    pub rest: Rest,
    /// Whether a new position is searched for moves that parry a threat.
    pub forced_losses: bool,
}

/// All parts.
impl Default for SearchParts {
    fn default() -> SearchParts {
        SearchParts {
            heuristic: LeafHeuristic::default(),
            rest: Rest(8),
            forced_losses: true,
        }
    }
}

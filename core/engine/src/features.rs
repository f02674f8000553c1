use loa::{ParseWordError, parse_name};
use std::fmt;
use std::str::FromStr;

/// A part of the search that can be switched off, to measure what it is worth.
///
/// Without any of them the search is plain alpha-beta: it finds the value that minimax finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Feature {
    /// The transposition table: results are used where a position occurs again at the same depth.
    Table,
    /// Table entries of deeper searches are used too.
    DeeperEntries,
    /// A position that occurs again on the path counts as a draw, whatever the rules say.
    Cycles,
    /// Leaves are searched for wins in one and losses to a threat that no move parries.
    Quiescence,
    /// Each depth is first searched in a narrow window around the score of the last one.
    Aspiration,
    /// Killer moves: moves that caused a cutoff at the same ply come early.
    Killers,
    /// Counter moves: the move that caused a cutoff after the same move of the opponent comes
    /// early.
    CounterMoves,
    /// History heuristic: moves are ordered by how often they caused cutoffs.
    History,
    /// Half of the history, and all counter moves, are kept for the next search of a game.
    KeptHistory,
    /// Moves are ordered by the neighbours that pieces gain and lose.
    Neighbourhood,
    /// At high depth, moves are also ordered by the static evaluation of the resulting position.
    EvalOrdering,
    /// A position in which the opponent threatens to connect is searched a ply deeper.
    Extensions,
    /// Internal iterative reductions: a ply less where no table move is known.
    InternalReductions,
    /// Null move pruning.
    NullMove,
    /// Reverse futility pruning: near the leaves a position far above beta is not searched.
    ReverseFutility,
    /// Late move pruning: near the leaves, moves late in the order are skipped.
    LateMovePruning,
    /// Late move reductions: moves late in the order are first searched at a reduced depth.
    LateMoveReductions,
    /// A proof-number search for forced wins runs next to the main search.
    Proof,
    /// A net evaluates positions, where the engine has one that applies.
    Net,
}

/// Which parts of the search are in use.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Features(u32);

impl Feature {
    /// All of them.
    pub const ALL: [Feature; 19] = [
        Feature::Table,
        Feature::DeeperEntries,
        Feature::Cycles,
        Feature::Quiescence,
        Feature::Aspiration,
        Feature::Killers,
        Feature::CounterMoves,
        Feature::History,
        Feature::KeptHistory,
        Feature::Neighbourhood,
        Feature::EvalOrdering,
        Feature::Extensions,
        Feature::InternalReductions,
        Feature::NullMove,
        Feature::ReverseFutility,
        Feature::LateMovePruning,
        Feature::LateMoveReductions,
        Feature::Proof,
        Feature::Net,
    ];

    /// Returns the name by which the feature is read and written.
    pub const fn name(self) -> &'static str {
        match self {
            Feature::Table => "table",
            Feature::DeeperEntries => "deeper-entries",
            Feature::Cycles => "cycles",
            Feature::Quiescence => "quiescence",
            Feature::Aspiration => "aspiration",
            Feature::Killers => "killers",
            Feature::CounterMoves => "counter-moves",
            Feature::History => "history",
            Feature::KeptHistory => "kept-history",
            Feature::Neighbourhood => "neighbourhood",
            Feature::EvalOrdering => "eval-ordering",
            Feature::Extensions => "extensions",
            Feature::InternalReductions => "internal-reductions",
            Feature::NullMove => "null-move",
            Feature::ReverseFutility => "reverse-futility",
            Feature::LateMovePruning => "late-move-pruning",
            Feature::LateMoveReductions => "late-move-reductions",
            Feature::Proof => "proof",
            Feature::Net => "net",
        }
    }
}

impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Reads a feature's name, in any case.
impl FromStr for Feature {
    type Err = ParseWordError;

    fn from_str(text: &str) -> Result<Feature, ParseWordError> {
        parse_name(
            text,
            "a feature of the search",
            &Feature::ALL,
            Feature::name,
        )
    }
}

impl Features {
    /// None of them.
    pub const NONE: Features = Features(0);

    /// All of them.
    pub const DEFAULT: Features = Features((1 << Feature::ALL.len()) - 1);

    /// Returns these features and another one.
    #[must_use]
    pub const fn with(self, feature: Feature) -> Features {
        Features(self.0 | 1 << feature as u8)
    }

    /// Returns these features without one.
    #[must_use]
    pub const fn without(self, feature: Feature) -> Features {
        Features(self.0 & !(1 << feature as u8))
    }

    /// Tells whether a feature is in use.
    #[inline]
    pub const fn has(self, feature: Feature) -> bool {
        self.0 >> feature as u8 & 1 != 0
    }
}

impl Default for Features {
    fn default() -> Features {
        Features::DEFAULT
    }
}

/// Lists the names.
impl fmt::Debug for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let used = Feature::ALL.iter().filter(|feature| self.has(**feature));
        f.debug_set()
            .entries(used.map(|feature| feature.name()))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_are_known_by_name() {
        for feature in Feature::ALL {
            assert_eq!(feature.to_string().to_uppercase().parse(), Ok(feature));
        }
        assert!("luck".parse::<Feature>().is_err());
    }

    #[test]
    fn features_are_independent() {
        for feature in Feature::ALL {
            let one = Features::NONE.with(feature);
            for other in Feature::ALL {
                assert_eq!(one.has(other), other == feature);
            }
            assert_eq!(one.without(feature), Features::NONE);
        }
    }
}

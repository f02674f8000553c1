use loa::{UnknownNameError, parse_name};
use std::fmt;
use std::str::FromStr;

/// A part of the search that can be switched off, to measure what it is worth.
///
/// Without any of them the search is plain alpha-beta: it finds the value that minimax finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Technique {
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
pub struct Techniques(u32);

impl Technique {
    /// All of them.
    pub const ALL: [Technique; 19] = [
        Technique::Table,
        Technique::DeeperEntries,
        Technique::Cycles,
        Technique::Quiescence,
        Technique::Aspiration,
        Technique::Killers,
        Technique::CounterMoves,
        Technique::History,
        Technique::KeptHistory,
        Technique::Neighbourhood,
        Technique::EvalOrdering,
        Technique::Extensions,
        Technique::InternalReductions,
        Technique::NullMove,
        Technique::ReverseFutility,
        Technique::LateMovePruning,
        Technique::LateMoveReductions,
        Technique::Proof,
        Technique::Net,
    ];

    /// Returns the name by which the technique is read and written.
    pub const fn name(self) -> &'static str {
        match self {
            Technique::Table => "table",
            Technique::DeeperEntries => "deeper-entries",
            Technique::Cycles => "cycles",
            Technique::Quiescence => "quiescence",
            Technique::Aspiration => "aspiration",
            Technique::Killers => "killers",
            Technique::CounterMoves => "counter-moves",
            Technique::History => "history",
            Technique::KeptHistory => "kept-history",
            Technique::Neighbourhood => "neighbourhood",
            Technique::EvalOrdering => "eval-ordering",
            Technique::Extensions => "extensions",
            Technique::InternalReductions => "internal-reductions",
            Technique::NullMove => "null-move",
            Technique::ReverseFutility => "reverse-futility",
            Technique::LateMovePruning => "late-move-pruning",
            Technique::LateMoveReductions => "late-move-reductions",
            Technique::Proof => "proof",
            Technique::Net => "net",
        }
    }
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Reads a technique's name, in any case.
impl FromStr for Technique {
    type Err = UnknownNameError;

    fn from_str(text: &str) -> Result<Technique, UnknownNameError> {
        parse_name(
            text,
            "a technique of the search",
            &Technique::ALL,
            Technique::name,
        )
    }
}

impl Techniques {
    /// None of them.
    pub const NONE: Techniques = Techniques(0);

    /// All of them.
    pub const DEFAULT: Techniques = Techniques((1 << Technique::ALL.len()) - 1);

    /// Returns these techniques and another one.
    #[must_use]
    pub const fn with(self, technique: Technique) -> Techniques {
        Techniques(self.0 | 1 << technique as u8)
    }

    /// Returns these techniques without one.
    #[must_use]
    pub const fn without(self, technique: Technique) -> Techniques {
        Techniques(self.0 & !(1 << technique as u8))
    }

    /// Tells whether a technique is in use.
    #[inline]
    pub const fn has(self, technique: Technique) -> bool {
        self.0 >> technique as u8 & 1 != 0
    }
}

impl Default for Techniques {
    fn default() -> Techniques {
        Techniques::DEFAULT
    }
}

/// Lists the names.
impl fmt::Debug for Techniques {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let used = Technique::ALL
            .iter()
            .filter(|technique| self.has(**technique));
        f.debug_set()
            .entries(used.map(|technique| technique.name()))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_are_known_by_name() {
        for technique in Technique::ALL {
            assert_eq!(technique.to_string().to_uppercase().parse(), Ok(technique));
        }
        assert!("luck".parse::<Technique>().is_err());
    }

    #[test]
    fn features_are_independent() {
        for technique in Technique::ALL {
            let one = Techniques::NONE.with(technique);
            for other in Technique::ALL {
                assert_eq!(one.has(other), other == technique);
            }
            assert_eq!(one.without(technique), Techniques::NONE);
        }
    }
}

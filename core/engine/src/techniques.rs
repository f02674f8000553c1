use std::fmt;

loa::named! {
    /// A part of the search that can be switched off, to measure what it is worth.
    ///
    /// Without any of them the search is plain alpha-beta: it finds the value that minimax finds.
    #[repr(u8)]
    pub enum Technique: "a technique of the search" {
        /// The transposition table: results are used where a position occurs again at the same
        /// depth.
        Table = "table",
        /// Table entries of deeper searches are used too.
        DeeperEntries = "deeper-entries",
        /// A position that occurs again on the path counts as a draw, whatever the rules say.
        Cycles = "cycles",
        /// Leaves are searched for wins in one and losses to a threat that no move parries.
        Quiescence = "quiescence",
        /// Each depth is first searched in a narrow window around the score of the last one.
        Aspiration = "aspiration",
        /// Killer moves: moves that caused a cutoff at the same ply come early.
        Killers = "killers",
        /// Counter moves: the move that caused a cutoff after the same move of the opponent comes
        /// early.
        CounterMoves = "counter-moves",
        /// History heuristic: moves are ordered by how often they caused cutoffs.
        History = "history",
        /// Half of the history, and all counter moves, are kept for the next search of a game.
        KeptHistory = "kept-history",
        /// Moves are ordered by how likely each is the best one, and unlikely ones are skipped near
        /// the leaves, on 8×8 boards where connecting wins.
        Policy = "policy",
        /// Elsewhere, moves are ordered by the neighbours that pieces gain and lose.
        Neighbourhood = "neighbourhood",
        /// Elsewhere, at high depth, moves are also ordered by the static evaluation of the
        /// resulting position.
        EvalOrdering = "eval-ordering",
        /// A position in which the opponent threatens to connect is searched a ply deeper.
        Extensions = "extensions",
        /// Where the opponent threatens to connect, moves that don't parry that are left out.
        Parries = "parries",
        /// Singular extensions: a move that is better than all others by far is searched a ply
        /// deeper. Multi-cut: where another one is good enough, too, none is searched.
        Singular = "singular",
        /// Internal iterative reductions: a ply less where no table move is known.
        InternalReductions = "internal-reductions",
        /// Null move pruning.
        NullMove = "null-move",
        /// Reverse futility pruning: near the leaves a position far above beta is not searched.
        ReverseFutility = "reverse-futility",
        /// ProbCut: far from the end of the game, a position whose score is far outside the window
        /// in a shallow search is not searched further.
        ProbCut = "probcut",
        /// Late move pruning: near the leaves, moves late in the order are skipped.
        LateMovePruning = "late-move-pruning",
        /// Late move reductions: moves late in the order are first searched at a reduced depth.
        LateMoveReductions = "late-move-reductions",
        /// A proof-number search for forced wins runs next to the main search.
        Proof = "proof",
        /// A net evaluates positions, where the engine has one that applies.
        Net = "net",
    }
}

/// Which parts of the search are in use.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Techniques(u32);

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

    /// Returns these techniques without those of the feature `full`.
    #[must_use]
    pub(crate) const fn light(self) -> Techniques {
        self.without(Technique::Net)
            .without(Technique::Policy)
            .without(Technique::Proof)
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

//! The alpha-beta search: iterative deepening over principal variation search.
//!
//! `root.rs` deepens in aspiration windows, `node.rs` searches a position, `quiescence.rs` resolves
//! the leaves, `picker.rs` and `ordering.rs` order moves, `pruning.rs` has the margins.
//!
//! # Proofs
//! A win or a loss in a score is proven: pruning never gives one, and a position whose moves were
//! partly skipped does not count as lost.
//!
//! The table trusts 64 bits of a key, so two positions could be taken for one, however rarely. Wins
//! in one to three own moves are therefore proven again at the root (`recheck.rs`); estimates and
//! longer wins are not.
//!
//! # Repetitions and the table
//! A position that comes up again on the path counts as a draw, whether the rules say so or not: a
//! cycle leads nowhere. So a score can depend on the path (graph history interaction). The table
//! knows positions only, so:
//! - A score that rests on a repetition of a position further up the path is not stored.
//! - The table is cleared when the positions change that have occurred in the game so often that
//!   one more occurrence makes a draw ([`SearchStack::exhausted`]).
//! - With these two, a win or loss from the table is a true one if the side to move is part of what
//!   has to repeat: following the shortest known proof gets nearer to the end with each ply, so no
//!   position is visited twice. If the board alone has to repeat, that does not follow, and the
//!   table's wins and losses only order the moves.
//! - Estimates may differ from what a search without a table finds.
//!
//! The number of plies to a move limit is part of the table's key.

mod node;
mod ordering;
mod picker;
mod pruning;
mod pv;
mod quiescence;
mod root;

use crate::budget::Budget;
use crate::eval::net::Net;
use crate::eval::{EvalCache, Evaluator, Noise};
use crate::policy;
use crate::sample::EvaluatedSample;
use crate::stack::SearchStack;
use crate::table::TranspositionTable;
use crate::{Limits, Score, Technique, Techniques};
use loa::{Move, Recurrence, Repetition};
use ordering::ScoredMove;
use pv::PvTable;

pub(crate) use ordering::MoveOrdering;

/// The greatest distance from the root: twice the greatest depth, since threats extend it.
const MAX_PLY: u32 = 2 * Limits::MAX_DEPTH;

/// What one thread remembers from one search to the next.
#[derive(Debug, Default)]
pub(crate) struct ThreadState {
    pub(crate) ordering: MoveOrdering,
    /// Evaluations by the net in use.
    pub(crate) evaluations: EvalCache,
}

/// One thread's search of one position.
pub(crate) struct Search<'a, 'b> {
    stack: &'a mut SearchStack,
    table: &'a TranspositionTable,
    ordering: &'a mut MoveOrdering,
    budget: &'a mut Budget<'b>,
    params: SearchParams<'a>,
    /// Whether the policy orders moves.
    has_policy: bool,
    evaluator: Evaluator<'a>,
    /// The moves of all nodes on the path, the last node's at the end.
    moves: Vec<ScoredMove>,
    pv: PvTable,
    /// By ply.
    frames: Vec<Frame>,
    /// Root moves that are not searched: those not wanted, then those of better lines (multi-PV).
    excluded_moves: Vec<Move>,
    root_score: Score,
    root_depth: u32,
    /// Gathers evaluated positions.
    pub(crate) sample: Option<&'a mut EvaluatedSample>,
}

/// What the search keeps for each ply of the path.
#[derive(Clone, Copy, Debug)]
struct Frame {
    /// The static evaluation; `None` where the opponent threatens to connect.
    static_eval: Option<i32>,
    /// The move being searched; `None` for a null move.
    current_move: Option<Move>,
    /// The move that is left out, to see how good the others are.
    excluded: Option<Move>,
}

/// What evaluations and search results depend on, apart from the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchParams<'a> {
    pub(crate) net: Option<&'a Net>,
    pub(crate) noise: Noise,
    /// Root moves that are not searched.
    pub(crate) excluded_moves: &'a [Move],
    pub(crate) techniques: Techniques,
}

impl<'a, 'b> Search<'a, 'b> {
    pub(crate) fn new(
        stack: &'a mut SearchStack,
        table: &'a TranspositionTable,
        state: &'a mut ThreadState,
        budget: &'a mut Budget<'b>,
        params: SearchParams<'a>,
    ) -> Search<'a, 'b> {
        let (size, goal) = (stack.position().size(), stack.rules().goal);
        let ThreadState {
            ordering,
            evaluations,
        } = state;
        let evaluator = Evaluator::new(size, goal, params.net, MAX_PLY as usize, evaluations);
        let has_policy = cfg!(feature = "full")
            && params.techniques.has(Technique::Policy)
            && policy::applies(size, goal);
        let root = Frame {
            static_eval: None,
            current_move: None,
            excluded: None,
        };
        Search {
            stack,
            table,
            ordering,
            budget,
            params,
            has_policy,
            evaluator,
            moves: Vec::with_capacity(64 * 32),
            pv: PvTable::new(),
            frames: vec![root; MAX_PLY as usize + 1],
            excluded_moves: params.excluded_moves.to_vec(),
            root_score: Score::MIN,
            root_depth: 1,
            sample: None,
        }
    }

    /// Tells whether a technique is in use.
    #[inline]
    const fn has(&self, technique: Technique) -> bool {
        self.params.techniques.has(technique)
    }

    #[inline]
    fn frame_mut(&mut self) -> &mut Frame {
        &mut self.frames[self.stack.ply() as usize]
    }

    /// Whether wins and losses in the table hold on any path.
    fn proofs_hold_on_any_path(&self) -> bool {
        !matches!(
            self.stack.rules().repetition,
            Repetition::Draws {
                of: Recurrence::Board,
                ..
            }
        )
    }
}

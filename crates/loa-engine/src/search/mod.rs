//! The main search: iterative deepening, and principal variation search within.
//!
//! `root.rs` deepens, `node.rs` searches a position, `horizon.rs` ends, `ordering.rs` sorts moves,
//! `pruning.rs` guesses what need not be searched.
//!
//! # Proofs
//! Whatever is guessed, a win or a loss in a score is proven: a guess never gives one, and where
//! moves were left out by a guess a position doesn't count as lost.
//!
//! # Repetitions and the table
//! What a position is worth can depend on the way to it where repetitions end the game. The table
//! knows positions only, so:
//! - A score that rests on a draw by repetition of a position further up the path is not put into
//!   the table.
//! - Everything is forgotten when the positions change that have come up so often in the game
//!   itself that once more ends it ([`Path::exhausted`]).
//! - With these two, a win or loss from the table is a true one where the side to move is part of
//!   what has to repeat: whoever follows the shortest proof known from each position on gets
//!   nearer to the end with each ply, and so visits no position twice. Where the board alone has
//!   to repeat that doesn't follow, so there the table's wins and losses only order the moves.
//! - Estimates may differ from what a search without a table finds.
//!
//! The plies that are left to a move limit are part of the table's key.

mod horizon;
mod lines;
#[cfg(test)]
mod minimax;
mod node;
mod ordering;
mod pruning;
mod root;

use crate::budget::Budget;
use crate::eval::{Accumulator, Noise, Weights};
use crate::path::Path;
use crate::table::Table;
use crate::{Features, Limits, Score};
use lines::Lines;
use loa::{Move, Recurrence, Repetition};
use ordering::ScoredMove;

pub(crate) use ordering::Ordering;

/// The longest path that is searched: twice the greatest depth, since threats are looked at a ply
/// deeper each.
const MAX_PLY: u32 = 2 * Limits::MAX_DEPTH;

/// One search of one position.
pub(crate) struct Search<'a, 'b> {
    path: &'a mut Path,
    table: &'a Table,
    ordering: &'a mut Ordering,
    budget: &'a mut Budget<'b>,
    taste: Taste,
    features: Features,
    /// The moves of all positions on the way, the last position's at the end.
    moves: Vec<ScoredMove>,
    lines: Lines,
    /// What is kept for each ply of the path.
    stack: Vec<Frame>,
    /// Moves of the root that are not looked at: the first moves of better lines.
    left_out: Vec<Move>,
    root_score: Score,
    root_depth: u32,
}

/// What the search keeps of a position on the path.
#[derive(Clone, Copy, Debug)]
struct Frame {
    accumulator: Accumulator,
    /// The static evaluation; `None` where the opponent threatens to connect.
    static_eval: Option<i32>,
    /// The move that is searched; `None` for a null move.
    current_move: Option<Move>,
}

/// How positions are estimated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Taste {
    pub(crate) weights: Weights,
    pub(crate) noise: Noise,
}

/// A line of play that an iteration of a search found.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) score: Score,
    pub(crate) depth: u32,
    pub(crate) line: Vec<Move>,
}

impl<'a, 'b> Search<'a, 'b> {
    pub(crate) fn new(
        path: &'a mut Path,
        table: &'a Table,
        ordering: &'a mut Ordering,
        budget: &'a mut Budget<'b>,
        taste: Taste,
        features: Features,
    ) -> Search<'a, 'b> {
        let plies = MAX_PLY as usize + 1;
        let root = Frame {
            accumulator: Accumulator::of(path.position()),
            static_eval: None,
            current_move: None,
        };
        Search {
            path,
            table,
            ordering,
            budget,
            taste,
            features,
            moves: Vec::with_capacity(64 * 32),
            lines: Lines::new(),
            stack: vec![root; plies],
            left_out: Vec::new(),
            root_score: Score::MIN,
            root_depth: 1,
        }
    }

    /// Whether wins and losses in the table hold on any path.
    fn proofs_hold_on_any_path(&self) -> bool {
        !matches!(
            self.path.rules().repetition,
            Repetition::Draws {
                of: Recurrence::Board,
                ..
            }
        )
    }
}

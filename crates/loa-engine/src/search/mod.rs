//! The main search: iterative deepening, and principal variation search within.
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

use crate::budget::Budget;
use crate::eval::{Noise, Weights};
use crate::path::Path;
use crate::table::Table;
use crate::{Limits, Score};
use lines::Lines;
use loa::{Move, Recurrence, Repetition};
use ordering::ScoredMove;

pub(crate) use ordering::Ordering;

/// One search of one position.
pub(crate) struct Search<'a, 'b> {
    path: &'a mut Path,
    table: &'a mut Table,
    ordering: &'a mut Ordering,
    budget: &'a mut Budget<'b>,
    taste: Taste,
    features: Features,
    /// The moves of all positions on the way, the last position's at the end.
    moves: Vec<ScoredMove>,
    lines: Lines,
    root_score: Score,
}

/// How positions are estimated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Taste {
    pub(crate) weights: Weights,
    pub(crate) noise: Noise,
}

/// What the search makes use of. Tests switch parts off in order to compare with plain minimax.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Features {
    pub(crate) table: bool,
    /// Whether results of deeper searches are taken from the table too.
    pub(crate) deeper_entries: bool,
    /// Whether positions at the horizon are searched for wins and losses.
    pub(crate) horizon: bool,
}

impl Features {
    pub(crate) const ALL: Features = Features {
        table: true,
        deeper_entries: true,
        horizon: true,
    };
}

/// What an iteration of a search found.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) score: Score,
    pub(crate) depth: u32,
    pub(crate) line: Vec<Move>,
}

impl<'a, 'b> Search<'a, 'b> {
    pub(crate) fn new(
        path: &'a mut Path,
        table: &'a mut Table,
        ordering: &'a mut Ordering,
        budget: &'a mut Budget<'b>,
        taste: Taste,
        features: Features,
    ) -> Search<'a, 'b> {
        Search {
            path,
            table,
            ordering,
            budget,
            taste,
            features,
            moves: Vec::with_capacity(64 * 32),
            lines: Lines::new(),
            root_score: Score::MIN,
        }
    }

    /// Searches deeper and deeper. Calls a function after each depth with what has been found and
    /// the number of positions visited.
    ///
    /// The first depth is always searched to its end. A depth that the budget interrupts counts as
    /// far as it got: its first move is the best one of the depth before.
    pub(crate) fn deepen(
        &mut self,
        limits: Limits,
        mut on_depth: impl FnMut(&Found, u64),
    ) -> Found {
        self.budget.suspend();
        let mut found = self.iterate(1);
        self.budget.resume(limits.most_nodes());
        on_depth(&found, self.budget.nodes());
        for depth in 2..=self.useful_depth(limits) {
            if is_settled(&found) || self.budget.is_used_up() {
                break;
            }
            let next = self.iterate(depth);
            if self.budget.is_stopped() {
                return Found {
                    depth: found.depth,
                    ..next
                };
            }
            found = next;
            on_depth(&found, self.budget.nodes());
        }
        found
    }

    /// Searches to one depth.
    pub(crate) fn iterate(&mut self, depth: u32) -> Found {
        self.search(Score::MIN, Score::MAX, depth);
        Found {
            score: self.root_score,
            depth,
            line: self.lines.at(0).to_vec(),
        }
    }

    /// The depth beyond which nothing new can be seen.
    fn useful_depth(&self, limits: Limits) -> u32 {
        let depth = limits.greatest_depth();
        self.path.plies_left().map_or(depth, |left| depth.min(left))
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

/// Tells whether deeper searches can't change the score: it is proven, and nothing quicker can
/// have been missed.
fn is_settled(found: &Found) -> bool {
    let plies = found.score.win_plies().or(found.score.loss_plies());
    plies.is_some_and(|plies| plies <= found.depth)
}

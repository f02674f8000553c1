//! The staged move picker: the table move, killers and counter move, then all others by score.

use super::ordering::{Context, EVAL_ORDERING_DEPTH, EVAL_SCORE, ScoredMove, bring_best_to_front};
use super::{Frame, Search};
use crate::moves::{is_legal, push_moves};
use crate::stack::SearchStack;
use crate::{Technique, Techniques};
use loa::Move;

/// The state of picking the moves of one node, which lie at the end of the search's list.
pub(super) struct MovePicker {
    /// Where the node's moves begin in the list.
    start: usize,
    /// The index of the next move.
    next: usize,
    stage: Stage,
    depth: i32,
}

/// Which moves are listed next.
#[derive(Clone, Copy)]
enum Stage {
    TableMove(Option<Move>),
    KillersAndCounter,
    Others,
    Done,
}

impl Search<'_, '_> {
    /// Starts to pick the moves of the current node; a table move must be legal.
    pub(super) fn pick_moves(&self, table_move: Option<Move>, depth: i32) -> MovePicker {
        MovePicker {
            start: self.moves.len(),
            next: self.moves.len(),
            stage: Stage::TableMove(table_move),
            depth,
        }
    }

    /// Returns the next move and the number of moves before it.
    #[inline]
    pub(super) fn next_move(&mut self, picker: &mut MovePicker) -> Option<(usize, ScoredMove)> {
        while picker.next == self.moves.len() {
            picker.stage = match picker.stage {
                Stage::TableMove(table_move) => {
                    self.moves.extend(table_move.map(ScoredMove::first));
                    Stage::KillersAndCounter
                }
                Stage::KillersAndCounter => {
                    self.push_killers_and_counter(picker.start);
                    Stage::Others
                }
                Stage::Others => {
                    self.push_others(picker);
                    Stage::Done
                }
                Stage::Done => return None,
            }
        }
        bring_best_to_front(&mut self.moves[picker.next..]);
        picker.next += 1;
        let index = picker.next - 1;
        Some((index - picker.start, self.moves[index]))
    }

    /// Returns the number of moves picked so far.
    #[inline]
    pub(super) fn count_picked(&self, picker: &MovePicker) -> usize {
        picker.next - picker.start
    }

    /// Removes the node's moves from the list.
    pub(super) fn finish_moves(&mut self, picker: &MovePicker) {
        self.moves.truncate(picker.start);
    }

    /// Updates the ordering after the last picked move caused a cutoff.
    pub(super) fn update_history(&mut self, picker: &MovePicker, depth: i32) {
        let (last, failed) = self.moves[picker.start..picker.next]
            .split_last()
            .expect("a move caused the cutoff");
        let context = context(self.stack, &self.frames, self.params.techniques);
        self.ordering
            .update_history(last.mv, failed, &context, depth);
    }

    fn push_killers_and_counter(&mut self, start: usize) {
        let context = self.context();
        let candidates = self.ordering.killers_and_counter(&context);
        for mv in candidates.into_iter().flatten() {
            let is_new = self.moves[start..].iter().all(|listed| listed.mv != mv);
            if is_new && !self.is_excluded(mv) && is_legal(mv, self.stack.position()) {
                self.moves.push(ScoredMove::first(mv));
            }
        }
    }

    /// Lists and scores the moves that are not listed yet.
    fn push_others(&mut self, picker: &MovePicker) {
        let mut moves = std::mem::take(&mut self.moves);
        let first = moves.len();
        push_moves(self.stack.position(), |mv| {
            if !self.is_excluded(mv) {
                moves.push(ScoredMove::first(mv));
            }
        });
        for early in picker.start..first {
            let mv = moves[early].mv;
            let listed_again = moves[first..].iter().position(|scored| scored.mv == mv);
            if let Some(place) = listed_again {
                moves.remove(first + place);
            }
        }
        if self.has_policy {
            self.ordering
                .score_by_likelihood(&mut moves[first..], &self.context());
        } else {
            self.score_by_board(&mut moves[first..], picker.depth);
        }
        self.moves = moves;
    }

    /// Scores moves without the policy.
    fn score_by_board(&self, moves: &mut [ScoredMove], depth: i32) {
        let by_eval = depth >= EVAL_ORDERING_DEPTH && self.has(Technique::EvalOrdering);
        let context = self.context();
        for scored in moves {
            scored.score = self.ordering.score(scored.mv, &context);
            if by_eval {
                scored.score -= EVAL_SCORE * self.child_eval(scored.mv);
            }
        }
    }

    /// The static evaluation of the position after a move, for the opponent.
    #[inline]
    fn child_eval(&self, mv: Move) -> i32 {
        let (position, ply) = (self.stack.position(), self.stack.ply());
        self.evaluator
            .points_after(mv, position, self.frame().accumulator, ply)
    }

    /// Whether a move is a root move that already heads a better line.
    #[inline]
    fn is_excluded(&self, mv: Move) -> bool {
        self.stack.ply() == 0 && self.excluded_moves.contains(&mv)
    }

    #[inline]
    pub(super) fn context(&self) -> Context<'_> {
        context(self.stack, &self.frames, self.params.techniques)
    }
}

#[inline]
fn context<'a>(stack: &'a SearchStack, frames: &[Frame], techniques: Techniques) -> Context<'a> {
    let ply = stack.ply();
    let parent = ply.checked_sub(1).map(|ply| &frames[ply as usize]);
    Context {
        position: stack.position(),
        ply,
        previous: parent.and_then(|frame| frame.current_move),
        techniques,
    }
}

//! The staged move picker: the table move, killers and counter move, then all others by score.

use super::ordering::{Context, EVAL_ORDERING_DEPTH, EVAL_SCORE, ScoredMove, bring_best_to_front};
use super::{Frame, Search};
use crate::immediate::Parries;
use crate::moves::is_legal;
use crate::policy::Likelihoods;
use crate::stack::SearchStack;
use crate::{Technique, Techniques};
use loa::{Jumps, Move};

/// The state of picking the moves of one node, which lie at the end of the search's list.
pub(super) struct MovePicker {
    /// Where the node's moves begin in the list.
    start: usize,
    /// The index of the next move.
    next: usize,
    stage: Stage,
    depth: i32,
    /// The moves that are picked.
    parries: Parries,
    has_left_out: bool,
}

impl MovePicker {
    /// Tells whether there is a move that parries no threat.
    pub(super) const fn has_left_out(&self) -> bool {
        self.has_left_out
    }
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
    pub(super) fn pick_moves(
        &self,
        table_move: Option<Move>,
        depth: i32,
        parries: Parries,
    ) -> MovePicker {
        MovePicker {
            start: self.moves.len(),
            next: self.moves.len(),
            stage: Stage::TableMove(table_move),
            depth,
            parries,
            has_left_out: false,
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
                    self.push_killers_and_counter(picker);
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

    fn push_killers_and_counter(&mut self, picker: &MovePicker) {
        let context = self.context();
        let candidates = self.ordering.killers_and_counter(&context);
        for mv in candidates.into_iter().flatten() {
            let is_new = self.moves[picker.start..]
                .iter()
                .all(|listed| listed.mv != mv);
            if is_new
                && picker.parries.contains(mv)
                && !self.exclusions().contains(&mv)
                && is_legal(mv, self.stack.position())
            {
                self.moves.push(ScoredMove::first(mv));
            }
        }
    }

    /// Lists and scores the moves that are not listed yet.
    fn push_others(&mut self, picker: &mut MovePicker) {
        let mut moves = std::mem::take(&mut self.moves);
        let first = moves.len();
        let context = self.context();
        let position = context.position;
        let mut likelihoods = (cfg!(feature = "full") && self.has_policy)
            .then(|| Likelihoods::of(position, context.previous));
        for jumps in position.jumps() {
            let parries = picker.parries.among(jumps);
            picker.has_left_out |= parries.to != jumps.to;
            let jumps = self.without(parries, &moves[picker.start..first]);
            match &mut likelihoods {
                Some(likelihoods) => {
                    self.ordering
                        .push_by_likelihood(jumps, likelihoods, &context, &mut moves);
                }
                None => moves.extend(jumps.moves().map(ScoredMove::first)),
            }
        }
        let none = moves.len() == picker.start;
        if none && position.is_blocked() && !self.exclusions().contains(&Move::Pass) {
            moves.push(ScoredMove::first(Move::Pass));
        }
        let others = &mut moves[first..];
        if self.has_policy {
            let least = others.iter().map(|scored| scored.unlikeliness).min();
            for scored in others {
                scored.unlikeliness -= least.unwrap_or(0);
            }
        } else {
            self.score_by_board(others, picker.depth);
        }
        self.moves = moves;
    }

    /// Leaves out jumps that are listed already, and those that are not searched.
    #[inline]
    fn without(&self, mut jumps: Jumps, listed: &[ScoredMove]) -> Jumps {
        let listed = listed.iter().map(|scored| scored.mv);
        for mv in listed.chain(self.exclusions().iter().copied()) {
            match mv {
                Move::Jump(from, to) if from == jumps.from => jumps.to.remove(to),
                _ => {}
            }
        }
        jumps
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
        self.evaluator.points_after(mv, position, ply)
    }

    /// The moves that are not searched here: at the root, those that already head better lines.
    #[inline]
    fn exclusions(&self) -> &[Move] {
        match self.stack.ply() {
            0 => &self.excluded_moves,
            _ => &[],
        }
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

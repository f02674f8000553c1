//! Principal variation search of one position.

use super::pruning::{
    INTERNAL_REDUCTION_DEPTH, LateMove, is_far_from_the_end, is_reverse_futile, is_unlikely,
    late_move_count, late_move_reduction, may_extend, may_reduce, null_move_depth, probcut,
    reverse_futility_score, singular_bound,
};
use super::{MAX_PLY, Search};
use crate::immediate::{Parries, is_threatened, threat, winning_move, winning_move_except};
use crate::moves::is_legal;
use crate::search::ordering::{ScoredMove, is_capture};
use crate::table::{Bound, Entry};
use crate::{Score, Technique};
use loa::{Goal, Move};

/// The kind of a node, known at compile time.
pub(super) trait NodeKind {
    const IS_ROOT: bool = false;
    /// Whether the window may be open; elsewhere `beta` is the next score after `alpha`.
    const IS_PV: bool = false;
}

/// The root of the search.
pub(super) struct Root;
/// A node on the principal variation.
pub(super) struct Pv;
/// Any other node: the question is only whether it is better than `alpha`.
pub(super) struct NonPv;

impl NodeKind for Root {
    const IS_ROOT: bool = true;
    const IS_PV: bool = true;
}

impl NodeKind for Pv {
    const IS_PV: bool = true;
}

impl NodeKind for NonPv {}

/// What is asked about a position, and what its static evaluation says.
#[derive(Clone, Copy)]
struct Node {
    alpha: Score,
    beta: Score,
    depth: i32,
    /// The best move by an earlier search, legal.
    table_move: Option<Move>,
    /// How the opponent threatens to connect.
    threat: Option<Move>,
    /// The static evaluation; `None` where there is such a threat, which makes it meaningless.
    eval: Option<i32>,
    /// Whether the evaluation is higher than at the side's last turn.
    improving: bool,
    /// Whether the table move is better than all others by far.
    is_singular: bool,
}

impl Node {
    fn is_null_window(&self) -> bool {
        self.alpha.next() == self.beta
    }
}

/// The result of the moves searched so far.
struct Best {
    score: Score,
    mv: Option<Move>,
}

impl Search<'_, '_> {
    /// Returns the score of the current position for the side to move, searched about `depth` plies
    /// deep.
    ///
    /// A score between `alpha` and `beta` is exact, one of `alpha` or below is an upper bound, one
    /// of `beta` or above a lower bound (fail-soft). Estimates are subject to the guesses in
    /// [`pruning`](super::pruning); wins and losses are proven, their distances counted from the
    /// root. Once the search is stopped the score means nothing.
    pub(super) fn search<N: NodeKind>(&mut self, alpha: Score, beta: Score, depth: i32) -> Score {
        let ply = self.stack.ply();
        if !N::IS_ROOT {
            self.pv.clear(ply);
        }
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiescence();
        }
        if self.budget.count() {
            return Score::DRAW;
        }
        if let Some(winning) = self.winning_move::<N>() {
            return self.win_at_once::<N>(winning);
        }
        // The table's entry is being loaded, which takes longer.
        let evaluated = self.evaluate();
        let entry = self.probe_table::<N>();
        // With a move left out, the question is another one.
        let is_whole = self.frame_mut().excluded.is_none();
        let cutoff = entry.filter(|_| is_whole);
        if let Some(score) = cutoff.and_then(|entry| self.table_cutoff::<N>(&entry, beta, depth)) {
            return score;
        }
        let earlier_best = self.earlier_best::<N>(entry);
        let mut node = self.prepare::<N>(alpha, beta, depth, evaluated, earlier_best);
        if is_whole {
            if let Some(score) = self.prune::<N>(&node) {
                return score;
            }
            if let Some((bound, others)) = self.search_others::<N>(&node, entry) {
                node.is_singular = others <= bound;
                if !N::IS_PV && others > bound && bound >= beta && !beta.is_proven() {
                    return beta;
                }
            }
        }
        let outer = self.stack.watch_repetitions();
        let best = self.search_moves::<N>(&node);
        let depends_on_path = self.stack.resume_watch(outer);
        if !self.budget.is_stopped() && !depends_on_path && is_whole {
            self.store::<N>(&best, &node);
        }
        best.score
    }

    /// Returns a move that wins at once, and is not excluded at the root.
    #[inline]
    fn winning_move<N: NodeKind>(&mut self) -> Option<Move> {
        if N::IS_ROOT && !self.excluded_moves.is_empty() {
            return winning_move_except(self.stack, &self.excluded_moves);
        }
        winning_move(self.stack)
    }

    fn win_at_once<N: NodeKind>(&mut self, winning: Move) -> Score {
        let ply = self.stack.ply();
        self.pv.clear(ply + 1);
        let score = Score::win_in(ply + 1);
        self.update_pv::<N>(winning, score);
        score
    }

    /// Returns the table's entry; none at the root, whose score is not to come from there.
    #[inline]
    fn probe_table<N: NodeKind>(&self) -> Option<Entry> {
        let probes = !N::IS_ROOT && self.has(Technique::Table);
        probes.then(|| self.table.probe(self.stack.key()))?
    }

    /// Returns the best move by an earlier search: at the root that of the last iteration.
    #[inline]
    fn earlier_best<N: NodeKind>(&self, entry: Option<Entry>) -> Option<Move> {
        if N::IS_ROOT {
            return self.pv.at(0).first().copied();
        }
        entry?.best
    }

    /// Returns the score if the table entry allows a cutoff. Never in a PV node, where it would
    /// cut the reported line short.
    #[inline]
    fn table_cutoff<N: NodeKind>(&self, entry: &Entry, beta: Score, depth: i32) -> Option<Score> {
        let entry_depth = entry.depth as i32;
        let is_deep_enough = entry_depth == depth
            || self.has(Technique::DeeperEntries)
                && (entry_depth > depth || entry.score.is_proven());
        if N::IS_PV || !is_deep_enough {
            return None;
        }
        if entry.score.is_proven() && !self.proofs_hold_on_any_path() {
            return None;
        }
        let score = entry.score.seen_from_root(self.stack.ply());
        let is_cutoff = match entry.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= beta,
            Bound::AtMost => score < beta,
        };
        is_cutoff.then_some(score)
    }

    /// Returns how the opponent threatens to connect, or else the static evaluation.
    #[inline]
    fn evaluate(&mut self) -> (Option<Move>, Option<i32>) {
        let threat = threat(self.stack);
        let eval = threat.is_none().then(|| self.static_eval().points());
        self.frame_mut().static_eval = eval;
        (threat, eval)
    }

    /// Adjusts the depth: threat extension, internal iterative reduction.
    #[inline]
    fn prepare<N: NodeKind>(
        &mut self,
        alpha: Score,
        beta: Score,
        depth: i32,
        (threat, eval): (Option<Move>, Option<i32>),
        table_move: Option<Move>,
    ) -> Node {
        let ply = self.stack.ply();
        let two_plies_ago = ply.checked_sub(2).map(|ply| &self.frames[ply as usize]);
        let before = two_plies_ago.and_then(|frame| frame.static_eval);
        let extends =
            eval.is_none() && self.has(Technique::Extensions) && may_extend(ply, self.root_depth);
        let table_move = table_move.filter(|mv| is_legal(*mv, self.stack.position()));
        let reduces = !extends
            && table_move.is_none()
            && depth >= INTERNAL_REDUCTION_DEPTH
            && self.has(Technique::InternalReductions);
        Node {
            alpha,
            beta,
            depth: depth + i32::from(extends) - i32::from(reduces),
            table_move,
            threat,
            eval,
            improving: matches!((before, eval), (Some(before), Some(now)) if now > before),
            is_singular: false,
        }
    }

    /// Returns a bound that answers the question where it can be guessed without a full search:
    /// reverse futility pruning, null move pruning and ProbCut.
    #[inline]
    fn prune<N: NodeKind>(&mut self, node: &Node) -> Option<Score> {
        let eval = node.eval?;
        if N::IS_PV || node.beta.is_proven() {
            return None;
        }
        let (position, excess) = (self.stack.position(), eval - node.beta.points());
        if self.has(Technique::ReverseFutility)
            && is_reverse_futile(position, excess, node.depth, node.improving)
        {
            return Some(reverse_futility_score(node.beta, excess));
        }
        self.prune_by_null_move(node, eval)
            .or_else(|| self.probcut(node, eval))
    }

    /// Null move pruning: having to move is hardly ever a burden, so a position that is good enough
    /// without a move is good enough.
    fn prune_by_null_move(&mut self, node: &Node, eval: i32) -> Option<Score> {
        let depth = null_move_depth(eval, node.beta, node.depth)?;
        if !self.has(Technique::NullMove) || !self.allows_null_move() {
            return None;
        }
        self.frame_mut().current_move = None;
        self.stack.pass_turn();
        let score = -self.search::<NonPv>(-node.beta, -node.alpha, depth - 1);
        self.stack.undo();
        (score >= node.beta && !self.budget.is_stopped()).then_some(node.beta)
    }

    /// ProbCut: far from the end of the game, a score far outside the window in a shallow search
    /// will hardly be on the other side in a full one.
    fn probcut(&mut self, node: &Node, eval: i32) -> Option<Score> {
        if !self.has(Technique::ProbCut) || node.alpha.is_proven() {
            return None;
        }
        let (depth, margin) = probcut(self.stack.position(), node.depth)?;
        let is_high = eval >= node.beta.points();
        let (alpha, bound) = if is_high {
            (node.alpha.points() + margin, node.beta)
        } else {
            (node.alpha.points() - margin, node.alpha)
        };
        let alpha = Score::estimate(alpha);
        let score = self.search::<NonPv>(alpha, alpha.next(), depth);
        let is_far = (score > alpha) == is_high;
        (is_far && !self.budget.is_stopped()).then_some(bound)
    }

    /// Singular extensions: searches the moves other than the table's, half as deep. Returns the
    /// score that they may not exceed if that one is singular, and theirs; `None` if that is not
    /// asked.
    fn search_others<N: NodeKind>(
        &mut self,
        node: &Node,
        entry: Option<Entry>,
    ) -> Option<(Score, Score)> {
        let entry = entry.filter(|entry| entry.best.is_some() && entry.best == node.table_move)?;
        let ply = self.stack.ply();
        let applies = !N::IS_ROOT
            && node.eval.is_some()
            && self.has(Technique::Singular)
            && may_extend(ply, self.root_depth);
        let bound = singular_bound(&entry, node.depth)
            .filter(|_| applies && is_far_from_the_end(self.stack.position()))?;
        self.frame_mut().excluded = node.table_move;
        let others = self.search::<NonPv>(bound, bound.next(), (node.depth - 1) / 2);
        self.frame_mut().excluded = None;
        self.pv.clear(ply);
        Some((bound, others))
    }

    /// Whether a null move means anything here: not twice in a row, not where connecting loses, not
    /// where the mover is blocked, and not near the move limit.
    fn allows_null_move(&self) -> bool {
        self.context().previous.is_some()
            && self.stack.rules().goal == Goal::Connect
            && !self.stack.position().is_blocked()
            && self.stack.plies_left().is_none_or(|left| left > 2)
    }

    /// Searches the moves until one causes a cutoff.
    fn search_moves<N: NodeKind>(&mut self, node: &Node) -> Best {
        let mut best = Best {
            score: Score::MIN,
            mv: None,
        };
        let mut node = *node;
        let parries = match node.threat {
            Some(threat) if !N::IS_PV && self.has(Technique::Parries) => {
                Parries::of(self.stack, threat)
            }
            _ => Parries::ALL,
        };
        let mut picker = self.pick_moves(node.table_move, node.depth, parries);
        loop {
            // Before the next moves are listed.
            if self.prunes_late_moves(self.count_picked(&picker), &node, &best) {
                best.score = best.score.max(node.alpha);
                break;
            }
            let Some((count, scored)) = self.next_move(&mut picker) else {
                break;
            };
            let mv = scored.mv;
            if self.frame_mut().excluded == Some(mv) {
                continue;
            }
            if is_unlikely(node.depth, scored.unlikeliness) && may_skip_moves(count, &node, &best) {
                best.score = best.score.max(node.alpha);
                continue;
            }
            let score = self.search_move::<N>(scored, count, &node);
            if self.budget.is_stopped() {
                break;
            }
            best.score = best.score.max(score);
            if score > node.alpha {
                node.alpha = score;
                best.mv = Some(mv);
                self.update_pv::<N>(mv, score);
            }
            if score >= node.beta {
                self.update_history(&picker, node.depth);
                break;
            }
        }
        if picker.has_left_out() {
            best.score = best.score.max(Score::loss_in(self.stack.ply() + 2));
        }
        self.finish_moves(&picker);
        best
    }

    /// Late move pruning: whether the moves after the first `count` are skipped.
    #[inline]
    fn prunes_late_moves(&self, count: usize, node: &Node, best: &Best) -> bool {
        self.has(Technique::LateMovePruning)
            && may_skip_moves(count, node, best)
            && late_move_count(node.depth, node.improving).is_some_and(|limit| count >= limit)
    }

    /// Plays and searches a move: the first with the full window; the others with a null window,
    /// late ones without a threat at a reduced depth first, and again if they turn out better
    /// (principal variation search).
    #[inline]
    fn search_move<N: NodeKind>(&mut self, scored: ScoredMove, count: usize, node: &Node) -> Score {
        let mv = scored.mv;
        let mover = self.stack.position().turn();
        let reduction = self.reduction(scored, count, node);
        self.play(mv);
        // Quiescence does not probe the table.
        if node.depth > 1 {
            self.table.prefetch(self.stack.key());
        }
        let ply = self.stack.ply();
        let score = match self.stack.judge() {
            Some(verdict) => {
                self.pv.clear(ply);
                Score::of_verdict(verdict, mover, ply)
            }
            None if self.has(Technique::Cycles) && self.stack.closes_cycle() => {
                self.pv.clear(ply);
                Score::DRAW
            }
            None if count > 0 => self.search_later_move::<N>(node, reduction),
            None => {
                let depth = node.depth - 1 + i32::from(node.is_singular);
                -self.search_first_move::<N>(-node.beta, -node.alpha, depth)
            }
        };
        self.stack.undo();
        score
    }

    #[inline]
    fn play(&mut self, mv: Move) {
        self.frame_mut().current_move = Some(mv);
        self.stack.advance(mv);
    }

    #[inline]
    fn search_first_move<N: NodeKind>(&mut self, alpha: Score, beta: Score, depth: i32) -> Score {
        if N::IS_PV {
            self.search::<Pv>(alpha, beta, depth)
        } else {
            self.search::<NonPv>(alpha, beta, depth)
        }
    }

    #[inline]
    fn search_later_move<N: NodeKind>(&mut self, node: &Node, reduction: i32) -> Score {
        let (alpha, beta, depth) = (node.alpha, node.beta, node.depth - 1);
        // A threat to connect leaves few answers.
        let reduces = reduction > 0 && !is_threatened(self.stack);
        let first_depth = if reduces { depth - reduction } else { depth };
        let mut score = -self.search::<NonPv>(-alpha.next(), -alpha, first_depth);
        if score > alpha && reduces {
            score = -self.search::<NonPv>(-alpha.next(), -alpha, depth);
        }
        if N::IS_PV && score > alpha && score < beta {
            score = -self.search::<Pv>(-beta, -alpha, depth);
        }
        score
    }

    /// Late move reductions: the plies that the first search of a move is reduced by.
    #[inline]
    fn reduction(&self, scored: ScoredMove, count: usize, node: &Node) -> i32 {
        let applies = may_reduce(node.depth, count)
            && node.eval.is_some()
            && self.has(Technique::LateMoveReductions);
        if !applies {
            return 0;
        }
        let context = self.context();
        let late = LateMove {
            count,
            is_capture: is_capture(scored.mv, context.position),
            history: self.ordering.history(scored.mv, &context),
            unlikeliness: scored.unlikeliness,
            is_open_window: !node.is_null_window(),
            improving: node.improving,
        };
        late_move_reduction(node.depth, late)
    }

    fn update_pv<N: NodeKind>(&mut self, mv: Move, score: Score) {
        self.pv.update(self.stack.ply(), mv);
        if N::IS_ROOT {
            self.root_score = score;
        }
    }

    fn store<N: NodeKind>(&mut self, best: &Best, node: &Node) {
        if !self.has(Technique::Table) || N::IS_ROOT && !self.excluded_moves.is_empty() {
            return;
        }
        // Alpha may have risen since; a best move tells.
        let bound = if best.score >= node.beta {
            Bound::AtLeast
        } else if best.mv.is_some() {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let entry = Entry {
            score: best.score.seen_from_ply(self.stack.ply()),
            bound,
            depth: node.depth as u32,
            best: best.mv.or(node.table_move),
        };
        self.table.store(self.stack.key(), &entry);
    }
}

/// Whether moves may be skipped by a guess: never the first one, and never where it makes the
/// difference to a proven loss.
#[inline]
fn may_skip_moves(count: usize, node: &Node, best: &Best) -> bool {
    count > 0
        && node.eval.is_some()
        && node.is_null_window()
        && !best.score.is_proven()
        && !node.alpha.is_proven()
}

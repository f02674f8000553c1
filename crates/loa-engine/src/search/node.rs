use super::ordering::{
    FAVOURITES, GLANCE_DEPTH, POINT, Place, ScoredMove, is_capture, most_promising_first,
};
use super::pruning::{
    FULL_MOVES, Late, REDUCTION_DEPTH, is_far_above, moves_enough, null_move_depth, reduction,
};
use super::{Frame, MAX_PLY, Search};
use crate::eval::points;
use crate::immediate::{is_threatened, winning_move};
use crate::moves::{is_legal, push_moves};
use crate::path::Path;
use crate::table::{Bound, Entry};
use crate::{Feature, Features, Score};
use loa::{Color, Goal, Move, Outcome, Verdict};

/// What is asked about a position, and what is seen of it at a glance.
#[derive(Clone, Copy)]
struct Node {
    alpha: Score,
    beta: Score,
    depth: i32,
    /// The best move by an earlier search, legal.
    first: Option<Move>,
    /// What the position looks worth; `None` where the opponent threatens to connect, so that
    /// looks mean nothing.
    estimate: Option<i32>,
    /// Whether things look better than at the side's last turn.
    improving: bool,
}

impl Node {
    /// Whether nothing but "better or not" is asked.
    fn is_null_window(&self) -> bool {
        self.alpha.next() == self.beta
    }
}

/// Which moves come next.
#[derive(Clone, Copy)]
enum Stage {
    /// The best one by an earlier search.
    First(Option<Move>),
    /// Those that were good elsewhere.
    Favourites,
    /// All others.
    Others,
    Done,
}

/// The moves of the stages before the last.
const KNOWN_AT_MOST: usize = 1 + FAVOURITES;

/// What the moves tried so far in a position have come to.
struct Best {
    score: Score,
    mv: Option<Move>,
}

impl Search<'_, '_> {
    /// Returns what the position at the end of the path is worth to the side to move, looking
    /// about `depth` plies ahead.
    ///
    /// A score between `alpha` and `beta` is exact. One of `alpha` or below says that the true one
    /// is no better; one of `beta` or above that it is no worse. Estimates are as true as the
    /// guesses in [`pruning`](super::pruning); wins and losses are proven. Once the budget is used up
    /// scores mean nothing. Distances of wins and losses count from the root.
    pub(super) fn search(&mut self, alpha: Score, beta: Score, depth: i32) -> Score {
        let ply = self.path.ply();
        if ply > 0 {
            self.lines.clear(ply);
        }
        if depth <= 0 || ply >= MAX_PLY {
            return self.horizon();
        }
        if self.budget.count() {
            return Score::DRAW;
        }
        if let Some(winning) = self.winning_move() {
            return self.won_at_once(winning);
        }
        let known = self.known();
        if let Some(score) = known.and_then(|entry| self.settled_by(&entry, alpha, beta, depth)) {
            return score;
        }
        let node = self.look_at(alpha, beta, depth, known.and_then(|entry| entry.best));
        if let Some(score) = self.good_enough_unsearched(&node) {
            return score;
        }
        let outer = self.path.watch_repetitions();
        let best = self.try_moves(&node);
        let depends_on_path = self.path.resume_watch(outer);
        if !self.budget.is_stopped() && !depends_on_path {
            self.note(&best, &node);
        }
        best.score
    }

    /// Returns a move that wins at once; at the root one that is not left out.
    #[inline]
    fn winning_move(&mut self) -> Option<Move> {
        if self.path.ply() == 0 && !self.left_out.is_empty() {
            return None;
        }
        winning_move(self.path)
    }

    fn won_at_once(&mut self, winning: Move) -> Score {
        let ply = self.path.ply();
        self.lines.clear(ply + 1);
        self.lines.extend(ply, winning);
        let score = Score::win_in(ply + 1);
        if ply == 0 {
            self.root_score = score;
        }
        score
    }

    #[inline]
    fn known(&self) -> Option<Entry> {
        if self.path.ply() == 0 {
            // The last depth's best move; its entry may have been replaced.
            let best = self.lines.at(0).first().copied();
            return best.map(|mv| Entry {
                score: Score::DRAW,
                bound: Bound::AtLeast,
                depth: 0,
                best: Some(mv),
            });
        }
        self.features
            .has(Feature::Table)
            .then(|| self.table.get(self.path.key()))?
    }

    /// Returns the score that an entry of the table makes the search superfluous with.
    ///
    /// Never within an open window, so that the line that is reported goes all the way.
    #[inline]
    fn settled_by(&self, entry: &Entry, alpha: Score, beta: Score, depth: i32) -> Option<Score> {
        let is_null_window = alpha.next() == beta;
        let known_depth = entry.depth as i32;
        let deep_enough = known_depth == depth
            || self.features.has(Feature::DeeperEntries)
                && (known_depth > depth || entry.score.is_proven());
        if !is_null_window || !deep_enough {
            return None;
        }
        if entry.score.is_proven() && !self.proofs_hold_on_any_path() {
            return None;
        }
        let score = entry.score.seen_from_root(self.path.ply());
        let settled = match entry.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= beta,
            Bound::AtMost => score <= alpha,
        };
        settled.then_some(score)
    }

    /// Looks at threats and at the estimate, and adjusts the depth to them.
    #[inline]
    fn look_at(&mut self, alpha: Score, beta: Score, depth: i32, first: Option<Move>) -> Node {
        let ply = self.path.ply() as usize;
        let threatened = is_threatened(self.path.rules(), self.path.position());
        let estimate = (!threatened).then(|| self.estimate().points());
        self.stack[ply].static_eval = estimate;
        let before = ply
            .checked_sub(2)
            .and_then(|ply| self.stack[ply].static_eval);
        let improving = matches!((before, estimate), (Some(before), Some(now)) if now > before);
        let extends = threatened
            && self.features.has(Feature::Extensions)
            && ply < 2 * self.root_depth as usize;
        let first = first.filter(|mv| is_legal(*mv, self.path.position()));
        let unknown =
            first.is_none() && depth >= 4 && self.features.has(Feature::InternalReductions);
        Node {
            alpha,
            beta,
            depth: depth + i32::from(extends) - i32::from(unknown && !extends),
            first,
            estimate,
            improving,
        }
    }

    /// Returns a score that is no better than the true one, and good enough, where that can be
    /// guessed without searching the moves.
    #[inline]
    fn good_enough_unsearched(&mut self, node: &Node) -> Option<Score> {
        let estimate = node.estimate?;
        if !node.is_null_window() || node.beta.is_proven() {
            return None;
        }
        if self.features.has(Feature::Margins)
            && is_far_above(estimate, node.beta, node.depth, node.improving)
        {
            return Some(node.beta);
        }
        self.good_enough_after_null_move(node, estimate)
    }

    /// Having to move is hardly ever a burden, so what holds after a null move will hold.
    fn good_enough_after_null_move(&mut self, node: &Node, estimate: i32) -> Option<Score> {
        let depth = null_move_depth(estimate, node.beta, node.depth)?;
        let ply = self.path.ply();
        if !self.features.has(Feature::NullMove) || ply == 0 || !self.may_pass(ply) {
            return None;
        }
        let frame = &mut self.stack[ply as usize];
        frame.current_move = None;
        let accumulator = frame.accumulator;
        self.stack[ply as usize + 1].accumulator = accumulator;
        self.path.pass_turn();
        let score = -self.search(-node.beta, -node.alpha, depth - 1);
        self.path.undo();
        (score >= node.beta && !self.budget.is_stopped()).then_some(node.beta)
    }

    /// Whether a null move says anything here: not twice in a row, not where connecting loses, not
    /// where the mover is blocked, and not near the move limit.
    fn may_pass(&self, ply: u32) -> bool {
        let rules = self.path.rules();
        self.stack[ply as usize - 1].current_move.is_some()
            && rules.goal == Goal::Connect
            && !self.path.position().is_blocked()
            && self.path.plies_left().is_none_or(|left| left > 2)
    }

    /// Searches the moves until one is good enough.
    fn try_moves(&mut self, node: &Node) -> Best {
        let start = self.moves.len();
        let mut best = Best {
            score: Score::MIN,
            mv: None,
        };
        let mut node = *node;
        let mut index = start;
        let mut stage = Stage::First(node.first);
        while let Some(mv) = self.next_move(start, index, node.depth, &mut stage) {
            let count = index - start;
            index += 1;
            if self.leaves_out_rest(count, &node, &best) {
                best.score = best.score.max(node.alpha);
                break;
            }
            let score = self.search_move(mv, count, &node);
            if self.budget.is_stopped() {
                break;
            }
            best.score = best.score.max(score);
            if score > node.alpha {
                node.alpha = score;
                best.mv = Some(mv);
                self.improve_line(mv, score);
            }
            if score >= node.beta {
                self.learn(start, index - 1, node.depth);
                break;
            }
        }
        self.moves.truncate(start);
        best
    }

    /// Puts the most promising of the moves from an index on there, and returns it. Moves that were
    /// good elsewhere come first, and the list of the others is made only when none of them has
    /// turned out good enough.
    #[inline]
    fn next_move(
        &mut self,
        start: usize,
        index: usize,
        depth: i32,
        stage: &mut Stage,
    ) -> Option<Move> {
        while index == self.moves.len() {
            match *stage {
                Stage::First(first) => {
                    self.moves
                        .extend(first.map(|mv| ScoredMove { mv, promise: 0 }));
                    *stage = Stage::Favourites;
                }
                Stage::Favourites => {
                    self.push_favourites(start);
                    *stage = Stage::Others;
                }
                Stage::Others => {
                    self.push_others(start, depth);
                    *stage = Stage::Done;
                }
                Stage::Done => return None,
            }
        }
        most_promising_first(&mut self.moves[index..]);
        Some(self.moves[index].mv)
    }

    /// Lists those of the moves that were good elsewhere that are legal here.
    fn push_favourites(&mut self, start: usize) {
        let place = place(self.path, &self.stack, self.features);
        let left_out: &[Move] = if place.ply == 0 { &self.left_out } else { &[] };
        for mv in self.ordering.favourites(&place).into_iter().flatten() {
            let is_new = self.moves[start..].iter().all(|known| known.mv != mv);
            if is_new && !left_out.contains(&mv) && is_legal(mv, place.position) {
                let promise = 0;
                self.moves.push(ScoredMove { mv, promise });
            }
        }
    }

    /// Lists the moves that are searched, but for those listed already.
    fn push_others(&mut self, start: usize, depth: i32) {
        let place = place(self.path, &self.stack, self.features);
        let (moves, ordering) = (&mut self.moves, &*self.ordering);
        let left_out: &[Move] = if place.ply == 0 { &self.left_out } else { &[] };
        let glances = depth >= GLANCE_DEPTH && self.features.has(Feature::Glances);
        let (goal, weights) = (self.path.rules().goal, &self.taste.weights);
        let here = self.stack[place.ply as usize].accumulator;
        let mut known = [None; KNOWN_AT_MOST];
        for (slot, scored) in known.iter_mut().zip(&moves[start..]) {
            *slot = Some(scored.mv);
        }
        push_moves(place.position, |mv| {
            if !known.contains(&Some(mv)) && !left_out.contains(&mv) {
                let mut promise = ordering.promise(mv, &place);
                if glances {
                    let (mut after, mut accumulator) = (*place.position, here);
                    after.play_observed(mv, &mut accumulator);
                    let for_opponent = points(&after, &accumulator, goal, weights);
                    promise -= POINT * for_opponent;
                }
                moves.push(ScoredMove { mv, promise });
            }
        });
    }

    /// Whether enough moves have been tried for the depth.
    #[inline]
    fn leaves_out_rest(&self, count: usize, node: &Node, best: &Best) -> bool {
        self.features.has(Feature::LateMoves)
            && may_leave_out(count, node, best)
            && moves_enough(node.depth, node.improving).is_some_and(|enough| count >= enough)
    }

    /// Searches what a move leads to: the first one with the whole window, the others with a null
    /// window first, to see that they are no better, and late ones less deep before that.
    #[inline]
    fn search_move(&mut self, mv: Move, count: usize, node: &Node) -> Score {
        let mover = self.path.position().turn();
        let reduction = self.reduction(mv, count, node);
        let ply = self.path.ply();
        let frame = &mut self.stack[ply as usize];
        frame.current_move = Some(mv);
        let mut accumulator = frame.accumulator;
        self.path.advance_observed(mv, &mut accumulator);
        self.stack[ply as usize + 1].accumulator = accumulator;
        // At the horizon nobody asks the table.
        if node.depth > 1 {
            self.table.prefetch(self.path.key());
        }
        let score = match self.path.judge() {
            Some(verdict) => {
                self.lines.clear(ply + 1);
                score_of(verdict, mover, ply + 1)
            }
            None if count == 0 => -self.search(-node.beta, -node.alpha, node.depth - 1),
            None => self.search_later(node, reduction),
        };
        self.path.undo();
        score
    }

    #[inline]
    fn reduction(&self, mv: Move, count: usize, node: &Node) -> i32 {
        let applies = self.features.has(Feature::Reductions)
            && count >= FULL_MOVES
            && node.depth >= REDUCTION_DEPTH
            && node.estimate.is_some();
        if !applies {
            return 0;
        }
        let place = place(self.path, &self.stack, self.features);
        let late = Late {
            count,
            is_capture: is_capture(mv, place.position),
            history: self.ordering.history(mv, &place),
            is_open_window: !node.is_null_window(),
            improving: node.improving,
        };
        reduction(node.depth, late)
    }

    #[inline]
    fn search_later(&mut self, node: &Node, reduction: i32) -> Score {
        let (alpha, beta, depth) = (node.alpha, node.beta, node.depth - 1);
        let mut score = -self.search(-alpha.next(), -alpha, depth - reduction);
        if score > alpha && reduction > 0 {
            score = -self.search(-alpha.next(), -alpha, depth);
        }
        if score > alpha && score < beta && alpha.next() < beta {
            score = -self.search(-beta, -alpha, depth);
        }
        score
    }

    fn improve_line(&mut self, mv: Move, score: Score) {
        let ply = self.path.ply();
        self.lines.extend(ply, mv);
        if ply == 0 {
            self.root_score = score;
        }
    }

    fn learn(&mut self, start: usize, index: usize, depth: i32) {
        let (failed, good) = (&self.moves[start..index], self.moves[index].mv);
        let place = place(self.path, &self.stack, self.features);
        self.ordering.learn(good, failed, &place, depth);
    }

    fn note(&mut self, best: &Best, node: &Node) {
        let ply = self.path.ply();
        if !self.features.has(Feature::Table) || ply == 0 && !self.left_out.is_empty() {
            return;
        }
        // Alpha may have risen meanwhile; a best move tells.
        let bound = if best.score >= node.beta {
            Bound::AtLeast
        } else if best.mv.is_some() {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let entry = Entry {
            score: best.score.seen_from_ply(ply),
            bound,
            depth: node.depth as u32,
            best: best.mv.or(node.first),
        };
        self.table.put(self.path.key(), &entry);
    }
}

/// Whether moves may be left out by a guess: never the first one, and never where it makes the
/// difference to a proven loss.
#[inline]
fn may_leave_out(count: usize, node: &Node, best: &Best) -> bool {
    count > 0
        && node.estimate.is_some()
        && node.is_null_window()
        && !best.score.is_proven()
        && !node.alpha.is_proven()
}

/// Where the moves of the position at the end of a path are ordered.
#[inline]
fn place<'a>(path: &'a Path, stack: &[Frame], features: Features) -> Place<'a> {
    let ply = path.ply();
    Place {
        position: path.position(),
        ply,
        previous: ply
            .checked_sub(1)
            .and_then(|ply| stack[ply as usize].current_move),
        features,
    }
}

/// The worth of a game's end, `ply` plies below the root, to a side.
#[inline]
pub(super) fn score_of(verdict: Verdict, color: Color, ply: u32) -> Score {
    match verdict.outcome {
        Outcome::Win(winner) if winner == color => Score::win_in(ply),
        Outcome::Win(_) => Score::loss_in(ply),
        Outcome::Draw => Score::DRAW,
    }
}

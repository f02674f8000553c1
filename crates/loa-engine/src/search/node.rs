use super::Search;
use super::ordering::{ScoredMove, most_promising_first};
use crate::Score;
use crate::immediate::winning_move;
use crate::moves::push_moves;
use crate::table::{Bound, Entry};
use loa::{Color, Move, Outcome, Verdict};

/// What the moves tried so far in a position have come to.
struct Best {
    score: Score,
    mv: Option<Move>,
}

impl Search<'_, '_> {
    /// Returns what the position at the end of the path is worth to the side to move, looking
    /// `depth` plies ahead.
    ///
    /// A score between `alpha` and `beta` is exact. One of `alpha` or below says that the true one
    /// is no better; one of `beta` or above that it is no worse. Once the budget is used up
    /// scores mean nothing. Distances of wins and losses count from the root.
    pub(super) fn search(&mut self, alpha: Score, beta: Score, depth: u32) -> Score {
        let ply = self.path.ply();
        if ply > 0 {
            self.lines.clear(ply);
        }
        if depth == 0 {
            return self.horizon();
        }
        if self.budget.count() {
            return Score::DRAW;
        }
        if let Some(winning) = winning_move(self.path) {
            return self.won_at_once(winning);
        }
        let known = self.known();
        if let Some(score) = known.and_then(|entry| self.settled_by(&entry, alpha, beta, depth)) {
            return score;
        }
        let outer = self.path.watch_repetitions();
        let best = self.try_moves(alpha, beta, depth, known.and_then(|entry| entry.best));
        let depends_on_path = self.path.resume_watch(outer);
        if !self.budget.is_stopped() && !depends_on_path {
            self.note(&best, alpha, beta, depth);
        }
        best.score
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
            .table
            .then(|| self.table.get(self.path.key()))?
    }

    /// Returns the score that an entry of the table makes the search superfluous with.
    ///
    /// Never within an open window, so that the line that is reported goes all the way.
    #[inline]
    fn settled_by(&self, entry: &Entry, alpha: Score, beta: Score, depth: u32) -> Option<Score> {
        let is_null_window = alpha.next() == beta;
        let deep_enough =
            entry.depth == depth || self.features.deeper_entries && entry.depth > depth;
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

    /// Searches the moves until one is good enough.
    fn try_moves(&mut self, alpha: Score, beta: Score, depth: u32, first: Option<Move>) -> Best {
        let start = self.moves.len();
        self.push_promising(first);
        let end = self.moves.len();
        let mut best = Best {
            score: Score::MIN,
            mv: None,
        };
        let mut alpha = alpha;
        for index in start..end {
            most_promising_first(&mut self.moves[index..end]);
            let mv = self.moves[index].mv;
            let score = self.search_move(mv, alpha, beta, depth, index == start);
            if self.budget.is_stopped() {
                break;
            }
            if score > best.score {
                best.score = score;
            }
            if score > alpha {
                alpha = score;
                best.mv = Some(mv);
                self.improve_line(mv, score);
            }
            if score >= beta {
                self.learn(start, index, depth);
                break;
            }
        }
        self.moves.truncate(start);
        best
    }

    fn push_promising(&mut self, first: Option<Move>) {
        let (position, ply) = (self.path.position(), self.path.ply());
        let (moves, ordering) = (&mut self.moves, &*self.ordering);
        let color = position.to_move();
        push_moves(position, |mv| {
            let promise = ordering.promise(mv, color, ply, first);
            moves.push(ScoredMove { mv, promise });
        });
    }

    /// Searches what a move leads to: the first one with the whole window, the others with a null
    /// window first, to see that they are no better.
    #[inline]
    fn search_move(
        &mut self,
        mv: Move,
        alpha: Score,
        beta: Score,
        depth: u32,
        is_first: bool,
    ) -> Score {
        let mover = self.path.position().to_move();
        let score = match self.path.play(mv) {
            Some(verdict) => {
                let ply = self.path.ply();
                self.lines.clear(ply);
                score_of(verdict, mover, ply)
            }
            None if is_first => -self.search(-beta, -alpha, depth - 1),
            None => self.search_later(alpha, beta, depth - 1),
        };
        self.path.undo();
        score
    }

    #[inline]
    fn search_later(&mut self, alpha: Score, beta: Score, depth: u32) -> Score {
        let score = -self.search(-alpha.next(), -alpha, depth);
        if score > alpha && score < beta && alpha.next() < beta {
            return -self.search(-beta, -alpha, depth);
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

    fn learn(&mut self, start: usize, index: usize, depth: u32) {
        let (failed, good) = (&self.moves[start..index], self.moves[index].mv);
        let color = self.path.position().to_move();
        self.ordering
            .learn(good, failed, color, self.path.ply(), depth);
    }

    fn note(&mut self, best: &Best, alpha: Score, beta: Score, depth: u32) {
        if !self.features.table {
            return;
        }
        let bound = if best.score >= beta {
            Bound::AtLeast
        } else if best.score > alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let entry = Entry {
            score: best.score.seen_from_ply(self.path.ply()),
            bound,
            depth,
            best: best.mv,
        };
        self.table.put(self.path.key(), &entry);
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

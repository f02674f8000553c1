use super::Search;
use super::node::score_of;
use super::ordering::ScoredMove;
use crate::eval::points;
use crate::immediate::{is_threatened, winning_move};
use crate::moves::push_moves;
use crate::{Feature, Score};
use loa::Move;

impl Search<'_, '_> {
    /// Returns the worth of a position that is not searched any further: a win in one, a loss if
    /// no move stops the opponent's win in one, or an estimate.
    pub(super) fn horizon(&mut self) -> Score {
        if self.budget.count() {
            return Score::DRAW;
        }
        if self.features.has(Feature::Horizon) {
            if winning_move(self.path).is_some() {
                return Score::win_in(self.path.ply() + 1);
            }
            if let Some(loss) = self.loss_to_threat() {
                return loss;
            }
        }
        self.estimate()
    }

    /// Returns the score of a position that is lost because the opponent threatens to connect and
    /// no move helps.
    fn loss_to_threat(&mut self) -> Option<Score> {
        if !is_threatened(self.path.rules(), self.path.position()) {
            return None;
        }
        let start = self.moves.len();
        let moves = &mut self.moves;
        push_moves(self.path.position(), |mv| {
            moves.push(ScoredMove { mv, promise: 0 });
        });
        let mut slowest = Score::MIN;
        for index in start..self.moves.len() {
            match self.loss_after(self.moves[index].mv) {
                Some(loss) => slowest = slowest.max(loss),
                None => {
                    self.moves.truncate(start);
                    return None;
                }
            }
        }
        self.moves.truncate(start);
        Some(slowest)
    }

    /// Returns how a move loses at once or to a win in one; `None` if it does neither.
    fn loss_after(&mut self, mv: Move) -> Option<Score> {
        let mover = self.path.position().turn();
        let verdict = self.path.play(mv);
        let ply = self.path.ply();
        let score = match verdict {
            Some(verdict) => Some(score_of(verdict, mover, ply)),
            None => winning_move(self.path).map(|_| Score::loss_in(ply + 1)),
        };
        self.path.undo();
        score.filter(|score| *score < Score::DRAW)
    }

    /// Returns what the position looks worth.
    #[inline]
    pub(super) fn estimate(&self) -> Score {
        let position = self.path.position();
        let accumulator = &self.stack[self.path.ply() as usize].accumulator;
        let goal = self.path.rules().goal;
        let points = points(position, accumulator, goal, &self.taste.weights);
        Score::estimate(points + self.taste.noise.at(position.key()))
    }
}

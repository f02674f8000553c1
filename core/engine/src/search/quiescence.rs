//! Quiescence: the leaves of the search. A connection in one move is what makes a position unquiet.
//! A leaf is a win in one, a loss to a threat that no move parries, or else its static evaluation.

use super::Search;
use crate::immediate::{Parries, threat, winning_move};
use crate::moves::find_move;
use crate::{Score, Technique};
use loa::Move;

impl Search<'_, '_> {
    /// Returns the score of a position that is not searched any deeper.
    pub(super) fn quiescence(&mut self) -> Score {
        if self.budget.count() {
            return Score::DRAW;
        }
        if self.has(Technique::Quiescence) {
            if winning_move(self.stack).is_some() {
                return Score::win_in(self.stack.ply() + 1);
            }
            if let Some(loss) = self.loss_to_threat() {
                return loss;
            }
        }
        self.static_eval()
    }

    /// Returns the score of a position where the opponent threatens to connect and every move
    /// loses at once or to a win in one.
    fn loss_to_threat(&mut self) -> Option<Score> {
        let threat = threat(self.stack)?;
        let parries = Parries::of(self.stack, threat);
        let to_threat = Score::loss_in(self.stack.ply() + 2);
        let position = *self.stack.position();
        let mut slowest = Score::MIN;
        let escape = find_move(&position, |mv| {
            let loss = match parries.contains(mv) {
                true => self.loss_after(mv),
                false => Some(to_threat),
            };
            slowest = slowest.max(loss.unwrap_or(Score::MIN));
            loss.is_none()
        });
        escape.is_none().then_some(slowest)
    }

    /// Returns how a move loses at once or to a win in one; `None` if it does neither.
    fn loss_after(&mut self, mv: Move) -> Option<Score> {
        let mover = self.stack.position().turn();
        let verdict = self.stack.play(mv);
        let ply = self.stack.ply();
        let score = match verdict {
            Some(verdict) => Some(Score::of_verdict(verdict, mover, ply)),
            None => winning_move(self.stack).map(|_| Score::loss_in(ply + 1)),
        };
        self.stack.undo();
        score.filter(|score| *score < Score::DRAW)
    }

    /// Returns the static evaluation of the position, with the noise of weaker levels.
    #[inline]
    pub(super) fn static_eval(&mut self) -> Score {
        let (position, ply) = (self.stack.position(), self.stack.ply());
        if let Some(sample) = &mut self.sample {
            sample.add(position);
        }
        let points = self.evaluator.points(position, ply);
        Score::estimate(points + self.params.noise.at(position.key()))
    }
}

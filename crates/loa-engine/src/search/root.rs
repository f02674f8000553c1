//! The root: deeper and deeper, a window about the last score, several lines.

use super::{Found, Search};
use crate::{Feature, Limits, Score};

/// The first window reaches so far to either side of the last depth's score.
const WINDOW: i32 = 80;
/// How deep the moves are looked at that an interrupted depth has not got to.
const SHORT_DEPTH: u32 = 2;
/// The least depth with a narrow window.
const WINDOW_DEPTH: u32 = 4;

impl Search<'_, '_> {
    /// Searches deeper and deeper, from `first_depth` on, for the best lines, `count` of them or as
    /// many as there are moves. Calls a function after each depth with what has been found, the best line first, and
    /// the number of positions visited.
    ///
    /// The first depth is always searched to its end. A depth that the budget interrupts counts as
    /// far as it got: its first move is the best one of the depth before.
    pub(crate) fn deepen(
        &mut self,
        limits: Limits,
        count: usize,
        first_depth: u32,
        mut on_depth: impl FnMut(&[Found], u64),
    ) -> Vec<Found> {
        self.budget.suspend();
        let mut found = self.iterate(1, count, &[]);
        self.budget.resume(limits.most_nodes());
        on_depth(&found, self.budget.nodes());
        for depth in first_depth.max(2)..=self.useful_depth(limits) {
            if found.iter().all(is_settled) || self.budget.is_used_up() {
                break;
            }
            found = self.iterate(depth, count, &found);
            if self.budget.is_stopped() {
                break;
            }
            on_depth(&found, self.budget.nodes());
        }
        found
    }

    /// Searches the best lines to one depth; `before` is what the depth before found.
    fn iterate(&mut self, depth: u32, count: usize, before: &[Found]) -> Vec<Found> {
        let mut found: Vec<Found> = Vec::with_capacity(count);
        self.left_out.clear();
        while found.len() < count {
            let is_new = |old: &&Found| !self.left_out.contains(&old.line[0]);
            let old = before.iter().find(is_new);
            let next = self.search_root(depth, old);
            if next.line.is_empty() {
                break;
            }
            self.left_out.push(next.line[0]);
            found.push(next);
            if self.budget.is_stopped() {
                let rest = before
                    .iter()
                    .filter(|old| !self.left_out.contains(&old.line[0]));
                found.extend(rest.take(count - found.len()).cloned());
                break;
            }
        }
        self.left_out.clear();
        found.sort_by_key(|found| std::cmp::Reverse((found.depth, found.score)));
        found
    }

    /// Searches the best of the moves that are not left out, to one depth. The line is empty where
    /// there is none.
    fn search_root(&mut self, depth: u32, before: Option<&Found>) -> Found {
        self.root_depth = depth;
        self.root_score = before.map_or(Score::MIN, |found| found.score);
        self.lines.set(0, before.map_or(&[], |found| &found.line));
        self.search_window(depth, before.map(|found| found.score));
        let found = Found {
            score: self.root_score,
            depth,
            line: self.lines.at(0).to_vec(),
        };
        match before {
            // All moves lose; the first one's loss is not more than that.
            Some(before) if self.budget.is_stopped() && before.score.loss_plies().is_some() => {
                before.clone()
            }
            Some(before) if self.budget.is_stopped() => {
                let found = Found {
                    depth: before.depth,
                    ..found
                };
                self.best_of_interrupted(found)
            }
            _ => found,
        }
    }

    /// Returns the best move of a depth that was interrupted.
    ///
    /// Where the moves that were searched lose, the others need not: a short look at them gives a
    /// better one, or shows that all is lost.
    fn best_of_interrupted(&mut self, found: Found) -> Found {
        if found.score.loss_plies().is_none() {
            return found;
        }
        self.left_out.push(found.line[0]);
        self.budget.suspend();
        let other = self.search_root(SHORT_DEPTH, None);
        self.budget.end_now();
        self.left_out.pop();
        if other.line.is_empty() || other.score <= found.score {
            return found;
        }
        other
    }

    /// Searches in windows that grow until the score lies within.
    fn search_window(&mut self, depth: u32, guess: Option<Score>) {
        let (mut alpha, mut beta) = (Score::MIN, Score::MAX);
        let mut width = WINDOW;
        let narrow = self.features.has(Feature::Aspiration) && depth >= WINDOW_DEPTH;
        if let Some(guess) = guess.filter(|guess| narrow && !guess.is_proven()) {
            alpha = Score::estimate(guess.points() - width);
            beta = Score::estimate(guess.points() + width);
        }
        loop {
            let score = self.search(alpha, beta, depth as i32);
            if self.budget.is_stopped() {
                return;
            }
            width *= 3;
            if score <= alpha && alpha > Score::MIN {
                alpha = lowered(score, width);
            } else if score >= beta && beta < Score::MAX {
                beta = -lowered(-score, width);
            } else {
                return;
            }
        }
    }

    /// The depth beyond which nothing new can be seen.
    fn useful_depth(&self, limits: Limits) -> u32 {
        let depth = limits.greatest_depth();
        self.path.plies_left().map_or(depth, |left| depth.min(left))
    }
}

/// The lower end of a window that reaches so far below a score.
fn lowered(score: Score, width: i32) -> Score {
    if score.is_proven() || width > 3000 {
        return Score::MIN;
    }
    Score::estimate(score.points() - width)
}

/// Tells whether deeper searches can't change the score: it is proven, and nothing quicker can
/// have been missed.
fn is_settled(found: &Found) -> bool {
    let plies = found.score.win_plies().or(found.score.loss_plies());
    plies.is_some_and(|plies| plies <= found.depth)
}

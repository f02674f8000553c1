//! The root: iterative deepening, aspiration windows, several lines (multi-PV).

use super::Search;
use super::node::Root;
use crate::{Limits, Report, Score, Technique};

/// Aspiration windows: how far the first one reaches to either side of the last depth's score.
const ASPIRATION_MARGIN: i32 = 31;
/// Each next window is this many times as wide.
const ASPIRATION_GROWTH: i32 = 3;
/// Wider windows are open.
const ASPIRATION_LIMIT: i32 = 3000;
/// How deep the moves are searched that an interrupted depth has not reached.
const SHORT_DEPTH: u32 = 2;
/// The least depth with an aspiration window.
const ASPIRATION_DEPTH: u32 = 4;

impl Search<'_, '_> {
    /// Searches the first depth to its end, whatever the limits, then applies them.
    pub(crate) fn begin(&mut self, limits: Limits, count: usize) -> Vec<Report> {
        self.budget.suspend();
        let found = self.iterate(1, count, &[]);
        self.budget.resume(limits.nodes);
        self.budget.report(&found);
        found
    }

    /// Iterative deepening from `first_depth` on, after what [`begin`](Search::begin) has found,
    /// for the best `count` lines or as many as there are moves. The observer of the budget hears
    /// of each depth.
    ///
    /// An interrupted depth counts as far as it got: its first move is the best one of the depth
    /// before.
    pub(crate) fn deepen(
        &mut self,
        mut found: Vec<Report>,
        limits: Limits,
        count: usize,
        first_depth: u32,
    ) -> Vec<Report> {
        for depth in first_depth.max(2)..=self.useful_depth(limits) {
            if found.iter().all(is_final) || self.budget.is_used_up() {
                break;
            }
            found = self.iterate(depth, count, &found);
            if self.budget.is_stopped() {
                break;
            }
            self.budget.report(&found);
        }
        found
    }

    /// Searches the best lines to one depth; `before` is the result of the depth before.
    fn iterate(&mut self, depth: u32, count: usize, before: &[Report]) -> Vec<Report> {
        let mut found: Vec<Report> = Vec::new();
        let excluded = self.excluded_moves.len();
        while found.len() < count {
            let is_new = |old: &&Report| !self.excluded_moves.contains(&old.best);
            let old = before.iter().find(is_new);
            let Some(next) = self.search_root(depth, old) else {
                break;
            };
            self.excluded_moves.push(next.best);
            found.push(next);
            if self.budget.is_stopped() {
                let rest = before
                    .iter()
                    .filter(|old| !self.excluded_moves.contains(&old.best));
                found.extend(rest.take(count - found.len()).cloned());
                break;
            }
        }
        self.excluded_moves.truncate(excluded);
        found.sort_by_key(|found| std::cmp::Reverse((found.depth, found.score)));
        for report in &mut found {
            self.extend_line(report);
        }
        found
    }

    /// Searches the moves that are not excluded, to one depth; `None` if there are none.
    fn search_root(&mut self, depth: u32, before: Option<&Report>) -> Option<Report> {
        self.root_depth = depth;
        self.root_score = before.map_or(Score::MIN, |found| found.score);
        self.pv.set(0, before.map_or(&[], |found| &found.line));
        self.search_window(depth, before.map(|found| found.score));
        let found = Report::new(self.pv.at(0).to_vec(), self.root_score, depth);
        let Some(before) = before.filter(|_| self.budget.is_stopped()) else {
            return found;
        };
        if before.score.loss_plies().is_some() {
            // All moves lost at the last depth, so the loss of the first ones is nothing new.
            return Some(before.clone());
        }
        Some(self.best_of_interrupted(Report {
            depth: before.depth,
            ..found?
        }))
    }

    /// Returns the best move of a depth that was interrupted.
    ///
    /// If the moves searched so far lose, a short search of the others finds a better one or shows
    /// that all of them lose.
    fn best_of_interrupted(&mut self, found: Report) -> Report {
        if found.score.loss_plies().is_none() {
            return found;
        }
        self.excluded_moves.push(found.best);
        self.budget.suspend();
        let other = self.search_root(SHORT_DEPTH, None);
        self.budget.end_now();
        self.excluded_moves.pop();
        other
            .filter(|other| other.score > found.score)
            .unwrap_or(found)
    }

    /// Searches in aspiration windows that grow until the score lies within.
    fn search_window(&mut self, depth: u32, guess: Option<Score>) {
        let (mut alpha, mut beta) = (Score::MIN, Score::MAX);
        let mut width = ASPIRATION_MARGIN;
        let narrow = self.has(Technique::Aspiration) && depth >= ASPIRATION_DEPTH;
        if let Some(guess) = guess.filter(|guess| narrow && !guess.is_proven()) {
            alpha = Score::estimate(guess.points() - width);
            beta = Score::estimate(guess.points() + width);
        }
        loop {
            let score = self.search::<Root>(alpha, beta, depth as i32);
            if self.budget.is_stopped() {
                return;
            }
            width *= ASPIRATION_GROWTH;
            if score <= alpha && alpha > Score::MIN {
                alpha = lowered(score, width);
            } else if score >= beta && beta < Score::MAX {
                beta = -lowered(-score, width);
            } else {
                return;
            }
        }
    }

    /// The depth limit; the plies to a move limit are one too.
    fn useful_depth(&self, limits: Limits) -> u32 {
        let depth = limits.depth;
        self.stack
            .plies_left()
            .map_or(depth, |left| depth.min(left))
    }
}

/// The lower end of a window that reaches `width` below a score.
fn lowered(score: Score, width: i32) -> Score {
    if score.is_proven() || width > ASPIRATION_LIMIT {
        return Score::MIN;
    }
    Score::estimate(score.points() - width)
}

/// Tells whether deeper searches cannot change the score: it is proven, and nothing quicker can
/// have been missed.
fn is_final(found: &Report) -> bool {
    let plies = found.score.win_plies().or(found.score.loss_plies());
    plies.is_some_and(|plies| plies <= found.depth)
}

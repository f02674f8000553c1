//! Forced wins within a few plies, all of them and nothing else.
//!
//! A plain and/or search without evaluation and table, so every result is exact under the rules,
//! repetitions and move limit included. A null move is not a refutation here, since having to move
//! can be what loses. It is fast because the first answer tried (the last refutation at this
//! distance) refutes most moves, and because the last ply is only a test for a win in one.

use crate::Report;
use crate::budget::Budget;
use crate::immediate::winning_move;
use crate::moves::{find_move, is_legal, push_moves};
use crate::stack::SearchStack;
use loa::{Move, Outcome};

/// Finds the shortest win of the side to move within a number of plies. The opponent's moves in its
/// line hold out longest.
///
/// `None` if there is none, or if the budget stopped the search before one was found. Plies that
/// would probably take more than is left of the budget are not begun. A win in one is found
/// whatever the budget.
pub(crate) fn find_win(
    stack: &mut SearchStack,
    most_plies: u32,
    budget: &mut Budget<'_>,
) -> Option<Report> {
    budget.count();
    if let Some(winning) = winning_move(stack) {
        return Report::win(vec![winning], 1);
    }
    let mut search = ForcedSearch::new(stack, budget);
    for plies in 2..=most_plies.min(MAX_PLIES) {
        // An odd ply takes no longer than the even one before it.
        if plies % 2 == 0 && !search.affords_two_plies() {
            return None;
        }
        if let Some(line) = search.winning_line(plies) {
            let plies = line.len() as u32;
            return Report::win(line, plies);
        }
    }
    None
}

/// Tells whether a legal move wins within a number of plies, whatever the answers.
pub(crate) fn wins_with(stack: &mut SearchStack, mv: Move, plies: u32) -> bool {
    let mut never = || false;
    let mut budget = Budget::new(&mut never);
    ForcedSearch::new(stack, &mut budget).wins_with(mv, plies)
}

/// Two more plies take about this many times the positions so far.
const GROWTH: u64 = 34;
/// The first two plies, after a single position, take as many as if these had come before.
const FIRST_NODES: u64 = 4;

/// The greatest number of plies that is searched.
pub(crate) const MAX_PLIES: u32 = 5;

struct ForcedSearch<'a, 'b> {
    stack: &'a mut SearchStack,
    budget: &'a mut Budget<'b>,
    /// The last refutation by number of plies to go: a killer move.
    refutations: [Option<Move>; MAX_PLIES as usize + 1],
}

impl<'a, 'b> ForcedSearch<'a, 'b> {
    fn new(stack: &'a mut SearchStack, budget: &'a mut Budget<'b>) -> ForcedSearch<'a, 'b> {
        ForcedSearch {
            stack,
            budget,
            refutations: [None; MAX_PLIES as usize + 1],
        }
    }

    /// Tells whether the budget probably suffices for one more answer and one more move to win.
    fn affords_two_plies(&self) -> bool {
        let nodes = self.budget.nodes().max(FIRST_NODES);
        nodes.saturating_mul(GROWTH) <= self.budget.left()
    }

    /// Returns a move with which the side to move wins within `plies`, whatever the answers.
    ///
    /// Even numbers matter too: an answer can lose at once.
    fn attack(&mut self, plies: u32) -> Option<Move> {
        if self.budget.count() || plies == 0 {
            return None;
        }
        if let Some(winning) = winning_move(self.stack) {
            return Some(winning);
        }
        if plies == 1 {
            return None;
        }
        self.any_move(|search, mv| search.wins_with(mv, plies))
    }

    fn wins_with(&mut self, mv: Move, plies: u32) -> bool {
        let attacker = self.stack.position().turn();
        let verdict = self.stack.play(mv);
        let wins = match verdict {
            Some(verdict) => verdict.outcome == Outcome::Win(attacker),
            None => plies > 1 && !self.holds_out(plies - 1),
        };
        self.stack.undo();
        wins
    }

    /// Tells whether the side to move has an answer that avoids losing within `plies`.
    fn holds_out(&mut self, plies: u32) -> bool {
        if self.budget.count() || winning_move(self.stack).is_some() {
            return true;
        }
        let killer =
            self.refutations[plies as usize].filter(|mv| is_legal(*mv, self.stack.position()));
        if killer.is_some_and(|mv| self.is_escape(mv, plies)) {
            return true;
        }
        let refutation = self.any_move(|search, mv| search.is_escape(mv, plies));
        self.refutations[plies as usize] = refutation.or(killer);
        refutation.is_some()
    }

    fn is_escape(&mut self, mv: Move, plies: u32) -> bool {
        let attacker = self.stack.position().turn().opponent();
        let verdict = self.stack.play(mv);
        let escapes = match verdict {
            Some(verdict) => verdict.outcome != Outcome::Win(attacker),
            None => self.attack(plies - 1).is_none(),
        };
        self.stack.undo();
        escapes
    }

    /// Returns the first legal move that passes a test.
    #[inline]
    fn any_move(&mut self, mut test: impl FnMut(&mut Self, Move) -> bool) -> Option<Move> {
        let position = *self.stack.position();
        find_move(&position, |mv| test(self, mv))
    }

    /// Returns a line that wins within `plies` against the most stubborn answers.
    fn winning_line(&mut self, plies: u32) -> Option<Vec<Move>> {
        let winning = self.attack(plies)?;
        self.line_of(winning, |search| search.stubborn_line(plies - 1))
    }

    /// Returns the answer that holds out longest, and how it goes on, in a position that is lost
    /// within `plies`.
    fn stubborn_line(&mut self, plies: u32) -> Option<Vec<Move>> {
        let mut answers = Vec::new();
        push_moves(self.stack.position(), |mv| answers.push(mv));
        let mut longest = Vec::new();
        for answer in answers {
            let line = self.line_of(answer, |search| {
                (1..plies).find_map(|plies| search.winning_line(plies))
            })?;
            if line.len() > longest.len() {
                longest = line;
            }
        }
        Some(longest)
    }

    /// Returns a move and the line after it, which is empty if the move ends the game.
    fn line_of(
        &mut self,
        mv: Move,
        rest: impl FnOnce(&mut Self) -> Option<Vec<Move>>,
    ) -> Option<Vec<Move>> {
        let is_over = self.stack.play(mv).is_some();
        let rest = if is_over {
            Some(Vec::new())
        } else {
            rest(self)
        };
        self.stack.undo();
        let mut line = vec![mv];
        line.append(&mut rest?);
        Some(line)
    }
}

//! Forced wins within a few plies, all of them and nothing else.
//!
//! A plain search of "some move of mine, every answer", without estimates and without a table, so
//! every answer is exact under the rules, repetitions and move limit included. A null move is
//! no refutation here, since having to move can be what loses. What makes it fast is that most
//! moves are refuted by the first answer tried, and that the last ply is a test for a win in one,
//! which mostly ends with a look at the shape of the pieces.

use crate::budget::Budget;
use crate::immediate::winning_move;
use crate::moves::{is_legal, push_moves};
use crate::path::Path;
use loa::{Color, Move, Outcome, Verdict};

/// A win that the opponent can't escape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ForcedWin {
    /// The moves, the opponent's being among those that hold out longest, as far as is known.
    pub(crate) line: Vec<Move>,
    /// The plies that it takes at most.
    pub(crate) plies: u32,
}

/// Finds the shortest win of the side to move within a number of plies.
///
/// `None` if there is none, or if the budget stopped the search before one was found. A win in
/// one is found whatever the budget.
pub(crate) fn find_win(
    path: &mut Path,
    most_plies: u32,
    budget: &mut Budget<'_>,
) -> Option<ForcedWin> {
    budget.count();
    if let Some(winning) = winning_move(path) {
        return Some(ForcedWin {
            line: vec![winning],
            plies: 1,
        });
    }
    let mut proof = Exhaustion {
        path,
        budget,
        moves: Vec::with_capacity(256),
        refutations: [None; MAX_PLIES as usize + 1],
    };
    let mut line = (2..=most_plies.min(MAX_PLIES)).find_map(|plies| proof.winning_line(plies))?;
    line.shrink_to_fit();
    Some(ForcedWin {
        plies: line.len() as u32,
        line,
    })
}

/// The most plies that a win is looked for in.
pub(crate) const MAX_PLIES: u32 = 5;

struct Exhaustion<'a, 'b> {
    path: &'a mut Path,
    budget: &'a mut Budget<'b>,
    /// The moves of all positions on the way, the last position's at the end.
    moves: Vec<Move>,
    /// The answer that was good enough last time with so many plies to go.
    refutations: [Option<Move>; MAX_PLIES as usize + 1],
}

impl Exhaustion<'_, '_> {
    /// Returns a move with which the side to move wins within `plies`, whatever the answers.
    ///
    /// An even number makes a difference where an answer can lose at once.
    fn attack(&mut self, plies: u32) -> Option<Move> {
        if self.budget.count() || plies == 0 {
            return None;
        }
        if let Some(winning) = winning_move(self.path) {
            return Some(winning);
        }
        if plies == 1 {
            return None;
        }
        self.any_move(|proof, mv| proof.wins_with(mv, plies))
    }

    fn wins_with(&mut self, mv: Move, plies: u32) -> bool {
        let attacker = self.path.position().turn();
        let verdict = self.path.play(mv);
        let wins = match verdict {
            Some(verdict) => is_win(verdict, attacker),
            None => !self.holds_out(plies - 1),
        };
        self.path.undo();
        wins
    }

    /// Tells whether the side to move has an answer that avoids losing within `plies`.
    fn holds_out(&mut self, plies: u32) -> bool {
        if self.budget.count() || winning_move(self.path).is_some() {
            return true;
        }
        let known =
            self.refutations[plies as usize].filter(|mv| is_legal(*mv, self.path.position()));
        if known.is_some_and(|mv| self.is_escape(mv, plies)) {
            return true;
        }
        let refutation = self.any_move(|proof, mv| proof.is_escape(mv, plies));
        self.refutations[plies as usize] = refutation.or(known);
        refutation.is_some()
    }

    fn is_escape(&mut self, mv: Move, plies: u32) -> bool {
        let attacker = self.path.position().turn().opponent();
        let verdict = self.path.play(mv);
        let escapes = match verdict {
            Some(verdict) => !is_win(verdict, attacker),
            None => self.attack(plies - 1).is_none(),
        };
        self.path.undo();
        escapes
    }

    /// Returns the first legal move that passes a test.
    #[inline]
    fn any_move(&mut self, mut test: impl FnMut(&mut Self, Move) -> bool) -> Option<Move> {
        let start = self.moves.len();
        let moves = &mut self.moves;
        push_moves(self.path.position(), |mv| moves.push(mv));
        let found = (start..self.moves.len()).find_map(|index| {
            let mv = self.moves[index];
            test(self, mv).then_some(mv)
        });
        self.moves.truncate(start);
        found
    }

    /// Returns a line that wins within `plies`, the answers being the most stubborn ones.
    fn winning_line(&mut self, plies: u32) -> Option<Vec<Move>> {
        let winning = self.attack(plies)?;
        let mut line = vec![winning];
        let over = self.path.play(winning).is_some();
        let rest = if over {
            Some(Vec::new())
        } else {
            self.stubborn_line(plies - 1)
        };
        self.path.undo();
        line.append(&mut rest?);
        Some(line)
    }

    /// Returns the answer that holds out longest, and how it goes on, in a position that is lost
    /// within `plies`.
    fn stubborn_line(&mut self, plies: u32) -> Option<Vec<Move>> {
        let mut answers = Vec::new();
        push_moves(self.path.position(), |mv| answers.push(mv));
        let mut longest = Vec::new();
        for answer in answers {
            let mut line = vec![answer];
            let over = self.path.play(answer).is_some();
            let rest = if over {
                Some(Vec::new())
            } else {
                (1..plies).find_map(|plies| self.winning_line(plies))
            };
            self.path.undo();
            line.append(&mut rest?);
            if line.len() > longest.len() {
                longest = line;
            }
        }
        Some(longest)
    }
}

fn is_win(verdict: Verdict, color: Color) -> bool {
    verdict.outcome == Outcome::Win(color)
}

//! The reference implementation of forced wins: it tries every move and shares only the rules with
//! the engine.

use loa::{Color, Game, Move, Outcome, Position, Rules};

/// Tells whether a side can force a win within a number of plies. If the position is over, the
/// opponent of the side to move has just moved.
pub(crate) fn wins(rules: &Rules, position: &Position, winner: Color, plies: u32) -> bool {
    if let Some(verdict) = rules.judge(position, 0, |_| 0) {
        return verdict.outcome == Outcome::Win(winner);
    }
    if plies == 0 {
        return false;
    }
    let won_after = |mv: Move| wins(rules, &position.after(mv), winner, plies - 1);
    let moves = Game::new(*rules, *position).legal_moves();
    if position.turn() == winner {
        moves.into_iter().any(won_after)
    } else {
        moves.into_iter().all(won_after)
    }
}

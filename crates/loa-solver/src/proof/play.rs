//! Moves and endings, as the rules have them, for whoever follows a certificate.

use crate::proof::claim::Claim;
use loa::{Blocked, Goal, Move, Position};

/// All moves of a position where play goes on: its jumps in the order of the squares they start
/// from and then of those they end on, or else a pass.
pub(crate) fn moves(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    position.for_each_jump(|from, to| moves.push(Move::Jump(from, to)));
    moves.sort_unstable();
    if moves.is_empty() {
        moves.push(Move::Pass);
    }
    moves
}

/// Tells whether the claim's winner, who is to move in a position where play goes on, has a move
/// that ends the game with a win.
pub(crate) fn wins_at_once(claim: &Claim, position: &Position) -> bool {
    let winner = claim.winner();
    let must_connect = match claim.rules().goal {
        Goal::Connect => winner,
        Goal::Misere => winner.opponent(),
    };
    if claim.rules().blocked != Blocked::Loses
        && position.pieces(must_connect).is_far_from_connected()
    {
        return false;
    }
    let mut wins = false;
    position.for_each_jump(|from, to| {
        let won = || claim.decided(&position.after(Move::Jump(from, to))) == Some(true);
        wins = wins || won();
    });
    wins
}

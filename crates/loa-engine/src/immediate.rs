//! Wins in one move.

use crate::path::Path;
use loa::{Blocked, Color, Goal, Move, Outcome, Position, Rules, Simultaneous, SquareSet};

/// Returns a move with which the side to move wins at once; `None` if there is none.
#[inline]
pub(crate) fn winning_move(path: &mut Path) -> Option<Move> {
    let connecting = connecting_win(path.rules(), path.position());
    if connecting.is_none() && path.rules().blocked == Blocked::Loses {
        return blocking_win(path);
    }
    connecting
}

/// Tells whether the opponent of the side to move would win by connection if it were to move.
#[inline]
pub(crate) fn is_threatened(rules: &Rules, position: &Position) -> bool {
    if is_far_from_win(rules, position, position.turn().opponent()) {
        return false;
    }
    let mut passed = *position;
    passed.set_turn(position.turn().opponent());
    connecting_win(rules, &passed).is_some()
}

/// Tells cheaply that a side can't win by connection with a single move. `false` says nothing.
#[inline]
pub(crate) fn is_far_from_win(rules: &Rules, position: &Position, color: Color) -> bool {
    must_connect(rules, position, color).is_far_from_connected()
}

/// Returns a move that wins by connection, whatever came before and however many plies are left.
#[inline]
fn connecting_win(rules: &Rules, position: &Position) -> Option<Move> {
    let mover = position.turn();
    if is_far_from_win(rules, position, mover) {
        return None;
    }
    let (own, enemies) = (position.pieces(mover), position.pieces(mover.opponent()));
    let mut winning = None;
    position.for_each_jump(|from, to| {
        if winning.is_none() {
            let (from_set, to_set) = (SquareSet::of(from), SquareSet::of(to));
            if connection_wins(rules, (own - from_set) | to_set, enemies - to_set) {
                winning = Some(Move::Jump(from, to));
            }
        }
    });
    winning
}

/// Tells whether a side has won by connection with the move that led to these pieces.
#[inline]
fn connection_wins(rules: &Rules, own: SquareSet, enemies: SquareSet) -> bool {
    match rules.goal {
        Goal::Connect => {
            own.is_connected()
                && (rules.simultaneous == Simultaneous::Mover || !enemies.is_connected())
        }
        Goal::Misere => enemies.is_connected() && !own.is_connected(),
    }
}

/// The pieces that have to get connected for a side to win by connection.
#[inline]
fn must_connect(rules: &Rules, position: &Position, color: Color) -> SquareSet {
    position.pieces(match rules.goal {
        Goal::Connect => color,
        Goal::Misere => color.opponent(),
    })
}

/// Returns a move that wins because the opponent has no answer.
///
/// Move limit and repetition are judged before that, so they are looked at too.
fn blocking_win(path: &mut Path) -> Option<Move> {
    let position = *path.position();
    let mover = position.turn();
    let mut winning = None;
    position.for_each_jump(|from, to| {
        let mv = Move::Jump(from, to);
        if winning.is_none() && position.after(mv).is_blocked() {
            let verdict = path.play(mv);
            path.undo();
            if verdict.is_some_and(|verdict| verdict.outcome == Outcome::Win(mover)) {
                winning = Some(mv);
            }
        }
    });
    winning
}

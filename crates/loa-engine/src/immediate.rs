//! Wins in one move.

use crate::stack::SearchStack;
use loa::{
    Blocked, Color, ConnectionCandidates, Goal, Move, Outcome, Position, Rules, Simultaneous,
    SquareSet,
};

/// Returns a move with which the side to move wins at once; `None` if there is none.
#[inline]
pub(crate) fn winning_move(path: &mut SearchStack) -> Option<Move> {
    let connecting = connecting_win(path.rules(), path.position(), path.position().turn());
    if connecting.is_none() && path.rules().blocked == Blocked::Loses {
        return blocking_win(path);
    }
    connecting
}

/// Tells whether the opponent of the side to move would win by connection if it were to move.
#[inline]
pub(crate) fn is_threatened(rules: &Rules, position: &Position) -> bool {
    connecting_win(rules, position, position.turn().opponent()).is_some()
}

/// Tells whether neither side could win by connection at once if it were to move.
///
/// Limits, repetitions and blocked players are ignored.
pub fn is_quiet(rules: &Rules, position: &Position) -> bool {
    let wins = |color| connecting_win(rules, position, color).is_some();
    !Color::ALL.into_iter().any(wins)
}

/// Returns a move of a side that wins by connection, whatever came before and however many plies
/// are left.
#[inline]
fn connecting_win(rules: &Rules, position: &Position, mover: Color) -> Option<Move> {
    let (own, enemies) = (position.pieces(mover), position.pieces(mover.opponent()));
    let wins = |from, to| {
        let (from, to) = (SquareSet::of(from), SquareSet::of(to));
        connection_wins(rules, (own - from) | to, enemies - to)
    };
    match rules.goal {
        Goal::Connect => {
            let candidates = ConnectionCandidates::of(own);
            if !candidates.can_connect_by_moving() {
                return None;
            }
            position.find_jump(mover, |from, to| {
                candidates.may_connect(from, to) && wins(from, to)
            })
        }
        Goal::Misere if enemies.is_far_from_connected() => None,
        Goal::Misere => position.find_jump(mover, wins),
    }
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

/// Returns a move that wins because the opponent has no answer.
///
/// Move limit and repetition are judged before that, so they are looked at too.
fn blocking_win(path: &mut SearchStack) -> Option<Move> {
    let position = *path.position();
    let mover = position.turn();
    if !position.may_be_blocked(mover.opponent()) {
        return None;
    }
    position.find_jump(mover, |from, to| {
        let mv = Move::Jump(from, to);
        position.after(mv).is_blocked() && {
            let verdict = path.play(mv);
            path.undo();
            verdict.is_some_and(|verdict| verdict.outcome == Outcome::Win(mover))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::Preset;
    use test_support::pictures::position;

    #[test]
    fn the_start_is_quiet() {
        assert!(is_quiet(&Preset::SOUCIE.rules, &Position::default()));
    }

    #[test]
    fn a_win_in_one_of_either_side_is_not() {
        // The diagonal from c1 to a3 holds one piece, so c1-b2 connects Black.
        let picture = "
            - - - - - - - w
            - w - - - - - -
            - - - - - - - -
            - - - - - - - -
            - - - - - - - -
            - - - - - - - -
            - - - - - - - w
            b - b - - - - -";
        for to_move in Color::ALL {
            assert!(!is_quiet(
                &Preset::SOUCIE.rules,
                &position(picture, to_move)
            ));
        }
    }
}

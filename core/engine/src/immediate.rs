//! Wins in one move.

use crate::moves::find_move;
use crate::stack::SearchStack;
use loa::{Blocked, Color, Move, Outcome, Position, Rules};

/// Returns a move with which the side to move wins at once; `None` if there is none.
#[inline]
pub(crate) fn winning_move(stack: &mut SearchStack) -> Option<Move> {
    let connecting = stack.connecting_win(stack.position().turn());
    if connecting.is_none() && stack.rules().blocked == Blocked::Loses {
        return blocking_win(stack);
    }
    connecting
}

/// Returns a move other than some with which the side to move wins at once; `None` if there is
/// none.
pub(crate) fn winning_move_except(stack: &mut SearchStack, excluded: &[Move]) -> Option<Move> {
    let position = *stack.position();
    find_move(&position, |mv| {
        !excluded.contains(&mv) && wins_at_once(stack, mv)
    })
}

/// Tells whether a legal move ends the game with a win.
fn wins_at_once(stack: &mut SearchStack, mv: Move) -> bool {
    let won = Outcome::Win(stack.position().turn());
    let verdict = stack.play(mv);
    stack.undo();
    verdict.is_some_and(|verdict| verdict.outcome == won)
}

/// Tells whether the opponent of the side to move would win by connection if it were to move.
#[inline]
pub(crate) fn is_threatened(stack: &mut SearchStack) -> bool {
    let opponent = stack.position().turn().opponent();
    stack.connecting_win(opponent).is_some()
}

/// Tells whether neither side could win by connection at once if it were to move.
///
/// Limits, repetitions and blocked players are ignored.
pub fn is_quiet(rules: &Rules, position: &Position) -> bool {
    let wins = |color| rules.connecting_win(position, color).is_some();
    !Color::ALL.into_iter().any(wins)
}

/// Returns a move that wins because the opponent has no answer.
///
/// Move limit and repetition are judged before that, so they are looked at too.
fn blocking_win(stack: &mut SearchStack) -> Option<Move> {
    let position = *stack.position();
    let mover = position.turn();
    if !position.may_be_blocked(mover.opponent()) {
        return None;
    }
    position.find_jump(mover, |from, to| {
        let mv = Move::Jump(from, to);
        position.after(mv).is_blocked() && wins_at_once(stack, mv)
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

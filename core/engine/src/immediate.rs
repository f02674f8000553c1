//! Wins in one move.

use crate::moves::find_move;
use crate::stack::SearchStack;
use loa::{Axis, Blocked, Color, Goal, Jumps, Move, Outcome, Position, Rules, SquareSet};

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

/// Returns a jump with which the opponent of the side to move would win by connection if it were
/// to move.
#[inline]
pub(crate) fn threat(stack: &mut SearchStack) -> Option<Move> {
    let opponent = stack.position().turn().opponent();
    stack.connecting_win(opponent)
}

/// Tells whether the opponent of the side to move would win by connection if it were to move.
#[inline]
pub(crate) fn is_threatened(stack: &mut SearchStack) -> bool {
    threat(stack).is_some()
}

/// The moves that may parry a threat to connect: after all others the threat is carried out, and
/// wins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parries {
    /// The line of the threat: its number of pieces changes, or a piece gets in the way.
    line: SquareSet,
    /// The pieces that threaten: without one of them the others may not be connected.
    threatening: SquareSet,
}

impl Parries {
    /// Every move.
    pub(crate) const ALL: Parries = Parries {
        line: SquareSet::from_bits(u64::MAX),
        threatening: SquareSet::EMPTY,
    };

    /// Returns the moves that may parry a threat against the side to move, which has no win in one.
    ///
    /// Those are all moves where the game may end before the threat is carried out, where a move
    /// may make a capture end it differently, and where connecting loses.
    pub(crate) fn of(stack: &SearchStack, threat: Move) -> Parries {
        let (rules, position) = (stack.rules(), stack.position());
        let opponent = position.turn().opponent();
        let Move::Jump(from, to) = threat else {
            return Parries::ALL;
        };
        let captures = position.pieces(position.turn()).contains(to);
        let both = rules.judge_connected(opponent, true, true);
        let decides = both.is_some_and(|both| both.outcome == Outcome::Win(opponent));
        let is_certain = rules.goal == Goal::Connect
            && (decides || !captures)
            && stack.plies_left().is_none_or(|left| left > 1)
            && !stack.recalls_game();
        let axis = Axis::between(from, to).filter(|_| is_certain);
        let line = axis.and_then(|axis| position.line(from, axis));
        line.map_or(Parries::ALL, |line| Parries {
            line,
            threatening: position.pieces(opponent),
        })
    }

    /// Tells whether a move is one of them.
    #[inline]
    pub(crate) fn contains(&self, mv: Move) -> bool {
        match mv {
            Move::Jump(from, to) => self.line.contains(from) || self.targets().contains(to),
            Move::Pass => true,
        }
    }

    /// Returns those among jumps of a piece.
    #[inline]
    pub(crate) fn among(&self, jumps: Jumps) -> Jumps {
        match self.line.contains(jumps.from) {
            true => jumps,
            false => Jumps {
                to: jumps.to & self.targets(),
                ..jumps
            },
        }
    }

    #[inline]
    fn targets(&self) -> SquareSet {
        self.line | self.threatening
    }
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
    use crate::tests::minimax::shuffle;
    use crate::tests::{Random, careless_game, random_set_up};
    use loa::{Game, Preset, Size};
    use test_support::pictures::position;

    /// Tells by the rules alone whether a move loses to the next one.
    fn loses_at_once(game: &Game, mv: Move) -> bool {
        let mut after = game.clone();
        let is_over = after.play(mv).unwrap().is_over();
        let opponent = game.position().turn().opponent();
        let wins = |mv: &Move| {
            let status = after.clone().play(*mv).unwrap();
            status.verdict().map(|verdict| verdict.outcome) == Some(Outcome::Win(opponent))
        };
        !is_over && after.legal_moves().iter().any(wins)
    }

    #[test]
    fn what_parries_no_threat_loses_to_it() {
        let mut random = Random::new(31);
        let (mut threats, mut others) = (0, 0);
        for (number, preset) in Preset::ALL.iter().cycle().take(6_000).enumerate() {
            let size = [(5, 5), (8, 8), (4, 6), (6, 6)].map(|(x, y)| Size::new(x, y).unwrap());
            let size = size[number % 4];
            let game = match number % 3 {
                0 => random_set_up(&mut random, preset, size),
                _ => careless_game(&mut random, preset, size, number % 40),
            };
            let mut game = game;
            shuffle(&mut game, &mut random);
            let soon = game.rules().with_move_limit(Some(1 + (number % 3) as u32));
            let game = match number % 5 {
                0 => Game::new(soon, *game.position()),
                _ => game,
            };
            let mut stack = SearchStack::new(&game);
            if game.status().is_over() || winning_move(&mut stack).is_some() {
                continue;
            }
            let Some(threat) = threat(&mut stack) else {
                continue;
            };
            threats += 1;
            let parries = Parries::of(&stack, threat);
            for mv in game.legal_moves() {
                if !parries.contains(mv) {
                    others += 1;
                    assert!(loses_at_once(&game, mv), "{mv} in {:?}", game.position());
                }
            }
        }
        assert!(threats > 300 && others > 2_000, "{threats} {others}");
    }

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

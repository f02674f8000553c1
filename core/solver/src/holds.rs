use crate::Value;
use loa::{Game, Recurrence, Repetition};
use std::collections::HashMap;

impl Value {
    /// Tells whether the value, which ignores move limit and repetition, holds in an ongoing game
    /// by the rules of its problem.
    ///
    /// A win gets nearer to the end with each ply, so no position recurs on the way; but one from
    /// earlier in the game could, and so could a board with the other side to move. Draws and ties
    /// always hold: what neither side can force without these rules, neither can force with them.
    pub fn holds_in(self, game: &Game) -> bool {
        Value::holding_in(game)(self)
    }

    /// Returns what tells of values whether they [hold](Value::holds_in) in a game. It looks at the
    /// game's past once.
    pub fn holding_in(game: &Game) -> impl Fn(Value) -> bool + use<> {
        let limit = game.rules().move_limit;
        let left = limit.map(|limit| limit.saturating_sub(game.plies()));
        let may_repeat = may_repeat(game);
        move |value| match value {
            Value::Win(plies) | Value::Loss(plies) => {
                !may_repeat && left.is_none_or(|left| u32::from(plies) <= left)
            }
            Value::Draw | Value::Tie(_) => true,
        }
    }
}

/// Tells whether a draw by repetition could come first.
fn may_repeat(game: &Game) -> bool {
    let Repetition::Draws { occurrence, of } = game.rules().repetition else {
        return false;
    };
    if of == Recurrence::Board {
        return true;
    }
    let mut times = HashMap::new();
    for ply in game.repeatable() {
        *times.entry(ply.before).or_insert(0) += 1;
    }
    times
        .entry(*game.position())
        .and_modify(|times| *times += 1);
    times.values().any(|times| times + 1 >= occurrence)
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Preset, Size};

    const ROUND: [&str; 4] = ["b1-b3", "a2-c2", "b3-b1", "c2-a2"];

    #[test]
    fn wins_hold_within_the_move_limit() {
        let mut game = Game::start(&Preset::BERKELEY, Size::STANDARD);
        game.set_move_limit(Some(5)).unwrap();
        assert!(Value::Win(5).holds_in(&game) && !Value::Win(7).holds_in(&game));
        game.play("b1-b3".parse().unwrap()).unwrap();
        assert!(Value::Loss(4).holds_in(&game) && !Value::Loss(6).holds_in(&game));
        assert!(Value::Draw.holds_in(&game) && Value::Tie(30).holds_in(&game));
    }

    #[test]
    fn wins_hold_if_nothing_can_repeat() {
        let mut game = Game::start(&Preset::OLYMPIAD, Size::STANDARD);
        for mv in ROUND {
            assert!(Value::Win(3).holds_in(&game));
            game.play(mv.parse().unwrap()).unwrap();
        }
        // The start position has come up twice.
        assert!(!Value::Win(3).holds_in(&game));
        assert!(Value::Tie(3).holds_in(&game));
        let by_boards = Game::start(&Preset::OPENSPIEL, Size::STANDARD);
        assert!(!Value::Win(3).holds_in(&by_boards));
        let ignored = Game::start(&Preset::SOUCIE, Size::STANDARD);
        assert!(Value::Win(3).holds_in(&ignored));
    }

    /// The rules count from a draw that was played over on.
    #[test]
    fn wins_hold_again_after_a_draw_that_was_played_over() {
        let mut game = Game::start(&Preset::OLYMPIAD, Size::STANDARD);
        for mv in ROUND.into_iter().cycle().take(8) {
            assert!(!game.status().is_over());
            game.play_on(mv.parse().unwrap()).unwrap();
        }
        assert!(game.status().is_over());
        game.play_on("b1-b3".parse().unwrap()).unwrap();
        assert!(!game.status().is_over() && Value::Win(3).holds_in(&game));
    }
}

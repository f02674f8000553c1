//! The moves of computers on solved boards.

use crate::player::PlayerKind;
use crate::text::ValueKind;
use loa::{Move, Random};
use loa_solver::Value;

/// A slip: a move after which its player can force less than before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slip {
    pub(crate) had: Value,
    pub(crate) has: Value,
}

impl Slip {
    /// Returns the slip of a move, given the values before and after it, each for the side to move;
    /// `None` if nothing was lost.
    pub(crate) fn new(before: Value, after: Value) -> Option<Slip> {
        let slip = Slip {
            had: before,
            has: after.one_ply_before(),
        };
        (ValueKind::of(slip.has) < ValueKind::of(slip.had)).then_some(slip)
    }
}

/// Returns the equal choices of a kind of computer among moves with their values, the best first. A
/// slip of the opponent's is given back if a move does so; tells whether they do.
pub(crate) fn candidates(
    kind: PlayerKind,
    moves: &[(Move, Value)],
    slip: Option<Slip>,
    random: &mut Random,
) -> (Vec<Move>, bool) {
    let those = |is_chosen: &dyn Fn(Value) -> bool| -> Vec<Move> {
        let chosen = moves.iter().filter(|(_, value)| is_chosen(*value));
        chosen.map(|(mv, _)| *mv).collect()
    };
    let with_value =
        |of: Option<&(Move, Value)>| those(&|other| of.is_some_and(|of| of.1 == other));
    if let Some(value) = slip.and_then(|slip| restoring(slip, moves)) {
        return (those(&|other| other == value), true);
    }
    let moves = match kind {
        PlayerKind::Random => those(&|_| true),
        PlayerKind::Misere => with_value(moves.last()),
        PlayerKind::Imperfect(percent) if random.below(100) >= usize::from(percent) => {
            those(&|_| true)
        }
        PlayerKind::Human
        | PlayerKind::Perfect
        | PlayerKind::Imperfect(_)
        | PlayerKind::GivingBack
        | PlayerKind::Evaluator => with_value(moves.first()),
    };
    (moves, false)
}

/// Returns the value of the moves after which the opponent can force what it could force before the
/// slip, in about as many plies.
fn restoring(slip: Slip, moves: &[(Move, Value)]) -> Option<Value> {
    let gift = match ValueKind::of(slip.had) {
        ValueKind::Win => ValueKind::Lose,
        class => class,
    };
    let then = slip.had.remoteness().unwrap_or(0);
    let gifts = moves
        .iter()
        .map(|(_, value)| *value)
        .filter(|value| ValueKind::of(*value) == gift);
    gifts.min_by_key(|value| {
        value
            .remoteness()
            .unwrap_or(0)
            .saturating_sub(1)
            .abs_diff(then)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse_move;

    fn moves(values: &[(&str, Value)]) -> Vec<(Move, Value)> {
        values
            .iter()
            .map(|(mv, value)| (parse_move(mv).unwrap(), *value))
            .collect()
    }

    fn some_moves() -> Vec<(Move, Value)> {
        moves(&[
            ("a1a2", Value::Win(3)),
            ("a1a3", Value::Win(7)),
            ("a1b1", Value::Tie(4)),
            ("a1b2", Value::Draw),
            ("a1c1", Value::Loss(8)),
            ("a1c3", Value::Loss(2)),
        ])
    }

    #[track_caller]
    fn chosen(kind: PlayerKind, slip: Option<Slip>) -> String {
        let found = candidates(kind, &some_moves(), slip, &mut Random::new(1)).0;
        let found: Vec<String> = found.into_iter().map(crate::move_text).collect();
        found.join(" ")
    }

    #[test]
    fn perfect_players_win_as_soon_as_they_can() {
        assert_eq!(chosen(PlayerKind::Perfect, None), "a1a2");
        assert_eq!(chosen(PlayerKind::Imperfect(100), None), "a1a2");
        assert_eq!(chosen(PlayerKind::GivingBack, None), "a1a2");
    }

    #[test]
    fn misere_players_lose_as_soon_as_they_can() {
        assert_eq!(chosen(PlayerKind::Misere, None), "a1c3");
    }

    #[test]
    fn random_players_play_anything() {
        let all = "a1a2 a1a3 a1b1 a1b2 a1c1 a1c3";
        assert_eq!(chosen(PlayerKind::Random, None), all);
        assert_eq!(chosen(PlayerKind::Imperfect(0), None), all);
    }

    #[test]
    fn slips_are_given_back() {
        let back = |had, has| chosen(PlayerKind::GivingBack, Slip::new(had, has));
        assert_eq!(back(Value::Win(7), Value::Win(3)), "a1c1");
        assert_eq!(back(Value::Win(1), Value::Win(3)), "a1c3");
        assert_eq!(back(Value::Tie(1), Value::Win(3)), "a1b1");
        assert_eq!(back(Value::Draw, Value::Win(3)), "a1b2");
    }

    #[test]
    fn slips_that_can_not_be_given_back_are_kept() {
        let moves = moves(&[("a1a2", Value::Win(3)), ("a1c1", Value::Loss(8))]);
        let slip = Slip::new(Value::Tie(5), Value::Win(3));
        let found = candidates(PlayerKind::GivingBack, &moves, slip, &mut Random::new(1));
        assert_eq!(found, (vec![moves[0].0], false));
    }

    #[test]
    fn a_slower_win_is_not_a_slip() {
        assert_eq!(Slip::new(Value::Win(3), Value::Loss(8)), None);
        assert!(Slip::new(Value::Win(3), Value::Tie(8)).is_some());
        assert!(Slip::new(Value::Tie(3), Value::Draw).is_some());
    }
}

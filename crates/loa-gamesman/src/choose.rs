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
    /// `None` if it was none.
    pub(crate) fn new(before: Value, after: Value) -> Option<Slip> {
        let slip = Slip {
            had: before,
            has: after.one_ply_before(),
        };
        (ValueKind::of(slip.has) < ValueKind::of(slip.had)).then_some(slip)
    }
}

/// Chooses among moves with their values, the best first; `None` if there are none. A slip of the
/// opponent's is given back if a move does so. Also tells whether the move gives it back.
pub(crate) fn choose(
    kind: PlayerKind,
    moves: &[(Move, Value)],
    slip: Option<Slip>,
    random: &mut Random,
) -> Option<(Move, bool)> {
    let any = |moves: Vec<Move>, random: &mut Random| random.choose(&moves).copied();
    let with_value = |value: Value| -> Vec<Move> {
        let equal = moves.iter().filter(|(_, other)| *other == value);
        equal.map(|(mv, _)| *mv).collect()
    };
    let (best, worst) = (moves.first()?.1, moves.last()?.1);
    let kept = |mv: Option<Move>| mv.map(|mv| (mv, false));
    if let Some(value) = slip.and_then(|slip| restoring(slip, moves)) {
        return any(with_value(value), random).map(|mv| (mv, true));
    }
    match kind {
        PlayerKind::Random => kept(any(moves.iter().map(|(mv, _)| *mv).collect(), random)),
        PlayerKind::Misere => kept(any(with_value(worst), random)),
        PlayerKind::Imperfect(percent) if random.below(100) >= usize::from(percent) => {
            choose(PlayerKind::Random, moves, None, random)
        }
        PlayerKind::Human
        | PlayerKind::Perfect
        | PlayerKind::Imperfect(_)
        | PlayerKind::GivingBack
        | PlayerKind::Evaluator => kept(any(with_value(best), random)),
    }
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
        let mut found = Vec::new();
        for seed in 0..50 {
            let (mv, _) = choose(kind, &some_moves(), slip, &mut Random::new(seed)).unwrap();
            found.push(crate::move_text(mv));
        }
        found.sort();
        found.dedup();
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
        let chosen = choose(PlayerKind::GivingBack, &moves, slip, &mut Random::new(1));
        assert_eq!(chosen, Some((moves[0].0, false)));
    }

    #[test]
    fn a_slower_win_is_no_slip() {
        assert_eq!(Slip::new(Value::Win(3), Value::Loss(8)), None);
        assert!(Slip::new(Value::Win(3), Value::Tie(8)).is_some());
        assert!(Slip::new(Value::Tie(3), Value::Draw).is_some());
    }
}

//! The moves of computers on solved boards.

use crate::player::PlayerKind;
use crate::text::ValueKind;
use loa::{Move, Random};
use loa_solver::Value;

/// Returns what a player could force before a slip: a move after which the player can force less.
/// `None` if the move is none. The values before and after it are each for the side to move.
pub(crate) fn had_before_slip(before: Value, after: Value) -> Option<Value> {
    // The better kind comes first.
    let is_slip = ValueKind::of(after.one_ply_before()) > ValueKind::of(before);
    is_slip.then_some(before)
}

/// Returns the equal choices of a kind of computer among moves with their values, the best first.
/// What the opponent had before a slip is given back if a move does so; tells whether they do.
pub(crate) fn candidates(
    kind: PlayerKind,
    moves: &[(Move, Value)],
    had: Option<Value>,
    random: &mut Random,
) -> (Vec<Move>, bool) {
    let restored = had.and_then(|had| restoring(had, moves));
    let value_of = |of: Option<&(Move, Value)>| of.map(|(_, value)| *value);
    // Any value will do where none is wanted.
    let wanted = match kind {
        _ if restored.is_some() => restored,
        _ if kind.plays_at_random(random) => None,
        PlayerKind::Misere => value_of(moves.last()),
        _ => value_of(moves.first()),
    };
    let is_wanted = |value: Value| wanted.is_none_or(|wanted| wanted == value);
    let chosen = moves.iter().filter(|(_, value)| is_wanted(*value));
    (chosen.map(|(mv, _)| *mv).collect(), restored.is_some())
}

/// Returns the value of the moves after which the opponent can force what it could force before the
/// slip, in about as many plies.
fn restoring(had: Value, moves: &[(Move, Value)]) -> Option<Value> {
    // A win of the opponent is a loss of the player, who did not lose before the slip.
    let gift = ValueKind::of(had.one_ply_before());
    let plies = |value: Value| value.remoteness().unwrap_or(0);
    let gifts = moves.iter().map(|(_, value)| *value);
    let gifts = gifts.filter(|value| ValueKind::of(*value) == gift);
    gifts.min_by_key(|value| plies(*value).saturating_sub(1).abs_diff(plies(had)))
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
    fn chosen(kind: PlayerKind, had: Option<Value>) -> String {
        let found = candidates(kind, &some_moves(), had, &mut Random::new(1)).0;
        let found: Vec<String> = found.into_iter().map(crate::move_text).collect();
        found.join(" ")
    }

    #[test]
    fn each_kind_has_its_candidates() {
        let all = "a1a2 a1a3 a1b1 a1b2 a1c1 a1c3";
        for (kind, expected) in [
            (PlayerKind::Perfect, "a1a2"),
            (PlayerKind::Imperfect(100), "a1a2"),
            (PlayerKind::GivingBack, "a1a2"),
            (PlayerKind::Misere, "a1c3"),
            (PlayerKind::Random, all),
            (PlayerKind::Imperfect(0), all),
        ] {
            assert_eq!(chosen(kind, None), expected);
        }
    }

    #[test]
    fn slips_are_given_back() {
        let back = |had, has| chosen(PlayerKind::GivingBack, had_before_slip(had, has));
        assert_eq!(back(Value::Win(7), Value::Win(3)), "a1c1");
        assert_eq!(back(Value::Win(1), Value::Win(3)), "a1c3");
        assert_eq!(back(Value::Tie(1), Value::Win(3)), "a1b1");
        assert_eq!(back(Value::Draw, Value::Win(3)), "a1b2");
    }

    #[test]
    fn slips_that_can_not_be_given_back_are_kept() {
        let moves = moves(&[("a1a2", Value::Win(3)), ("a1c1", Value::Loss(8))]);
        let had = had_before_slip(Value::Tie(5), Value::Win(3));
        let found = candidates(PlayerKind::GivingBack, &moves, had, &mut Random::new(1));
        assert_eq!(found, (vec![moves[0].0], false));
    }

    #[test]
    fn a_slower_win_is_not_a_slip() {
        assert_eq!(had_before_slip(Value::Win(3), Value::Loss(8)), None);
        assert!(had_before_slip(Value::Win(3), Value::Tie(8)).is_some());
        assert!(had_before_slip(Value::Tie(3), Value::Draw).is_some());
    }
}

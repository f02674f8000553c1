use crate::player::PlayerSettings;
use crate::text::{ValueKind, value_text};
use loa::{ByColor, Color};
use loa_solver::Value;

/// Predicts the result for the player to move: "will" if no player who could change it ever errs
/// or gives a slip back, else "should".
pub(crate) fn prediction(
    players: &ByColor<PlayerSettings>,
    gives_back: bool,
    to_move: Color,
    value: Value,
) -> String {
    let never_errs = |color: Color| !gives_back && players[color].kind.never_errs();
    let is_certain = match ValueKind::of(value) {
        ValueKind::Win => never_errs(to_move),
        ValueKind::Lose => never_errs(!to_move),
        ValueKind::Tie | ValueKind::Draw => never_errs(to_move) && never_errs(!to_move),
    };
    let verb = if is_certain { "will" } else { "should" };
    format!("({} {verb} {})", players[to_move].name, value_text(value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::PlayerKind;

    fn players(black: PlayerKind, white: PlayerKind) -> ByColor<PlayerSettings> {
        let player = |name: &str, kind| PlayerSettings {
            name: name.to_owned(),
            kind,
        };
        ByColor {
            black: player("Ann", black),
            white: player("Bob", white),
        }
    }

    #[test]
    fn a_result_is_certain_if_it_depends_on_no_human() {
        let (human, perfect) = (PlayerKind::Human, PlayerKind::Perfect);
        let expected = [
            (human, human, Value::Win(3), "should Win in 3"),
            (human, perfect, Value::Win(3), "should Win in 3"),
            (perfect, human, Value::Win(3), "will Win in 3"),
            (human, perfect, Value::Loss(2), "will Lose in 2"),
            (perfect, human, Value::Loss(2), "should Lose in 2"),
            (human, perfect, Value::Tie(4), "should Tie in 4"),
            (perfect, perfect, Value::Tie(4), "will Tie in 4"),
            (perfect, perfect, Value::Draw, "will Draw"),
            (PlayerKind::Random, human, Value::Draw, "should Draw"),
            (
                PlayerKind::GivingBack,
                human,
                Value::Win(1),
                "should Win in 1",
            ),
        ];
        for (black, white, value, text) in expected {
            let players = players(black, white);
            let predicted = prediction(&players, false, Color::Black, value);
            assert_eq!(predicted, format!("(Ann {text})"));
            let predicted = prediction(&players, true, Color::Black, value);
            assert!(predicted.contains(" should "));
        }
    }
}

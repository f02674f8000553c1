use crate::player::PlayerSettings;
use crate::text::{ValueKind, value_text};
use loa::{ByColor, Color};
use loa_solver::Value;

/// Predicts the result for the player to move: "will" if no player who could change it ever errs,
/// else "should".
pub(crate) fn prediction(
    players: &ByColor<PlayerSettings>,
    to_move: Color,
    value: Value,
) -> String {
    let never_errs = |color: Color| players[color].kind.never_errs();
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
        let predicted =
            |black, white, value| prediction(&players(black, white), Color::Black, value);
        let (human, perfect) = (PlayerKind::Human, PlayerKind::Perfect);
        assert_eq!(
            predicted(human, human, Value::Win(3)),
            "(Ann should Win in 3)"
        );
        assert_eq!(
            predicted(human, perfect, Value::Win(3)),
            "(Ann should Win in 3)"
        );
        assert_eq!(
            predicted(perfect, human, Value::Win(3)),
            "(Ann will Win in 3)"
        );
        assert_eq!(
            predicted(human, perfect, Value::Loss(2)),
            "(Ann will Lose in 2)"
        );
        assert_eq!(
            predicted(perfect, human, Value::Loss(2)),
            "(Ann should Lose in 2)"
        );
        assert_eq!(
            predicted(human, perfect, Value::Tie(4)),
            "(Ann should Tie in 4)"
        );
        assert_eq!(
            predicted(perfect, perfect, Value::Tie(4)),
            "(Ann will Tie in 4)"
        );
        assert_eq!(predicted(perfect, perfect, Value::Draw), "(Ann will Draw)");
        assert_eq!(
            predicted(PlayerKind::Random, human, Value::Draw),
            "(Ann should Draw)"
        );
        assert_eq!(
            predicted(PlayerKind::GivingBack, human, Value::Win(1)),
            "(Ann should Win in 1)"
        );
    }
}

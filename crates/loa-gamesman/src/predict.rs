use crate::player::Player;
use crate::words::{Class, deed};
use loa::{ByColor, Color};
use loa_solver::Value;

/// Tells what becomes of the player to move: "will" when nobody who could change it errs, else
/// "should".
pub(crate) fn prediction(players: &ByColor<Player>, to_move: Color, value: Value) -> String {
    let never_errs = |color: Color| players[color].kind.never_errs();
    let is_certain = match Class::of(value) {
        Class::Win => never_errs(to_move),
        Class::Lose => never_errs(!to_move),
        Class::Tie | Class::Draw => never_errs(to_move) && never_errs(!to_move),
    };
    let verb = if is_certain { "will" } else { "should" };
    format!("({} {verb} {})", players[to_move].name, deed(value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::Kind;

    fn players(black: Kind, white: Kind) -> ByColor<Player> {
        let player = |name: &str, kind| Player {
            name: name.to_owned(),
            kind,
        };
        ByColor {
            black: player("Ann", black),
            white: player("Bob", white),
        }
    }

    #[test]
    fn certain_is_what_depends_on_no_human() {
        let predicted =
            |black, white, value| prediction(&players(black, white), Color::Black, value);
        let (human, perfect) = (Kind::Human, Kind::Perfect);
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
            predicted(Kind::Random, human, Value::Draw),
            "(Ann should Draw)"
        );
        assert_eq!(
            predicted(Kind::GivingBack, human, Value::Win(1)),
            "(Ann should Win in 1)"
        );
    }
}

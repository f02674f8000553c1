use loa::{Color, Move, Outcome, Position, Rules};

/// Tells whether neither side could win by connection at once if it were to move.
///
/// What else ends games, limits and repetitions and blocked players, is not looked at.
pub fn is_quiet(rules: &Rules, position: &Position) -> bool {
    Color::ALL.into_iter().all(|color| {
        let mut position = *position;
        position.set_turn(color);
        !wins_in_one(rules, &position)
    })
}

fn wins_in_one(rules: &Rules, position: &Position) -> bool {
    let wins = |mv: Move| {
        let verdict = rules.judge_connection(&position.after(mv));
        verdict.is_some_and(|verdict| verdict.outcome == Outcome::Win(position.turn()))
    };
    position.jumps().flat_map(loa::Jumps::moves).any(wins)
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Preset, Size, Start};

    #[test]
    fn the_start_is_quiet() {
        let start = Position::start(Size::STANDARD, Start::Standard);
        assert!(is_quiet(&Preset::SOUCIE.rules, &start));
    }

    #[test]
    fn a_win_in_one_of_either_side_is_not() {
        let mut position = Position::empty(Size::STANDARD);
        for (square, color) in [
            ("a1", Color::Black),
            ("c1", Color::Black),
            ("h8", Color::White),
            ("h2", Color::White),
            ("b7", Color::White),
        ] {
            position
                .set(square.parse().unwrap(), Some(color), Color::Black)
                .unwrap();
        }
        for to_move in Color::ALL {
            // a1 goes two squares up, or c1 two to the left of its diagonal: b1 would do, and the
            // diagonal through c1 holds it alone, so c1-b2 connects.
            position.set_turn(to_move);
            assert!(!is_quiet(&Preset::SOUCIE.rules, &position));
        }
    }
}

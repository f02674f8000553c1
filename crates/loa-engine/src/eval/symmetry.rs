use super::*;
use crate::testing::{Random, random_positions};
use loa::Size;

/// The same board with the colours exchanged.
fn exchanged(position: &Position) -> Position {
    let mut other = Position::empty(position.size());
    for color in Color::ALL {
        for square in position.pieces(color) {
            other
                .set(square, Some(color.opponent()), Color::Black)
                .unwrap();
        }
    }
    other.set_to_move(position.to_move().opponent());
    other
}

#[test]
fn exchanging_the_colours_exchanges_the_values() {
    let mut random = Random::new(1);
    for size in Size::all() {
        for position in random_positions(&mut random, size, 20) {
            let other = exchanged(&position);
            for goal in [Goal::Connect, Goal::Misere] {
                let parts = explain(&position, goal);
                for (a, b) in parts.iter().zip(&explain(&other, goal)) {
                    assert_eq!(a.values.black, b.values.white, "{} {position:?}", a.term);
                    assert_eq!(a.for_black(), -b.for_black());
                }
                assert_eq!(evaluate(&position, goal), evaluate(&other, goal));
            }
        }
    }
}

#[test]
fn the_side_to_move_changes_the_sign_alone() {
    let mut random = Random::new(2);
    for mut position in random_positions(&mut random, Size::STANDARD, 50) {
        let score = evaluate(&position, Goal::Connect);
        position.set_to_move(position.to_move().opponent());
        assert_eq!(evaluate(&position, Goal::Connect), -score);
    }
}

#[test]
fn sides_without_pieces_have_a_value() {
    for size in Size::all() {
        for goal in [Goal::Connect, Goal::Misere] {
            assert_eq!(evaluate(&Position::empty(size), goal), Score::DRAW);
        }
    }
}

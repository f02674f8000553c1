//! The laws of the evaluation.

use crate::eval::{Accumulator, points};
use crate::tests::{Random, random_positions};
use crate::{Contribution, Inputs, Phase, Term, Weights, evaluate, explain};
use loa::{Color, Goal, Position, Size};

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
    other.set_turn(position.turn().opponent());
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

/// Passing the turn moves its value from one side to the other and changes nothing else.
#[test]
fn the_turn_has_the_same_value_for_both() {
    let mut random = Random::new(2);
    for mut position in random_positions(&mut random, Size::STANDARD, 50) {
        let turn = Weights::DEFAULT.at(Term::Turn, Phase::of(&position));
        let sums = Color::ALL.map(|color| {
            position.set_turn(color);
            let parts = explain(&position, Goal::Connect);
            parts.iter().map(Contribution::for_black).sum::<i32>()
        });
        assert_eq!(sums[0] - sums[1], 2 * turn);
    }
}

#[test]
fn sides_without_pieces_have_a_value() {
    for size in Size::all() {
        for goal in [Goal::Connect, Goal::Misere] {
            for part in explain(&Position::empty(size), goal) {
                let expected = if part.term == Term::Turn {
                    part.weight
                } else {
                    0
                };
                assert_eq!(part.for_black(), expected, "{}", part.term);
            }
        }
    }
}

/// Weights are trained for the same inputs that the search sees.
#[test]
fn estimates_are_the_weighted_inputs() {
    let mut random = Random::new(3);
    let weights = Weights::new(
        std::array::from_fn(|place| 100 + 37 * place as i32),
        std::array::from_fn(|place| 900 - 61 * place as i32),
    );
    let of_pieces = |pieces| {
        let mut position = Position::empty(Size::STANDARD);
        for square in Size::STANDARD.squares().into_iter().take(pieces) {
            position
                .set(square, Some(Color::Black), Color::Black)
                .unwrap();
        }
        Phase::of(&position)
    };
    let (in_many, in_few) = (of_pieces(24), of_pieces(8));
    for goal in [Goal::Connect, Goal::Misere] {
        for position in random_positions(&mut random, Size::STANDARD, 50) {
            let inputs = Inputs::of(&position, goal);
            let share = inputs.phase().share_of_many();
            let exact: f64 = Term::ALL
                .iter()
                .map(|term| {
                    let many = f64::from(weights.at(*term, in_many));
                    let few = f64::from(weights.at(*term, in_few));
                    let weight = share * many + (1.0 - share) * few;
                    weight * f64::from(inputs.difference(*term)) / f64::from(Weights::UNIT)
                })
                .sum();
            let sign = match position.turn() {
                Color::Black => 1.0,
                Color::White => -1.0,
            };
            let found = f64::from(points(
                &position,
                &Accumulator::of(&position),
                goal,
                &weights,
            ));
            assert!((found - sign * exact).abs() < 10.0, "{found} {exact}");
        }
    }
}

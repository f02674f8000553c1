use loa::{Goal, Position};

/// Points for each square unit of [variance](loa::SquareSet::variance).
const POINTS: f32 = 100.0;

/// Returns by how much the opponent's pieces are more scattered than those of the side to move, in
/// points; the opposite where connecting loses.
#[inline]
pub(super) fn points(position: &Position, goal: Goal) -> i32 {
    let mover = position.turn();
    let [own, other] = [mover, !mover].map(|color| position.pieces(color).variance());
    let points = (POINTS * (other - own)) as i32;
    match goal {
        Goal::Connect => points,
        Goal::Misere => -points,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{Random, random_positions};
    use loa::{Color, Size};
    use test_support::pictures::position;

    /// Black's two pieces lie half a square from their centre, White's one and a half.
    #[test]
    fn points_are_the_difference_of_the_variances() {
        let position = position("b b - -\n- - - -\nw - - w", Color::Black);
        assert_eq!(points(&position, Goal::Connect), 200);
    }

    /// The same for the other side to move and for the other goal, but for the sign.
    #[test]
    fn sides_and_goals_are_opposites() {
        let mut random = Random::new(1);
        for size in Size::all() {
            for mut position in random_positions(&mut random, size, 20) {
                let found = points(&position, Goal::Connect);
                assert_eq!(points(&position, Goal::Misere), -found);
                position.set_turn(!position.turn());
                assert_eq!(points(&position, Goal::Connect), -found);
            }
        }
    }
}

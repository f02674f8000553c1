//! The distances of the pieces to their centre of mass, as in MIA (Winands, 2000).

use super::side::Side;
use loa::{Square, SquareSet};

/// Minus a hundred times the mean distance to the centre of mass, in king's steps, beyond the least
/// possible for the number of pieces.
#[inline(always)]
pub(super) fn value(side: &Side) -> i32 {
    let excess = distance_sum(side.pieces, side.centre) - least_sum(side.count);
    -side.mean(100 * excess)
}

/// `BEYOND[square][d]` holds the squares more than `d` king's steps away.
static BEYOND: [[SquareSet; 8]; Square::COUNT] = {
    let mut beyond = [[SquareSet::EMPTY; 8]; Square::COUNT];
    let mut pair = 0;
    while pair < Square::COUNT * Square::COUNT {
        let (a, b) = (
            Square::from_index(pair / Square::COUNT),
            Square::from_index(pair % Square::COUNT),
        );
        let mut d = 0;
        while d < king_steps(a, b) {
            beyond[a.index()][d].insert(b);
            d += 1;
        }
        pair += 1;
    }
    beyond
};

const fn king_steps(a: Square, b: Square) -> usize {
    let files = a.file().abs_diff(b.file());
    let ranks = a.rank().abs_diff(b.rank());
    (if files > ranks { files } else { ranks }) as usize
}

/// The squares within two king's steps of a square.
#[inline(always)]
pub(super) fn within_two_steps(square: Square) -> SquareSet {
    !BEYOND[square.index()][2]
}

#[inline(always)]
fn distance_sum(pieces: SquareSet, centre: Square) -> i32 {
    let mut sum = 0;
    for beyond in &BEYOND[centre.index()] {
        let outside = pieces & *beyond;
        if outside.is_empty() {
            break;
        }
        sum += outside.len() as i32;
    }
    sum
}

/// The least sum of distances of a number of pieces: one in the centre, eight around it, sixteen
/// around those, and so on.
const fn least_sum(count: i32) -> i32 {
    let (mut sum, mut distance) = (0, 0);
    while count > (2 * distance + 1) * (2 * distance + 1) {
        sum += count - (2 * distance + 1) * (2 * distance + 1);
        distance += 1;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::side::tests::side;
    use loa::{Color, Position, Size, squares};

    fn value_of(set: SquareSet) -> i32 {
        let mut position = Position::empty(Size::STANDARD);
        for square in set {
            position
                .set(square, Some(Color::Black), Color::Black)
                .unwrap();
        }
        value(&side(&position, Color::Black))
    }

    #[test]
    fn nothing_is_better_than_a_full_square() {
        assert_eq!(value_of(squares!("x x x" "x x x" "x x x")), 0);
        assert_eq!(value_of(squares!("x")), 0);
        assert_eq!(value_of(SquareSet::EMPTY), 0);
    }

    #[test]
    fn distances_are_king_steps() {
        // The centre of mass is nearest to c1; the two outer pieces are 2 away from it.
        assert_eq!(value_of(squares!("x . x . x")), -100 * (4 - 2) / 3);
    }

    #[test]
    fn least_sums() {
        let sums = [0, 1, 8, 9, 10, 25, 26].map(least_sum);
        assert_eq!(sums, [0, 0, 7, 8, 10, 40, 43]);
    }

    #[test]
    fn near_is_within_two_steps() {
        let near = within_two_steps("a1".parse().unwrap());
        assert_eq!(near, squares!("x x x" "x x x" "x x x"));
    }
}

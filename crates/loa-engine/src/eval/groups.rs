//! The number of groups, by the Euler number.
//!
//! The Euler number is the number of groups less the number of holes in them. It can be counted
//! locally: pieces, less pairs of neighbours, plus triples of neighbours, less full blocks of
//! four (Gray, 1971, in another form). Counting it costs far less than following the groups.

use super::side::Side;
use loa::SquareSet;

/// Minus the Euler number of the pieces; 0 for a side without pieces.
#[inline]
pub(super) fn value(side: &Side) -> i32 {
    -euler_number(side.pieces)
}

/// The squares with a neighbour to the right.
const NOT_LAST_FILE: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// For each block of four squares, named by its lower left one, which of the four are in a set.
pub(super) struct Blocks {
    pub(super) here: SquareSet,
    pub(super) right: SquareSet,
    pub(super) up: SquareSet,
    pub(super) up_right: SquareSet,
}

impl Blocks {
    #[inline]
    pub(super) const fn of(set: SquareSet) -> Blocks {
        let bits = set.bits();
        Blocks {
            here: set,
            right: SquareSet::from_bits(bits >> 1 & NOT_LAST_FILE),
            up: SquareSet::from_bits(bits >> 8),
            up_right: SquareSet::from_bits(bits >> 9 & NOT_LAST_FILE),
        }
    }
}

#[inline]
fn euler_number(set: SquareSet) -> i32 {
    let Blocks {
        here,
        right,
        up,
        up_right,
    } = Blocks::of(set);
    let count = |sets: &[SquareSet]| sets.iter().map(|set| set.len() as i32).sum::<i32>();
    let (row, column) = (here & right, here & up);
    let (upper_row, falling) = (up & up_right, right & up);
    let pairs = count(&[row, column, here & up_right, falling]);
    let triples = count(&[
        row & up,
        row & up_right,
        upper_row & here,
        upper_row & right,
    ]);
    count(&[here]) - pairs + triples - count(&[row & upper_row])
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::squares;

    #[test]
    fn groups_less_holes() {
        assert_eq!(euler_number(SquareSet::EMPTY), 0);
        assert_eq!(euler_number(!SquareSet::EMPTY), 1);
        assert_eq!(euler_number(squares!("x . x" ". . ." "x . x")), 4);
        assert_eq!(euler_number(squares!("x . x" ". x ." "x . x")), 1);
        assert_eq!(euler_number(squares!("x x x" "x . x" "x x x")), 0);
        assert_eq!(euler_number(squares!(". x ." "x . x" ". x .")), 0);
        assert_eq!(euler_number(squares!("x x ." "x x ." ". . x")), 1);
        assert_eq!(euler_number(squares!("x x . x" "x . . ." ". . . x")), 3);
    }

    #[test]
    fn the_edges_do_not_touch() {
        assert_eq!(
            euler_number(squares!(
                ". . . . . . . x"
                "x . . . . . . ."
                ". . . . . . . x"
            )),
            3
        );
    }

    #[test]
    fn a_set_without_holes_has_as_many_groups() {
        // Sets within one rank or one file have no holes.
        for bits in 0..256u64 {
            let rank = SquareSet::from_bits(bits << 16);
            assert_eq!(euler_number(rank), rank.groups().count() as i32);
            let file: SquareSet = rank
                .into_iter()
                .filter_map(|square| loa::Square::new(3, square.file()))
                .collect();
            assert_eq!(euler_number(file), file.groups().count() as i32);
        }
    }
}

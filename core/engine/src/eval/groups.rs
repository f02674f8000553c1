//! The number of groups, by the Euler number.
//!
//! The Euler number is the number of groups less the number of holes in them. It can be counted
//! locally: pieces, less pairs of neighbours, plus triples of neighbours, less full blocks of
//! four (Gray, 1971, in another form). Counting it costs far less than following the groups.

use super::blocks::{Blocks, count};
use super::side::Side;

/// Minus the Euler number of the pieces; 0 for a side without pieces.
#[inline(always)]
pub(super) fn value(side: &Side) -> i32 {
    -euler_number(&side.blocks)
}

#[inline(always)]
fn euler_number(blocks: &Blocks) -> i32 {
    let [here, right, up, up_right] = blocks.0;
    let (row, upper_row) = (here & right, up & up_right);
    let triples = count(&[
        row & up,
        row & up_right,
        upper_row & here,
        upper_row & right,
    ]);
    count(&[here]) - blocks.pair_count() + triples - count(&[row & upper_row])
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{SquareSet, squares};

    fn euler_number(set: SquareSet) -> i32 {
        super::euler_number(&Blocks::of(set))
    }

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
    fn groups_do_not_wrap_around_the_edge() {
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

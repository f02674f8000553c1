use super::accumulator::Accumulator;
use super::blocks::Blocks;
use loa::{Color, Position, Size, Square, SquareSet};

/// One side of a position, as the terms see it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Side {
    pub(crate) pieces: SquareSet,
    pub(crate) count: i32,
    /// The sum of the pieces' files, counted from 0.
    pub(crate) file_sum: i32,
    /// The sum of the pieces' ranks, counted from 0.
    pub(crate) rank_sum: i32,
    /// The square nearest to the centre of mass; any square where there are no pieces.
    pub(crate) centre: Square,
    pub(crate) blocks: Blocks,
    /// Weighted mobility, in quarters of a jump.
    pub(crate) mobility: i32,
    /// The jumps that enemies in between prevent.
    pub(crate) walled: i32,
    pub(crate) is_to_move: bool,
    pub(crate) size: Size,
}

impl Side {
    #[inline(always)]
    pub(crate) fn of(position: &Position, accumulator: &Accumulator, color: Color) -> Side {
        let pieces = position.pieces(color);
        let count = pieces.len() as i32;
        let (file_sum, rank_sum) = (sum(pieces, &FILES), sum(pieces, &RANKS));
        let mut side = Side {
            pieces,
            count,
            file_sum,
            rank_sum,
            centre: Square::from_index(0),
            blocks: Blocks::of(pieces),
            mobility: accumulator.weighted_mobility(color),
            walled: accumulator.walled_jumps(color),
            is_to_move: position.turn() == color,
            size: position.size(),
        };
        let (file, rank) = (side.rounded_mean(file_sum), side.rounded_mean(rank_sum));
        side.centre = Square::from_index((8 * rank + file) as usize);
        side
    }

    /// Divides a sum over the pieces, 0 or more, by their number; 0 where there are none.
    #[inline(always)]
    pub(crate) fn mean(&self, sum: i32) -> i32 {
        divide(sum, self.count)
    }

    #[inline(always)]
    fn rounded_mean(&self, sum: i32) -> i32 {
        divide(2 * sum + self.count, 2 * self.count)
    }
}

/// Divides a number of at most 2^20 by one of at most 128; by 0 gives 0.
#[inline(always)]
fn divide(sum: i32, by: i32) -> i32 {
    let product = u64::from(sum as u32) * RECIPROCALS[by as usize & 0xff];
    (product >> RECIPROCAL_BITS) as i32
}

/// The quotients are exact: the error, below 2^20 / 2^40, is less than 1 / 128.
const RECIPROCAL_BITS: u32 = 40;

/// For each divisor, two to the power of the number of bits, divided by it and rounded up.
static RECIPROCALS: [u64; 256] = {
    let mut reciprocals = [0; 256];
    let mut by = 1;
    while by < 256 {
        reciprocals[by] = (1u64 << RECIPROCAL_BITS).div_ceil(by as u64);
        by += 1;
    }
    reciprocals
};

/// The squares whose file has a bit set, for each bit of a file's number.
pub(crate) const FILES: [SquareSet; 3] = [
    SquareSet::from_bits(0xaaaa_aaaa_aaaa_aaaa),
    SquareSet::from_bits(0xcccc_cccc_cccc_cccc),
    SquareSet::from_bits(0xf0f0_f0f0_f0f0_f0f0),
];

/// The squares whose rank has a bit set, for each bit of a rank's number.
pub(crate) const RANKS: [SquareSet; 3] = [
    SquareSet::from_bits(0xff00_ff00_ff00_ff00),
    SquareSet::from_bits(0xffff_0000_ffff_0000),
    SquareSet::from_bits(0xffff_ffff_0000_0000),
];

/// The sum of the numbers whose bits the sets stand for.
#[inline(always)]
pub(crate) fn sum(pieces: SquareSet, bits: &[SquareSet; 3]) -> i32 {
    let sum: u32 = (0..3).map(|bit| (pieces & bits[bit]).len() << bit).sum();
    sum as i32
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use loa::squares;

    pub(crate) fn side(position: &Position, color: Color) -> Side {
        Side::of(position, &Accumulator::of(position), color)
    }

    /// Black's side of a board with black pieces alone.
    pub(crate) fn side_of(size: Size, set: SquareSet) -> Side {
        let mut position = Position::empty(size);
        for square in set {
            position
                .set(square, Some(Color::Black), Color::Black)
                .unwrap();
        }
        side(&position, Color::Black)
    }

    #[test]
    fn the_centre_is_the_mean_rounded() {
        let centre = |set| side_of(Size::STANDARD, set).centre;
        let set = squares!(
            "x . x ."
            ". . . ."
            ". . . ."
            "x . x ."
        );
        assert_eq!(centre(set).to_string(), "b3");
        assert_eq!(centre(SquareSet::EMPTY).to_string(), "a1");
        assert_eq!(centre(!SquareSet::EMPTY).to_string(), "e5");
        for square in !SquareSet::EMPTY {
            assert_eq!(centre(SquareSet::of(square)), square);
        }
    }

    #[test]
    fn quotients_are_exact() {
        for by in 1..=128 {
            for sum in (0..1 << 20).step_by(997).chain(0..3000) {
                assert_eq!(divide(sum, by), sum / by);
            }
        }
        assert_eq!(divide(5, 0), 0);
    }
}

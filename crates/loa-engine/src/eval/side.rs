use loa::{Color, Position, Size, Square, SquareSet};

/// What the terms look at: one side's pieces and what can be said of them at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Side {
    pub(crate) pieces: SquareSet,
    pub(crate) count: i32,
    /// The square nearest to the centre of mass; any square where there are no pieces.
    pub(crate) centre: Square,
    pub(crate) mobility: i32,
    pub(crate) size: Size,
}

impl Side {
    #[inline]
    pub(crate) fn of(position: &Position, color: Color) -> Side {
        let pieces = position.pieces(color);
        Side {
            pieces,
            count: pieces.len() as i32,
            centre: centre_of_mass(pieces),
            mobility: position.mobility(color) as i32,
            size: position.size(),
        }
    }
}

/// The squares whose file has a bit set, for each bit of a file's number.
const FILES: [SquareSet; 3] = [
    SquareSet::from_bits(0xaaaa_aaaa_aaaa_aaaa),
    SquareSet::from_bits(0xcccc_cccc_cccc_cccc),
    SquareSet::from_bits(0xf0f0_f0f0_f0f0_f0f0),
];

/// The squares whose rank has a bit set, for each bit of a rank's number.
const RANKS: [SquareSet; 3] = [
    SquareSet::from_bits(0xff00_ff00_ff00_ff00),
    SquareSet::from_bits(0xffff_0000_ffff_0000),
    SquareSet::from_bits(0xffff_ffff_0000_0000),
];

#[inline]
fn centre_of_mass(pieces: SquareSet) -> Square {
    let count = pieces.len().max(1);
    let mean = |bits: &[SquareSet; 3]| {
        let sum: u32 = (0..3).map(|bit| (pieces & bits[bit]).len() << bit).sum();
        (2 * sum + count) / (2 * count)
    };
    Square::from_index((mean(&RANKS) * 8 + mean(&FILES)) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::squares;

    #[test]
    fn the_centre_is_the_mean_rounded() {
        let set = squares!(
            "x . x ."
            ". . . ."
            ". . . ."
            "x . x ."
        );
        assert_eq!(centre_of_mass(set).to_string(), "b3");
        assert_eq!(centre_of_mass(SquareSet::EMPTY).to_string(), "a1");
        assert_eq!(centre_of_mass(!SquareSet::EMPTY).to_string(), "e5");
        for square in !SquareSet::EMPTY {
            assert_eq!(centre_of_mass(SquareSet::of(square)), square);
        }
    }
}

use super::variant::Variant;
use loa::{ByColor, Color, Position, Size, SquareSet};
use loa_engine::net::{BUCKETS, CodedSquare, Kind, bucket, coded_squares};

/// What a model sees of a position.
#[derive(Clone, Debug)]
pub(crate) struct Features {
    /// The pieces of the side to move, and of the other side.
    pub(crate) sets: [SquareSet; 2],
    pub(crate) kind: Kind,
    /// The output bucket.
    pub(crate) bucket: usize,
    /// The squares with pieces as the side to move sees them, each with what the other side sees;
    /// the side to move is Black.
    pub(crate) squares: Vec<[CodedSquare; 2]>,
}

impl Features {
    /// Returns the features of the position with these pieces of the side to move and of the other.
    pub(crate) fn of(sets: [SquareSet; 2], variant: Variant) -> Features {
        let position = position(sets, variant.size);
        let [mine, theirs] = Color::ALL.map(|color| coded_squares(&position, color));
        Features {
            sets,
            kind: Kind::of(variant.size, variant.goal),
            bucket: bucket(&position),
            squares: mine
                .zip(theirs)
                .map(|(mine, theirs)| [mine, theirs])
                .collect(),
        }
    }

    /// The row of the parameters above the codes.
    pub(crate) const fn row(&self) -> usize {
        self.kind as usize * BUCKETS + self.bucket
    }
}

/// Returns the position with these pieces of the side to move, Black, and of the other.
pub(crate) fn position([black, white]: [SquareSet; 2], size: Size) -> Position {
    let pieces = ByColor { black, white };
    Position::from_pieces(size, pieces, Color::Black).unwrap_or_else(|| Position::empty(size))
}

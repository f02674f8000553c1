use loa::{Color, Position, Size, Square, SquareSet};

/// What positions have in common that are the same but for the symmetries of the board and for who
/// has which colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sameness {
    /// The pieces of the side to move, and of the other one, in the image that comes first.
    pieces: (u64, u64),
    width: u8,
    height: u8,
}

impl Sameness {
    /// Returns it for a position.
    pub fn of(position: &Position) -> Sameness {
        let size = position.size();
        let mover = position.turn();
        let image = |symmetry: u8| {
            let of = |color: Color| image(position.pieces(color), size, symmetry).bits();
            let (width, height) = sides(size, symmetry);
            Sameness {
                pieces: (of(mover), of(mover.opponent())),
                width,
                height,
            }
        };
        let first = (0..SYMMETRIES).map(image).min();
        first.unwrap_or_else(|| image(0))
    }
}

/// One bit each for exchanging files and ranks, and for mirroring files and ranks.
const SYMMETRIES: u8 = 8;

/// The size of the board's image.
fn sides(size: Size, symmetry: u8) -> (u8, u8) {
    match symmetry & 1 {
        0 => (size.width(), size.height()),
        _ => (size.height(), size.width()),
    }
}

fn image(set: SquareSet, size: Size, symmetry: u8) -> SquareSet {
    let (width, height) = sides(size, symmetry);
    set.into_iter()
        .filter_map(|square| {
            let (mut file, mut rank) = (square.file(), square.rank());
            if symmetry & 1 != 0 {
                (file, rank) = (rank, file);
            }
            if symmetry & 2 != 0 {
                file = width - 1 - file;
            }
            if symmetry & 4 != 0 {
                rank = height - 1 - rank;
            }
            Square::new(file, rank)
        })
        .collect()
}

use loa::{Position, Symmetry};

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
        let images = Symmetry::all(position.size()).map(|symmetry| {
            let pieces = |color| symmetry.set(position.pieces(color)).bits();
            let size = symmetry.image_size();
            Sameness {
                pieces: (pieces(position.turn()), pieces(!position.turn())),
                width: size.width(),
                height: size.height(),
            }
        });
        images.min().expect("a board has symmetries")
    }
}

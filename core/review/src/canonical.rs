use loa::{Position, Size, Symmetry};

/// The canonical form of a position: equal for positions that differ only by a symmetry of the
/// board or an exchange of the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CanonicalForm {
    size: Size,
    /// The pieces of the side to move and of the opponent in the least image.
    pieces: (u64, u64),
}

impl CanonicalForm {
    /// Returns the canonical form of a position.
    pub fn of(position: &Position) -> CanonicalForm {
        let images = Symmetry::all(position.size()).map(|symmetry| {
            let pieces = |color| symmetry.set(position.pieces(color)).bits();
            CanonicalForm {
                size: symmetry.image_size(),
                pieces: (pieces(position.turn()), pieces(!position.turn())),
            }
        });
        images.min().expect("a board has symmetries")
    }
}

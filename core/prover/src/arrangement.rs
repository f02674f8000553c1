//! Positions up to the symmetries of their board.

use loa::{ByColor, Color, Position, Size, SquareSet, Symmetry};

/// The canonical form of a position's pieces: its first image under the board's symmetries. Two
/// positions of one size with the same side to move have the same arrangement if and only if they
/// are images of each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Arrangement([u32; 4]);

impl Arrangement {
    /// Returns the arrangement of a position.
    pub(crate) fn of(position: &Position) -> Arrangement {
        Arrangement::with_symmetry(position).0
    }

    /// Returns the arrangement of a position and the symmetry that leads to it.
    pub(crate) fn with_symmetry(position: &Position) -> (Arrangement, Symmetry) {
        let images = Symmetry::of(position.size()).map(|symmetry| {
            let image = |color| symmetry.set(position.pieces(color)).bits();
            (image(Color::Black), image(Color::White), symmetry)
        });
        let first = images.min_by_key(|(black, white, _)| (*black, *white));
        let (black, white, symmetry) = first.expect("a board has a symmetry");
        let low = |bits: u64| bits as u32;
        let words = [low(black), low(black >> 32), low(white), low(white >> 32)];
        (Arrangement(words), symmetry)
    }

    /// Returns a position with these pieces.
    ///
    /// # Panics
    /// If the arrangement is not from a board of this size.
    pub(crate) fn position(self, size: Size, turn: Color) -> Position {
        let [black_low, black_high, white_low, white_high] = self.0.map(u64::from);
        let pieces = ByColor {
            black: SquareSet::from_bits(black_high << 32 | black_low),
            white: SquareSet::from_bits(white_high << 32 | white_low),
        };
        let position = Position::from_pieces(size, pieces, turn);
        position.expect("arrangements are made from positions of the size")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::Start;

    #[test]
    fn images_share_an_arrangement_and_it_gives_one_of_them() {
        let mut position = Position::start(Size::new(5, 4).unwrap(), Start::Standard);
        for ply in 0..6 {
            let jump = position.jumps().nth(ply % 3).unwrap();
            position = position.after(jump.moves().next().unwrap());
            let (arrangement, symmetry) = Arrangement::with_symmetry(&position);
            let first = arrangement.position(position.size(), position.turn());
            for color in Color::ALL {
                let image = symmetry.set(position.pieces(color));
                assert_eq!(first.pieces(color), image);
            }
            assert_eq!(Arrangement::of(&first), arrangement);
        }
    }
}

//! Turning and mirroring boards onto themselves.

use loa::{Color, Move, Position, Size, Square, SquareSet};

/// A way to turn or mirror a board onto itself: both diagonals exchanged or not, then files
/// mirrored or not, then ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Symmetry {
    transposed: bool,
    files: bool,
    ranks: bool,
}

impl Symmetry {
    /// The symmetries of a size, the one that changes nothing first: 8 on a square board, 4 on
    /// any other.
    pub(crate) fn all(size: Size) -> impl Iterator<Item = Symmetry> {
        let count = if size.width() == size.height() { 8 } else { 4 };
        (0..count).map(|number| Symmetry {
            transposed: number & 4 != 0,
            files: number & 1 != 0,
            ranks: number & 2 != 0,
        })
    }

    /// Returns where a square of a board of this size goes.
    pub(crate) fn square(self, size: Size, square: Square) -> Square {
        let (mut file, mut rank) = (square.file(), square.rank());
        if self.transposed {
            (file, rank) = (rank, file);
        }
        if self.files {
            file = size.width() - 1 - file;
        }
        if self.ranks {
            rank = size.height() - 1 - rank;
        }
        Square::from_index(usize::from(rank) * 8 + usize::from(file))
    }

    /// Returns where a move goes.
    pub(crate) fn image(self, size: Size, mv: Move) -> Move {
        match mv {
            Move::Jump(from, to) => Move::Jump(self.square(size, from), self.square(size, to)),
            Move::Pass => Move::Pass,
        }
    }

    /// Returns where the squares of a set on a board of this size go.
    fn set(self, size: Size, mut set: SquareSet) -> SquareSet {
        if self.transposed {
            set = SquareSet::from_bits(transposed(set.bits()));
        }
        if self.files {
            let beyond = Size::MAX - size.width();
            set = SquareSet::from_bits(set.mirrored_files().bits() >> beyond);
        }
        if self.ranks {
            let beyond = Size::MAX - size.height();
            set = SquareSet::from_bits(set.mirrored_ranks().bits() >> (8 * beyond));
        }
        set
    }
}

/// Exchanges files and ranks of the largest board.
const fn transposed(mut bits: u64) -> u64 {
    const STEPS: [(u32, u64); 3] = [
        (7, 0x00aa_00aa_00aa_00aa),
        (14, 0x0000_cccc_0000_cccc),
        (28, 0x0000_0000_f0f0_f0f0),
    ];
    let mut step = 0;
    while step < STEPS.len() {
        let (distance, mask) = STEPS[step];
        let change = (bits ^ bits >> distance) & mask;
        bits ^= change ^ change << distance;
        step += 1;
    }
    bits
}

/// The pieces of a position, in the one of its images under the board's symmetries that comes
/// first. Two positions of one size with the same side to move have the same arrangement just
/// when they are images of each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Arrangement([u32; 4]);

impl Arrangement {
    /// Returns the arrangement of a position.
    pub(crate) fn of(position: &Position) -> Arrangement {
        Arrangement::with_symmetry(position).0
    }

    /// Returns the arrangement of a position and a symmetry that leads from the one to the other.
    pub(crate) fn with_symmetry(position: &Position) -> (Arrangement, Symmetry) {
        let size = position.size();
        let images = Symmetry::all(size).map(|symmetry| {
            let image = |color| symmetry.set(size, position.pieces(color)).bits();
            (image(Color::Black), image(Color::White), symmetry)
        });
        let first = images.min_by_key(|(black, white, _)| (*black, *white));
        let (black, white, symmetry) = first.expect("a board has a symmetry");
        let low = |bits: u64| bits as u32;
        let words = [low(black), low(black >> 32), low(white), low(white >> 32)];
        (Arrangement(words), symmetry)
    }

    /// Returns a position with these pieces.
    pub(crate) fn position(self, size: Size, to_move: Color) -> Position {
        let [black_low, black_high, white_low, white_high] = self.0.map(u64::from);
        let mut position = Position::empty(size);
        let sides = [
            (Color::Black, black_high << 32 | black_low),
            (Color::White, white_high << 32 | white_low),
        ];
        for (color, bits) in sides {
            for square in SquareSet::from_bits(bits) {
                let put = position.set(square, Some(color), to_move);
                debug_assert_eq!(
                    put,
                    Ok(()),
                    "arrangements are made from positions of the size"
                );
            }
        }
        position.set_turn(to_move);
        position
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::Start;
    use std::collections::BTreeSet;

    #[test]
    fn sets_go_where_their_squares_go() {
        for size in Size::all() {
            for symmetry in Symmetry::all(size) {
                for square in size.squares() {
                    let image = symmetry.set(size, SquareSet::of(square));
                    assert_eq!(image, SquareSet::of(symmetry.square(size, square)));
                    assert!(size.contains(symmetry.square(size, square)));
                }
            }
        }
    }

    #[test]
    fn symmetries_are_different() {
        for (size, count) in [("5x5", 8), ("4x6", 4), ("8x8", 8)] {
            let size: Size = size.parse().unwrap();
            let maps: BTreeSet<Vec<Square>> = Symmetry::all(size)
                .map(|symmetry| {
                    let squares = size.squares().into_iter();
                    squares
                        .map(|square| symmetry.square(size, square))
                        .collect()
                })
                .collect();
            assert_eq!(maps.len(), count);
        }
    }

    #[test]
    fn images_share_an_arrangement_and_it_gives_one_of_them() {
        let mut position = Position::start(Size::new(5, 4).unwrap(), Start::Standard);
        for ply in 0..6 {
            let jump = position.jumps().nth(ply % 3).unwrap();
            position = position.after(jump.moves().next().unwrap());
            let (arrangement, symmetry) = Arrangement::with_symmetry(&position);
            let first = arrangement.position(position.size(), position.turn());
            for color in Color::ALL {
                let image = symmetry.set(position.size(), position.pieces(color));
                assert_eq!(first.pieces(color), image);
            }
            assert_eq!(Arrangement::of(&first), arrangement);
        }
    }
}

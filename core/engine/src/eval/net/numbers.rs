//! What the codes see of a position of any board: for each piece the contents of the lines through
//! its square, and where the square lies on them. The trainer and the reference evaluation use
//! these functions; the search reads tables by line index.

use crate::lines::{mirrored, seen_by};
use loa::{Color, LineIndex, Position, Size, Square};
use std::sync::LazyLock;

/// The codes of a line's contents and a place with a piece, mirror images having the same.
pub const CODES: usize = 24_644;

/// The classes of squares, by their distances to the edges.
pub const SQUARE_CLASSES: usize = 10;

/// The longest line.
pub(super) const LONGEST: usize = 8;

/// A square with a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodedSquare {
    /// The class of the square, below [`SQUARE_CLASSES`].
    pub class: usize,
    /// Whose piece it is.
    pub color: Color,
    /// The codes of its four lines, each below [`CODES`], as a side sees them.
    pub codes: [usize; 4],
}

/// Returns the squares with pieces as a side sees them. Symmetric positions have the same ones.
pub fn coded_squares(position: &Position, own: Color) -> impl Iterator<Item = CodedSquare> {
    let squares = Color::ALL.into_iter().flat_map(move |color| {
        let pieces = position.pieces(color).into_iter();
        pieces.map(move |square| (color, square))
    });
    squares.map(move |(color, square)| CodedSquare {
        class: square_class(position.size(), square),
        color,
        codes: position
            .lines_through(square)
            .map(|(contents, place)| code(contents.number(), place, own)),
    })
}

/// Returns the class of a square of a board, below [`SQUARE_CLASSES`], by its distances to the
/// nearest edges, whichever way round.
pub fn square_class(size: Size, square: Square) -> usize {
    let distance = |at: u8, len: u8| usize::from(at.min(len - 1 - at));
    let a = distance(square.file(), size.width());
    let b = distance(square.rank(), size.height());
    let (low, high) = (a.min(b), a.max(b));
    high * (high + 1) / 2 + low
}

/// Returns the code of a line's contents and a place with a piece, as a side sees them.
pub(super) fn code(contents: usize, place: usize, own: Color) -> usize {
    usize::from(NUMBERS[seen_by(contents, own) * LONGEST + place])
}

/// The codes by contents as Black sees them, and by place.
static NUMBERS: LazyLock<Vec<u16>> = LazyLock::new(|| {
    const NONE: u16 = u16::MAX;
    let mut numbers = vec![NONE; LineIndex::COUNT * LONGEST];
    let mut next = 0;
    for contents in 0..LineIndex::COUNT {
        let line = LineIndex::pieces(contents);
        let (len, pieces) = (usize::from(line.len), line.pieces.black | line.pieces.white);
        for seen in Color::ALL.map(|own| seen_by(contents, own)) {
            for place in (0..len).filter(|place| pieces >> place & 1 != 0) {
                if numbers[seen * LONGEST + place] == NONE {
                    numbers[seen * LONGEST + place] = next;
                    numbers[mirrored(seen, line.len) * LONGEST + len - 1 - place] = next;
                    next += 1;
                }
            }
        }
    }
    assert_eq!(usize::from(next), CODES);
    numbers
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::strewn_positions;
    use loa::Symmetry;

    #[test]
    fn symmetric_positions_have_the_same_coded_squares() {
        let sorted = |position: &Position, own| {
            let mut squares: Vec<_> = coded_squares(position, own)
                .map(|mut square| {
                    square.codes.sort_unstable();
                    (square.color as u8, square.class, square.codes)
                })
                .collect();
            squares.sort_unstable();
            squares
        };
        for position in strewn_positions() {
            for symmetry in Symmetry::of(position.size()) {
                let image = symmetry.position(&position);
                for own in Color::ALL {
                    assert_eq!(sorted(&image, own), sorted(&position, own));
                }
            }
        }
    }

    /// A code tells a line's contents from its own side and the place, but for mirror images.
    #[test]
    fn all_codes_are_used_and_only_mirror_images_share_one() {
        let mut seen = vec![None; CODES];
        for contents in 0..LineIndex::COUNT {
            let line = LineIndex::pieces(contents);
            let pieces = line.pieces.black | line.pieces.white;
            for place in (0..usize::from(line.len)).filter(|place| pieces >> place & 1 != 0) {
                let mirrored = |bits: u8| bits.reverse_bits() >> (8 - line.len);
                let (black, white) = (line.pieces.black, line.pieces.white);
                let image = (mirrored(black), mirrored(white));
                let key = (line.len, black, white, place);
                let other = (
                    line.len,
                    image.0,
                    image.1,
                    usize::from(line.len) - 1 - place,
                );
                let first = seen[code(contents, place, Color::Black)].get_or_insert(key);
                assert!(*first == key || *first == other);
                let swapped = LineIndex::all().map(LineIndex::number);
                if contents % 97 == 0 {
                    let swapped = swapped.filter(|number| {
                        let of = LineIndex::pieces(*number);
                        (of.len, of.pieces.black, of.pieces.white) == (line.len, white, black)
                    });
                    for swapped in swapped {
                        let theirs = code(swapped, place, Color::White);
                        assert_eq!(theirs, code(contents, place, Color::Black));
                    }
                }
            }
        }
        assert!(seen.iter().all(Option::is_some));
    }

    #[test]
    fn classes_of_squares_are_their_distances_to_the_edges() {
        let class =
            |size: &str, square: &str| square_class(size.parse().unwrap(), square.parse().unwrap());
        assert_eq!(class("8x8", "a1"), 0);
        assert_eq!(class("8x8", "b7"), class("5x5", "d2"));
        assert_eq!(class("8x8", "c1"), class("8x8", "a6"));
        assert_ne!(class("8x8", "c1"), class("8x8", "b2"));
        let all = Size::all().flat_map(|size| {
            size.squares()
                .into_iter()
                .map(move |square| square_class(size, square))
        });
        assert_eq!(all.max(), Some(SQUARE_CLASSES - 1));
    }
}

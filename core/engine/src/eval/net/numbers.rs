//! What the codes see of a position of any board: for each piece the contents of the lines through
//! its square, and where the square lies on them. The trainer and the reference evaluation use
//! these functions; the search reads tables by line index.

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
    let code = NUMBERS[own as usize][contents * LONGEST + place];
    usize::from(code)
}

/// The codes as Black sees them, and as White does, by contents and place.
static NUMBERS: LazyLock<[Vec<u16>; 2]> = LazyLock::new(|| {
    let mut by_line = std::collections::HashMap::new();
    let mut numbers = [(); 2].map(|()| vec![u16::MAX; LineIndex::COUNT * LONGEST]);
    for contents in 0..LineIndex::COUNT {
        let line = LineIndex::pieces(contents);
        let len = usize::from(line.len);
        let digits: Vec<u8> = (0..len)
            .map(|place| line.pieces.black >> place & 1 | (line.pieces.white >> place & 1) << 1)
            .collect();
        for color in Color::ALL {
            let seen = |digit: u8| match color {
                Color::Black => digit,
                Color::White => digit >> 1 | (digit & 1) << 1,
            };
            let forward: Vec<u8> = digits.iter().map(|digit| seen(*digit)).collect();
            let backward: Vec<u8> = forward.iter().rev().copied().collect();
            for place in (0..len).filter(|place| digits[*place] != 0) {
                let key = (&forward, place).min((&backward, len - 1 - place));
                let next = by_line.len();
                let number = *by_line.entry((key.0.clone(), key.1)).or_insert(next);
                numbers[color as usize][contents * LONGEST + place] = number as u16;
            }
        }
    }
    assert_eq!(by_line.len(), CODES);
    numbers
});

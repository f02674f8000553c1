//! The contents of all lines of an 8×8 board, as pieces come and go.

use crate::lines::{MOST_ROWS, row};
use loa::{ByColor, Color, LineIndex, LineObserver, Position, Size, Square, SquareSet};
use std::array::from_fn;
use std::sync::LazyLock;

/// More than there are lines, a power of two: no lookup has to check it.
const MOST_LINES: usize = 64;

/// The [row] of each line.
#[derive(Clone, Copy)]
pub(super) struct Rows([u16; MOST_LINES]);

/// A line through a square, and the weight of the square's digit in the numbers of its rows.
#[derive(Clone, Copy)]
struct Spot {
    line: u8,
    weight: u16,
}

impl Rows {
    pub(super) fn of(position: &Position) -> Rows {
        let mut rows = Rows([0; MOST_LINES]);
        position.observe_lines(&mut rows);
        rows
    }

    /// Lets the digit of a square grow by a step, modulo 2^16.
    #[inline]
    pub(super) fn change(&mut self, square: Square, step: u16) {
        for spot in &SPOTS[square.index()] {
            let row = &mut self.0[spot.line as usize % MOST_LINES];
            *row = row.wrapping_add(step.wrapping_mul(spot.weight));
        }
    }

    /// What the weights of the rows gain if the digit of a square grows by a step, modulo 2^16.
    #[inline]
    pub(super) fn gain(&self, weights: &[i8; MOST_ROWS], square: Square, step: u16) -> i32 {
        let weight = |row: u16| i32::from(weights[usize::from(row)]);
        let of_spot = |spot: &Spot| {
            let row = self.0[spot.line as usize % MOST_LINES];
            weight(row.wrapping_add(step.wrapping_mul(spot.weight))) - weight(row)
        };
        SPOTS[square.index()].iter().map(of_spot).sum()
    }
}

impl LineObserver for Rows {
    #[inline(always)]
    fn line_changed(&mut self, line: usize, _: LineIndex, contents: LineIndex) {
        self.0[line % MOST_LINES] = row(line, contents.number()) as u16;
    }
}

/// The digit of a piece; that of an empty square is 0.
#[inline]
pub(super) const fn digit(color: Color) -> u16 {
    match color {
        Color::Black => 1,
        Color::White => 2,
    }
}

/// The lines through each square.
static SPOTS: LazyLock<[[Spot; 4]; Square::COUNT]> = LazyLock::new(|| {
    let rows = |black: SquareSet| {
        let white = SquareSet::EMPTY;
        let pieces = ByColor { black, white };
        let position = Position::from_pieces(Size::STANDARD, pieces, Color::Black);
        Rows::of(&position.expect("the squares are on the board"))
    };
    let Rows(empty) = rows(SquareSet::EMPTY);
    from_fn(|index| {
        let Rows(one) = rows(SquareSet::of(Square::from_index(index)));
        let through = (0..MOST_LINES).filter(|line| one[*line] != empty[*line]);
        let mut spots = through.map(|line| Spot {
            line: line as u8,
            weight: one[line] - empty[line],
        });
        from_fn(|_| spots.next().expect("four lines run through each square"))
    })
});

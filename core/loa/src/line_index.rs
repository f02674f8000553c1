//! The contents of a line as one number, and the moves along such a line from a table.
//!
//! A line of `n` squares is a number of `n` base-3 digits. The square at place `p` is the digit of
//! weight 3^p: 0 empty, 1 black, 2 white. Lines of different lengths are kept apart by an offset,
//! so the number alone determines the moves along the line.

use crate::geometry::{LINE_COUNT, Line, POW3};
use crate::{ByColor, Color};

/// Entries of a table: the next power of two after [`LineIndex::COUNT`], so that masking an index
/// replaces the bounds check.
const ENTRIES: usize = LineIndex::COUNT.next_power_of_two();

/// The contents of one line, as an index into tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LineIndex(u16);

/// The pieces on a line: bit `p` for the place `p`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinePieces {
    /// The places of the pieces of either side.
    pub pieces: ByColor<u8>,
    /// The number of squares of the line.
    pub len: u8,
}

impl LineIndex {
    /// The number of line indices.
    pub const COUNT: usize = LineIndex::empty(8).0 as usize + POW3[8] as usize;

    /// The number of lines that boards have, whose numbers a [`LineObserver`] is told.
    pub const LINES: usize = LINE_COUNT;

    /// The index of an empty line of `len` squares.
    pub(crate) const fn empty(len: u8) -> LineIndex {
        // 1 + 3 + 9 + ..., one for every shorter line.
        LineIndex((POW3[len as usize] - 1) / 2)
    }

    /// Returns the index as a number below [`LineIndex::COUNT`].
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// Returns the pieces on the line with an index; made for filling tables.
    ///
    /// # Panics
    /// If `number` is not below [`LineIndex::COUNT`].
    pub const fn pieces(number: usize) -> LinePieces {
        assert!(number < LineIndex::COUNT);
        let mut len = 8;
        while LineIndex::empty(len).number() > number {
            len -= 1;
        }
        let mut digits = number - LineIndex::empty(len).number();
        let mut pieces = ByColor { black: 0, white: 0 };
        let mut place = 0;
        while digits > 0 {
            match digits % 3 {
                1 => pieces.black |= 1 << place,
                2 => pieces.white |= 1 << place,
                _ => {}
            }
            digits /= 3;
            place += 1;
        }
        LinePieces { pieces, len }
    }

    /// Returns how many jumps a side has along the line.
    #[inline]
    pub fn jumps(self, color: Color) -> u32 {
        self.moves(color).count as u32
    }

    /// Returns the indices of all lines, for filling tables.
    pub fn all() -> impl Iterator<Item = LineIndex> {
        (0..LineIndex::COUNT).map(|number| LineIndex(number as u16))
    }

    /// Returns the places where a side's jumps forward along the line end, and those where its
    /// jumps backward do.
    #[inline]
    pub fn landings(self, color: Color) -> [u8; 2] {
        let moves = self.moves(color);
        let [forward, backward] = [moves.forward, moves.backward].map(u32::from);
        [forward << moves.distance, backward >> moves.distance].map(|places| places as u8)
    }

    /// The index after a digit has grown by `step`, modulo 2^16.
    #[inline]
    pub(crate) const fn changed(self, step: u16, weight: u16) -> LineIndex {
        LineIndex(self.0.wrapping_add(step.wrapping_mul(weight)))
    }

    /// The moves of a side along the line.
    #[inline]
    pub(crate) fn moves(self, color: Color) -> LineMoves {
        self.moves_in(LineIndex::move_table(color))
    }

    /// The moves of the side that a table is for.
    #[inline]
    pub(crate) const fn moves_in(self, table: &MoveTable) -> LineMoves {
        table[self.0 as usize & (ENTRIES - 1)]
    }

    /// The moves of a side by index.
    #[inline]
    pub(crate) fn move_table(color: Color) -> &'static MoveTable {
        &MOVES[color as usize]
    }
}

/// By how much the digit of a square grows when the piece on it is replaced, modulo 2^16.
#[inline]
pub(crate) const fn step(before: Option<Color>, after: Option<Color>) -> u16 {
    digit(after).wrapping_sub(digit(before))
}

#[inline]
const fn digit(piece: Option<Color>) -> u16 {
    match piece {
        None => 0,
        Some(Color::Black) => 1,
        Some(Color::White) => 2,
    }
}

/// The moves of one side along one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(4))]
pub(crate) struct LineMoves {
    /// Places of the pieces that can move forward.
    pub(crate) forward: u8,
    /// Places of the pieces that can move backward.
    pub(crate) backward: u8,
    /// How far every piece moves along this line: the number of pieces on it.
    pub(crate) distance: u8,
    /// The number of moves.
    pub(crate) count: u8,
}

impl LineMoves {
    const NONE: LineMoves = LineMoves {
        forward: 0,
        backward: 0,
        distance: 0,
        count: 0,
    };

    /// Works out the moves from the places of a side's pieces and of its opponent's.
    const fn new(own: u8, enemy: u8, len: u8) -> LineMoves {
        let distance = (own | enemy).count_ones() as u8;
        let mut moves = LineMoves {
            distance,
            ..LineMoves::NONE
        };
        // A move spans `distance` + 1 squares, of which `low` is the first.
        let mut low = 0;
        while distance > 0 && low + distance < len {
            let high = low + distance;
            let (first, last) = (own >> low & 1, own >> high & 1);
            if first != last && enemy & places_between(low, high) == 0 {
                moves.forward |= first << low;
                moves.backward |= last << high;
            }
            low += 1;
        }
        moves.count = (moves.forward.count_ones() + moves.backward.count_ones()) as u8;
        moves
    }
}

/// The places strictly between two.
const fn places_between(low: u8, high: u8) -> u8 {
    ((1u16 << high) - (2u16 << low)) as u8
}

/// The indices of all lines of a board.
pub(crate) type Lines = [LineIndex; LINE_COUNT];

/// The indices of the lines of a board without pieces.
pub(crate) fn empty_lines(lines: &[Line; LINE_COUNT]) -> Lines {
    lines.map(|line| LineIndex::empty(line.len))
}

/// The moves of one side by line index.
pub(crate) type MoveTable = [LineMoves; ENTRIES];

#[cfg(not(feature = "lazy"))]
static MOVES: [MoveTable; 2] = moves();
#[cfg(feature = "lazy")]
static MOVES: std::sync::LazyLock<[MoveTable; 2]> = std::sync::LazyLock::new(moves);

const fn moves() -> [MoveTable; 2] {
    let mut table = [[LineMoves::NONE; ENTRIES]; 2];
    let mut number = 0;
    while number < LineIndex::COUNT {
        let LinePieces { pieces, len } = LineIndex::pieces(number);
        table[0][number] = LineMoves::new(pieces.black, pieces.white, len);
        table[1][number] = LineMoves::new(pieces.white, pieces.black, len);
        number += 1;
    }
    table
}

/// Observes the lines that a move changes, so that an evaluation can be updated incrementally.
pub trait LineObserver {
    /// The line with a number, the same on every board, has changed.
    fn line_changed(&mut self, line: usize, before: LineIndex, after: LineIndex);
}

/// Ignores all changes.
impl LineObserver for () {
    #[inline(always)]
    fn line_changed(&mut self, _: usize, _: LineIndex, _: LineIndex) {}
}

//! Sums over the lines of a board, four to a word, so that a move changes all of them at once.

use loa::{ByColor, Color, LinePieces};

/// Four sums packed into a word, two of Black and two of White: the worth of a side's jumps and how
/// many are walled.
///
/// The word is the sum of the four, each times its power of two, modulo 2^64; so sums of words are
/// words of sums, as long as each of those fits [`WIDTH`] bits in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sums(u64);

impl Sums {
    pub(super) const ZERO: Sums = Sums(0);

    /// Puts a line's part in place of the one before.
    #[inline(always)]
    pub(super) const fn replace(&mut self, before: Sums, after: Sums) {
        self.0 = self.0.wrapping_add(after.0).wrapping_sub(before.0);
    }
}

/// Bits of a sum.
const WIDTH: u32 = 16;

/// The first bit of a side's two sums.
#[inline(always)]
const fn shift(color: Color) -> u32 {
    match color {
        Color::Black => 0,
        Color::White => 2 * WIDTH,
    }
}

/// The worth of a jump to an empty square off the edge.
const JUMP: u64 = 4;

impl Sums {
    /// Returns what a side's jumps are worth.
    #[inline(always)]
    pub(super) const fn worth(self, color: Color) -> i32 {
        (self.0 >> shift(color)) as u16 as i32
    }

    /// Returns how many jumps of a side are walled.
    #[inline(always)]
    pub(super) const fn walled(self, color: Color) -> i32 {
        (self.0 >> (shift(color) + WIDTH)) as u16 as i32
    }

    /// Works out one line's part; jumps along the edge are worth half.
    pub(super) const fn of_line(line: LinePieces, is_edge: bool) -> Sums {
        let ByColor { black, white } = line.pieces;
        let for_black = side_of_line(black, white, line.len, is_edge);
        let for_white = side_of_line(white, black, line.len, is_edge);
        Sums(for_black << shift(Color::Black) | for_white << shift(Color::White))
    }
}

/// Works out a side's worth and walled jumps along a line.
const fn side_of_line(own: u8, enemy: u8, len: u8, is_edge: bool) -> u64 {
    let distance = (own | enemy).count_ones() as u8;
    let (mut worth, mut walled) = (0, 0);
    // A jump spans `distance` + 1 squares, of which `low` is the first.
    let mut low = 0;
    while own != 0 && low + distance < len {
        let high = low + distance;
        let (has_low, has_high) = (own >> low & 1 != 0, own >> high & 1 != 0);
        if has_low != has_high {
            let (from, to) = if has_low { (low, high) } else { (high, low) };
            let between = (1u16 << high) - (2u16 << low);
            if enemy as u16 & between == 0 {
                let is_capture = enemy >> to & 1 != 0;
                let value = if is_capture { 2 * JUMP } else { JUMP };
                worth += if is_end(to, len) { value / 2 } else { value };
            } else {
                walled += if is_end(from, len) { 2 } else { 1 };
            }
        }
        low += 1;
    }
    if is_edge {
        // Jumps that end short of the corners are halved here for their end.
        worth /= 2;
    }
    worth | walled << WIDTH
}

const fn is_end(place: u8, len: u8) -> bool {
    place == 0 || place + 1 == len
}

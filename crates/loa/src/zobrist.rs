//! Random numbers whose exclusive or identifies a position, after Zobrist (1970).

use crate::{Color, Square};

/// Returns the number of a piece on a square.
#[inline]
pub(crate) const fn piece(color: Color, square: Square) -> u64 {
    PIECES[color as usize][square.index()]
}

/// The number that is in the key when White is to move.
pub(crate) const WHITE_TO_MOVE: u64 = mix(2 * Square::COUNT as u64);

static PIECES: [[u64; Square::COUNT]; 2] = {
    let mut numbers = [[0; Square::COUNT]; 2];
    let mut index = 0;
    while index < Square::COUNT {
        numbers[0][index] = mix(index as u64);
        numbers[1][index] = mix((Square::COUNT + index) as u64);
        index += 1;
    }
    numbers
};

/// The n-th output of SplitMix64 (Steele, Lea and Flood, 2014) from a fixed seed.
const fn mix(n: u64) -> u64 {
    let z = (n + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

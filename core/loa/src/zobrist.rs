//! Random numbers whose exclusive or identifies a position, after Zobrist (1970).

use crate::{Color, Random, Square};

/// Returns the number of a piece on a square.
#[inline]
pub(crate) const fn piece(color: Color, square: Square) -> u64 {
    PIECES[color as usize][square.index()]
}

/// The number that is in the key when White is to move.
pub(crate) const WHITE_TO_MOVE: u64 = Random::new(0).skip(2 * Square::COUNT as u64).next_u64();

static PIECES: [[u64; Square::COUNT]; 2] = {
    let mut random = Random::new(0);
    let mut numbers = [[0; Square::COUNT]; 2];
    let mut index = 0;
    while index < 2 * Square::COUNT {
        numbers[index / Square::COUNT][index % Square::COUNT] = random.next_u64();
        index += 1;
    }
    numbers
};

//! A small number for each square of the board, made from numbers for the places of each line.

use crate::geometry::{Geometry, LINE_COUNT};

/// A byte for each square: a word a file, a byte a rank.
pub(crate) struct Numbers([u64; 8]);

impl Numbers {
    /// Adds the four lines through each square up. `line` returns a line's word, with a byte for
    /// each place and 0 beyond the line; sums stay below 256.
    #[inline]
    pub(crate) fn over_lines(geometry: &Geometry, line: impl Fn(usize) -> u64) -> Numbers {
        let by_rank = |number: usize| line(number) << (8 * geometry.lines[number].first_rank());
        let horizontal = transposed(std::array::from_fn(&line));
        let vertical: [u64; 8] = std::array::from_fn(|file| line(8 + file));
        // Two diagonals eight files apart have no rank in common, so they share a word.
        let rising = sheared::<7>(std::array::from_fn(|file| {
            by_rank(23 + file) | if file > 0 { by_rank(15 + file) } else { 0 }
        }));
        let falling = sheared::<1>(std::array::from_fn(|file| {
            by_rank(31 + file) | if file < 7 { by_rank(39 + file) } else { 0 }
        }));
        Numbers(std::array::from_fn(|file| {
            horizontal[file] + vertical[file] + rising[file] + falling[file]
        }))
    }

    /// Returns the sum over the squares of the products of two numbers.
    #[inline]
    pub(crate) fn product(&self, other: &Numbers) -> u32 {
        let bytes = |words: &[u64; 8]| words.map(u64::to_le_bytes);
        let (a, b) = (bytes(&self.0), bytes(&other.0));
        let pairs = a.as_flattened().iter().zip(b.as_flattened());
        pairs.map(|(a, b)| u32::from(*a) * u32::from(*b)).sum()
    }
}

const _: () = assert!(LINE_COUNT == 8 + 8 + 15 + 15);

/// Returns the words with byte `r` of word `f` taken from word `f + FILES * r`, modulo 8.
#[inline]
fn sheared<const FILES: usize>(words: [u64; 8]) -> [u64; 8] {
    let step = |words: [u64; 8], bit: usize, ranks: u64| -> [u64; 8] {
        std::array::from_fn(|file| {
            let (stays, comes) = (words[file], words[(file + FILES * bit) % 8]);
            stays ^ (stays ^ comes) & ranks
        })
    };
    let words = step(words, 1, 0xff00_ff00_ff00_ff00);
    let words = step(words, 2, 0xffff_0000_ffff_0000);
    step(words, 4, 0xffff_ffff_0000_0000)
}

/// Returns the words with byte `r` of word `f` taken from byte `f` of word `r`.
#[inline]
fn transposed(mut words: [u64; 8]) -> [u64; 8] {
    for (bit, low) in [
        (1, 0x00ff_00ff_00ff_00ff_u64),
        (2, 0x0000_ffff_0000_ffff),
        (4, 0x0000_0000_ffff_ffff),
    ] {
        for a in (0..8).filter(|a| a & bit == 0) {
            let b = a + bit;
            let swap = (words[a] >> (8 * bit) ^ words[b]) & low;
            words[a] ^= swap << (8 * bit);
            words[b] ^= swap;
        }
    }
    words
}

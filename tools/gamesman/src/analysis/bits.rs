use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

/// A set of numbers below a bound that several threads can add to, one bit for each number.
#[derive(Debug)]
pub(super) struct Bits(Vec<AtomicU64>);

impl Bits {
    /// Makes the empty set for numbers below `bound`.
    pub(super) fn new(bound: u64) -> Bits {
        let words = 0..bound.div_ceil(64);
        Bits(words.map(|_| AtomicU64::new(0)).collect())
    }

    /// Inserts a number and tells whether it is new.
    pub(super) fn insert(&self, number: u64) -> bool {
        let (word, bit) = (&self.0[(number / 64) as usize], 1 << (number % 64));
        // Most numbers are there already, and reading is cheaper than writing.
        word.load(Ordering::Relaxed) & bit == 0 && word.fetch_or(bit, Ordering::Relaxed) & bit == 0
    }

    /// Returns the numbers of some of the words, in ascending order.
    pub(super) fn iter_words(&self, words: Range<usize>) -> impl Iterator<Item = u64> {
        words.flat_map(|at| {
            let mut rest = self.0[at].load(Ordering::Relaxed);
            std::iter::from_fn(move || {
                let bit = u64::from(rest.trailing_zeros());
                (rest != 0).then(|| {
                    rest &= rest - 1;
                    64 * at as u64 + bit
                })
            })
        })
    }

    /// Returns the number of words.
    pub(super) const fn words(&self) -> usize {
        self.0.len()
    }
}

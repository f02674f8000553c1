use super::progress::Unfinished;
use crate::PositionNumbers;
use loa::Position;
use loa_solver::TableError;
use rayon::prelude::*;
use std::ops::AddAssign;
use std::sync::atomic::{AtomicU64, Ordering};

/// A set of numbers below a bound that several threads can add to, one bit for each number.
#[derive(Debug)]
pub(super) struct Bits(Vec<AtomicU64>);

/// The words of a set between two reports of progress.
const BATCH: usize = 1 << 12;
/// The fewest words that a thread takes at a time.
const SHARE: usize = 1 << 6;

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

    /// Returns the numbers from one on, in ascending order.
    pub(super) fn numbers_from(&self, from: u64) -> impl Iterator<Item = u64> {
        let words = (from / 64) as usize..self.0.len();
        let numbers = words.flat_map(|at| self.numbers_in(at));
        numbers.skip_while(move |number| *number < from)
    }

    /// Returns the numbers of a word, in ascending order.
    fn numbers_in(&self, at: usize) -> impl Iterator<Item = u64> + use<> {
        let mut rest = self.0[at].load(Ordering::Relaxed);
        std::iter::from_fn(move || {
            let bit = u64::from(rest.trailing_zeros());
            (rest != 0).then(|| {
                rest &= rest - 1;
                64 * at as u64 + bit
            })
        })
    }

    /// Calls a function with every position of the set, in any order, on all threads, and returns
    /// the sum of its results. `goes_on` gets the number of positions visited so far, and returns
    /// whether to visit more.
    pub(super) fn walk<T: Default + Send + AddAssign>(
        &self,
        numbers: &PositionNumbers,
        mut goes_on: impl FnMut(u64) -> bool,
        visit: impl Fn(&mut T, &Position) -> Result<(), TableError> + Sync,
    ) -> Result<T, Unfinished> {
        let visit_word = |(mut sum, mut visited): (T, u64), at| {
            for position in self.numbers_in(at).filter_map(|n| numbers.position(n)) {
                visit(&mut sum, &position)?;
                visited += 1;
            }
            Ok::<(T, u64), TableError>((sum, visited))
        };
        let (mut sum, mut done) = (T::default(), 0);
        for first in (0..self.0.len()).step_by(BATCH) {
            let batch = first..self.0.len().min(first + BATCH);
            let shares = batch.into_par_iter().with_min_len(SHARE);
            let (part, visited) = shares.try_fold(Default::default, visit_word).try_reduce(
                Default::default,
                |(mut sum, visited), (other, more)| {
                    sum += other;
                    Ok((sum, visited + more))
                },
            )?;
            sum += part;
            done += visited;
            if visited > 0 && !goes_on(done) {
                return Err(Unfinished::Stopped);
            }
        }
        Ok(sum)
    }
}

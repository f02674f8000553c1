use super::bits::Bits;
use super::progress::Unfinished;
use crate::PositionNumbers;
use loa::Position;
use loa_solver::TableError;
use rayon::prelude::*;
use std::ops::{AddAssign, Range};

/// The words of a set between two reports of progress.
const BATCH: usize = 1 << 12;
/// The words that a thread takes at a time.
const SHARE: usize = 1 << 6;

/// Calls a function with every position of a set, in any order, on all threads, and returns the sum
/// of its results. `goes_on` gets the number of positions visited since it was asked last, and
/// returns whether to visit more.
pub(super) fn walk<T: Default + Send + AddAssign>(
    numbers: &PositionNumbers,
    bits: &Bits,
    mut goes_on: impl FnMut(u64) -> bool,
    visit: impl Fn(&mut T, &Position) -> Result<(), TableError> + Sync,
) -> Result<T, Unfinished> {
    let share = |words: Range<usize>| {
        let (mut sum, mut visited) = (T::default(), 0);
        for number in bits.iter_words(words) {
            if let Some(position) = numbers.position(number) {
                visit(&mut sum, &position)?;
                visited += 1;
            }
        }
        Ok::<(T, u64), TableError>((sum, visited))
    };
    let mut sum = T::default();
    for batch in (0..bits.words()).step_by(BATCH) {
        let end = bits.words().min(batch + BATCH);
        let shares = (batch..end).into_par_iter().step_by(SHARE);
        let (part, visited) = shares
            .map(|first| share(first..end.min(first + SHARE)))
            .try_reduce(Default::default, |(mut sum, visited), (other, more)| {
                sum += other;
                Ok((sum, visited + more))
            })?;
        sum += part;
        if visited > 0 && !goes_on(visited) {
            return Err(Unfinished::Stopped);
        }
    }
    Ok(sum)
}

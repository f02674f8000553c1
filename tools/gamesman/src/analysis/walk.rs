use super::bits::Bits;
use super::progress::{OnProgress, Unfinished};
use crate::PositionNumbers;
use loa::Position;
use loa_solver::TableError;
use rayon::prelude::*;
use std::ops::{AddAssign, Range};

/// Goes through sets of positions on all threads.
pub(super) struct Walk<'a, 'b> {
    numbers: &'a PositionNumbers,
    on_progress: &'a mut OnProgress<'b>,
    done: u64,
    all: u64,
}

/// The words of a set between two reports of progress.
const BATCH: usize = 1 << 12;
/// The words that a thread takes at a time.
const SHARE: usize = 1 << 6;

impl<'a, 'b> Walk<'a, 'b> {
    /// Starts a walk through about `all` positions.
    pub(super) fn new(
        numbers: &'a PositionNumbers,
        all: u64,
        on_progress: &'a mut OnProgress<'b>,
    ) -> Walk<'a, 'b> {
        Walk {
            numbers,
            on_progress,
            done: 0,
            all,
        }
    }

    /// Calls a function with every position of a set, in any order, and returns the sum of its
    /// results.
    pub(super) fn through<T: Default + Send + AddAssign>(
        &mut self,
        bits: &Bits,
        visit: impl Fn(&mut T, &Position) -> Result<(), TableError> + Sync,
    ) -> Result<T, Unfinished> {
        let share = |words: Range<usize>| {
            let (mut sum, mut visited) = (T::default(), 0);
            for number in bits.iter_words(words) {
                if let Some(position) = self.numbers.position(number) {
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
            self.done += visited;
            if visited > 0 && !(self.on_progress)(self.done, self.all) {
                return Err(Unfinished::Stopped);
            }
        }
        Ok(sum)
    }
}

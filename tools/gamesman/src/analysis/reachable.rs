use super::bits::Bits;
use super::progress::{OnProgress, Unfinished};
use crate::{PositionNumbers, Variant};
use loa::{Move, Position};
use loa_solver::TableError;
use std::ops::AddAssign;

/// The positions that can come up in a game, the initial one included.
///
/// ```
/// use loa::Goal;
/// use loa_gamesman::{Reachable, Variant};
///
/// let variant = Variant::new(3, 4, Goal::Connect).expect("a supported size");
/// let reachable = Reachable::explore(&variant, &mut |_, _| true)?;
/// assert_eq!(reachable.count(), 32_544);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Reachable {
    numbers: PositionNumbers,
    pub(super) bits: Bits,
    count: u64,
}

/// The most positions that a board may have, reachable or not, since each takes a bit.
const MOST: u64 = 1 << 30;

impl Reachable {
    /// Finds all positions, breadth first. `on_progress` gets the numbers of positions found and of
    /// all numbered positions now and then, and returns whether to go on.
    ///
    /// # Errors
    /// If there are too many or `on_progress` says so.
    pub fn explore(
        variant: &Variant,
        on_progress: &mut OnProgress,
    ) -> Result<Reachable, Unfinished> {
        let numbers = variant.position_numbers();
        if Reachable::is_too_large(variant) {
            return Err(Unfinished::TooMany);
        }
        let level_of = || Bits::new(numbers.count());
        let (bits, mut level) = (level_of(), level_of());
        let start = numbers.number(&variant.initial_position());
        let start = start.ok_or(Unfinished::TooMany)?;
        bits.insert(start);
        level.insert(start);
        let mut count = 0;
        loop {
            let next = level_of();
            let goes_on = |more| on_progress(count + more, numbers.count());
            let found: u64 = level.walk(&numbers, goes_on, |found, position| {
                *found += 1;
                if variant.primitive(position).is_some() {
                    return Ok(());
                }
                position.for_each_jump(|from, to| {
                    let after = position.after(Move::Jump(from, to));
                    let number = numbers.number(&after);
                    if let Some(number) = number.filter(|number| bits.insert(*number)) {
                        next.insert(number);
                    }
                });
                Ok(())
            })?;
            if found == 0 {
                break;
            }
            count += found;
            level = next;
        }
        Ok(Reachable {
            numbers,
            bits,
            count,
        })
    }

    /// Tells whether a board has too many positions to find those that can come up.
    pub(super) fn is_too_large(variant: &Variant) -> bool {
        variant.position_numbers().count() > MOST
    }

    /// Returns how many there are.
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// Returns them with their numbers, in the order of the numbers.
    pub fn iter(&self) -> impl Iterator<Item = (u64, Position)> {
        let with_position = |number| Some((number, self.numbers.position(number)?));
        self.bits.numbers_from(0).filter_map(with_position)
    }

    /// Returns the numbering.
    pub const fn numbers(&self) -> &PositionNumbers {
        &self.numbers
    }

    /// Calls a function with every position, in any order, on all threads, and returns the sum of
    /// its results.
    pub(super) fn sum_up<T: Default + Send + AddAssign>(
        &self,
        on_progress: &mut OnProgress,
        visit: impl Fn(&mut T, &Position) -> Result<(), TableError> + Sync,
    ) -> Result<T, Unfinished> {
        let goes_on = |done| on_progress(done, self.count);
        self.bits.walk(&self.numbers, goes_on, visit)
    }
}

use super::bits::Bits;
use super::walk::Walk;
use super::watch::{Pace, Unfinished, Watch};
use crate::{PositionNumbers, Progress, Variant};
use loa::{ByColor, Position, SquareSet};
use loa_solver::TableError;
use std::ops::AddAssign;

/// The positions that can come up in a game, the initial one included.
///
/// ```
/// use loa::Goal;
/// use loa_gamesman::{Reachable, Variant};
///
/// let variant = Variant::new(3, 4, Goal::Connect).expect("a size that there is");
/// let reachable = Reachable::explore(&variant, &mut |_| true)?;
/// assert_eq!(reachable.count(), 32_544);
/// assert!(reachable.contains(&variant.initial_position()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Reachable {
    numbers: PositionNumbers,
    bits: Bits,
    count: u64,
}

/// The most positions that a board may have, reachable or not, since each takes a bit.
const MOST: u64 = 1 << 30;

impl Reachable {
    /// Finds all positions, breadth first. `watch` gets the progress now and then, as a part of all
    /// numbered positions, and returns whether to go on.
    ///
    /// # Errors
    /// If there are too many or `watch` says so.
    pub fn explore(
        variant: &Variant,
        watch: &mut dyn FnMut(Progress) -> bool,
    ) -> Result<Reachable, Unfinished> {
        let numbers = variant.position_numbers();
        if numbers.count() > MOST {
            return Err(Unfinished::TooMany);
        }
        let level_of = || Bits::new(numbers.count());
        let (bits, mut level) = (level_of(), level_of());
        let start = numbers.number(&variant.initial_position());
        let start = start.ok_or(Unfinished::TooMany)?;
        bits.insert(start);
        level.insert(start);
        let mut walk = Walk::new(&numbers, numbers.count(), watch);
        let mut count = 0;
        loop {
            let next = level_of();
            let found: u64 = walk.through(&level, |found, position| {
                *found += 1;
                for_each_successor(variant, &numbers, position, |number| {
                    if bits.insert(number) {
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

    /// Returns how many there are.
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// Tells whether a position is among them.
    pub fn contains(&self, position: &Position) -> bool {
        let number = self.numbers.number(position);
        number.is_some_and(|number| self.bits.contains(number))
    }

    /// Returns them with their numbers, in the order of the numbers.
    pub fn iter(&self) -> impl Iterator<Item = (u64, Position)> {
        let with_position = |number| Some((number, self.numbers.position(number)?));
        self.bits.iter().filter_map(with_position)
    }

    /// Returns the numbering.
    pub const fn numbers(&self) -> &PositionNumbers {
        &self.numbers
    }

    /// Starts going through them one by one.
    pub(super) fn pace<'a, 'b>(&self, watch: &'a mut Watch<'b>) -> Pace<'a, 'b> {
        Pace::new(self.count, watch)
    }

    /// Calls a function with every position, in any order, on all threads, and returns the sum of
    /// its results.
    pub(super) fn sum_up<T: Default + Send + AddAssign>(
        &self,
        watch: &mut Watch,
        visit: impl Fn(&mut T, &Position) -> Result<(), TableError> + Sync,
    ) -> Result<T, Unfinished> {
        Walk::new(&self.numbers, self.count, watch).through(&self.bits, visit)
    }
}

fn for_each_successor(
    variant: &Variant,
    numbers: &PositionNumbers,
    position: &Position,
    mut visit: impl FnMut(u64),
) {
    if variant.primitive(position).is_some() {
        return;
    }
    let mover = position.turn();
    position.for_each_jump(|from, to| {
        let mut pieces = ByColor::from_fn(|color| position.pieces(color) - SquareSet::of(to));
        pieces[mover] = (pieces[mover] - SquareSet::of(from)) | SquareSet::of(to);
        if let Some(number) = numbers.number_of(pieces, !mover) {
            visit(number);
        }
    });
}

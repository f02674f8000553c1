use super::bits::Bits;
use super::watch::{Pace, Unfinished, Watch};
use crate::{PositionNumbers, Progress, Variant};
use loa::Position;

/// The positions that can come up in a game, the initial one too. Nothing comes after one that is
/// over.
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
#[derive(Clone, Debug)]
pub struct Reachable {
    numbers: PositionNumbers,
    bits: Bits,
    count: u64,
}

/// The most positions that a board may have, reachable or not: beyond, there are bits for all of
/// them no more.
const MOST: u64 = 1 << 30;

impl Reachable {
    /// Finds all positions, breadth first. `watch` gets the number found so far once in a while and
    /// says whether to go on.
    ///
    /// # Errors
    /// If there are too many or `watch` says so.
    pub fn explore(
        variant: &Variant,
        watch: &mut dyn FnMut(Progress) -> bool,
    ) -> Result<Reachable, Unfinished> {
        let numbers = PositionNumbers::new(variant);
        if numbers.count() > MOST {
            return Err(Unfinished::TooMany);
        }
        let mut level = Bits::new(numbers.count());
        let start = numbers.number(&variant.initial_position());
        level.insert(start.ok_or(Unfinished::TooMany)?);
        let mut bits = level.clone();
        let mut pace = Pace::new(0, watch);
        let mut count = 0;
        loop {
            let before = count;
            let mut next = Bits::new(numbers.count());
            for number in level.iter() {
                count += 1;
                pace.step()?;
                for_each_successor(variant, &numbers, number, |number| {
                    if bits.insert(number) {
                        next.insert(number);
                    }
                });
            }
            if count == before {
                return Ok(Reachable {
                    numbers,
                    bits,
                    count,
                });
            }
            level = next;
        }
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

    pub(super) fn watched<'a, 'b>(&self, watch: &'a mut Watch<'b>) -> Pace<'a, 'b> {
        Pace::new(self.count, watch)
    }
}

fn for_each_successor(
    variant: &Variant,
    numbers: &PositionNumbers,
    number: u64,
    mut visit: impl FnMut(u64),
) {
    let Some(position) = numbers.position(number) else {
        return;
    };
    if variant.primitive(&position).is_some() {
        return;
    }
    let (placement, mover) = (numbers.placement(&position), position.to_move());
    position.for_each_jump(|from, to| {
        let after = placement.after(mover, numbers.bit(from), numbers.bit(to));
        if let Some(number) = numbers.number_of(after, !mover) {
            visit(number);
        }
    });
}

//! Captures into solved positions, found from those positions.
//!
//! A capture onto a cell is taken back by moving the piece on it as far as its line has pieces, now
//! one more. So the positions before the captures onto one cell are all in the block of the
//! opponent's pieces with one more on that cell. That block gets the solved position and its value.
//! A capture may be reported twice: its value only improves what is known.

use super::block_moves::BlockMoves;
use super::collector::Collector;
use super::runs;
use super::tier_state::{BlockPlaces, OPEN_END, SAFE, TierState};
use super::updates::{SortedUpdates, UpdateQueue};
use crate::cells::{Cells, LONGEST, each};
use crate::{Index, Store, TableError, Tier, Value};
use rayon::prelude::*;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A solved position, for the positions whose captures lead to it, in one number: the code of the
/// capturer's pieces above the packed value.
type CaptureUpdate = u64;

type CaptureQueue = UpdateQueue<CaptureUpdate>;

const VALUE_BITS: u32 = 16;

/// The values that a thread reads at a time.
const READ_AT_ONCE: usize = 1 << 14;

/// Collects the captures from a tier: all that lead to blocks of a solved tier from the one at
/// `cursor` on, until the queues are full or block `end` is reached. Returns the number of updates.
///
/// # Errors
/// When the solved tier can't be read.
pub(super) fn collect(
    index: &Index,
    [tier, solved]: [Tier; 2],
    store: &dyn Store,
    cursor: &AtomicUsize,
    end: usize,
    queues: &mut [CaptureQueue],
) -> Result<usize, TableError> {
    let blocks = &index.blocks(solved).blocks;
    let width = index.own_sets(solved).len();
    let each = (READ_AT_ONCE / width).max(1);
    let collected = queues.par_iter_mut().map(|queue| {
        let mut values = Vec::new();
        while queue.has_room_for(1) {
            let first = cursor.fetch_add(each, Ordering::Relaxed);
            if first >= end {
                break;
            }
            let some = &blocks[first..end.min(first + each)];
            values.resize(some.len() * width, 0);
            store.read(solved, first * width, &mut values)?;
            for (number, values) in (first..).zip(values.chunks(width)) {
                collect_block(index, [tier, solved], number, values, queue);
            }
        }
        Ok(queue.sort(index.blocks(tier).blocks.len()))
    });
    collected.sum()
}

/// Pushes the updates for the captures that lead to the positions of a block of the solved tier: to
/// the blocks of the opponent's pieces before them.
fn collect_block(
    index: &Index,
    [tier, solved]: [Tier; 2],
    number: usize,
    values: &[u16],
    queue: &mut CaptureQueue,
) {
    let collector = Collector::new(index, solved, number, tier);
    let block = collector.block;
    let spread = index.spread(block.set);
    for (&value, &numbers) in values.iter().zip(index.own_sets(solved).sets()) {
        let remaining = spread.apply(numbers);
        if index.has_smaller_image(block, remaining) {
            continue;
        }
        for cell in each(block.set) {
            collector.push(remaining | 1 << cell, |number, code| {
                queue.push(number, u64::from(code) << VALUE_BITS | u64::from(value));
            });
        }
    }
}

/// Applies updates to each block that `target` has: notes the value of each solved position for all
/// positions whose captures lead to it.
///
/// # Errors
/// When blocks are on disk and can't be read or written.
pub(super) fn apply(
    index: &Index,
    target: &mut TierState,
    updates: &[&SortedUpdates<CaptureUpdate>],
) -> Result<(), TableError> {
    let tier = target.tier;
    // All sets of as many pieces as the player to move has.
    let sets = index.blocks(tier.swapped());
    let own_sets = index.own_sets(tier);
    runs::apply(target, updates, &[], |number| {
        let opposing = index.blocks(tier).blocks[number].set;
        let block_moves = BlockMoves::new(&index.geometry, opposing);
        let landings = each(opposing).map(|cell| Landing::new(index, &block_moves, opposing, cell));
        let landings: Vec<Landing> = landings.collect();
        move |update: CaptureUpdate, places: &mut BlockPlaces<'_>| {
            let (code, value) = ((update >> VALUE_BITS) as u32, update as u16);
            let capturer = sets.set(code);
            let landing = capturer & opposing;
            let nth = (opposing & landing.wrapping_sub(1)).count_ones();
            if let Some(landing) = landings.get(nth as usize) {
                landing.for_each_before(&block_moves, capturer, |own| {
                    note(places, own_sets.rank(own), value);
                });
            }
        }
    })
}

/// Decides the positions that all captures and no other moves lose: there is nothing left to try.
///
/// # Errors
/// When blocks are on disk and can't be read or written.
pub(super) fn finish(target: &mut TierState) -> Result<(), TableError> {
    target.for_each_block(|places| {
        for at in 0..places.values.len() {
            let bits = places.values[at];
            if bits < OPEN_END && places.left[at] == 0 {
                places.assign(at, Value::Loss(bits));
            }
        }
    })
}

/// The captures onto one of the opponent's pieces.
struct Landing {
    cell: Cells,
    shifts: [u8; 4],
    /// By axis and pieces on the line: from where a piece captures, both ways, as a set with one
    /// number of a free cell; 0 for nowhere.
    origins: [[[Cells; 2]; LONGEST + 1]; 4],
}

impl Landing {
    fn new(index: &Index, block_moves: &BlockMoves, opposing: Cells, cell: u32) -> Landing {
        let mut origins = [[[0; 2]; LONGEST + 1]; 4];
        for (axis, origins) in origins.iter_mut().enumerate() {
            let geometry = &index.geometry;
            geometry.for_each_way(cell, axis, |pieces, side, from, over| {
                if (from | over) & opposing == 0 {
                    origins[pieces][side] = block_moves.numbers(from);
                }
            });
        }
        Landing {
            cell: 1 << cell,
            shifts: index.geometry.line_counts(cell).shifts,
            origins,
        }
    }

    /// Visits the numbers of the capturer's pieces before each capture onto the cell, given the
    /// pieces after it.
    #[inline]
    fn for_each_before(
        &self,
        block_moves: &BlockMoves,
        capturer: Cells,
        mut visit: impl FnMut(Cells),
    ) {
        let staying = block_moves.numbers(capturer & !self.cell);
        let counts = block_moves.line_sums(staying);
        for (axis, origins) in self.origins.iter().enumerate() {
            // The capturing piece was on the line, too.
            let pieces = (counts[axis] >> self.shifts[axis] & 15) as usize + 1;
            for &origin in origins.get(pieces).into_iter().flatten() {
                if origin & !staying != 0 {
                    visit(staying | origin);
                }
            }
        }
    }
}

/// Notes the packed value that a capture leads to, for the opponent.
#[inline]
fn note(places: &mut BlockPlaces, at: usize, value: u16) {
    let bits = places.values[at];
    let plies = (value & Value::MAX_REMOTENESS) + 1;
    let is_open = bits < OPEN_END;
    match Value::unpack(value) {
        Some(Value::Loss(_)) if is_open || bits > Value::Win(plies).pack() => {
            places.assign(at, Value::Win(plies));
        }
        Some(Value::Win(_)) if is_open && places.left[at] != SAFE => {
            places.values[at] = bits.max(plies);
        }
        Some(tie_or_draw @ (Value::Tie(_) | Value::Draw)) if is_open => {
            let nearest = if places.left[at] == SAFE { bits } else { 0 };
            places.left[at] = SAFE;
            places.values[at] = match tie_or_draw {
                Value::Tie(_) if nearest == 0 => plies,
                Value::Tie(_) => nearest.min(plies),
                _ => nearest,
            };
        }
        _ => {}
    }
}

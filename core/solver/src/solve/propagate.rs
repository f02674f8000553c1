//! The second step: values are propagated from decided positions to their parents, level by level.
//!
//! A move without capture can be taken back by the same move, because its line has as many pieces
//! after it as before. So the parents of a decided position are the positions after the jumps of
//! the pieces that have just moved, and they are all in one block. A level takes two passes: one
//! collects an update for each decided position, the other applies the updates block by block.
//! Each full position of a block gets one update, so mirror images need care only when updates are
//! collected.

use super::block_moves::{BlockMoves, Moves};
use super::collector::Collector;
use super::runs::{self, Run};
use super::stage::Step;
use super::tier_state::{BlockPlaces, OPEN_END, Places, SAFE, TierState};
use super::updates::{SortedUpdates, UpdateQueue};
use crate::{Index, TableError, Tier, Value};
use loa::Blocked;
use rayon::prelude::*;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A decided position, for its parents, in one number: the [code](Blocks::code) of the pieces of
/// the player who has just moved, above a bit that is set if the player to move wins.
type ParentUpdate = u32;

/// Propagates one level of a pair of tiers that lead to each other: wins and losses, or ties once
/// all of these are known.
pub(super) struct Propagation<'a> {
    pub(super) index: &'a Index,
    pub(super) step: Step,
    pub(super) level: u16,
}

impl Propagation<'_> {
    /// Collects updates from `source`, starting at the block at `cursor`, until the queues are full
    /// or no block is left. Returns the number of updates.
    ///
    /// # Errors
    /// When the blocks are on disk and can't be read.
    pub(super) fn collect(
        &self,
        source: &TierState,
        cursor: &AtomicUsize,
        queues: &mut [UpdateQueue],
    ) -> Result<usize, TableError> {
        let end = source.range().end;
        let target = source.tier.swapped();
        let collected = queues.par_iter_mut().map(|queue| {
            let mut buffer = Places::default();
            while queue.has_room_for(source.width) {
                let number = cursor.fetch_add(1, Ordering::Relaxed);
                if number >= end {
                    break;
                }
                if source.has_level(number, self.level) {
                    let values = source.block(number, &mut buffer)?;
                    self.collect_block(source.tier, number, values, queue);
                }
            }
            Ok(queue.sort(self.index.blocks(target).blocks.len()))
        });
        collected.sum()
    }

    /// Pushes the updates for the decided positions of a block to the blocks of their own pieces,
    /// where the opponent, who has just moved, is to move. If the opponent's pieces are their own
    /// mirror image, the mirrored own pieces have a place in this block too: only the smallest of
    /// them pushes updates.
    fn collect_block(&self, tier: Tier, number: usize, values: &[u16], queue: &mut UpdateQueue) {
        let index = self.index;
        let collector = Collector::new(index, tier, number, tier.swapped());
        let spread = index.spread(collector.block.set);
        for (&bits, &own) in values.iter().zip(index.own_sets(tier).sets()) {
            let Some(won) = self.decided(bits) else {
                continue;
            };
            let own = spread.apply(own);
            if !index.has_smaller_image(collector.block, own) {
                collector.push(own, |number, code| {
                    queue.push(number, code << 1 | u32::from(won));
                });
            }
        }
    }

    /// Applies updates in memory and on disk to each block that `target` has: updates all parents
    /// of each decided position.
    ///
    /// # Errors
    /// When blocks or runs are on disk and can't be read or written.
    pub(super) fn apply(
        &self,
        target: &mut TierState,
        in_memory: &[&SortedUpdates],
        runs: &[Run],
    ) -> Result<(), TableError> {
        let (index, tier) = (self.index, target.tier);
        // All sets of as many pieces as the player to move has.
        let homes = index.blocks(tier.swapped());
        let own_sets = index.own_sets(tier);
        let may_pass = index.problem().rules().blocked == Blocked::Passes;
        runs::apply(target, in_memory, runs, |number| {
            let block = &index.blocks(tier).blocks[number];
            let block_moves = BlockMoves::new(&index.geometry, block.set);
            let mut moves = Moves::new();
            move |update: ParentUpdate, places: &mut BlockPlaces<'_>| {
                let (code, won) = (update >> 1, update & 1 == 1);
                let own = block_moves.numbers(homes.set(code));
                block_moves.find(own, &mut moves);
                for &before in moves.quiet() {
                    self.update(own_sets.rank(before), won, places);
                }
                if moves.is_empty() && may_pass {
                    self.update(own_sets.rank(own), won, places);
                }
            }
        })
    }

    /// Tells whether a packed value of this level is a win; `None` if it is of another level or
    /// step.
    #[inline]
    fn decided(&self, bits: u16) -> Option<bool> {
        match self.step {
            Step::WinsAndLosses if bits == Value::Win(self.level).pack() => Some(true),
            Step::WinsAndLosses if bits == Value::Loss(self.level).pack() => Some(false),
            Step::Ties if bits == Value::Tie(self.level).pack() => Some(false),
            _ => None,
        }
    }

    /// Updates a position whose move leads to a decided position.
    #[inline]
    fn update(&self, at: usize, won: bool, places: &mut BlockPlaces) {
        let level = self.level + 1;
        let bits = places.values[at];
        if won {
            let left = places.left[at] - u8::from(places.left[at] != SAFE);
            places.left[at] = left;
            if left == 0 {
                places.assign(at, Value::Loss(bits.max(level)));
            }
        } else if self.step == Step::Ties {
            let tied = Value::Tie(level).pack();
            let farther = tied < bits && bits <= Value::Tie(Value::MAX_REMOTENESS).pack();
            if bits < OPEN_END || farther {
                places.assign(at, Value::Tie(level));
            }
        } else if bits < OPEN_END || bits > Value::Win(level).pack() {
            places.assign(at, Value::Win(level));
        }
    }
}

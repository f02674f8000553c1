//! The first step of a tier: positions that are over, captures, and the number of other moves.

use super::SolveError;
use super::block_moves::{BlockMoves, Moves};
use super::captures::{captures, values_after_captures};
use super::progress::Tracker;
use super::ruling::Ruling;
use super::swapped_values::SwappedValues;
use super::work::{BlockWork, Part, Places, SAFE, Work};
use crate::cells::Cells;
use crate::combinations::Combinations;
use crate::index::Block;
use crate::{Index, TableError, Tier, Value};
use rayon::prelude::*;
use std::borrow::Cow;
use std::ops::Range;

/// Fills in what is known of some blocks of a tier before moves within the pair of tiers.
///
/// # Errors
/// When values are on disk and can't be read or written.
pub(super) fn initialize(
    index: &Index,
    ruling: &Ruling,
    work: &mut Work,
    range: Range<usize>,
    below: Option<&SwappedValues>,
    tracker: &Tracker,
) -> Result<(), SolveError> {
    let (tier, width) = (work.tier, work.width);
    let initialize_part = |buffer: &mut Places, mut part: Part<'_>| {
        for number in part.range() {
            let initialization = Initialization {
                index,
                ruling,
                tier,
                block: &index.blocks(tier).blocks[number],
            };
            match below {
                Some(below) if !initialization.block.connected => {
                    let opposing = initialization.block.set;
                    let values = values_after_captures(index, below, opposing)?;
                    part.visit(number, buffer, |work| {
                        initialization.open_block(work, below, &values);
                    })?;
                }
                _ => part.visit(number, buffer, |work| initialization.finished_block(work))?,
            }
            tracker.advance(width);
        }
        Ok(())
    };
    let parts = work.parts(range).into_par_iter();
    parts.try_for_each_init(Places::default, initialize_part)
}

/// Fills in what is known of all blocks that `work` has without captures. Open positions whose
/// captures are to come have no moves left if they have no others.
///
/// # Errors
/// When values are on disk and can't be read or written.
pub(super) fn initialize_without_captures(
    index: &Index,
    ruling: &Ruling,
    work: &mut Work,
) -> Result<(), TableError> {
    let tier = work.tier;
    let initialize_part = |buffer: &mut Places, mut part: Part<'_>| {
        part.range().try_for_each(|number| {
            let initialization = Initialization {
                index,
                ruling,
                tier,
                block: &index.blocks(tier).blocks[number],
            };
            part.visit(number, buffer, |work| {
                match initialization.block.connected {
                    true => initialization.finished_block(work),
                    false => initialization.counted_block(work),
                }
            })
        })
    };
    let parts = work.parts(work.range()).into_par_iter();
    parts.try_for_each_init(Places::default, initialize_part)
}

struct Initialization<'a> {
    index: &'a Index,
    ruling: &'a Ruling,
    tier: Tier,
    block: &'a Block,
}

/// The values of a position's captures for its player.
struct CaptureSummary {
    fastest_win: u16,
    slowest_loss: u16,
    nearest_tie: u16,
    safe: bool,
}

/// More plies than any value has.
const NEVER: u16 = u16::MAX;

impl CaptureSummary {
    const NONE: CaptureSummary = CaptureSummary {
        fastest_win: NEVER,
        slowest_loss: 0,
        nearest_tie: NEVER,
        safe: false,
    };

    /// Adds a capture that leads to a packed value for the opponent.
    #[inline]
    fn add(&mut self, bits: u16) {
        let plies = (bits & Value::MAX_REMOTENESS) + 1;
        let lost = (LOSSES..TIES).contains(&bits);
        let won = bits >= WINS;
        self.fastest_win = self.fastest_win.min(if lost { plies } else { NEVER });
        self.slowest_loss = self.slowest_loss.max(if won { plies } else { 0 });
        if !lost && !won {
            self.safe = true;
            if bits >= TIES {
                self.nearest_tie = self.nearest_tie.min(plies);
            }
        }
    }
}

/// Where each kind of packed values begins.
const LOSSES: u16 = Value::Loss(0).pack();
const TIES: u16 = Value::Tie(0).pack();
const WINS: u16 = Value::Win(0).pack();

impl Initialization<'_> {
    /// Fills a block in which every position is over.
    fn finished_block(&self, work: &mut BlockWork) {
        let block_moves = BlockMoves::new(&self.index.geometry, self.block.set);
        for (at, &numbers) in self.own_sets().sets().iter().enumerate() {
            let own_connected = self.is_connected(block_moves.cells(numbers));
            work.assign(at, self.connection(own_connected));
        }
    }

    fn open_block(&self, work: &mut BlockWork, below: &SwappedValues, values: &[Cow<'_, [u16]>]) {
        let captures = captures(self.index, below, self.block.set, values);
        let below_sets = self.index.own_sets(below.shape);
        self.for_each_with_moves(work, |work, at, moves| {
            let mut summary = CaptureSummary::NONE;
            for (staying, taken) in moves.captures() {
                summary.add(captures[usize::from(taken)].value(staying, below_sets));
            }
            note(work, at, moves.quiet().len() as u8, &summary);
        });
    }

    /// Fills a block in which positions may be open, without captures.
    fn counted_block(&self, work: &mut BlockWork) {
        self.for_each_with_moves(work, |work, at, moves| {
            work.left[at] = moves.quiet().len() as u8;
        });
    }

    /// Visits the positions of a block that are not over and have moves; notes the others.
    #[inline]
    fn for_each_with_moves(
        &self,
        work: &mut BlockWork,
        mut visit: impl FnMut(&mut BlockWork, usize, &Moves),
    ) {
        let block_moves = BlockMoves::new(&self.index.geometry, self.block.set);
        let mut moves = Moves::new();
        for (at, &numbers) in self.own_sets().sets().iter().enumerate() {
            let own = block_moves.cells(numbers);
            if self.is_connected(own) {
                work.assign(at, self.connection(true));
                continue;
            }
            block_moves.find(numbers, &mut moves);
            if moves.is_empty() {
                self.note_blocked(work, at, own);
            } else {
                visit(work, at, &moves);
            }
        }
    }

    fn connection(&self, own: bool) -> Value {
        let value = self.ruling.connection(own, self.block.connected);
        value.unwrap_or_else(|| unreachable!("one side is connected"))
    }

    fn note_blocked(&self, work: &mut BlockWork, at: usize, own: Cells) {
        let opponent_moves = || {
            let theirs = BlockMoves::new(&self.index.geometry, own);
            let mut moves = Moves::new();
            theirs.find(theirs.numbers(self.block.set), &mut moves);
            !moves.is_empty()
        };
        match self.ruling.blocked(opponent_moves) {
            Some(value) => work.assign(at, value),
            None => work.left[at] = 1,
        }
    }

    fn own_sets(&self) -> &Combinations {
        self.index.own_sets(self.tier)
    }

    #[inline]
    fn is_connected(&self, own: Cells) -> bool {
        self.index.blocks(self.tier.swapped()).is_connected(own)
    }
}

/// Records the captures and the number of other moves of a position.
#[inline]
fn note(work: &mut BlockWork, at: usize, quiet: u8, captures: &CaptureSummary) {
    if captures.fastest_win != NEVER {
        work.assign(at, Value::Win(captures.fastest_win));
    } else if captures.safe {
        let tied = captures.nearest_tie != NEVER;
        work.values[at] = if tied { captures.nearest_tie } else { 0 };
        work.left[at] = SAFE;
    } else if quiet == 0 {
        work.assign(at, Value::Loss(captures.slowest_loss));
    } else {
        work.values[at] = captures.slowest_loss;
        work.left[at] = quiet;
    }
}

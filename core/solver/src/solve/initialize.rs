//! The first step of a tier: positions that are over, captures, and the number of other moves.

use super::block_moves::{BlockMoves, Moves};
use super::captures::{Captures, captures};
use super::progress::Tracker;
use super::swapped_values::SwappedValues;
use super::tier_state::{BlockPlaces, Levels, OPEN_END, SAFE, TierState};
use crate::cells::Cells;
use crate::combinations::Combinations;
use crate::index::Block;
use crate::{Index, TableError, Tier, Value};
use loa::{Blocked, Color};
use std::ops::Range;

/// Fills in what is known of some blocks of a tier before moves within the pair of tiers. `below`
/// has the values of captures. Without it, captures are left out: an open position that has only
/// captures gets 0 moves left.
///
/// # Errors
/// When values are on disk and can't be read or written.
pub(super) fn initialize(
    index: &Index,
    state: &mut TierState,
    range: Range<usize>,
    below: Option<&SwappedValues>,
    tracker: &Tracker,
) -> Result<(), TableError> {
    let (tier, width) = (state.tier, state.width);
    state.for_each_part(range, |part| {
        for number in part.range() {
            let initialization = Initialization {
                index,
                tier,
                block: &index.blocks(tier).blocks[number],
            };
            // In a connected block every position is over.
            match below.filter(|_| !initialization.block.connected) {
                Some(below) => {
                    let captures = captures(index, below, initialization.block.set)?;
                    part.visit(number, |places| {
                        initialization.open_block(places, &captures, index.own_sets(below.shape));
                    })?;
                }
                None => part.visit(number, |places| initialization.counted_block(places))?,
            }
            tracker.advance(width);
        }
        Ok(())
    })
}

/// Sets the ties by captures of positions that are neither won nor lost, and keeps only the levels
/// of ties.
///
/// # Errors
/// When values are on disk and can't be read or written.
pub(super) fn initialize_ties(state: &mut TierState) -> Result<(), TableError> {
    state.for_each_block(|places| {
        *places.levels = Levels::default();
        for at in 0..places.values.len() {
            let bits = places.values[at];
            let capture = bits < OPEN_END && places.left[at] == SAFE && bits > 0;
            match Value::unpack(bits) {
                _ if capture => places.assign(at, Value::Tie(bits)),
                Some(tie @ Value::Tie(_)) => places.assign(at, tie),
                _ => {}
            }
        }
    })
}

struct Initialization<'a> {
    index: &'a Index,
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
    /// Fills a block in which positions may be open. `below_sets` are the sets of own pieces after
    /// captures.
    fn open_block(
        &self,
        places: &mut BlockPlaces,
        captures: &[Captures<'_>],
        below_sets: &Combinations,
    ) {
        self.for_each_with_moves(places, |places, at, moves| {
            let mut summary = CaptureSummary::NONE;
            for (staying, taken) in moves.captures() {
                summary.add(captures[usize::from(taken)].value(staying, below_sets));
            }
            note(places, at, moves.quiet().len() as u8, &summary);
        });
    }

    /// Fills a block without captures.
    fn counted_block(&self, places: &mut BlockPlaces) {
        // An interrupted initialization may have left notes.
        places.values.fill(0);
        self.for_each_with_moves(places, |places, at, moves| {
            places.left[at] = moves.quiet().len() as u8;
        });
    }

    /// Visits the positions of a block that are not over and have moves; notes the others.
    #[inline]
    fn for_each_with_moves(
        &self,
        places: &mut BlockPlaces,
        mut visit: impl FnMut(&mut BlockPlaces, usize, &Moves),
    ) {
        let block_moves = BlockMoves::new(&self.index.geometry, self.block.set);
        let mut moves = Moves::new();
        let own_sets = self.index.own_sets(self.tier).sets();
        let own_blocks = self.index.blocks(self.tier.swapped());
        for (at, &numbers) in own_sets.iter().enumerate() {
            let own = block_moves.cells(numbers);
            let own_connected = own_blocks.is_connected(own);
            if own_connected || self.block.connected {
                places.assign(at, self.connection(own_connected));
                continue;
            }
            block_moves.find(numbers, &mut moves);
            if moves.is_empty() {
                self.note_blocked(places, at, own);
            } else {
                visit(places, at, &moves);
            }
        }
    }

    /// Returns the value of a position in which a side is connected, the opponent's move made. The
    /// colours don't matter.
    fn connection(&self, own: bool) -> Value {
        let (turn, mover) = (Color::Black, Color::White);
        let rules = self.index.problem().rules();
        let verdict = rules.judge_connected(mover, self.block.connected, own);
        let verdict = verdict.unwrap_or_else(|| unreachable!("one side is connected"));
        Value::of_end(verdict, turn)
    }

    /// Notes the value of a position whose player has no jump, or that it has to pass.
    fn note_blocked(&self, places: &mut BlockPlaces, at: usize, own: Cells) {
        let opponent_moves = || {
            let theirs = BlockMoves::new(&self.index.geometry, own);
            let mut moves = Moves::new();
            theirs.find(theirs.numbers(self.block.set), &mut moves);
            !moves.is_empty()
        };
        match self.index.problem().rules().blocked {
            Blocked::Passes if opponent_moves() => places.left[at] = 1,
            Blocked::Passes | Blocked::Draws => places.assign(at, Value::Tie(0)),
            Blocked::Loses => places.assign(at, Value::Loss(0)),
        }
    }
}

/// Records the captures and the number of other moves of a position.
#[inline]
fn note(places: &mut BlockPlaces, at: usize, quiet: u8, captures: &CaptureSummary) {
    if captures.fastest_win != NEVER {
        places.assign(at, Value::Win(captures.fastest_win));
    } else if captures.safe {
        let tied = captures.nearest_tie != NEVER;
        places.values[at] = if tied { captures.nearest_tie } else { 0 };
        places.left[at] = SAFE;
    } else if quiet == 0 {
        places.assign(at, Value::Loss(captures.slowest_loss));
    } else {
        places.values[at] = captures.slowest_loss;
        places.left[at] = quiet;
    }
}

//! The first step of a tier: positions that are over, captures, and the number of other moves.

use super::SolveError;
use super::below::Below;
use super::progress::Tracker;
use super::row_moves::{Moves, RowMoves};
use super::ruling::Ruling;
use super::work::{RowWork, SAFE, Work};
use crate::cells::{Cells, each};
use crate::combinations::Combinations;
use crate::index::{Row, squeeze};
use crate::symmetry::Relabelling;
use crate::{Index, Tier, Value};
use rayon::prelude::*;

/// Fills in everything that a tier's positions are known to be before moves within the tiers.
///
/// # Errors
/// When the tracker says to stop.
pub(super) fn begin(
    index: &Index,
    ruling: &Ruling,
    work: &mut Work,
    below: Option<&Below>,
    tracker: &Tracker,
) -> Result<(), SolveError> {
    let tier = work.tier;
    let rows = &index.rows(tier).rows;
    work.rows_mut().zip(rows).try_for_each(|(mut work, row)| {
        let beginning = Beginning {
            index,
            ruling,
            tier,
            row,
        };
        match below {
            Some(below) if !row.connected => beginning.open_row(&mut work, below),
            _ => beginning.closed_row(&mut work),
        }
        tracker.advance(work.values.len())
    })
}

struct Beginning<'a> {
    index: &'a Index,
    ruling: &'a Ruling,
    tier: Tier,
    row: &'a Row,
}

/// The captures of one of the opponent's pieces.
struct Captures<'a> {
    /// From numbers of free cells here to numbers of free cells there.
    relabelling: Relabelling,
    /// The number there of the cell captured on.
    landing: Cells,
    values: &'a [u16],
}

/// What the captures of a position are worth to its player.
struct Tally {
    fastest_win: u16,
    slowest_loss: u16,
    nearest_tie: u16,
    safe: bool,
}

/// More plies than any value has.
const NEVER: u16 = u16::MAX;

impl Tally {
    const NONE: Tally = Tally {
        fastest_win: NEVER,
        slowest_loss: 0,
        nearest_tie: NEVER,
        safe: false,
    };

    /// Counts a capture in that leads to a packed value of the opponent's.
    #[inline]
    fn count(&mut self, bits: u16) {
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

impl Beginning<'_> {
    /// A row in which every position is over because of the opponent's pieces.
    fn closed_row(&self, work: &mut RowWork) {
        let row_moves = RowMoves::new(&self.index.geometry, self.row.set);
        for (at, &numbers) in self.own_sets().sets().iter().enumerate() {
            let own_connected = self.is_connected(row_moves.cells(numbers));
            work.assign(at, self.connection(own_connected));
        }
    }

    fn open_row(&self, work: &mut RowWork, below: &Below) {
        let row_moves = RowMoves::new(&self.index.geometry, self.row.set);
        let mut moves = Moves::new();
        let captures = self.captures(below);
        let below_sets = self.index.own_sets(self.shape_below());
        for (at, &numbers) in self.own_sets().sets().iter().enumerate() {
            let own = row_moves.cells(numbers);
            if self.is_connected(own) {
                work.assign(at, self.connection(true));
                continue;
            }
            row_moves.find(numbers, &mut moves);
            if moves.is_empty() {
                self.note_blocked(work, at, own);
                continue;
            }
            let mut tally = Tally::NONE;
            for &(staying, taken) in moves.captures() {
                let captures = &captures[usize::from(taken)];
                let there = captures.relabelling.apply(staying) | captures.landing;
                tally.count(captures.values[below_sets.rank(there)]);
            }
            note(work, at, moves.quiet().len() as u8, &tally);
        }
    }

    fn connection(&self, own: bool) -> Value {
        let value = self.ruling.connection(own, self.row.connected);
        value.unwrap_or_else(|| unreachable!("one side is connected"))
    }

    fn note_blocked(&self, work: &mut RowWork, at: usize, own: Cells) {
        let opponent_moves = || {
            let mut any = false;
            let geometry = &self.index.geometry;
            geometry.for_each_jump(self.row.set, own, |_, _, _| any = true);
            any
        };
        match self.ruling.blocked(opponent_moves) {
            Some(value) => work.assign(at, value),
            None => work.left[at] = 1,
        }
    }

    /// Where the captures of each of the opponent's pieces lead to.
    fn captures<'b>(&self, below: &'b Below) -> Vec<Captures<'b>> {
        let free = self.index.free(self.row.set);
        let homes = &self.index.rows(self.shape_below());
        let captures_of = |cell: u32| {
            let (row, symmetry) = homes.home(self.row.set ^ 1 << cell);
            let there = |cell: u32| {
                let image = self.index.symmetries.apply(symmetry, 1 << cell);
                squeeze(image, homes.rows[row].set)
            };
            Captures {
                relabelling: Relabelling::new(each(free).map(there)),
                landing: there(cell),
                values: below.row(row),
            }
        };
        each(self.row.set).map(captures_of).collect()
    }

    /// The shape of the values that captures lead to.
    fn shape_below(&self) -> Tier {
        Tier::new(self.tier.own, self.tier.opposing - 1)
    }

    fn own_sets(&self) -> &Combinations {
        self.index.own_sets(self.tier)
    }

    #[inline]
    fn is_connected(&self, own: Cells) -> bool {
        self.index.rows(self.tier.swapped()).is_connected(own)
    }
}

/// Notes what captures and the number of other moves say of a position with moves.
#[inline]
fn note(work: &mut RowWork, at: usize, quiet: u8, tally: &Tally) {
    if tally.fastest_win != NEVER {
        work.assign(at, Value::Win(tally.fastest_win));
    } else if tally.safe {
        let tied = tally.nearest_tie != NEVER;
        work.values[at] = if tied { tally.nearest_tie } else { 0 };
        work.left[at] = SAFE;
    } else if quiet == 0 {
        work.assign(at, Value::Loss(tally.slowest_loss));
    } else {
        work.values[at] = tally.slowest_loss;
        work.left[at] = quiet;
    }
}

//! The first step of a tier: positions that are over, captures, and the number of other moves.

use super::below::Below;
use super::ruling::Ruling;
use super::work::{OPEN_END, RowWork, SAFE, Work};
use crate::cells::{Cells, each};
use crate::combinations::Combinations;
use crate::index::{Row, squeeze};
use crate::symmetry::Relabelling;
use crate::{Index, Tier, Value};
use rayon::prelude::*;

/// Fills in everything that a tier's positions are known to be before moves within the tiers.
pub(super) fn begin(
    index: &Index,
    ruling: &Ruling,
    work: &mut Work,
    below: Option<&Below>,
    done: &(dyn Fn(usize) + Sync),
) {
    let tier = work.tier;
    let rows = &index.rows(tier).rows;
    work.rows_mut().zip(rows).for_each(|(mut work, row)| {
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
        done(work.values.len());
    });
}

struct Beginning<'a> {
    index: &'a Index,
    ruling: &'a Ruling,
    tier: Tier,
    row: &'a Row,
}

/// The captures of one of the opponent's pieces.
struct Captures<'a> {
    /// The cell of the piece.
    cell: Cells,
    /// From numbers of free cells here to numbers of free cells there.
    relabelling: Relabelling,
    /// The number there of the cell captured on.
    landing: Cells,
    values: &'a [u16],
}

/// What the moves seen so far mean for a position.
#[derive(Default)]
struct Tally {
    moves: u32,
    quiet: u8,
    /// Of captures only; 0 for none.
    fastest_win: u16,
    nearest_tie: u16,
    slowest_loss: u16,
    safe: bool,
}

impl Tally {
    #[inline]
    fn capture(&mut self, bits: u16) {
        let Some(value) = Value::unpack(bits) else {
            unreachable!("solved tiers hold values");
        };
        match value.one_ply_before() {
            Value::Win(plies) => least(&mut self.fastest_win, plies),
            Value::Loss(plies) => self.slowest_loss = self.slowest_loss.max(plies),
            Value::Draw => self.safe = true,
            Value::Tie(plies) => {
                self.safe = true;
                least(&mut self.nearest_tie, plies);
            }
        }
    }
}

/// Keeps the smaller of two numbers, where 0 stands for none.
#[inline]
fn least(kept: &mut u16, plies: u16) {
    if *kept == 0 || plies < *kept {
        *kept = plies;
    }
}

impl Beginning<'_> {
    /// A row in which every position is over because of the opponent's pieces.
    fn closed_row(&self, work: &mut RowWork) {
        let spread = self.index.spread(self.row.set);
        for (at, &own) in self.own_sets().sets().iter().enumerate() {
            let own_connected = self.is_connected(spread.apply(own));
            let value = self.ruling.connection(own_connected, self.row.connected);
            work.assign(at, value.unwrap_or_else(|| unreachable!("one side is connected")));
        }
    }

    fn open_row(&self, work: &mut RowWork, below: &Below) {
        let spread = self.index.spread(self.row.set);
        let captures = self.captures(below);
        let below_sets = self.index.own_sets(Tier::new(self.tier.own, self.tier.opposing - 1));
        let mut numbers = [0 as Cells; Cells::BITS as usize];
        for (number, cell) in each(self.index.free(self.row.set)).enumerate() {
            numbers[cell as usize] = 1 << number;
        }
        let mut by_cell = [0; Cells::BITS as usize];
        for (place, captures) in captures.iter().enumerate() {
            by_cell[captures.cell.trailing_zeros() as usize] = place;
        }
        for (at, &own_numbers) in self.own_sets().sets().iter().enumerate() {
            let own = spread.apply(own_numbers);
            if self.is_connected(own) {
                let value = self.ruling.connection(true, false);
                work.assign(at, value.unwrap_or_else(|| unreachable!("one side is connected")));
                continue;
            }
            let mut tally = Tally::default();
            let geometry = &self.index.geometry;
            geometry.for_each_jump(own, self.row.set, |from, to, captures_piece| {
                tally.moves += 1;
                if captures_piece {
                    let captures = &captures[by_cell[to.trailing_zeros() as usize]];
                    let staying = own_numbers ^ numbers[from as usize];
                    let there = captures.relabelling.apply(staying) | captures.landing;
                    tally.capture(captures.values[below_sets.rank(there)]);
                } else {
                    tally.quiet += 1;
                }
            });
            self.note(work, at, own, &tally);
        }
    }

    #[inline]
    fn note(&self, work: &mut RowWork, at: usize, own: Cells, tally: &Tally) {
        if tally.fastest_win > 0 {
            work.assign(at, Value::Win(tally.fastest_win));
        } else if tally.moves == 0 {
            self.note_blocked(work, at, own);
        } else if tally.safe {
            work.values[at] = tally.nearest_tie;
            work.left[at] = SAFE;
        } else if tally.quiet == 0 {
            work.assign(at, Value::Loss(tally.slowest_loss));
        } else {
            debug_assert!(tally.slowest_loss < OPEN_END);
            work.values[at] = tally.slowest_loss;
            work.left[at] = tally.quiet;
        }
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
        let homes = &self.index.rows(Tier::new(self.tier.own, self.tier.opposing - 1));
        let captures_of = |cell: u32| {
            let (row, symmetry) = homes.home(self.row.set ^ 1 << cell);
            let there = |cell: u32| {
                let image = self.index.symmetries.apply(symmetry, 1 << cell);
                squeeze(image, homes.rows[row].set)
            };
            Captures {
                cell: 1 << cell,
                relabelling: Relabelling::new(each(free).map(there)),
                landing: there(cell),
                values: below.row(row),
            }
        };
        each(self.row.set).map(captures_of).collect()
    }

    fn own_sets(&self) -> &Combinations {
        self.index.own_sets(self.tier)
    }

    #[inline]
    fn is_connected(&self, own: Cells) -> bool {
        let rows = self.index.rows(self.tier.swapped());
        rows.rows[rows.home(own).0].connected
    }
}

//! The second step: from decided positions back to those that lead to them, level by level.
//!
//! A move without capture can be taken back by the same move, for the pieces on its line are as
//! many after it as before. So the positions that lead to a decided one, where the opponent's
//! pieces stand the same, are the jumps of the pieces that have just moved; and they all stand in
//! one row. A level is spread in two strides: news of its decided positions is put down for the
//! rows that it concerns, then each row reads its own. Each full position of a row's pieces is
//! told of once, so mirror images need no care but in [`Sender::send`].

use super::mail::{Letter, Outbox};
use super::row_moves::{Moves, RowMoves};
use super::ruling::Ruling;
use super::work::{OPEN_END, RowWork, SAFE, Work};
use crate::cells::Cells;
use crate::combinations::Combinations;
use crate::index::Row;
use crate::{Index, Tier, Value};
use rayon::prelude::*;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Which values are being spread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pass {
    /// Wins and losses.
    Decided,
    /// Ties, once all wins and losses are known.
    Tied,
}

/// Spreads one level of a pair of tiers that lead to each other.
pub(super) struct Spreading<'a> {
    pub(super) index: &'a Index,
    pub(super) ruling: &'a Ruling,
    pub(super) pass: Pass,
    pub(super) level: u16,
}

impl Spreading<'_> {
    /// Puts down news from `source`, starting at the row that `cursor` tells, until the outboxes
    /// are full or no row is left. Returns the number of letters.
    pub(super) fn send(
        &self,
        source: &Work,
        cursor: &AtomicUsize,
        outboxes: &mut [Outbox],
    ) -> usize {
        let rows = &self.index.rows(source.tier).rows;
        let target = source.tier.swapped();
        let sent = outboxes.par_iter_mut().map(|outbox| {
            while outbox.has_room_for(source.width) {
                let number = cursor.fetch_add(1, Ordering::Relaxed);
                let Some(row) = rows.get(number) else {
                    break;
                };
                if source.has_level(number, self.level) {
                    let sender = Sender::new(self, source.tier, row);
                    sender.send_row(source.row(number), outbox);
                }
            }
            outbox.sort(self.index.rows(target).rows.len())
        });
        sent.sum()
    }

    /// Lets each row of `target` read its news.
    pub(super) fn receive(&self, target: &mut Work, outboxes: &[Outbox]) {
        let tier = target.tier;
        let rows = &self.index.rows(tier).rows;
        let numbered = target.rows_mut().zip(rows).enumerate();
        numbered.for_each(|(number, (mut work, row))| {
            let mut letters = outboxes
                .iter()
                .flat_map(|outbox| outbox.letters(number))
                .peekable();
            if letters.peek().is_some() {
                let receiver = Receiver::new(self, tier, row);
                let mut moves = Moves::new();
                letters.for_each(|letter| receiver.read(letter, &mut moves, &mut work));
            }
        });
    }

    /// Whether a packed value is of this level, and what it says.
    #[inline]
    fn news(&self, bits: u16) -> Option<bool> {
        match self.pass {
            Pass::Decided if bits == Value::Win(self.level).pack() => Some(true),
            Pass::Decided if bits == Value::Loss(self.level).pack() => Some(false),
            Pass::Tied if bits == Value::Tie(self.level).pack() => Some(false),
            _ => None,
        }
    }
}

struct Sender<'a> {
    spreading: &'a Spreading<'a>,
    tier: Tier,
    row: &'a Row,
    /// The opponent's pieces under each symmetry.
    images: Vec<Cells>,
}

impl<'a> Sender<'a> {
    fn new(spreading: &'a Spreading<'a>, tier: Tier, row: &'a Row) -> Sender<'a> {
        let images = spreading.index.symmetries.images(row.set).collect();
        Sender {
            spreading,
            tier,
            row,
            images,
        }
    }

    fn send_row(&self, values: &[u16], outbox: &mut Outbox) {
        let index = self.spreading.index;
        let spread = index.spread(self.row.set);
        let sets = index.own_sets(self.tier).sets();
        for (&bits, &own) in values.iter().zip(sets) {
            if let Some(won) = self.spreading.news(bits) {
                self.send(spread.apply(own), won, outbox);
            }
        }
    }

    /// Sends word of one decided position to the row of its own pieces, where the opponent, who
    /// has just moved, is the one to move.
    ///
    /// The row must hear of each position that looks like this one and has the row's pieces to
    /// move, and of none twice. If the opponent's pieces are their own mirror image, the mirrored
    /// own pieces have a place in this row too: only the smallest of them speaks. If the own
    /// pieces are their own mirror image, the opponent's may lie in several ways around them.
    #[inline]
    fn send(&self, own: Cells, won: bool, outbox: &mut Outbox) {
        let index = self.spreading.index;
        let target = self.tier.swapped();
        let rows = index.rows(target);
        let (number, symmetry) = rows.home(own);
        let row = &rows.rows[number];
        if row.connected {
            return;
        }
        let moved = self.images[symmetry];
        if self.row.stabiliser == 1 && row.stabiliser == 1 {
            outbox.put(number, Letter { moved, won });
            return;
        }
        let symmetries = &index.symmetries;
        let mut mirrored = self.row.own_symmetries();
        if mirrored.any(|symmetry| symmetries.apply(symmetry, own) < own) {
            return;
        }
        let mut images: Vec<Cells> = row
            .own_symmetries()
            .map(|symmetry| symmetries.apply(symmetry, moved))
            .collect();
        images.push(moved);
        images.sort_unstable();
        images.dedup();
        for moved in images {
            outbox.put(number, Letter { moved, won });
        }
    }
}

struct Receiver<'a> {
    spreading: &'a Spreading<'a>,
    own_sets: &'a Combinations,
    row_moves: RowMoves,
}

impl<'a> Receiver<'a> {
    fn new(spreading: &'a Spreading<'a>, tier: Tier, row: &'a Row) -> Receiver<'a> {
        Receiver {
            spreading,
            own_sets: spreading.index.own_sets(tier),
            row_moves: RowMoves::new(&spreading.index.geometry, row.set),
        }
    }

    /// Takes the move back that led to a decided position, in every way there is.
    #[inline]
    fn read(&self, letter: Letter, moves: &mut Moves, work: &mut RowWork) {
        let own = self.row_moves.numbers(letter.moved);
        self.row_moves.find(own, moves);
        for &before in moves.quiet() {
            self.hear(self.own_sets.rank(before), letter.won, work);
        }
        if moves.is_empty() && self.spreading.ruling.passes() {
            self.hear(self.own_sets.rank(own), letter.won, work);
        }
    }

    /// Draws the conclusion for one position from one of its moves.
    #[inline]
    fn hear(&self, at: usize, won: bool, work: &mut RowWork) {
        let level = self.spreading.level + 1;
        match (self.spreading.pass, won) {
            (Pass::Decided, true) => {
                let left = work.left[at] - u8::from(work.left[at] != SAFE);
                work.left[at] = left;
                if left == 0 {
                    work.assign(at, Value::Loss(work.values[at].max(level)));
                }
            }
            (Pass::Decided, false) => {
                let bits = work.values[at];
                if bits < OPEN_END || bits > Value::Win(level).pack() {
                    work.assign(at, Value::Win(level));
                }
            }
            (Pass::Tied, _) => {
                let bits = work.values[at];
                let tied = Value::Tie(level).pack();
                let farther = tied < bits && bits <= Value::Tie(Value::MAX_REMOTENESS).pack();
                if bits < OPEN_END || farther {
                    work.assign(at, Value::Tie(level));
                }
            }
        }
    }
}

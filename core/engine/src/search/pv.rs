use super::{MAX_PLY, Search};
use crate::moves::is_legal;
use crate::{Report, Technique};
use loa::Move;

/// The principal variation from each ply on, as found so far (a triangular table).
#[derive(Debug)]
pub(super) struct PvTable(Vec<Vec<Move>>);

impl PvTable {
    pub(super) fn new() -> PvTable {
        let plies = MAX_PLY as usize + 2;
        PvTable(vec![Vec::with_capacity(plies); plies])
    }

    /// Returns the variation from a ply on.
    pub(super) fn at(&self, ply: u32) -> &[Move] {
        &self.0[ply as usize]
    }

    /// Sets the variation from a ply on.
    pub(super) fn set(&mut self, ply: u32, line: &[Move]) {
        let own = &mut self.0[ply as usize];
        own.clear();
        own.extend_from_slice(line);
    }

    /// Empties the variation from a ply on.
    pub(super) fn clear(&mut self, ply: u32) {
        self.0[ply as usize].clear();
    }

    /// Sets the variation from a ply on to a move and the variation from the next ply on.
    pub(super) fn update(&mut self, ply: u32, mv: Move) {
        let (upper, lower) = self.0.split_at_mut(ply as usize + 1);
        let line = &mut upper[ply as usize];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&lower[0]);
    }
}

impl Search<'_, '_> {
    /// Extends the line of a report by the best moves of the table, up to its depth or the end that
    /// its score proves: lines are cut short where the last search failed high or was interrupted.
    /// Stops where a position comes up again, and where the table does not know the next move: a
    /// line can be shorter than the win or loss that it shows.
    pub(super) fn extend_line(&mut self, report: &mut Report) {
        let proven = report.score.win_plies().or(report.score.loss_plies());
        let length = proven.unwrap_or(report.depth).min(MAX_PLY) as usize;
        let mut played = 0;
        let mut goes_on = self.has(Technique::Table) && report.line.len() < length;
        while goes_on && played < length {
            if played == report.line.len() {
                let Some(next) = self.table_move(proven.is_some()) else {
                    break;
                };
                report.line.push(next);
            }
            goes_on = self.stack.play(report.line[played]).is_none() && !self.stack.closes_cycle();
            played += 1;
        }
        for _ in 0..played {
            self.stack.undo();
        }
    }

    /// Returns the table's best move; only from a proven score if one is wanted.
    fn table_move(&self, proven: bool) -> Option<Move> {
        let entry = self.table.probe(self.stack.key())?;
        let best = entry.best.filter(|_| !proven || entry.score.is_proven())?;
        is_legal(best, self.stack.position()).then_some(best)
    }
}

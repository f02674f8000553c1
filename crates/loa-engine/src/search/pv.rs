use super::MAX_PLY;
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

use super::MAX_PLY;
use loa::Move;

/// The best lines of play found so far from each ply on.
#[derive(Debug)]
pub(super) struct Lines(Vec<Vec<Move>>);

impl Lines {
    pub(super) fn new() -> Lines {
        let plies = MAX_PLY as usize + 2;
        Lines(vec![Vec::with_capacity(plies); plies])
    }

    /// Returns the line from a ply on.
    pub(super) fn at(&self, ply: u32) -> &[Move] {
        &self.0[ply as usize]
    }

    /// Makes a line the one from a ply on.
    pub(super) fn set(&mut self, ply: u32, line: &[Move]) {
        let own = &mut self.0[ply as usize];
        own.clear();
        own.extend_from_slice(line);
    }

    /// Makes the line from a ply on empty.
    pub(super) fn clear(&mut self, ply: u32) {
        self.0[ply as usize].clear();
    }

    /// Makes a move, followed by the next ply's line, the line from a ply on.
    pub(super) fn extend(&mut self, ply: u32, mv: Move) {
        let (upper, lower) = self.0.split_at_mut(ply as usize + 1);
        let line = &mut upper[ply as usize];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&lower[0]);
    }
}

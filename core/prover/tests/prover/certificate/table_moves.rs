use loa::{Move, Position};
use loa_solver::{Probe, Value};

/// Plays the quickest wins of a solved problem.
#[derive(Clone, Copy)]
pub(super) struct TableMoves<'a>(pub(super) &'a dyn Probe);

impl TableMoves<'_> {
    pub(super) fn winning_move(self, position: &Position) -> Option<(Move, u16)> {
        match self.0.probe_moves(position).unwrap().first() {
            Some((mv, Value::Win(plies))) => Some((*mv, *plies)),
            _ => None,
        }
    }
}

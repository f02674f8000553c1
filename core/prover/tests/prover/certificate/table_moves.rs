use loa::{Move, Position};
use loa_prover::WinningMoves;
use loa_solver::{Probe, TableError, Value};

/// Plays the quickest wins of a solved problem.
#[derive(Clone, Copy)]
pub(super) struct TableMoves<'a>(pub(super) &'a dyn Probe);

/// Why tables have no winning move.
#[derive(Debug, thiserror::Error)]
pub(super) enum NoTableMove {
    #[error("not won")]
    NotWon,
    #[error(transparent)]
    Table(#[from] TableError),
}

impl WinningMoves for TableMoves<'_> {
    type Error = NoTableMove;

    fn winning_move(&mut self, position: &Position) -> Result<(Move, u16), NoTableMove> {
        match self.0.probe_moves(position)?.first() {
            Some((mv, Value::Win(plies))) => Ok((*mv, *plies)),
            _ => Err(NoTableMove::NotWon),
        }
    }
}

use super::WinningMoves;
use super::shown::Shown;
use crate::{Probe, TableError, Value};
use loa::{Move, Position};

/// Plays by the tables of a solved problem: the quickest win.
#[derive(Clone, Copy)]
pub struct TableStrategy<'a>(&'a dyn Probe);

/// Why tables have no winning move.
#[derive(Debug, thiserror::Error)]
pub enum TableStrategyError {
    /// The position is not won, or the tables don't cover it.
    #[error("the tables know no win of {}", Shown(.0))]
    NotWon(Box<Position>),
    /// The tables are damaged.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl<'a> TableStrategy<'a> {
    /// The strategy of a solution.
    pub fn new(tables: &'a dyn Probe) -> TableStrategy<'a> {
        TableStrategy(tables)
    }
}

impl WinningMoves for TableStrategy<'_> {
    type Error = TableStrategyError;

    fn winning_move(&mut self, position: &Position) -> Result<(Move, u16), TableStrategyError> {
        match self.0.probe_moves(position)?.first() {
            Some((mv, Value::Win(plies))) => Ok((*mv, *plies)),
            _ => Err(TableStrategyError::NotWon(Box::new(*position))),
        }
    }
}

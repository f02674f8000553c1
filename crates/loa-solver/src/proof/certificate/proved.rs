use super::WinningMoves;
use super::shown::Shown;
use crate::proof::strategy::Strategy;
use loa::{Move, Position};

/// A position for which a strategy that was found has no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the strategy has no move for {}", Shown(.0))]
pub struct NoMove(Position);

impl WinningMoves for &Strategy {
    type Error = Box<NoMove>;

    fn winning_move(&mut self, position: &Position) -> Result<(Move, u16), Box<NoMove>> {
        Strategy::winning_move(self, position).ok_or_else(|| Box::new(NoMove(*position)))
    }
}

use crate::proof_tree::ProofTree;
use loa::{Move, Position};
use loa_notation::Fen;

/// Knows a winning move for each position that comes up.
pub trait WinningMoves {
    /// Why there is no answer.
    type Error;

    /// Returns a move with which the winner, who is to move, wins, and the number of plies that
    /// it takes at most from here, that move counted.
    ///
    /// The number must be at least two smaller than in the position before, two plies earlier,
    /// whatever the opponent has played in between. It is asked once for each position that comes
    /// up and its images, never where a move wins at once or the game is over, and mostly in the
    /// middle of the answer to another.
    ///
    /// # Errors
    /// When there is no such move, or it is not known.
    fn winning_move(&mut self, position: &Position) -> Result<(Move, u16), Self::Error>;
}

impl<S: WinningMoves + ?Sized> WinningMoves for &mut S {
    type Error = S::Error;

    fn winning_move(&mut self, position: &Position) -> Result<(Move, u16), S::Error> {
        (**self).winning_move(position)
    }
}

/// A position for which a proof tree has no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the proof has no move for {:#}", Fen::from(*.0))]
pub struct NoMove(Position);

impl WinningMoves for &ProofTree {
    type Error = Box<NoMove>;

    fn winning_move(&mut self, position: &Position) -> Result<(Move, u16), Box<NoMove>> {
        ProofTree::winning_move(self, position).ok_or_else(|| Box::new(NoMove(*position)))
    }
}

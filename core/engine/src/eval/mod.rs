//! Static evaluation: by a [net], or where there is none by how scattered the pieces are.

mod cache;
mod evaluator;
pub mod net;
mod noise;
mod scatter;

use crate::Score;
use loa::{Goal, Position};

pub(crate) use cache::EvalCache;
pub(crate) use evaluator::Evaluator;
pub use net::instructions;
pub(crate) use noise::Noise;

/// Returns the evaluation of a position without a net, for the side to move: by how much the
/// opponent's pieces are more scattered. Connections are not judged.
pub fn evaluate(position: &Position, goal: Goal) -> Score {
    Score::estimate(scatter::points(position, goal))
}

//! Estimates of playing strength from the results of games.
//!
//! Everything is a function of counts. A score is a share of the points, 0 to 1, where a draw is
//! half a point; an Elo difference `d` is the score `1 / (1 + 10^(-d/400))`. Intervals contain the
//! true value with a probability of 95 % if games, or pairs of games, are independent.

mod distribution;
mod elo;
mod estimate;
mod normal;
mod rating;
mod sprt;
mod student;
mod tally;

pub use elo::{elo_of_score, score_of_elo};
pub use estimate::{Interval, Strength};
pub use rating::{Meeting, Rating, Ratings, rate};
pub use sprt::{EloModel, Hypothesis, Sprt, SprtError};
pub use tally::{PairTally, Points, Tally};

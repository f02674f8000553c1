#![doc = include_str!("../README.md")]

mod background_proof;
mod bench;
mod book;
mod budget;
mod chance;
mod engine;
mod eval;
mod features;
mod forced;
mod immediate;
mod job;
mod large_pages;
mod level;
mod limits;
mod moves;
mod proof;
pub mod puzzles;
mod report;
pub mod review;
mod score;
mod search;
mod stack;
mod style;
mod table;
mod team;
#[cfg(test)]
mod tests;
mod time;

pub use bench::bench;
pub use book::{Book, BookMove, ParseBookError};
pub use chance::{POINTS_FOR_TENFOLD_ODDS, win_chance};
pub use engine::Engine;
pub use eval::{
    Contribution, Inputs, ParseTermError, Phase, Term, Weights, evaluate, explain, instructions,
};
pub use features::{Feature, Features, ParseFeatureError};
pub use job::{Job, Progress, RunningJob};
pub use level::{Level, ParseLevelError};
pub use limits::Limits;
pub use report::Report;
pub use score::Score;
pub use style::Style;
pub use time::{Allotment, TimeControl};

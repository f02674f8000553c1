//! A Lines of Action player: search and evaluation.
//!
//! ```
//! use loa::{Game, Preset, Size};
//! use loa_engine::{Engine, Limits};
//!
//! let mut game = Game::start(&Preset::BERKELEY, Size::STANDARD);
//! let mut engine = Engine::new(1);
//! let report = engine.search(&game, Limits::depth(3), &mut || false, &mut |_| {});
//! let report = report.expect("the game has only begun");
//! game.play(report.best)?;
//! assert_eq!(report.depth, 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! An [`Engine`] has no clock, no randomness and no files, and starts threads only on request. A
//! [`Job`] adds the clock, and a thread if wanted.

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
pub use time::{Allotment, Stability, TimeControl};

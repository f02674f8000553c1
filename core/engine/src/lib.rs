#![doc = include_str!("../README.md")]

mod background_proof;
mod bench;
mod book;
mod budget;
mod candidates;
mod chance;
mod clock;
mod engine;
mod eval;
mod forced;
mod immediate;
mod job;
mod ladder;
mod large_pages;
mod lazy_smp;
mod level;
mod limits;
mod lines;
mod moves;
pub mod policy;
mod proof;
mod recheck;
mod report;
mod sample;
mod score;
mod search;
mod stack;
mod style;
mod table;
mod techniques;
#[cfg(test)]
mod tests;
mod time;

pub use bench::{bench, bench_evaluations};
pub use book::{Book, ParseBookError};
pub use chance::{POINTS_FOR_TENFOLD_ODDS, win_chance};
pub use clock::Instant;
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub use clock::set_clock;
pub use engine::{Engine, EngineMemoryError};
pub use eval::{evaluate, instructions, net};
pub use immediate::is_quiet;
pub use job::{Job, Known, RunningJob, SearchProgress};
pub use level::{Level, Rating};
pub use limits::Limits;
pub use report::Report;
pub use sample::EvaluatedSample;
pub use score::Score;
pub use style::Style;
pub use techniques::{Technique, Techniques};
pub use time::{Allotment, Clock};

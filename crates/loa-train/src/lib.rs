//! Training data from self-play, and weights of the evaluation fitted to it.
//!
//! [`generate`] lets the engine play games against itself and keeps their quiet positions in a
//! [`DataFile`], whose format is in the documentation of [`format`](mod@format). [`Rows`] are what the
//! evaluation sees of them, and a [`Tuning`] finds the weights that predict the results best.

#![forbid(unsafe_code)]

pub mod format;
pub mod logistic;

mod file;
mod generate;
mod linear;
mod report;
mod rows;
mod selfplay;
mod tuning;

pub use file::{Damage, DataFile, FileError, TrainingData, read};
pub use format::{GameRecord, Header, HeaderError, RecordError, Sample};
pub use generate::{Amount, GenerateError, Progress, Watch, generate};
pub use report::{Counts, ReportedTerm, TuningReport, rust_snippet};
pub use rows::Rows;
pub use selfplay::{SelfPlay, SelfPlaySettings, is_quiet};
pub use tuning::{
    Checkpoint, Fitted, Plan, TermWeight, Tuning, engine_weights, loss_of, score_scale,
};

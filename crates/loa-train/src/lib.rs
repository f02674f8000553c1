//! Training data from self-play, and weights of the evaluation fitted to it.
//!
//! [`generate`] lets the engine play games against itself and keeps their quiet positions in a
//! [`DataFile`], whose format is in the documentation of [`format`](mod@format). [`Rows`] are what the
//! evaluation sees of them, and a [`Tuning`] finds the weights with which it foretells the results
//! best.

#![forbid(unsafe_code)]

pub mod format;
pub mod logistic;

mod checkpoint;
mod file;
mod generate;
mod header;
mod linear;
mod quiet;
mod random;
mod record;
mod report;
mod rows;
mod selfplay;
mod tuning;

pub use checkpoint::Checkpoint;
pub use file::{Contents, Damage, DataFile, FileError, read};
pub use generate::{Amount, GenerateError, Progress, Watch, generate};
pub use header::{Header, HeaderError};
pub use quiet::is_quiet;
pub use record::{GameRecord, RecordError, Sample};
pub use report::{Counts, Report, ReportedTerm, rust_snippet};
pub use rows::Rows;
pub use selfplay::{Player, Settings};
pub use tuning::{Fitted, Plan, TermWeight, Tuning, engine_weights, loss_of, score_scale};

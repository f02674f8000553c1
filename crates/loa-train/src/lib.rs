#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod format;
pub mod logistic;
pub mod net;

mod file;
mod generate;
mod linear;
mod merge;
mod rows;
mod selfplay;
mod tuning;

pub use file::{Damage, DataFile, FileError, GameReader, Survey, TrainingData, read};
pub use format::{Ending, GameRecord, Header, HeaderError, RecordError, Sample};
pub use generate::{Amount, GenerateError, generate};
pub use loa_work::{ParseShardError, Shard};
pub use merge::{MergeError, merge};
pub use rows::Rows;
pub use selfplay::{SelfPlay, SelfPlaySettings, engine_fingerprint};
pub use tuning::{
    Checkpoint, Fitted, Plan, TermWeight, Tuning, engine_weights, loss_of, rust_snippet,
    score_scale,
};

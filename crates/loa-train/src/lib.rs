#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod format;
pub mod net;

mod file;
mod generate;
mod merge;
mod selfplay;

pub use file::{Damage, DataFile, FileError, GameReader, Survey, TrainingData, read};
pub use format::{Ending, GameRecord, Header, HeaderError, RecordError, Sample};
pub use generate::{Amount, GenerateError, generate};
pub use loa_work::{ParseShardError, Shard};
pub use merge::{MergeError, merge};
pub use selfplay::{SelfPlay, SelfPlaySettings, engine_fingerprint};

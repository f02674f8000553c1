#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod format;
pub mod net;

mod file;
mod generate;
mod selfplay;

pub use file::{GameCounts, GameReader, Games};
pub use format::{Ending, GameRecord, Header, HeaderError, Sample};
pub use generate::play_games;
pub use loa_work::{Damage, ParseShardError, Shard};
pub use selfplay::{MOST_EVALUATED, SelfPlay, engine_fingerprint};

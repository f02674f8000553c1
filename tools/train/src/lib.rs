#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod format;
pub mod net;

mod counts;
mod generate;
mod selfplay;

pub use counts::GameCounts;
pub use format::{Ending, GameReader, GameRecord, Games, Header, HeaderError, Sample};
pub use generate::play_games;
pub use loa_work::{Damage, ParseShardError, Shard};
pub use selfplay::{MOST_EVALUATED, SelfPlay, engine_fingerprint};

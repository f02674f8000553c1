#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod file;
mod lines;
mod merge;
mod part;
mod shard;

pub use file::{Contents, Damage, Item, Opened, ShardError, ShardFile, ShardHead};
pub use lines::{Unsealed, seal, unseal, whole_lines};
pub use merge::{Arranged, Gap, GapReason, MergeError, Shards, arrange};
pub use part::{LockError, PartFile, lock, part_of};
pub use shard::{ParseShardError, Shard};

#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod file;
mod lines;
mod memory;
mod merge;
mod part;
mod shard;
mod whole;

pub use file::{Contents, Damage, Item, Opened, ShardError, ShardFile, ShardHead};
pub use lines::{Unsealed, seal, unseal, whole_lines};
pub use memory::free_memory;
pub use merge::{Arranged, Gap, GapReason, MergeError, Shards, arrange};
pub use part::{LockError, PartFile, lock, part_of};
pub use shard::{ParseShardError, Shard};
pub use whole::{check_can_be_written, folder_of, write_in_own_folder, write_whole};

#![doc = include_str!("../README.md")]
#![cfg_attr(not(windows), forbid(unsafe_code))]

mod error;
mod file;
mod format;
mod input;
mod json;
mod lines;
mod merge;
mod part;
mod pool;
mod shard;
mod signals;
pub mod system;
mod whole;
mod work;

pub use error::{WorkError, check_same_run};
pub use file::ShardFile;
pub use format::{Contents, Damage, Format, Found, Head, Reader};
pub use input::{
    Input, LARGEST_TEXT, check_is_file, check_is_file_or_new, if_there, look_at, open_file,
    open_input, read_file, read_input, read_text, without_mark,
};
pub use json::{Item, JsonLines, ShardHead};
pub use lines::{
    SealError, content_lines, csv_cell, read_line, seal, unseal, unseal_as, whole_lines,
};
pub use merge::{Gap, Shards};
pub use part::{lock, open_locked, part_of};
pub use pool::{Stop, locked, on_threads};
pub use shard::{ParseShardError, Shard};
pub use signals::{Interrupt, status_after, status_of_signal, stop_on_signals};
pub use whole::{
    check_can_be_written, check_output, create_output, entries_of, folder_of, is_device, linked,
    real_path, sync_folder, write_in_own_folder, write_whole,
};
pub use work::{Numbers, ShardItems, Take, WorkEnd, cores, locale, warning_of_threads};

//! Solutions on disk: a folder for each, with a manifest and a file for each tier.
//!
//! # The manifest
//!
//! `manifest.json` is a JSON object with these keys:
//!
//! | key | |
//! |---|---|
//! | `format` | the number of the format of all files in the folder, 1 |
//! | `program` | the program that began the folder, with its version |
//! | `board` | the size of the board, as in `"5x4"`: files, then ranks |
//! | `start` | the start position with the most pieces of each side: `"standard"`, `"sides"` or `"scrambled"` |
//! | `pieces` | instead of `start`: the most pieces of each side, a number |
//! | `goal` | `"connect"` or `"misere"` |
//! | `simultaneous` | `"mover"` or `"draws"` |
//! | `blocked` | `"passes"`, `"loses"` or `"draws"` |
//!
//! # The file of a tier
//!
//! `6v5.tier` has the positions in which the player to move has six pieces and the opponent five,
//! in the order of the [`Index`](crate::Index). Numbers are little-endian, checksums are CRC-32 as
//! in zip files. The file is a header, chunks, and the index of the chunks.
//!
//! | header, at byte | bytes | |
//! |---|---|---|
//! | 0 | 8 | `LOA tier` |
//! | 8 | 4 | the format, 1 |
//! | 12 | 4 | the length of the header, checksum and all |
//! | 16 | 1 | the pieces of the player to move |
//! | 17 | 1 | the pieces of the opponent |
//! | 18 | 2 | the length *P* of the problem |
//! | 20 | 4 | the number of positions of each chunk but the last, which has the rest; at most 65,536 |
//! | 24 | 8 | the number of positions |
//! | 32 | 4 | the number *C* of different values |
//! | 36 | *P* | the problem: board and rules in words, as in `board 5x4, goal connect, simultaneous mover, blocked draws` |
//! | 36 + *P* | 2 *C* | the different values, packed by [`Value::pack`](crate::Value::pack), in ascending order |
//! | 36 + *P* + 2 *C* | 4 | the checksum of the header up to here |
//!
//! Each chunk is the checksum of what follows in it, four bytes, and a zstd frame. The frame
//! unpacks to a number for each position: which of the different values it has, from 0, in one
//! byte if there are at most 256 of them, else in two.
//!
//! | index, at byte | bytes | |
//! |---|---|---|
//! | 0 | 8 (*B* + 1) | where in the file each of the *B* chunks begins, and where the last ends |
//! | 8 (*B* + 1) | 4 | the checksum of the index up to here |
//! | 8 (*B* + 1) + 4 | 8 | `LOA done`, the end of the file |
//!
//! The values of a tier depend only on the board and the rules, so a file does not mention other
//! tiers, the start position or the most pieces: the file of a tier is the same in all folders.

mod chunk;
mod codes;
mod error;
mod header;
mod manifest;
mod parts;
mod probing;
mod reader;
mod table_store;
mod writer;

pub(crate) use chunk::POSITIONS as CHUNK_POSITIONS;
pub(crate) use codes::Codes;
pub use error::{Fault, TableError};
pub use probing::Tables;
pub use table_store::{SetAside, TableStore};
pub(crate) use writer::find_codes;

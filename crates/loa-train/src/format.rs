//! The format of training data, version 1.
//!
//! Numbers are little-endian. A file is a head and any number of blocks, one for each game, in the
//! order of the games' numbers from 0:
//!
//! ```text
//! head:    magic "LOATRAIN"
//!          version                  u32, 1
//!          length of the settings   u32, at most 4096
//!          settings                 JSON, an object: see Header
//!          CRC-32 of all before     u32
//! block:   number of the game       u32
//!          number of samples        u16, at most 4096
//!          result                   u8: 0 White won, 1 draw, 2 Black won
//!          zero                     u8
//!          samples                  24 bytes each
//!          CRC-32 of the block      u32
//! sample:  black pieces             u64, bit 8 * rank + file
//!          white pieces             u64
//!          score                    i16, the search's estimate for the side to move, in points
//!          ply                      u16, plies made in the game so far
//!          side to move             u8: 0 Black, 1 White
//!          depth                    u8, plies that the search looked ahead
//!          zero                     u16
//! ```
//! The CRC-32 is that of zlib. What comes before a block that is cut off or damaged is good.

/// What a file begins with.
pub const MAGIC: [u8; 8] = *b"LOATRAIN";
/// The version of the format.
pub const VERSION: u32 = 1;
/// The longest settings, in bytes.
pub const LONGEST_SETTINGS: usize = 4096;
/// The most samples of a game.
pub const MOST_SAMPLES: usize = 4096;
/// The bytes of a sample.
pub const SAMPLE_LEN: usize = 24;
/// The bytes of a block before its samples.
pub(crate) const BLOCK_HEAD_LEN: usize = 8;
/// The bytes of a checksum.
pub(crate) const CRC_LEN: usize = 4;

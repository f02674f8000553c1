//! Chunks of compressed values. Each is a CRC-32 and a zstd frame with the numbers of the values.

use super::codes::{Codes, Encoder};
use crate::Value;
use std::cell::RefCell;
use std::io;
use zstd::bulk::Compressor;
use zstd::zstd_safe::{CParameter, DCtx, compress_bound};

/// The positions of a chunk: enough to learn the frequencies of the values, and few enough to be
/// unpacked in some microseconds.
pub(crate) const POSITIONS: usize = 1 << 10;

/// The most positions of a chunk that is read.
pub(super) const MAX_POSITIONS: usize = 1 << 16;

const LEVEL: i32 = 3;

/// Shorter repetitions compress worse than single values.
const SHORTEST_MATCH: u32 = 7;

const CHECKSUM_BYTES: usize = 4;

/// Packs chunks.
pub(super) struct Packer<'a> {
    encoder: &'a Encoder,
    compressor: Compressor<'static>,
    codes: Vec<u8>,
    frame: Vec<u8>,
}

impl<'a> Packer<'a> {
    pub(super) fn new(encoder: &'a Encoder) -> io::Result<Packer<'a>> {
        let mut compressor = Compressor::new(LEVEL)?;
        compressor.set_parameter(CParameter::MinMatch(SHORTEST_MATCH))?;
        Ok(Packer {
            encoder,
            compressor,
            codes: Vec::new(),
            frame: Vec::new(),
        })
    }

    /// Appends the chunk of some values.
    pub(super) fn pack(&mut self, values: &[u16], out: &mut Vec<u8>) -> io::Result<()> {
        self.encoder.encode(values, &mut self.codes);
        self.frame.clear();
        self.frame.reserve(compress_bound(self.codes.len()));
        self.compressor
            .compress_to_buffer(&self.codes, &mut self.frame)?;
        out.extend(crc32fast::hash(&self.frame).to_le_bytes());
        out.extend(&self.frame);
        Ok(())
    }
}

/// Reads the value at an index of a chunk with this number of positions.
///
/// # Errors
/// When the chunk is damaged: what is wrong.
pub(super) fn value(
    chunk: &[u8],
    codes: &Codes,
    positions: usize,
    at: usize,
) -> Result<Value, &'static str> {
    unpacked(chunk, positions * codes.width(), |bytes| {
        codes.value_at(bytes, at).ok_or(NO_VALUE)
    })
}

/// Reads all values of a chunk.
///
/// # Errors
/// When the chunk is damaged: what is wrong.
pub(super) fn unpack(chunk: &[u8], codes: &Codes, values: &mut [u16]) -> Result<(), &'static str> {
    unpacked(chunk, values.len() * codes.width(), |bytes| {
        codes.decode(bytes, values).ok_or(NO_VALUE)
    })
}

/// Copies the numbers of all values of a chunk.
///
/// # Errors
/// When the chunk is damaged: what is wrong.
pub(super) fn copy(chunk: &[u8], numbers: &mut [u8]) -> Result<(), &'static str> {
    unpacked(chunk, numbers.len(), |bytes| {
        numbers.copy_from_slice(bytes);
        Ok(())
    })
}

pub(super) const NO_VALUE: &str = "it has a number without a value";

/// Compares a chunk with its checksum, and returns its frame.
///
/// # Errors
/// When the chunk is damaged: what is wrong.
pub(super) fn check(chunk: &[u8]) -> Result<&[u8], &'static str> {
    let (checksum, frame) = chunk
        .split_first_chunk::<CHECKSUM_BYTES>()
        .ok_or("too short")?;
    if crc32fast::hash(frame) != u32::from_le_bytes(*checksum) {
        return Err("wrong checksum");
    }
    Ok(frame)
}

/// Unpacks a chunk to the given length and reads the result.
fn unpacked<T>(
    chunk: &[u8],
    length: usize,
    read: impl FnOnce(&[u8]) -> Result<T, &'static str>,
) -> Result<T, &'static str> {
    let frame = check(chunk)?;
    UNPACKER.with_borrow_mut(|unpacker| {
        let bytes = unpacker
            .unpack(frame, length)
            .ok_or("it can't be unpacked")?;
        read(bytes)
    })
}

thread_local! {
    // Making a context takes longer than unpacking a chunk.
    static UNPACKER: RefCell<Unpacker> = RefCell::new(Unpacker {
        context: DCtx::create(),
        bytes: Vec::new(),
    });
}

struct Unpacker {
    context: DCtx<'static>,
    bytes: Vec<u8>,
}

impl Unpacker {
    /// Unpacks a frame; `None` if it has another length or is damaged.
    fn unpack(&mut self, frame: &[u8], length: usize) -> Option<&[u8]> {
        self.bytes.resize(length, 0);
        let unpacked = self.context.decompress(&mut self.bytes[..], frame).ok()?;
        (unpacked == length).then_some(&self.bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(count: u16) -> Vec<u16> {
        let roots = (0..count).map(|n| n % 97);
        roots.map(|n| Value::Win(n * n % 97).pack()).collect()
    }

    fn packed(values: &[u16], codes: &Codes) -> Vec<u8> {
        let encoder = Encoder::new(codes);
        let mut out = Vec::new();
        Packer::new(&encoder)
            .unwrap()
            .pack(values, &mut out)
            .unwrap();
        out
    }

    #[test]
    fn blocks_become_the_same_values_again() {
        for count in [1, 2, 1000, 1024] {
            let values = values(count);
            let codes = Codes::of(&values);
            let chunk = packed(&values, &codes);
            let mut read = vec![0; values.len()];
            unpack(&chunk, &codes, &mut read).unwrap();
            assert_eq!(read, values);
            for (at, bits) in values.iter().enumerate() {
                let value = value(&chunk, &codes, values.len(), at);
                assert_eq!(value.ok(), Value::unpack(*bits));
            }
        }
    }

    #[test]
    fn damaged_blocks_are_refused() {
        let values = values(300);
        let codes = Codes::of(&values);
        let chunk = packed(&values, &codes);
        for length in 0..chunk.len() {
            assert!(unpack(&chunk[..length], &codes, &mut vec![0; 300]).is_err());
        }
        for bit in 0..chunk.len() * 8 {
            let mut damaged = chunk.clone();
            damaged[bit / 8] ^= 1 << (bit % 8);
            assert!(
                unpack(&damaged, &codes, &mut vec![0; 300]).is_err(),
                "bit {bit}"
            );
            assert!(value(&damaged, &codes, 300, 7).is_err(), "bit {bit}");
        }
    }

    #[test]
    fn blocks_of_another_length_are_refused() {
        let values = values(300);
        let codes = Codes::of(&values);
        let chunk = packed(&values, &codes);
        for length in [0, 1, 299, 301, MAX_POSITIONS] {
            assert!(
                unpack(&chunk, &codes, &mut vec![0; length]).is_err(),
                "{length}"
            );
        }
    }
}

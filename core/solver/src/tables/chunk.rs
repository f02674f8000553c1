//! Chunks of compressed values. Each is a CRC-32 and a zstd frame with the numbers of the values.

use super::codes::Encoder;
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

/// Packs values into chunks of [`POSITIONS`], the last one with the rest. Returns the chunks one
/// after another, and the length of each.
pub(super) fn pack(values: &[u16], encoder: &Encoder) -> io::Result<(Vec<u8>, Vec<u32>)> {
    let mut compressor = Compressor::new(LEVEL)?;
    compressor.set_parameter(CParameter::MinMatch(SHORTEST_MATCH))?;
    let (mut codes, mut frame): (Vec<u8>, Vec<u8>) = (Vec::new(), Vec::new());
    let mut bytes = Vec::with_capacity(values.len());
    let mut lengths = Vec::with_capacity(values.len().div_ceil(POSITIONS));
    for chunk in values.chunks(POSITIONS) {
        encoder.encode(chunk, &mut codes);
        frame.clear();
        frame.reserve(compress_bound(codes.len()));
        compressor.compress_to_buffer(&codes, &mut frame)?;
        bytes.extend(crc32fast::hash(&frame).to_le_bytes());
        bytes.extend(&frame);
        lengths.push((CHECKSUM_BYTES + frame.len()) as u32);
    }
    Ok((bytes, lengths))
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

/// Unpacks a chunk to the given length and reads its numbers; `None` is for one without a value.
///
/// # Errors
/// When the chunk is damaged: what is wrong.
pub(super) fn unpack<T>(
    chunk: &[u8],
    length: usize,
    read: impl FnOnce(&[u8]) -> Option<T>,
) -> Result<T, &'static str> {
    let frame = check(chunk)?;
    UNPACKER.with_borrow_mut(|(context, numbers)| {
        numbers.resize(length, 0);
        if context.decompress(&mut numbers[..], frame) != Ok(length) {
            return Err("it can't be unpacked");
        }
        read(numbers).ok_or(NO_VALUE)
    })
}

thread_local! {
    // Making a context takes longer than unpacking a chunk.
    static UNPACKER: RefCell<(DCtx<'static>, Vec<u8>)> =
        RefCell::new((DCtx::create(), Vec::new()));
}

#[cfg(test)]
mod tests {
    use super::super::codes::Codes;
    use super::*;
    use crate::Value;

    fn values(count: u16) -> Vec<u16> {
        let roots = (0..count).map(|n| n % 97);
        roots.map(|n| Value::Win(n * n % 97).pack()).collect()
    }

    fn packed(values: &[u16], codes: &Codes) -> Vec<u8> {
        pack(values, &Encoder::new(codes)).unwrap().0
    }

    fn unpacked(chunk: &[u8], codes: &Codes, count: usize) -> Result<Vec<u16>, &'static str> {
        unpack(chunk, count * codes.width(), |numbers| {
            let mut values = vec![0; count];
            codes.decode(numbers, 0, &mut values)?;
            Some(values)
        })
    }

    #[test]
    fn blocks_become_the_same_values_again() {
        for count in [1, 2, 1000, 1024] {
            let values = values(count);
            let codes = Codes::of(&values);
            let chunk = packed(&values, &codes);
            assert_eq!(unpacked(&chunk, &codes, values.len()).unwrap(), values);
            for (at, bits) in values.iter().enumerate() {
                let length = values.len() * codes.width();
                let value = unpack(&chunk, length, |numbers| codes.value_at(numbers, at));
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
            assert!(unpacked(&chunk[..length], &codes, 300).is_err());
        }
        for bit in 0..chunk.len() * 8 {
            let mut damaged = chunk.clone();
            damaged[bit / 8] ^= 1 << (bit % 8);
            assert!(unpacked(&damaged, &codes, 300).is_err(), "bit {bit}");
        }
    }

    #[test]
    fn blocks_of_another_length_are_refused() {
        let values = values(300);
        let codes = Codes::of(&values);
        let chunk = packed(&values, &codes);
        for length in [0, 1, 299, 301, MAX_POSITIONS] {
            assert!(unpacked(&chunk, &codes, length).is_err(), "{length}");
        }
    }
}

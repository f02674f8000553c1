//! Updates from one section to another, as bytes.
//!
//! Numbers are little-endian:
//!
//! | bytes | |
//! |---|---|
//! | 4 | the tier: 0, or 1 for the swapped one |
//! | 4 | the number of blocks that have updates |
//! | 8 each | a block, and the number of its updates |
//! | 4 or 8 each | the updates of these blocks |

use super::super::runs::PartUpdates;
use crate::fields::Fields;
use std::ops::Range;

/// A kind of update.
pub(super) trait Word: Copy {
    fn write(self, bytes: &mut Vec<u8>);
    fn read(fields: &mut Fields) -> Option<Self>;
}

impl Word for u32 {
    fn write(self, bytes: &mut Vec<u8>) {
        bytes.extend(self.to_le_bytes());
    }

    fn read(fields: &mut Fields) -> Option<u32> {
        fields.array().map(u32::from_le_bytes)
    }
}

impl Word for u64 {
    fn write(self, bytes: &mut Vec<u8>) {
        bytes.extend(self.to_le_bytes());
    }

    fn read(fields: &mut Fields) -> Option<u64> {
        fields.array().map(u64::from_le_bytes)
    }
}

/// Writes the updates of some blocks, given all that are sorted by block and where each block's
/// begin; `None` if there are none.
pub(super) fn write<T: Word>(
    work: usize,
    blocks: Range<usize>,
    begins: &[u32],
    sorted: &[T],
) -> Option<Vec<u8>> {
    let (begin, end) = (begins[blocks.start] as usize, begins[blocks.end] as usize);
    if begin == end {
        return None;
    }
    let count = |block: usize| begins[block + 1] - begins[block];
    let present = || blocks.clone().filter(|block| count(*block) > 0);
    let updates = &sorted[begin..end];
    let mut bytes = Vec::with_capacity(8 + 8 * present().count() + size_of_val(updates));
    bytes.extend((work as u32).to_le_bytes());
    bytes.extend((present().count() as u32).to_le_bytes());
    for block in present() {
        bytes.extend((block as u32).to_le_bytes());
        bytes.extend(count(block).to_le_bytes());
    }
    updates.iter().for_each(|update| update.write(&mut bytes));
    Some(bytes)
}

/// Reads the tier of updates.
pub(super) fn work(bytes: &[u8]) -> Option<usize> {
    Some(u32::read(&mut Fields(bytes))? as usize)
}

/// Reads updates for some blocks; `None` if the bytes are damaged.
pub(super) fn read<T: Word>(bytes: &[u8], blocks: Range<usize>) -> Option<PartUpdates<T>> {
    let mut fields = Fields(bytes);
    let _work = u32::read(&mut fields)?;
    let present = u32::read(&mut fields)?;
    let mut begins = Vec::with_capacity(blocks.len() + 1);
    let mut all: u32 = 0;
    for _ in 0..present {
        let block = u32::read(&mut fields)? as usize;
        let at = block.checked_sub(blocks.start)?;
        if at < begins.len() || block >= blocks.end {
            return None;
        }
        begins.resize(at + 1, all);
        all = all.checked_add(u32::read(&mut fields)?)?;
    }
    begins.resize(blocks.len() + 1, all);
    let room = (all as usize).min(fields.0.len());
    let mut updates = Vec::with_capacity(room);
    for _ in 0..all {
        updates.push(T::read(&mut fields)?);
    }
    fields.0.is_empty().then_some(PartUpdates {
        first: blocks.start,
        begins,
        updates,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seven blocks; only three have updates.
    const BEGINS: [u32; 8] = [0, 0, 2, 2, 2, 5, 6, 6];
    const SORTED: [u64; 6] = [10, 11, 40, 41, 42, 50];

    #[test]
    fn updates_are_read_as_written() {
        for blocks in [0..7, 1..2, 1..5, 4..6] {
            let bytes = write(1, blocks.clone(), &BEGINS, &SORTED).unwrap();
            assert_eq!(work(&bytes), Some(1));
            let read = read::<u64>(&bytes, blocks.clone()).unwrap();
            for block in blocks {
                let expected = BEGINS[block] as usize..BEGINS[block + 1] as usize;
                assert_eq!(read.of_block(block), &SORTED[expected], "block {block}");
            }
        }
        assert_eq!(write(0, 2..4, &BEGINS, &SORTED), None, "nothing to write");
    }

    #[test]
    fn damaged_updates_are_refused() {
        let bytes = write(0, 1..6, &BEGINS, &SORTED).unwrap();
        for length in 0..bytes.len() {
            assert!(
                read::<u64>(&bytes[..length], 1..6).is_none(),
                "{length} bytes"
            );
        }
        let longer = [bytes.as_slice(), &[0]].concat();
        assert!(read::<u64>(&longer, 1..6).is_none(), "more bytes");
        for blocks in [1..5, 2..6, 0..0] {
            assert!(read::<u64>(&bytes, blocks).is_none(), "other blocks");
        }
    }
}

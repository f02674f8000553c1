//! Updates from one process to another, as bytes.
//!
//! Numbers are in the order of this computer's bytes, as in [work files](super::work_file):
//!
//! | bytes | |
//! |---|---|
//! | 4 | the number of blocks that have updates |
//! | 8 each | a block, and the number of its updates |
//! | 4 or 8 each | the updates of these blocks |

use super::updates::{SortedUpdates, Update};
use crate::fields::{field, numbers};
use std::ops::Range;
use zerocopy::IntoBytes;

/// Writes the updates for some blocks; `None` without any.
pub(super) fn write<T: Update>(sorted: &SortedUpdates<T>, blocks: Range<usize>) -> Option<Vec<u8>> {
    let (begin, end) = (sorted.begins[blocks.start], sorted.begins[blocks.end]);
    if begin == end {
        return None;
    }
    let updates = sorted.updates[begin as usize..end as usize].as_bytes();
    let mut words = vec![0];
    for block in blocks {
        let count = sorted.of_block(block).len();
        if count > 0 {
            words[0] += 1;
            words.extend([block as u32, count as u32]);
        }
    }
    Some([words.as_bytes(), updates].concat())
}

/// Reads updates for some blocks; `None` if the bytes are damaged.
pub(super) fn read<T: Update>(mut bytes: &[u8], blocks: Range<usize>) -> Option<SortedUpdates<T>> {
    let mut word = || field(&mut bytes).map(u32::from_ne_bytes);
    let present = word()?;
    let mut begins = Vec::with_capacity(blocks.len() + 1);
    let mut all: u32 = 0;
    for _ in 0..present {
        let block = word()? as usize;
        let at = block.checked_sub(blocks.start)?;
        if at < begins.len() || block >= blocks.end {
            return None;
        }
        begins.resize(at + 1, all);
        all = all.checked_add(word()?)?;
    }
    begins.resize(blocks.len() + 1, all);
    if bytes.len() != all as usize * size_of::<T>() {
        return None;
    }
    Some(SortedUpdates {
        first: blocks.start,
        begins,
        updates: numbers(bytes),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seven blocks; only three have updates.
    fn sorted() -> SortedUpdates<u64> {
        SortedUpdates {
            first: 0,
            begins: vec![0, 0, 2, 2, 2, 5, 6, 6],
            updates: vec![10, 11, 40, 41, 42, 50],
        }
    }

    #[test]
    fn updates_are_read_as_written() {
        for blocks in [0..7, 1..2, 1..5, 4..6] {
            let bytes = write(&sorted(), blocks.clone()).unwrap();
            let read = read::<u64>(&bytes, blocks.clone()).unwrap();
            for block in blocks {
                let expected = sorted();
                assert_eq!(
                    read.of_block(block),
                    expected.of_block(block),
                    "block {block}"
                );
            }
        }
        assert_eq!(write(&sorted(), 2..4), None, "nothing to write");
    }

    #[test]
    fn damaged_updates_are_refused() {
        let bytes = write(&sorted(), 1..6).unwrap();
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

//! The table of a solved tier, written by several processes. Each writes the chunks that begin in
//! its blocks. Its first places may belong to a chunk that begins in the blocks of another process.
//! Processes send values in the order of this computer's bytes.

use super::SolveError;
use super::partition::Partition;
use super::tier_state::TierState;
use super::transport::{Message, RoundMessages, Transport};
use crate::fields::{field, numbers};
use crate::store::TierValues;
use crate::tables::{CHUNK_POSITIONS, Codes, find_codes};
use crate::{Index, TableError, TableStore};
use std::io;
use std::ops::Range;
use zerocopy::IntoBytes;

/// Writes a part of the table of a tier, and joins the parts of all processes.
///
/// # Errors
/// When values are missing or files can't be written.
pub(super) fn save(
    state: &TierState,
    index: &Index,
    partition: Partition,
    tables: &mut TableStore,
    transport: &mut dyn Transport,
) -> Result<(), SolveError> {
    let tier = state.tier;
    let blocks = state.range();
    let places = blocks.start * state.width..blocks.end * state.width;
    // Where the first chunk begins that is not before a place.
    let chunk_from = |at: usize| at.next_multiple_of(CHUNK_POSITIONS).min(index.len(tier));
    let part = chunk_from(places.start)..chunk_from(places.end);
    let head = places.start..part.start.min(places.end);
    if !head.is_empty() {
        let begin = head.start / CHUNK_POSITIONS * CHUNK_POSITIONS;
        let blocks = index.blocks(tier).blocks.len();
        let mut values = vec![0; head.len()];
        let read = state.read(0, &mut values);
        read.map_err(TableError::values(tier))?;
        let mut bytes = (head.start as u64).to_le_bytes().to_vec();
        bytes.extend(values.as_bytes());
        transport.send(partition.owner(begin / state.width, blocks), bytes);
    }
    let found = find_codes(state).map_err(TableError::values(tier))?;
    let RoundMessages { notes, batches } = transport.finish_round(found.values().as_bytes())?;
    let found = notes.iter().flat_map(|note| numbers::<u16>(note.bytes()));
    let mut found: Vec<u16> = found.collect();
    found.sort_unstable();
    found.dedup();
    let codes = Codes::new(found).ok_or(SolveError::Damaged)?;
    let tail = places.end.max(part.start)..part.end;
    let values = PartValues {
        state,
        skipped: head.len(),
        tail: joined(&batches, tail).ok_or(SolveError::Damaged)?,
    };
    let lengths = tables.save_part(tier, partition.process, &codes, &values)?;
    let all = transport.finish_round(lengths.as_bytes())?.notes;
    if partition.process == 0 {
        let lengths: Vec<Vec<u32>> = all.iter().map(|note| numbers(note.bytes())).collect();
        tables.join_parts(tier, &lengths, codes)?;
    }
    transport.wait_for_all()
}

/// Joins the values that other processes have sent for some places; `None` if one is missing.
fn joined(batches: &[Message], places: Range<usize>) -> Option<Vec<u16>> {
    let mut sorted = Vec::new();
    for batch in batches {
        let mut bytes = batch.bytes();
        sorted.push((u64::from_le_bytes(field(&mut bytes)?), bytes));
    }
    sorted.sort_unstable();
    let mut values = Vec::with_capacity(places.len());
    for (begin, bytes) in sorted {
        if begin != (places.start + values.len()) as u64 || !bytes.len().is_multiple_of(2) {
            return None;
        }
        values.extend(numbers::<u16>(bytes));
    }
    (values.len() == places.len()).then_some(values)
}

/// The values of the chunks that begin in the blocks of this process.
struct PartValues<'a> {
    state: &'a TierState,
    /// The first places, which belong to a chunk of another process.
    skipped: usize,
    /// The rest of the last chunk.
    tail: Vec<u16>,
}

impl TierValues for PartValues<'_> {
    fn count(&self) -> usize {
        self.state.count() - self.skipped + self.tail.len()
    }

    fn read(&self, at: usize, values: &mut [u16]) -> io::Result<()> {
        let here = self.state.count() - self.skipped;
        let (own, others) = values.split_at_mut(here.saturating_sub(at).min(values.len()));
        if !own.is_empty() {
            self.state.read(self.skipped + at, own)?;
        }
        let from = (at + own.len()).saturating_sub(here);
        others.copy_from_slice(&self.tail[from..][..others.len()]);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn batch(begin: u64, values: &[u16]) -> Message {
        Message::new([&begin.to_le_bytes(), values.as_bytes()].concat())
    }

    #[test]
    fn values_of_several_processes_are_joined_in_order() {
        let parts = [batch(12, &[5]), batch(10, &[3, 4])];
        assert_eq!(joined(&parts, 10..13), Some(vec![3, 4, 5]));
        assert_eq!(joined(&parts, 10..14), None, "one is missing at the end");
        assert_eq!(
            joined(&parts, 9..13),
            None,
            "one is missing at the beginning"
        );
        assert_eq!(joined(&parts[..1], 10..13), None, "a process is missing");
        for length in [vec![0; 9], vec![0; 7]] {
            assert_eq!(joined(&[Message::new(length)], 0..0), None, "half a value");
        }
    }
}

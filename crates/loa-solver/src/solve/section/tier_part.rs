use super::super::work::Work;
use super::{PairSection, SectionError};
use crate::fields::Fields;
use crate::store::TierValues;
use crate::tables::{CHUNK_POSITIONS, found_values};
use crate::{Folder, TableError};
use std::io;
use std::ops::Range;

/// The parts of the file of a tier, once all values are known. Each section writes the chunks that
/// begin in it. Its first places may belong to a chunk that begins in a section before.
impl PairSection<'_> {
    /// Returns the different values of a tier of the pair, packed, in ascending order.
    ///
    /// # Errors
    /// None while blocks are in memory.
    pub fn found_values(&self, tier: usize) -> Result<Vec<u16>, SectionError> {
        let work = &self.works[tier];
        let cause = |cause| TableError::Values {
            tier: work.tier,
            cause,
        };
        Ok(found_values(work).map_err(cause)?)
    }

    /// Returns the values that belong to a chunk of a section before, as bytes, and that section.
    ///
    /// # Errors
    /// None while blocks are in memory.
    pub fn first_values(&self, tier: usize) -> Result<Option<(usize, Vec<u8>)>, SectionError> {
        let work = &self.works[tier];
        let head = self.head(work);
        if head.is_empty() {
            return Ok(None);
        }
        let begin = head.start / CHUNK_POSITIONS * CHUNK_POSITIONS;
        let blocks = self.index.blocks(work.tier).blocks.len();
        let section = self.division.owner(begin / work.width, blocks);
        let mut values = vec![0; head.len()];
        let cause = |cause| TableError::Values {
            tier: work.tier,
            cause,
        };
        work.read(0, &mut values).map_err(cause)?;
        let mut bytes = (head.start as u64).to_le_bytes().to_vec();
        bytes.extend(values.iter().flat_map(|value| value.to_le_bytes()));
        Ok(Some((section, bytes)))
    }

    /// Writes the section's part of the file of a tier, given the different values of all sections
    /// and the first values of those behind.
    ///
    /// # Errors
    /// When first values are missing or the file can't be written.
    pub fn save_part<B: AsRef<[u8]>>(
        &self,
        tier: usize,
        folder: &Folder,
        found: &[u16],
        first_values: &[B],
    ) -> Result<(), SectionError> {
        let work = &self.works[tier];
        let places = places(work);
        let head = self.head(work);
        let all = self.index.len(work.tier);
        let end = match head.end < places.end {
            true => places.end.next_multiple_of(CHUNK_POSITIONS).min(all),
            false => places.end,
        };
        let tail = joined(first_values, places.end..end).ok_or(SectionError::Damaged)?;
        let values = PartValues {
            work,
            skipped: head.len(),
            tail,
        };
        Ok(folder.save_part(work.tier, self.division.number, found, &values)?)
    }

    /// Returns the places that belong to a chunk of a section before.
    fn head(&self, work: &Work) -> Range<usize> {
        let places = places(work);
        let end = places.start.next_multiple_of(CHUNK_POSITIONS);
        places.start..end.min(places.end)
    }
}

fn places(work: &Work) -> Range<usize> {
    let blocks = work.range();
    blocks.start * work.width..blocks.end * work.width
}

/// Joins the values that other sections have sent for some places; `None` if one is missing.
fn joined(first_values: &[impl AsRef<[u8]>], places: Range<usize>) -> Option<Vec<u16>> {
    let mut sorted = Vec::new();
    for bytes in first_values {
        let mut fields = Fields(bytes.as_ref());
        sorted.push((u64::from_le_bytes(fields.array()?), fields.0));
    }
    sorted.sort_unstable();
    let mut values = Vec::with_capacity(places.len());
    for (begin, bytes) in sorted {
        if begin != (places.start + values.len()) as u64 {
            return None;
        }
        let (pairs, rest) = bytes.as_chunks();
        values.extend(pairs.iter().map(|pair| u16::from_le_bytes(*pair)));
        if !rest.is_empty() {
            return None;
        }
    }
    (values.len() == places.len()).then_some(values)
}

/// The values of the chunks that begin in a section.
struct PartValues<'a> {
    work: &'a Work,
    /// The first places, which belong to a chunk of another section.
    skipped: usize,
    /// The rest of the last chunk.
    tail: Vec<u16>,
}

impl TierValues for PartValues<'_> {
    fn count(&self) -> usize {
        self.work.count() - self.skipped + self.tail.len()
    }

    fn read(&self, at: usize, values: &mut [u16]) -> io::Result<()> {
        let here = self.work.count() - self.skipped;
        let (own, others) = values.split_at_mut(here.saturating_sub(at).min(values.len()));
        if !own.is_empty() {
            self.work.read(self.skipped + at, own)?;
        }
        let from = (at + own.len()).saturating_sub(here);
        others.copy_from_slice(&self.tail[from..][..others.len()]);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(begin: u64, values: &[u16]) -> Vec<u8> {
        let values = values.iter().flat_map(|value| value.to_le_bytes());
        begin.to_le_bytes().into_iter().chain(values).collect()
    }

    #[test]
    fn values_of_several_sections_are_joined_in_order() {
        let parts = [bytes(12, &[5]), bytes(10, &[3, 4])];
        assert_eq!(joined(&parts, 10..13), Some(vec![3, 4, 5]));
        assert_eq!(joined(&parts, 10..14), None, "one is missing at the end");
        assert_eq!(
            joined(&parts, 9..13),
            None,
            "one is missing at the beginning"
        );
        assert_eq!(joined(&parts[..1], 10..13), None, "a section is missing");
        assert_eq!(joined(&[[0; 7]], 0..0), None, "too short");
    }
}

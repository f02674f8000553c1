use super::block;
use super::error::{Fault, TableError};
use super::header::{Header, HeaderError, Label};
use super::mapping;
use super::writer::END;
use crate::Value;
use memmap2::Mmap;
use rayon::prelude::*;
use std::io;
use std::path::{Path, PathBuf};

const OFFSET_BYTES: usize = 8;

/// The checksum of the offsets and the mark of the end.
const FOOTER_BYTES: usize = 4 + END.len();

/// The file of a tier, open for reading: positions one by one, or all at once.
pub(super) struct TierFile {
    path: PathBuf,
    map: Mmap,
    header: Header,
    /// The number of positions.
    length: usize,
    /// Where the offsets of the blocks begin.
    index_at: usize,
}

impl TierFile {
    /// Opens a file that has to be about a certain tier. All of it is checked but the blocks.
    ///
    /// # Errors
    /// When the file can't be read, is damaged, or is about something else.
    pub(super) fn open(path: &Path, expected: &Label) -> Result<TierFile, TableError> {
        let map = mapping::map(path)?;
        let damaged = |fault| TableError::damaged(path, fault);
        let header = Header::read(&map).map_err(|error| match error {
            HeaderError::OtherFormat(found) => TableError::OtherFormat {
                path: path.to_owned(),
                found,
            },
            HeaderError::Fault(fault) => damaged(fault),
        })?;
        check_label(path, &header.label, expected)?;
        let index_at = check_end(&map, &header).map_err(damaged)?;
        Ok(TierFile {
            path: path.to_owned(),
            length: header.label.positions as usize,
            map,
            header,
            index_at,
        })
    }

    /// Reads the value of the position with a number, unpacking its block alone.
    ///
    /// # Errors
    /// When the block is damaged.
    ///
    /// # Panics
    /// When there is no such position.
    pub(super) fn value(&self, at: usize) -> Result<Value, TableError> {
        assert!(at < self.length, "position {at} of {}", self.length);
        let block = at / self.header.per_block;
        let positions = self.positions(block);
        let place = at % self.header.per_block;
        self.block(block)
            .and_then(|bytes| block::value(bytes, &self.header.codes, positions, place))
            .map_err(|what| self.damaged_block(block, what))
    }

    /// Unpacks all positions.
    ///
    /// # Errors
    /// When a block is damaged, or there is no memory.
    pub(super) fn load(&self) -> Result<Vec<u16>, TableError> {
        let mut values = Vec::new();
        let room = values.try_reserve_exact(self.length);
        room.map_err(|_| TableError::io(&self.path)(io::ErrorKind::OutOfMemory.into()))?;
        values.resize(self.length, 0);
        let blocks = values.par_chunks_mut(self.header.per_block).enumerate();
        blocks.try_for_each(|(block, values)| {
            self.block(block)
                .and_then(|bytes| block::unpack(bytes, &self.header.codes, values))
                .map_err(|what| self.damaged_block(block, what))
        })?;
        Ok(values)
    }

    /// The number of positions of a block.
    fn positions(&self, block: usize) -> usize {
        let before = block * self.header.per_block;
        self.header.per_block.min(self.length - before)
    }

    fn block(&self, block: usize) -> Result<&[u8], &'static str> {
        let (begin, end) = (self.offset(block), self.offset(block + 1));
        let blocks = &self.map[..self.index_at];
        blocks.get(begin..end).ok_or("it lies outside the file")
    }

    /// Where a block begins.
    fn offset(&self, block: usize) -> usize {
        offset(&self.map, self.index_at, block) as usize
    }

    fn damaged_block(&self, block: usize, what: &'static str) -> TableError {
        let fault = Fault::Block {
            block,
            offset: self.offset(block) as u64,
            what,
        };
        TableError::damaged(&self.path, fault)
    }
}

fn check_label(path: &Path, found: &Label, expected: &Label) -> Result<(), TableError> {
    let path = path.to_owned();
    if found.problem != expected.problem {
        return Err(TableError::OtherProblem {
            path,
            found: found.problem.clone(),
            expected: expected.problem.clone(),
        });
    }
    if found.tier != expected.tier {
        return Err(TableError::OtherTier {
            path,
            found: found.tier,
        });
    }
    if found.positions != expected.positions {
        let fault = Fault::Length {
            found: found.positions,
            expected: expected.positions,
        };
        return Err(TableError::Damaged { path, fault });
    }
    Ok(())
}

/// Checks what follows the blocks and returns where that begins.
fn check_end(file: &[u8], header: &Header) -> Result<usize, Fault> {
    let (rest, end) = file.split_last_chunk().ok_or(Fault::NoEnd)?;
    if *end != END {
        return Err(Fault::NoEnd);
    }
    let offsets = header.blocks().checked_add(1).ok_or(Fault::Index)?;
    let index_bytes = usize::try_from(offsets)
        .ok()
        .and_then(|offsets| offsets.checked_mul(OFFSET_BYTES))
        .ok_or(Fault::Index)?;
    let index_at = file
        .len()
        .checked_sub(FOOTER_BYTES)
        .and_then(|end| end.checked_sub(index_bytes))
        .filter(|index_at| *index_at >= header.length)
        .ok_or(Fault::Index)?;
    let (checked, checksum) = rest.split_last_chunk().ok_or(Fault::NoEnd)?;
    let sound = crc32fast::hash(&checked[index_at..]) == u32::from_le_bytes(*checksum)
        && offset(file, index_at, 0) == header.length as u64
        && offset(file, index_at, header.blocks() as usize) == index_at as u64;
    sound.then_some(index_at).ok_or(Fault::Index)
}

/// The n-th of the offsets that begin at a place of a file.
fn offset(file: &[u8], index_at: usize, n: usize) -> u64 {
    let begin = index_at + n * OFFSET_BYTES;
    let bytes = file[begin..].first_chunk();
    u64::from_le_bytes(*bytes.unwrap_or_else(|| unreachable!("the list has been measured")))
}

use super::chunk;
use super::error::{Fault, TableError};
use super::header::{Label, TierHeader};
use super::writer::END;
use crate::Value;
use crate::store::rows;
use loa_work::open_file;
use memmap2::Mmap;
use rayon::prelude::*;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

const OFFSET_BYTES: usize = 8;

/// The checksum of the offsets and the mark of the end.
const FOOTER_BYTES: usize = 4 + END.len();

/// The file of a tier, open for reading.
pub(super) struct TierFile {
    path: PathBuf,
    map: Mmap,
    header: TierHeader,
    /// The number of positions.
    length: usize,
    /// Where the offsets of the chunks begin.
    index_at: usize,
    /// The contents of all chunks, once they are unpacked.
    unpacked: OnceLock<Vec<u8>>,
}

impl TierFile {
    /// Opens a file and checks it against its expected label. Chunks are checked when they are
    /// read.
    ///
    /// # Errors
    /// When the file can't be read, is damaged, or has other contents.
    pub(super) fn open(path: &Path, expected: &Label) -> Result<TierFile, TableError> {
        let map = map_file(path)?;
        let header = TierHeader::read(path, &map)?;
        check_label(path, &header.label, expected)?;
        let damaged = |fault| TableError::damaged(path, fault);
        if !map.ends_with(&END) {
            return Err(damaged(Fault::NoEnd));
        }
        let index_at = find_index(&map, &header).ok_or_else(|| damaged(Fault::Index))?;
        Ok(TierFile {
            path: path.to_owned(),
            length: header.label.positions as usize,
            map,
            header,
            index_at,
            unpacked: OnceLock::new(),
        })
    }

    /// Reads the value of one position, unpacking only its chunk if they are not unpacked.
    ///
    /// # Errors
    /// When the chunk is damaged.
    ///
    /// # Panics
    /// When there is no such position.
    pub(super) fn value(&self, at: usize) -> Result<Value, TableError> {
        assert!(at < self.length, "position {at} of {}", self.length);
        let chunk = at / self.header.per_chunk;
        if let Some(all) = self.unpacked.get() {
            let value = self.header.codes.value_at(all, at);
            return value.ok_or_else(|| self.damaged_chunk(chunk, chunk::NO_VALUE));
        }
        let place = at % self.header.per_chunk;
        self.unpack_chunk(chunk, |numbers| self.header.codes.value_at(numbers, place))
    }

    /// Unpacks all chunks, and keeps them for reading values.
    ///
    /// # Errors
    /// When a chunk is damaged, or there is no memory.
    pub(super) fn unpack(&self) -> Result<(), TableError> {
        if self.unpacked.get().is_some() {
            return Ok(());
        }
        let width = self.header.codes.width();
        let mut all: Vec<u8> = self.room(self.length * width)?;
        let chunks = all.par_chunks_mut(self.header.per_chunk * width);
        chunks.enumerate().try_for_each(|(chunk, bytes)| {
            self.unpack_chunk(chunk, |numbers| {
                bytes.copy_from_slice(numbers);
                Some(())
            })
        })?;
        self.unpacked.get_or_init(|| all);
        Ok(())
    }

    /// Returns a vector of `count` zeros, if there is memory.
    fn room<T: Clone + Default>(&self, count: usize) -> Result<Vec<T>, TableError> {
        let mut values = Vec::new();
        let room = values.try_reserve_exact(count);
        room.map_err(|_| TableError::io(&self.path)(io::ErrorKind::OutOfMemory.into()))?;
        values.resize(count, T::default());
        Ok(values)
    }

    /// Unpacks all positions.
    ///
    /// # Errors
    /// When a chunk is damaged, or there is no memory.
    pub(super) fn load(&self) -> Result<Vec<u16>, TableError> {
        let mut values: Vec<u16> = self.room(self.length)?;
        self.read(0, &mut values)?;
        Ok(values)
    }

    /// Unpacks consecutive positions, from the `at`-th on.
    ///
    /// # Errors
    /// When a chunk is damaged.
    ///
    /// # Panics
    /// When there are fewer positions.
    pub(super) fn read(&self, at: usize, values: &mut [u16]) -> Result<(), TableError> {
        assert!(
            at + values.len() <= self.length,
            "position {at} of {}",
            self.length
        );
        let codes = &self.header.codes;
        let chunks = rows(at, values, self.header.per_chunk);
        chunks.try_for_each(|(chunk, first, values)| {
            self.unpack_chunk(chunk, |numbers| codes.decode(numbers, first, values))
        })
    }

    /// Compares all chunks with their checksums, without unpacking them.
    ///
    /// # Errors
    /// When a chunk is damaged.
    pub(super) fn check(&self) -> Result<(), TableError> {
        let chunks = (0..self.header.chunks() as usize).into_par_iter();
        chunks.try_for_each(|chunk| {
            let frame = self.chunk(chunk).and_then(chunk::check);
            frame.map_err(|what| self.damaged_chunk(chunk, what))?;
            Ok(())
        })
    }

    /// Unpacks a chunk and reads its numbers; `None` is for one without a value.
    ///
    /// # Errors
    /// When the chunk is damaged.
    fn unpack_chunk<T>(
        &self,
        chunk: usize,
        read: impl FnOnce(&[u8]) -> Option<T>,
    ) -> Result<T, TableError> {
        let length = self.positions(chunk) * self.header.codes.width();
        self.chunk(chunk)
            .and_then(|packed| chunk::unpack(packed, length, read))
            .map_err(|what| self.damaged_chunk(chunk, what))
    }

    /// Returns the number of positions of a chunk.
    fn positions(&self, chunk: usize) -> usize {
        let before = chunk * self.header.per_chunk;
        self.header.per_chunk.min(self.length - before)
    }

    fn chunk(&self, chunk: usize) -> Result<&[u8], &'static str> {
        let (begin, end) = (self.offset(chunk), self.offset(chunk + 1));
        let chunks = &self.map[..self.index_at];
        chunks.get(begin..end).ok_or("it lies outside the file")
    }

    /// Returns where a chunk begins.
    fn offset(&self, chunk: usize) -> usize {
        offset(&self.map, self.index_at, chunk) as usize
    }

    fn damaged_chunk(&self, chunk: usize, what: &'static str) -> TableError {
        let fault = Fault::Chunk {
            chunk,
            offset: self.offset(chunk) as u64,
            what,
        };
        TableError::damaged(&self.path, fault)
    }
}

/// Maps a file into memory, to read small pieces without a system call each.
#[allow(unsafe_code)]
fn map_file(path: &Path) -> Result<Mmap, TableError> {
    let file = open_file(path).map_err(|cause| match cause.kind() {
        io::ErrorKind::InvalidInput => TableError::damaged(path, Fault::NotAFile),
        _ => TableError::io(path)(cause),
    })?;
    // SAFETY: The map must not change while it is borrowed. This crate never writes to a file with
    // the name of a table: it writes under another name and renames. The documentation of `Tables`
    // asks users not to write into tables with other programs.
    let map = unsafe { Mmap::map(&file) };
    map.map_err(TableError::io(path))
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

/// Returns where the index of the chunks begins; `None` if it is damaged.
fn find_index(file: &[u8], header: &TierHeader) -> Option<usize> {
    let chunks = usize::try_from(header.chunks()).ok()?;
    let index_bytes = chunks.checked_add(1)?.checked_mul(OFFSET_BYTES)?;
    let index_end = file.len().checked_sub(FOOTER_BYTES)?;
    let index_at = index_end.checked_sub(index_bytes)?;
    let checksum = file[index_end..].first_chunk()?;
    let sound = index_at >= header.length
        && crc32fast::hash(&file[index_at..index_end]) == u32::from_le_bytes(*checksum)
        && offset(file, index_at, 0) == header.length as u64
        && offset(file, index_at, chunks) == index_at as u64;
    sound.then_some(index_at)
}

/// Returns the n-th offset of the index.
fn offset(file: &[u8], index_at: usize, n: usize) -> u64 {
    let begin = index_at + n * OFFSET_BYTES;
    let bytes = file[begin..].first_chunk();
    u64::from_le_bytes(*bytes.unwrap_or_else(|| unreachable!("the list has been measured")))
}

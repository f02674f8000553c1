use super::updates::{ParentUpdate, UpdateQueue};
use crate::TableError;
use std::fs::{self, File};
use std::io::{self, Write};
use std::ops::Range;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use zerocopy::IntoBytes;

/// Sorted updates for a tier on disk. The file has no name, so that it goes with the process.
pub(super) struct Run {
    /// The name that the file had.
    path: PathBuf,
    file: File,
    /// Where the updates begin in the file.
    updates_at: u64,
}

/// Sorted updates for some blocks.
pub(super) struct PartUpdates<T = u32> {
    pub(super) first: usize,
    /// Where each block's updates begin and the last one's end.
    pub(super) begins: Vec<u32>,
    pub(super) updates: Vec<T>,
}

impl Run {
    /// Writes the sorted updates of a queue to a file in a folder.
    pub(super) fn write(folder: &Path, name: &str, queue: &UpdateQueue) -> Result<Run, TableError> {
        let path = folder.join(name);
        let (begins, updates) = queue.sorted();
        let written = nameless_file(&path).and_then(|mut file| {
            file.write_all(begins.as_bytes())?;
            file.write_all(updates.as_bytes())?;
            Ok(file)
        });
        Ok(Run {
            file: written.map_err(TableError::io(&path))?,
            path,
            updates_at: size_of_val(begins) as u64,
        })
    }

    /// Reads the updates for some blocks.
    pub(super) fn part(&self, blocks: Range<usize>) -> Result<PartUpdates, TableError> {
        self.read(blocks).map_err(TableError::io(&self.path))
    }

    fn read(&self, blocks: Range<usize>) -> io::Result<PartUpdates> {
        const BYTES: u64 = size_of::<u32>() as u64;
        let mut begins = vec![0; blocks.len() + 1];
        let at = BYTES * blocks.start as u64;
        self.file.read_exact_at(begins.as_mut_bytes(), at)?;
        let (begin, end) = (begins[0], begins[blocks.len()]);
        let mut updates = vec![0; (end - begin) as usize];
        let at = self.updates_at + BYTES * u64::from(begin);
        self.file.read_exact_at(updates.as_mut_bytes(), at)?;
        Ok(PartUpdates {
            first: blocks.start,
            begins,
            updates,
        })
    }
}

impl PartUpdates {
    /// Returns the updates for a block.
    pub(super) fn updates(&self, block: usize) -> impl Iterator<Item = ParentUpdate> {
        let updates = self.of_block(block).iter();
        updates.map(|update| ParentUpdate::from_bits(*update))
    }
}

impl<T> PartUpdates<T> {
    /// Returns the updates for a block as they are kept.
    pub(super) fn of_block(&self, block: usize) -> &[T] {
        let begin = |at: usize| (self.begins[at] - self.begins[0]) as usize;
        let at = block - self.first;
        &self.updates[begin(at)..begin(at + 1)]
    }
}

/// Makes a file and removes its name.
pub(super) fn nameless_file(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.read(true).write(true).create(true).truncate(true);
    let file = options.open(path)?;
    fs::remove_file(path)?;
    Ok(file)
}

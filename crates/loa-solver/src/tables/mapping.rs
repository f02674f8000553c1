use super::error::{Fault, TableError};
use memmap2::Mmap;
use std::fs::{self, File};
use std::path::Path;

/// Maps a file into memory, to read small pieces of it here and there without a system call each.
///
/// # Errors
/// When there is no such file, or it can't be read.
#[allow(unsafe_code)]
pub(super) fn map(path: &Path) -> Result<Mmap, TableError> {
    // Opening a pipe would wait for somebody to write to it.
    let metadata = fs::metadata(path).map_err(TableError::io(path))?;
    if !metadata.is_file() {
        return Err(TableError::damaged(path, Fault::NotAFile));
    }
    let file = File::open(path).map_err(TableError::io(path))?;
    // SAFETY: The map must not change while it is borrowed. Nothing here ever writes to a file
    // that has the name of a table: it is written under another name and then renamed, and a new
    // one takes its place without touching the old. That other programs don't write into tables
    // either, or cut them, is asked of whoever uses them, in the documentation of `Tables`.
    let map = unsafe { Mmap::map(&file) };
    map.map_err(TableError::io(path))
}

use crate::TableError;
use loa_work::system::{read_exact_at, write_all_at};
use std::fs::{self, File};
use std::path::PathBuf;
use zerocopy::{FromBytes, Immutable, IntoBytes};

/// A file for the work on a pair of tiers: numbers in the order of this computer's bytes. Threads
/// read and write at places of their own.
pub(super) struct DiskFile {
    /// The name, for errors.
    pub(super) path: PathBuf,
    file: File,
}

impl DiskFile {
    /// Opens a file with what is in it, or makes it.
    pub(super) fn open(path: PathBuf) -> Result<DiskFile, TableError> {
        let mut options = File::options();
        options.read(true).write(true);
        options.create(true).truncate(false);
        let file = options.open(&path).map_err(TableError::io(&path))?;
        Ok(DiskFile { path, file })
    }

    /// Makes a file and removes its name, so that it goes with the process.
    pub(super) fn nameless(path: PathBuf) -> Result<DiskFile, TableError> {
        let file = DiskFile::open(path)?;
        fs::remove_file(&file.path).map_err(TableError::io(&file.path))?;
        Ok(file)
    }

    /// Reads numbers from the byte `at` on.
    pub(super) fn read<T>(&self, numbers: &mut [T], at: u64) -> Result<(), TableError>
    where
        T: FromBytes + IntoBytes,
    {
        let read = read_exact_at(&self.file, numbers.as_mut_bytes(), at);
        read.map_err(TableError::io(&self.path))
    }

    /// Writes numbers from the byte `at` on.
    pub(super) fn write<T>(&self, numbers: &[T], at: u64) -> Result<(), TableError>
    where
        T: IntoBytes + Immutable,
    {
        let written = write_all_at(&self.file, numbers.as_bytes(), at);
        written.map_err(TableError::io(&self.path))
    }

    /// Waits until all is on the disk.
    pub(super) fn sync(&self) -> Result<(), TableError> {
        self.file.sync_data().map_err(TableError::io(&self.path))
    }
}

use crate::error::WorkError;
use crate::input::check_is_file_or_new;
use crate::system::is_same_file;
use crate::whole::{keep_permissions, path_of_file};
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A file that gets its name when it is complete. Until then its name ends with `.part`, and this
/// process has a lock on it.
#[derive(Debug)]
pub(crate) struct PartFile {
    path: PathBuf,
    /// The path of the incomplete file.
    pub(crate) part: PathBuf,
    /// The incomplete file.
    pub(crate) file: File,
}

/// The time for which a lock is tried again: a process that has been killed, or has lost its
/// parent, and the programs that it was just starting take a moment to end.
pub(crate) const PATIENCE: Duration = Duration::from_secs(3);

/// Locks a file or folder, and waits a moment for it; false if another process keeps it.
///
/// # Errors
/// If the system can't lock the file.
pub fn lock(file: &File) -> io::Result<bool> {
    let deadline = Instant::now() + PATIENCE;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(true),
            Err(TryLockError::WouldBlock) if Instant::now() < deadline => {
                sleep(Duration::from_millis(10));
            }
            Err(TryLockError::WouldBlock) => return Ok(false),
            Err(TryLockError::Error(error)) => return Err(error),
        }
    }
}

/// Opens or makes a file, for reading and writing, and locks it, for work on `path`.
///
/// # Errors
/// If another process works on it, or the file can't be opened.
pub fn open_locked(file: &Path, path: &Path) -> Result<File, WorkError> {
    let failed = WorkError::file(file);
    check_is_file_or_new(file).map_err(&failed)?;
    let mut options = File::options();
    options.create(true).truncate(false).read(true).write(true);
    let opened = options.open(file).map_err(&failed)?;
    match lock(&opened).map_err(&failed)? {
        true => Ok(opened),
        false => Err(WorkError::InUse(path.to_path_buf())),
    }
}

/// Returns the name of a file until it is complete. That of a link is the name for the path that
/// it [leads to](crate::linked).
pub fn part_of(path: &Path) -> PathBuf {
    path.with_added_extension("part")
}

impl PartFile {
    /// Opens or makes the incomplete file, for reading and writing, and locks it.
    ///
    /// # Errors
    /// If another process works on it, or it can't be opened.
    pub(crate) fn open(path: &Path) -> Result<PartFile, WorkError> {
        let real = path_of_file(path).map_err(WorkError::file(path))?;
        let part = part_of(&real);
        loop {
            let file = open_locked(&part, path)?;
            if is_same_file(&file, &part) {
                return Ok(PartFile {
                    path: real,
                    part,
                    file,
                });
            }
        }
    }

    /// Gives the file its name, which replaces another of this name, but for its permissions.
    ///
    /// # Errors
    /// If it can't be written or renamed.
    pub(crate) fn finish(self) -> io::Result<()> {
        self.file.sync_all()?;
        let own = self.file.metadata().map(|data| data.permissions());
        // Not before: a file that can't be written could not be continued.
        keep_permissions(&self.file, &self.path);
        fs::rename(&self.part, &self.path).inspect_err(|_| {
            // The one that is given back was the file's before.
            let _ = own.and_then(|own| self.file.set_permissions(own));
        })
    }
}

/// Removes an incomplete file that nothing has been written to.
impl Drop for PartFile {
    fn drop(&mut self) {
        let is_empty = self.file.metadata().is_ok_and(|data| data.len() == 0);
        if is_empty && is_same_file(&self.file, &self.part) {
            // An empty file that stays does no harm.
            let _ = fs::remove_file(&self.part);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    #[test]
    fn a_file_has_its_name_when_it_is_complete() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("data");
        let mut part = PartFile::open(&path).unwrap();
        part.file.write_all(b"half").unwrap();
        assert!(!path.exists());
        drop(part);
        assert_eq!(fs::read(part_of(&path)).unwrap(), b"half");
        let part = PartFile::open(&path).unwrap();
        part.finish().unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"half");
        assert!(!part_of(&path).exists());
        // One that can't have its name keeps its permissions, so it can be continued.
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("data");
            let mut part = PartFile::open(&path).unwrap();
            part.file.write_all(b"half").unwrap();
            let mode = || part_of(&path).metadata().unwrap().permissions().mode();
            let before = mode();
            fs::create_dir(&path).unwrap();
            crate::system::set_mode(&path, 0o500).unwrap();
            assert!(part.finish().is_err());
            assert_eq!(mode(), before);
        }
        // An empty one leaves nothing.
        drop(PartFile::open(&path).unwrap());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn one_process_works_on_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("data");
        let held = PartFile::open(&path).unwrap();
        let error = PartFile::open(&path).unwrap_err();
        assert!(error.to_string().ends_with("is in use by another process"));
        drop(held);
        PartFile::open(&path).unwrap();
        let missing = PartFile::open(&folder.path().join("no/data"));
        assert!(matches!(missing, Err(WorkError::File { .. })));
    }
}

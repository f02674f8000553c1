use super::error::TableError;
use std::fs::{self, File};
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};

/// What the names of files end with that are still being written.
const SUFFIX: &str = ".tmp";

/// Writes a file that appears under its name only when it is complete and safe on the disk. An
/// older one of that name stays until then. When it fails nothing is left behind.
///
/// # Errors
/// When the file can't be written.
pub(super) fn write_file(
    folder: &File,
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> Result<(), TableError> {
    let draft = Draft::new(path);
    draft
        .write(folder, path, write)
        .map_err(TableError::io(path))
}

/// Tells whether a file name is one under which `name` is written.
pub(super) fn is_draft_of(file_name: &str, name: &str) -> bool {
    file_name.strip_suffix(SUFFIX) == Some(name)
}

/// A file that is still being written, and is removed unless it gets its name.
struct Draft {
    path: PathBuf,
}

impl Draft {
    fn new(path: &Path) -> Draft {
        let mut name = path.as_os_str().to_owned();
        name.push(SUFFIX);
        Draft { path: name.into() }
    }

    fn write(
        &self,
        folder: &File,
        path: &Path,
        write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut out = BufWriter::with_capacity(1 << 20, File::create(&self.path)?);
        write(&mut out)?;
        let file = out.into_inner()?;
        file.sync_all()?;
        fs::rename(&self.path, path)?;
        folder.sync_all()
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        // It is gone if it got its name, and else nobody needs it: there is no more to be done.
        let _ = fs::remove_file(&self.path);
    }
}

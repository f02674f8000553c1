use crate::whole_file::write_whole;
use anyhow::{Context, Result, bail};
use std::path::Path;

/// Refuses at once what could not be written after long work.
pub(crate) fn check_can_be_written(path: &Path) -> Result<()> {
    let parent = path
        .parent()
        .filter(|parent| !parent.as_os_str().is_empty());
    let folder = parent.unwrap_or(Path::new("."));
    if path.is_dir() {
        bail!("can't write {}: it is a folder", path.display());
    }
    if !folder.is_dir() {
        bail!("can't write {}: there is no such folder", path.display());
    }
    Ok(())
}

/// Writes a text file, completely or not at all.
pub(crate) fn write_text(path: &Path, text: &str) -> Result<()> {
    write_whole(path, |file| file.write_all(text.as_bytes()))
        .with_context(|| format!("can't write {}", path.display()))
}

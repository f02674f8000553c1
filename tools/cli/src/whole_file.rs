use anyhow::{Context, Result};
use std::path::Path;

pub(crate) use loa_work::{folder_of, write_whole};

/// Writes a text file, completely or not at all.
pub(crate) fn write_text(path: &Path, text: &str) -> Result<()> {
    write_bytes(path, text.as_bytes())
}

/// Writes a file, completely or not at all.
pub(crate) fn write_bytes(path: &Path, bytes: &[u8]) -> Result<()> {
    write_whole(path, |file| file.write_all(bytes))
        .with_context(|| format!("can't write {}", path.display()))
}

/// Checks early that a path can be written after long work.
pub(crate) fn check_can_be_written(path: &Path) -> Result<()> {
    loa_work::check_can_be_written(path).with_context(|| format!("can't write {}", path.display()))
}

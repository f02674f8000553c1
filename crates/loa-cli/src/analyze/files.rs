use crate::whole_file::write_whole;
use anyhow::{Context, Result};
use std::path::Path;

/// Writes a text file, completely or not at all.
pub(crate) fn write_text(path: &Path, text: &str) -> Result<()> {
    write_whole(path, |file| file.write_all(text.as_bytes()))
        .with_context(|| format!("can't write {}", path.display()))
}

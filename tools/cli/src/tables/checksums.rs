use crate::hashing::{hash_of, hash_of_file};
use anyhow::Result;
use loa_solver::Tables;
use std::path::Path;

/// SHA-256 of the tables.
pub(super) struct Checksums {
    /// That of each file, in the order of their names.
    pub(super) files: Vec<(String, String)>,
    /// That of the list of all files, as `sha256sum *.tier | sha256sum` computes it.
    pub(super) all: String,
}

impl Checksums {
    /// Reads all files of a folder.
    ///
    /// # Errors
    /// When one can't be read.
    pub(super) fn of(tables: &Tables, folder: &Path) -> Result<Checksums> {
        let checksum = |name: String| {
            let checksum = hash_of_file(&folder.join(&name))?;
            Ok((name, checksum))
        };
        let files: Result<Vec<_>> = tables.file_names().into_iter().map(checksum).collect();
        let files = files?;
        let lines = files
            .iter()
            .map(|(name, checksum)| format!("{checksum}  {name}\n"));
        let list: String = lines.collect();
        let all = hash_of(list.as_bytes())?;
        Ok(Checksums { files, all })
    }
}

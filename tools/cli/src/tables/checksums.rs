use anyhow::{Context, Result};
use loa_solver::Tables;
use sha2::{Digest, Sha256};
use std::fs::File;
use std::io;
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
            let path = folder.join(&name);
            let mut hasher = Sha256::new();
            File::open(&path)
                .and_then(|mut file| io::copy(&mut file, &mut hasher))
                .with_context(|| format!("can't read {}", path.display()))?;
            Ok((name, in_hex(hasher)))
        };
        let files: Result<Vec<_>> = tables.file_names().into_iter().map(checksum).collect();
        let files = files?;
        let mut list = Sha256::new();
        for (name, checksum) in &files {
            list.update(format!("{checksum}  {name}\n"));
        }
        let all = in_hex(list);
        Ok(Checksums { files, all })
    }
}

fn in_hex(hasher: Sha256) -> String {
    let bytes = hasher.finalize();
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

use anyhow::{Context, Result};
use loa_work::open_input;
use sha2::{Digest, Sha256};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// Returns the SHA-256 of a file.
pub(crate) fn hash_of_file(path: &Path) -> Result<String> {
    let hash = open_input(path).and_then(hash_of);
    hash.with_context(|| format!("can't read {}", path.display()))
}

/// Returns the SHA-256 of some files with their names, whether they can be read or not.
pub(crate) fn hash_of_files(paths: &[PathBuf]) -> Result<String> {
    let mut hashes = String::new();
    for path in paths {
        let hash = hash_of_file(path).unwrap_or_else(|_| "unreadable".to_owned());
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        hashes.push_str(&format!("{hash} {name}\n"));
    }
    Ok(hash_of(hashes.as_bytes())?)
}

/// Returns the SHA-256 of all that can be read.
pub(crate) fn hash_of(mut from: impl Read) -> io::Result<String> {
    let mut hasher = Sha256::new();
    io::copy(&mut from, &mut hasher)?;
    Ok(format!("{:x}", hasher.finalize()))
}

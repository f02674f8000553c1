use loa_work::open_input;
use sha2::{Digest, Sha256};
use std::io::{self, Read};
use std::path::Path;

/// Returns the SHA-256 of a file.
pub(crate) fn hash_of_file(path: &Path) -> io::Result<String> {
    hash_of(open_input(path)?)
}

/// Returns the SHA-256 of all that can be read.
pub(crate) fn hash_of(mut from: impl Read) -> io::Result<String> {
    let mut hasher = Sha256::new();
    io::copy(&mut from, &mut hasher)?;
    Ok(format!("{:x}", hasher.finalize()))
}

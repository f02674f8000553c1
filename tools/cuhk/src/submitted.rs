use crate::error::GradeError;
use loa_work::read_file;
use std::io;
use std::path::Path;

/// The most bytes of a file.
const MOST_BYTES: u64 = 4 << 20;

/// Reads a file that somebody hands in. With a `home`, links out of this folder are refused.
///
/// # Errors
/// If it can't be read, is no regular file, or is too large.
pub fn read_submitted(file: &Path, home: Option<&Path>) -> Result<Vec<u8>, GradeError> {
    let read = || {
        if let Some(home) = home
            && !file.canonicalize()?.starts_with(home.canonicalize()?)
        {
            return Err(io::Error::other("it is a link out of its folder"));
        }
        read_file(file, MOST_BYTES)
    };
    read().map_err(|cause| GradeError::Read(file.to_path_buf(), cause))
}

use crate::error::GradeError;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

/// The greatest size of a file, in MiB.
const MOST_MIB: u64 = 4;

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
        read_regular(file, MOST_MIB)
    };
    read().map_err(|cause| GradeError::Read(file.to_path_buf(), cause))
}

fn read_regular(path: &Path, most_mib: u64) -> io::Result<Vec<u8>> {
    // A pipe would wait for a writer.
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::other("it is not a regular file"));
    }
    let (mut bytes, most) = (Vec::new(), most_mib << 20);
    File::open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(io::Error::other(format!(
            "it is larger than {most_mib} MiB"
        )));
    }
    Ok(bytes)
}

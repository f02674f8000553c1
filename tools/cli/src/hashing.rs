use loa_work::open_input;
use sha2::{Digest, Sha256};
use std::io::{self, Read};
use std::path::Path;

/// Works out the SHA-256 of what is read.
pub(crate) struct HashingReader<R> {
    from: R,
    hasher: Sha256,
}

impl<R: Read> HashingReader<R> {
    pub(crate) fn new(from: R) -> HashingReader<R> {
        HashingReader {
            from,
            hasher: Sha256::new(),
        }
    }

    pub(crate) fn hash(self) -> String {
        let digest = self.hasher.finalize();
        digest.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl<R: Read> Read for HashingReader<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.from.read(buffer)?;
        self.hasher.update(&buffer[..count]);
        Ok(count)
    }
}

/// Returns the SHA-256 of a file.
pub(crate) fn hash_of_file(path: &Path) -> io::Result<String> {
    hash_of(open_input(path)?)
}

/// Returns the SHA-256 of all that can be read.
pub(crate) fn hash_of(from: impl Read) -> io::Result<String> {
    let mut reader = HashingReader::new(from);
    io::copy(&mut reader, &mut io::sink())?;
    Ok(reader.hash())
}

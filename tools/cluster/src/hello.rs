//! What two processes tell each other first: 16 bytes that name the program and the format, the
//! number of the process in eight bytes, the length of a text in eight, and the text, which says
//! what they are about to solve. Numbers are little-endian.

use std::io::{self, Read, Write};

const MAGIC: [u8; 16] = *b"LOA cluster 3   ";

/// More than any text has.
const MAX_BYTES: u64 = 1 << 18;

/// The beginning of a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hello {
    /// The number of the process that says this.
    pub(crate) process: u64,
    /// All that has to be the same in all processes.
    pub(crate) plan: String,
}

impl Hello {
    /// The most bytes of a hello.
    pub(crate) const MAX_LENGTH: u64 = 32 + MAX_BYTES;

    /// Writes it to another process.
    pub(crate) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.process.to_le_bytes());
        bytes.extend((self.plan.len() as u64).to_le_bytes());
        bytes.extend(self.plan.as_bytes());
        out.write_all(&bytes)?;
        out.flush()
    }

    /// Reads that of another process.
    ///
    /// # Errors
    /// When reading fails or something else is at the other end.
    pub(crate) fn read(input: &mut impl Read) -> io::Result<Hello> {
        let foreign = || io::Error::new(io::ErrorKind::InvalidData, "it is another program");
        let mut magic = [0; MAGIC.len()];
        input.read_exact(&mut magic)?;
        if magic != MAGIC {
            return Err(foreign());
        }
        let (mut process, mut length) = ([0; 8], [0; 8]);
        input.read_exact(&mut process)?;
        input.read_exact(&mut length)?;
        let length = u64::from_le_bytes(length);
        if length > MAX_BYTES {
            return Err(foreign());
        }
        let mut plan = String::new();
        let read = input.take(length).read_to_string(&mut plan)?;
        if read as u64 != length {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(Hello {
            process: u64::from_le_bytes(process),
            plan,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hello() -> (Hello, Vec<u8>) {
        let hello = Hello {
            process: 7,
            plan: "board 4x4".to_owned(),
        };
        let mut bytes = Vec::new();
        hello.write(&mut bytes).unwrap();
        (hello, bytes)
    }

    #[test]
    fn a_hello_is_read_as_written() {
        let (hello, mut bytes) = hello();
        bytes.extend(b"what follows");
        let mut input = bytes.as_slice();
        assert_eq!(Hello::read(&mut input).unwrap(), hello);
        assert_eq!(input, b"what follows");
    }

    #[test]
    fn other_bytes_are_refused() {
        let (_, bytes) = hello();
        for length in 0..bytes.len() {
            assert!(
                Hello::read(&mut &bytes[..length]).is_err(),
                "{length} bytes"
            );
        }
        for at in (0..MAGIC.len()).chain(MAGIC.len() + 11..MAGIC.len() + 16) {
            let mut bytes = bytes.clone();
            bytes[at] ^= 64;
            let error = Hello::read(&mut bytes.as_slice()).unwrap_err();
            assert_eq!(error.kind(), io::ErrorKind::InvalidData, "byte {at}");
        }
    }
}

//! Lines of bounded length, lines of lists, and lines of JSON with a checksum. Those have an object
//! each, and its last field, `crc32`, is the checksum of the object as it is without this field.

use serde::de::DeserializeOwned;
use std::io::{self, BufRead, Read};
use thiserror::Error;

/// What stands before the checksum of a line.
const SEAL: &[u8] = b",\"crc32\":\"";

/// Reads a line with its end; empty at the end of the input. Of one with more bytes than `most`,
/// only these, which have no end.
///
/// # Errors
/// If the system can't read.
pub fn read_line(from: &mut impl BufRead, most: u64) -> io::Result<Vec<u8>> {
    let mut line = Vec::new();
    Read::take(from, most).read_until(b'\n', &mut line)?;
    Ok(line)
}

/// Returns the lines of a list that have something before a comment, which begins with `#`, with
/// their numbers.
pub fn content_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = (1..).zip(text.lines()).map(|(number, line)| {
        let end = line.find('#').unwrap_or(line.len());
        (number, line[..end].trim())
    });
    lines.filter(|(_, line)| !line.is_empty())
}

/// Quotes a text for a line of comma-separated values, so that no spreadsheet takes it for a
/// formula.
pub fn csv_cell(text: &str) -> String {
    let is_formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let mark = if is_formula { "'" } else { "" };
    format!("\"{mark}{}\"", text.replace('"', "\"\""))
}

/// Why a line can't be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SealError {
    /// There is no newline.
    #[error("it is cut off")]
    CutOff,
    /// There is no checksum.
    #[error("it has no checksum")]
    Missing,
    /// The checksum is that of another object.
    #[error("the checksum does not match")]
    Wrong,
}

/// Returns a line: an object, which must not be empty, with its checksum and a newline.
pub fn seal(object: &[u8]) -> Vec<u8> {
    let checksum = format!("{:08x}\"}}\n", crc32fast::hash(object));
    let fields = object.strip_suffix(b"}").unwrap_or(object);
    [fields, SEAL, checksum.as_bytes()].concat()
}

/// Returns the object of a line.
///
/// # Errors
/// If the line's end is missing, or its checksum is missing or wrong.
pub fn unseal(line: &[u8]) -> Result<Vec<u8>, SealError> {
    /// The checksum and the signs after it.
    const CHECKSUM: usize = "01234567\"}\n".len();
    if !line.ends_with(b"\n") {
        return Err(SealError::CutOff);
    }
    let end = line.len().checked_sub(SEAL.len() + CHECKSUM);
    let Some(end) = end.filter(|end| line[*end..].starts_with(SEAL)) else {
        return Err(SealError::Missing);
    };
    let object = [&line[..end], b"}"].concat();
    match seal(&object) == line {
        true => Ok(object),
        false => Err(SealError::Wrong),
    }
}

/// Reads what a line has.
///
/// # Errors
/// As of [`unseal`], or if the object is another one; in words.
pub fn unseal_as<T: DeserializeOwned>(line: &[u8]) -> Result<T, String> {
    let object = unseal(line).map_err(|error| error.to_string())?;
    serde_json::from_slice(&object).map_err(|error| error.to_string())
}

/// Cuts off an incomplete last line.
pub fn whole_lines(text: &[u8]) -> &[u8] {
    let end = text.iter().rposition(|byte| *byte == b'\n');
    &text[..end.map_or(0, |end| end + 1)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sealed_is_unsealed_unless_a_bit_flips() {
        let object = br#"{"game":7,"reason":"a \"crc32\":\""}"#;
        let line = seal(object);
        assert_eq!(unseal(&line), Ok(object.to_vec()));
        for bit in 0..8 * line.len() {
            let mut damaged = line.clone();
            damaged[bit / 8] ^= 1 << (bit % 8);
            assert!(unseal(&damaged).is_err(), "bit {bit} of {line:?}");
        }
        assert_eq!(unseal(b"{\"game\":7}\n"), Err(SealError::Missing));
        assert_eq!(unseal(b""), Err(SealError::CutOff));
        assert_eq!(whole_lines(b"a\nb"), b"a\n");
        assert_eq!(whole_lines(b"ab"), b"");
    }
}

use super::chunk::MAX_POSITIONS;
use super::codes::Codes;
use super::error::{FORMAT, Fault, TableError};
use crate::Tier;
use crate::fields::field;
use std::path::Path;

/// The first bytes of the file of a tier.
const MAGIC: [u8; 8] = *b"LOA tier";

/// The bytes before the texts and tables of varying length.
const FIXED_BYTES: usize = 36;

const CHECKSUM_BYTES: usize = 4;

/// The contents of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Label {
    pub(super) tier: Tier,
    /// The board and the rules, in words.
    pub(super) problem: String,
    pub(super) positions: u64,
}

/// The beginning of a file.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct TierHeader {
    pub(super) label: Label,
    /// The positions of every chunk but the last.
    pub(super) per_chunk: usize,
    pub(super) codes: Codes,
    /// The length of the header in bytes.
    pub(super) length: usize,
}

impl TierHeader {
    pub(super) fn new(label: Label, per_chunk: usize, codes: Codes) -> TierHeader {
        let length = FIXED_BYTES + label.problem.len() + 2 * codes.values().len() + CHECKSUM_BYTES;
        TierHeader {
            label,
            per_chunk,
            codes,
            length,
        }
    }

    /// The number of chunks.
    pub(super) fn chunks(&self) -> u64 {
        self.label.positions.div_ceil(self.per_chunk as u64)
    }

    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let label = &self.label;
        let mut bytes = Vec::with_capacity(self.length);
        bytes.extend(MAGIC);
        bytes.extend(FORMAT.to_le_bytes());
        bytes.extend((self.length as u32).to_le_bytes());
        bytes.extend([label.tier.own, label.tier.opposing]);
        bytes.extend((label.problem.len() as u16).to_le_bytes());
        bytes.extend((self.per_chunk as u32).to_le_bytes());
        bytes.extend(label.positions.to_le_bytes());
        bytes.extend((self.codes.values().len() as u32).to_le_bytes());
        bytes.extend(label.problem.as_bytes());
        for value in self.codes.values() {
            bytes.extend(value.to_le_bytes());
        }
        let checksum = crc32fast::hash(&bytes);
        bytes.extend(checksum.to_le_bytes());
        bytes
    }

    /// Reads the header that the file of a path begins with.
    pub(super) fn read(path: &Path, file: &[u8]) -> Result<TierHeader, TableError> {
        let damaged = |what| TableError::damaged(path, Fault::Header(what));
        let too_short = || damaged("too short");
        let mut fields = file;
        if field(&mut fields) != Some(MAGIC) {
            return Err(TableError::damaged(path, Fault::NotATable));
        }
        let found = u32::from_le_bytes(field(&mut fields).ok_or_else(too_short)?);
        if found != FORMAT {
            let path = path.to_owned();
            return Err(TableError::OtherFormat { path, found });
        }
        let length = u32::from_le_bytes(field(&mut fields).ok_or_else(too_short)?) as usize;
        let header = file.get(..length).ok_or_else(too_short)?;
        let (checked, checksum) = header.split_last_chunk().ok_or_else(too_short)?;
        if crc32fast::hash(checked) != u32::from_le_bytes(*checksum) {
            return Err(damaged("wrong checksum"));
        }
        read_fields(checked, length).ok_or_else(|| damaged("it contradicts itself"))
    }
}

/// Reads a header of a length, all but its checksum.
fn read_fields(mut bytes: &[u8], length: usize) -> Option<TierHeader> {
    let fields = &mut bytes;
    let _magic_format_and_length: [u8; 16] = field(fields)?;
    let [own, opposing] = field(fields)?;
    let problem_length = u16::from_le_bytes(field(fields)?);
    let per_chunk = u32::from_le_bytes(field(fields)?) as usize;
    let positions = u64::from_le_bytes(field(fields)?);
    let code_count = u32::from_le_bytes(field(fields)?) as usize;
    let problem = str::from_utf8(fields.split_off(..usize::from(problem_length))?).ok()?;
    let (values, _) = fields.split_off(..code_count.checked_mul(2)?)?.as_chunks();
    let values = values.iter().map(|pair| u16::from_le_bytes(*pair));
    let codes = Codes::new(values.collect())?;
    let label = Label {
        tier: Tier::new(own, opposing),
        problem: problem.to_owned(),
        positions,
    };
    let header = TierHeader::new(label, per_chunk, codes);
    let sound = (1..=MAX_POSITIONS).contains(&per_chunk) && header.length == length;
    sound.then_some(header)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header() -> TierHeader {
        let label = Label {
            tier: Tier::new(6, 5),
            problem: "5×5".to_owned(),
            positions: 1 << 40,
        };
        TierHeader::new(label, 1024, Codes::of(&[0, 1 << 14, 3 << 14]))
    }

    fn read(file: &[u8]) -> Result<TierHeader, String> {
        TierHeader::read(Path::new("a.tier"), file).map_err(|error| error.to_string())
    }

    #[test]
    fn headers_are_read_as_written() {
        let bytes = header().to_bytes();
        assert_eq!(bytes.len(), header().length);
        assert_eq!(read(&bytes), Ok(header()));
        let longer = [bytes.as_slice(), b"more"].concat();
        assert_eq!(read(&longer), Ok(header()), "chunks follow");
    }

    #[test]
    fn damaged_headers_are_refused() {
        let bytes = header().to_bytes();
        for length in 0..bytes.len() {
            assert!(read(&bytes[..length]).is_err(), "{length} bytes");
        }
        for bit in 0..bytes.len() * 8 {
            let mut damaged = bytes.clone();
            damaged[bit / 8] ^= 1 << (bit % 8);
            assert!(read(&damaged).is_err(), "bit {bit}");
        }
    }

    /// The bytes of a header with some of its bytes replaced and the checksum right.
    fn forged(at: usize, replacement: &[u8]) -> Vec<u8> {
        let mut bytes = header().to_bytes();
        bytes.truncate(bytes.len() - CHECKSUM_BYTES);
        bytes[at..at + replacement.len()].copy_from_slice(replacement);
        let checksum = crc32fast::hash(&bytes);
        bytes.extend(checksum.to_le_bytes());
        bytes
    }

    #[test]
    fn headers_that_contradict_themselves_are_refused() {
        let contradiction = "a.tier: the header is damaged: it contradicts itself";
        for (at, replacement) in [
            (18, [1, 0].as_slice()),
            (18, &[255, 255]),
            (20, &[0; 4]),
            (20, &[255; 4]),
            (32, &[255; 4]),
            (32, &[2, 0, 0, 0]),
            (36, &[255]),
            (40, &[1]),
        ] {
            let error = read(&forged(at, replacement)).unwrap_err();
            assert_eq!(error, contradiction, "{replacement:?} at {at}");
        }
        assert_eq!(
            read(&forged(8, &[9])).unwrap_err(),
            "a.tier: format 9 is not supported, only format 1"
        );
    }
}

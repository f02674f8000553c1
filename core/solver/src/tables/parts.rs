//! The file of a tier written in parts by several processes.
//!
//! `6v5.tier.3.part` has consecutive chunks as in the file of the tier, and nothing else.

use super::codes::Codes;
use super::error::TableError;
use super::header::{Label, TierHeader};
use super::{chunk, writer};
use crate::TierValues;
use loa_work::open_file;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Writes a part with the values of some chunks, and returns the length of each chunk, given the
/// different values of all parts.
pub(super) fn write(
    path: &Path,
    codes: &Codes,
    values: &dyn TierValues,
) -> Result<Vec<u32>, TableError> {
    let written = File::create(path).and_then(|file| {
        let mut out = BufWriter::with_capacity(1 << 20, file);
        let lengths = writer::write_chunks(&mut out, values, codes)?;
        out.into_inner()?.sync_all()?;
        Ok(lengths)
    });
    written.map_err(TableError::io(path))
}

/// Joins parts, each with the lengths of its chunks, to the file of a tier.
pub(super) fn join(
    out: &mut impl Write,
    label: &Label,
    codes: Codes,
    parts: &[(PathBuf, Vec<u32>)],
) -> Result<(), TableError> {
    let header = TierHeader::new(label.clone(), chunk::POSITIONS, codes);
    let failed = TableError::values(label.tier);
    out.write_all(&header.to_bytes()).map_err(&failed)?;
    let mut all: Vec<u32> = Vec::new();
    let mut is_whole = true;
    for (path, lengths) in parts {
        let copied = open_file(path).and_then(|mut part| io::copy(&mut part, out));
        let bytes: u64 = lengths.iter().map(|length| u64::from(*length)).sum();
        is_whole &= copied.map_err(TableError::io(path))? == bytes;
        all.extend(lengths);
    }
    if !is_whole || all.len() as u64 != header.chunks() {
        let damaged = "parts of the tier are missing or damaged";
        return Err(failed(io::Error::new(io::ErrorKind::InvalidData, damaged)));
    }
    writer::write_index(out, header.length, &all).map_err(failed)
}

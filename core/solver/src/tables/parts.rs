//! The file of a tier written in parts by several processes.
//!
//! `6v5.tier.3.part` has consecutive chunks as in the file of the tier, then the length of each in
//! four bytes and their number in eight.

use super::codes::Codes;
use super::error::TableError;
use super::header::{Label, TierHeader};
use super::{chunk, writer};
use crate::{Tier, TierValues};
use loa_work::open_file;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Writes a part with the values of some chunks. `found` has the different values of all parts.
pub(super) fn write(
    path: &Path,
    tier: Tier,
    found: &[u16],
    values: &dyn TierValues,
) -> Result<(), TableError> {
    let codes = codes(tier, found)?;
    let written = File::create(path).and_then(|file| {
        let mut out = BufWriter::with_capacity(1 << 20, file);
        let lengths = writer::write_chunks(&mut out, values, &codes)?;
        for length in &lengths {
            out.write_all(&length.to_le_bytes())?;
        }
        out.write_all(&(lengths.len() as u64).to_le_bytes())?;
        out.into_inner()?.sync_all()
    });
    written.map_err(TableError::io(path))
}

/// Joins parts to the file of a tier.
pub(super) fn join(
    out: &mut impl Write,
    label: &Label,
    found: &[u16],
    parts: &[PathBuf],
) -> Result<(), TableError> {
    let header = TierHeader::new(label.clone(), chunk::POSITIONS, codes(label.tier, found)?);
    let failed = |cause| TableError::Values {
        tier: label.tier,
        cause,
    };
    out.write_all(&header.to_bytes()).map_err(failed)?;
    let mut lengths = Vec::new();
    for part in parts {
        append(out, part, &mut lengths).map_err(TableError::io(part))?;
    }
    if lengths.len() as u64 != header.chunks() {
        return Err(failed(damaged()));
    }
    writer::write_index(out, header.length, &lengths).map_err(failed)
}

fn codes(tier: Tier, found: &[u16]) -> Result<Codes, TableError> {
    Codes::new(found.to_vec()).ok_or_else(|| TableError::Values {
        tier,
        cause: io::Error::new(io::ErrorKind::InvalidData, "not packed values"),
    })
}

/// Copies the chunks of a part, and adds their lengths to those of the chunks before.
fn append(out: &mut impl Write, path: &Path, all: &mut Vec<u32>) -> io::Result<()> {
    let mut part = BufReader::with_capacity(1 << 20, open_file(path)?);
    let bytes = part.seek(SeekFrom::End(0))?;
    let count_at = bytes.checked_sub(COUNT_BYTES).ok_or_else(damaged)?;
    part.seek(SeekFrom::Start(count_at))?;
    let chunks = u64::from_le_bytes(array(&mut part)?);
    let lengths = chunks.checked_mul(LENGTH_BYTES).ok_or_else(damaged)?;
    let lengths_at = count_at.checked_sub(lengths).ok_or_else(damaged)?;
    part.seek(SeekFrom::Start(lengths_at))?;
    let mut sum = 0;
    for _ in 0..chunks {
        let length = u32::from_le_bytes(array(&mut part)?);
        sum += u64::from(length);
        all.push(length);
    }
    part.seek(SeekFrom::Start(0))?;
    let copied = io::copy(&mut part.take(lengths_at), out)?;
    (copied == sum).then_some(()).ok_or_else(damaged)
}

const COUNT_BYTES: u64 = 8;

const LENGTH_BYTES: u64 = 4;

fn damaged() -> io::Error {
    io::Error::new(
        io::ErrorKind::InvalidData,
        "parts of the tier are missing or damaged",
    )
}

fn array<const N: usize>(part: &mut impl Read) -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    part.read_exact(&mut bytes)?;
    Ok(bytes)
}

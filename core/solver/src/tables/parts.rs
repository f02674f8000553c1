//! The file of a tier written in parts by several processes.
//!
//! `6v5.tier.3.part` has consecutive chunks as in the file of the tier, and nothing else.

use super::codes::Codes;
use super::error::TableError;
use super::header::TierHeader;
use super::table_store::write_file;
use super::{TableStore, chunk, writer};
use crate::{Tier, TierValues};
use loa_work::open_file;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

impl TableStore {
    /// Writes a part of the file of a tier, with all threads of the current pool: the values of
    /// consecutive chunks, given the different values of all parts. Returns the lengths of the
    /// chunks.
    ///
    /// # Errors
    /// When the file can't be written.
    pub(crate) fn save_part(
        &self,
        tier: Tier,
        number: usize,
        codes: &Codes,
        values: &dyn TierValues,
    ) -> Result<Vec<u32>, TableError> {
        let path = self.layout.part(tier, number);
        let written = File::create(&path).and_then(|file| {
            let mut out = BufWriter::with_capacity(1 << 20, file);
            let lengths = writer::write_chunks(&mut out, values, codes)?;
            out.into_inner()?.sync_all()?;
            Ok(lengths)
        });
        written.map_err(TableError::io(&path))
    }

    /// Joins all parts to the file of a tier and removes them, given the lengths of the chunks of
    /// each. The bytes do not depend on the number of parts.
    ///
    /// # Errors
    /// When a part is missing or damaged, or the file can't be written.
    pub(crate) fn join_parts(
        &mut self,
        tier: Tier,
        lengths: &[Vec<u32>],
        codes: Codes,
    ) -> Result<(), TableError> {
        let label = self.layout.label(tier)?.clone();
        let header = TierHeader::new(label, chunk::POSITIONS, codes);
        let parts = (0..lengths.len()).map(|number| self.layout.part(tier, number));
        let parts: Vec<PathBuf> = parts.collect();
        write_file(&self.layout.file(tier), |mut out| {
            join(&mut out, &header, &parts, lengths).map_err(io::Error::other)
        })?;
        let mut parts = parts.iter();
        parts.try_for_each(|part| fs::remove_file(part).map_err(TableError::io(part)))
    }
}

/// Writes the file of a tier from its parts, with the lengths of the chunks of each.
fn join(
    out: &mut impl Write,
    header: &TierHeader,
    parts: &[PathBuf],
    lengths: &[Vec<u32>],
) -> Result<(), TableError> {
    let failed = TableError::values(header.label.tier);
    out.write_all(&header.to_bytes()).map_err(&failed)?;
    let all = lengths.concat();
    let mut is_whole = all.len() as u64 == header.chunks();
    for (path, lengths) in parts.iter().zip(lengths) {
        let copied = open_file(path).and_then(|mut part| io::copy(&mut part, out));
        let bytes: u64 = lengths.iter().map(|length| u64::from(*length)).sum();
        is_whole &= copied.map_err(TableError::io(path))? == bytes;
    }
    if !is_whole {
        let damaged = "parts of the tier are missing or damaged";
        return Err(failed(io::Error::new(io::ErrorKind::InvalidData, damaged)));
    }
    writer::write_index(out, header.length, &all).map_err(failed)
}

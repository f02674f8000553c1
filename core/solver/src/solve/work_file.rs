use super::disk_file::DiskFile;
use crate::{TableError, Tier};
use std::io;
use std::path::{Path, PathBuf};
use zerocopy::IntoBytes;

/// The blocks of a tier that is being solved, on disk.
///
/// Each block has two slots. A block is written to the slot that the last checkpoint does not need,
/// so that what a checkpoint has stays until the next one. A slot has two bytes for the value of
/// each place, in the order of this computer's bytes, and then one byte for its moves left.
pub(super) struct WorkFile {
    file: DiskFile,
    width: usize,
}

/// Where the file has a block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SavedBlock {
    /// The slot, 0 or 1; `None` before the block is written for the first time.
    slot: Option<u8>,
    /// The checksum of what is in the slot.
    checksum: u32,
    /// Whether the slot is newer than the last checkpoint.
    pub(super) is_new: bool,
}

impl SavedBlock {
    /// The length in a checkpoint.
    pub(super) const BYTES: usize = 5;

    /// The slot, or 255 before the first one, and the checksum.
    pub(super) fn to_bytes(self) -> [u8; SavedBlock::BYTES] {
        let [a, b, c, d] = self.checksum.to_le_bytes();
        [self.slot.unwrap_or(u8::MAX), a, b, c, d]
    }

    /// Reads a block of a checkpoint.
    pub(super) fn from_bytes([slot, checksum @ ..]: [u8; SavedBlock::BYTES]) -> SavedBlock {
        SavedBlock {
            slot: (slot < 2).then_some(slot),
            checksum: u32::from_le_bytes(checksum),
            is_new: false,
        }
    }
}

/// Returns the path of the file of a tier in a folder.
pub(super) fn path_of(folder: &Path, tier: Tier) -> PathBuf {
    folder.join(format!("{tier}.work"))
}

impl WorkFile {
    /// The bytes for each place.
    pub(super) const PLACE_BYTES: u64 = 6;

    /// Opens the file of a tier in a folder. What it has counts only where a [`SavedBlock`] says.
    pub(super) fn open(folder: &Path, tier: Tier, width: usize) -> Result<WorkFile, TableError> {
        let file = DiskFile::open(path_of(folder, tier))?;
        Ok(WorkFile { file, width })
    }

    /// Reads a block. One that has not been written is all zeros.
    pub(super) fn read(
        &self,
        number: usize,
        saved: &SavedBlock,
        places: &mut [u16],
    ) -> Result<(), TableError> {
        let Some(slot) = saved.slot else {
            places.fill(0);
            return Ok(());
        };
        let bytes = &mut places.as_mut_bytes()[..3 * self.width];
        self.file.read(bytes, self.offset(number, slot))?;
        if crc32fast::hash(bytes) != saved.checksum {
            let damaged = format!("block {number} has the wrong checksum");
            let error = io::Error::new(io::ErrorKind::InvalidData, damaged);
            return Err(TableError::io(&self.file.path)(error));
        }
        Ok(())
    }

    /// Writes a block, and notes where.
    pub(super) fn write(
        &self,
        number: usize,
        saved: &mut SavedBlock,
        places: &[u16],
    ) -> Result<(), TableError> {
        let slot = match saved.slot {
            Some(slot) if saved.is_new => slot,
            Some(slot) => 1 - slot,
            None => 0,
        };
        let bytes = &places.as_bytes()[..3 * self.width];
        self.file.write(bytes, self.offset(number, slot))?;
        *saved = SavedBlock {
            slot: Some(slot),
            checksum: crc32fast::hash(bytes),
            is_new: true,
        };
        Ok(())
    }

    /// Waits until all is on the disk.
    pub(super) fn sync(&self) -> Result<(), TableError> {
        self.file.sync()
    }

    fn offset(&self, number: usize, slot: u8) -> u64 {
        (2 * number as u64 + u64::from(slot)) * 3 * self.width as u64
    }
}

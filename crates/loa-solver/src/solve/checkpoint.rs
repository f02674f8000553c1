//! Checkpoints of a pair of tiers that is being solved.
//!
//! `5v6.checkpoint` says how far the work has come and where `5v6.work` and `6v5.work` have each
//! block. It is replaced once all that it refers to is on the disk. Numbers are little-endian:
//!
//! | bytes | |
//! |---|---|
//! | 8 | `LOA work` |
//! | 4 | the format, 1 |
//! | 4 + *P* | the problem in words, after its length |
//! | 2 | the pieces of the first tier |
//! | 12 | the stage |
//! | 5 each | for each block of the first tier, then of the swapped one: its slot, or 255 if it has none, and the checksum of what is there |
//! | 4 | the checksum of all before |

use super::stage::Stage;
use super::work::Work;
use super::work_file::SavedBlock;
use crate::fields::Fields;
use crate::{TableError, Tier};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

const MAGIC: [u8; 8] = *b"LOA work";

const FORMAT: u32 = 1;

/// Stands for the slot of a block that has not been written.
const NO_SLOT: u8 = u8::MAX;

/// The checkpoints of a pair of tiers in a folder.
pub(super) struct Checkpoints<'a> {
    pub(super) folder: &'a Path,
    /// The board and the rules, in words.
    pub(super) problem: String,
    /// The first tier of the pair.
    pub(super) tier: Tier,
}

impl Checkpoints<'_> {
    /// Saves all work. What the last checkpoint has stays until this one is complete.
    pub(super) fn save(&self, stage: Stage, works: &mut [Work]) -> Result<(), TableError> {
        for work in works.iter_mut() {
            work.save(self.folder)?;
        }
        self.write(stage, works.iter().flat_map(Work::saved))?;
        works.iter_mut().for_each(Work::keep_saved);
        Ok(())
    }

    /// Replaces the checkpoint. All that it refers to has to be on the disk.
    pub(super) fn write<'a>(
        &self,
        stage: Stage,
        saved: impl Iterator<Item = &'a SavedBlock>,
    ) -> Result<(), TableError> {
        let bytes = self.to_bytes(stage, saved);
        self.replace(&bytes).map_err(TableError::io(&self.path()))
    }

    /// Fills the work from the last checkpoint and returns its stage; `None` if there is none, or
    /// none that is complete, undamaged and of this problem.
    pub(super) fn load(&self, works: &mut [Work]) -> Option<Stage> {
        let blocks: Vec<usize> = works.iter().map(|work| work.range().len()).collect();
        let (stage, saved) = self.read(&blocks)?;
        let ties = stage.has_tie_levels();
        let mut pairs = works.iter_mut().zip(saved);
        let loaded = pairs.try_for_each(|(work, saved)| work.load(self.folder, saved, ties));
        loaded.ok().map(|()| stage)
    }

    /// Removes all files of the pair.
    pub(super) fn remove(&self) -> Result<(), TableError> {
        let path = self.path();
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(TableError::io(&path)(error));
            }
            _ => {}
        }
        Work::remove(self.folder, self.tier)?;
        Work::remove(self.folder, self.tier.swapped())
    }

    fn path(&self) -> PathBuf {
        self.folder.join(format!("{}.checkpoint", self.tier))
    }

    fn replace(&self, bytes: &[u8]) -> io::Result<()> {
        let path = self.path();
        let draft = path.with_extension("checkpoint.tmp");
        let mut file = File::create(&draft)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&draft, &path)?;
        File::open(self.folder)?.sync_all()
    }

    fn to_bytes<'a>(&self, stage: Stage, saved: impl Iterator<Item = &'a SavedBlock>) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend(MAGIC);
        bytes.extend(FORMAT.to_le_bytes());
        bytes.extend((self.problem.len() as u32).to_le_bytes());
        bytes.extend(self.problem.as_bytes());
        bytes.extend([self.tier.own, self.tier.opposing]);
        bytes.extend(stage.to_bytes());
        for saved in saved {
            bytes.extend(saved_bytes(saved));
        }
        let checksum = crc32fast::hash(&bytes);
        bytes.extend(checksum.to_le_bytes());
        bytes
    }

    /// Reads the last checkpoint: its stage, and where the files have each block of each tier.
    /// `blocks` is the number of blocks of each tier. `None` if there is no checkpoint, or none
    /// that is complete and of this problem.
    pub(super) fn read(&self, blocks: &[usize]) -> Option<(Stage, Vec<Vec<SavedBlock>>)> {
        let bytes = fs::read(self.path()).ok()?;
        let (checked, checksum) = bytes.split_last_chunk()?;
        if crc32fast::hash(checked) != u32::from_le_bytes(*checksum) {
            return None;
        }
        let mut fields = Fields(checked);
        let is_known = fields.array()? == MAGIC && u32::from_le_bytes(fields.array()?) == FORMAT;
        let length = u32::from_le_bytes(fields.array()?) as usize;
        let is_same = fields.bytes(length)? == self.problem.as_bytes()
            && fields.array()? == [self.tier.own, self.tier.opposing];
        let stage = Stage::from_bytes(fields.array()?)?;
        let mut saved = Vec::new();
        for &count in blocks {
            let of_tier = (0..count).map(|_| fields.array().map(saved_block));
            saved.push(of_tier.collect::<Option<Vec<_>>>()?);
        }
        let fits = match stage {
            Stage::Initialize { work, block } | Stage::Propagate { work, block, .. } => {
                blocks.get(work).is_some_and(|count| block <= *count)
            }
            Stage::InitializeTies | Stage::Solved => true,
        };
        (is_known && is_same && fits && fields.0.is_empty()).then_some((stage, saved))
    }
}

/// The bytes of a block in a checkpoint.
pub(super) const SAVED_BYTES: usize = 5;

pub(super) fn saved_bytes(saved: &SavedBlock) -> [u8; SAVED_BYTES] {
    let [a, b, c, d] = saved.checksum.to_le_bytes();
    [saved.slot.unwrap_or(NO_SLOT), a, b, c, d]
}

pub(super) fn saved_block([slot, checksum @ ..]: [u8; SAVED_BYTES]) -> SavedBlock {
    let slot = (slot < 2).then_some(slot);
    SavedBlock::new(slot, u32::from_le_bytes(checksum))
}

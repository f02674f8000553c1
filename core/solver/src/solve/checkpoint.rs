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
//! | 5 each | for each block of the first tier, then of the swapped one: its slot, or 255 before it is written, and the checksum of what is there |
//! | 4 | the checksum of all before |

use super::stage::{Stage, Step};
use super::tier_state::TierState;
use super::work_file::path_of;
use crate::{Index, TableError, Tier};
use loa_work::{if_there, read_input, write_in_own_folder};
use std::fs;
use std::path::{Path, PathBuf};

const MAGIC: [u8; 8] = *b"LOA work";

const FORMAT: u32 = 1;

/// More bytes than a checkpoint has.
const MOST_BYTES: u64 = 1 << 28;

/// The checkpoints of a pair of tiers in a folder.
pub(super) struct Checkpoints<'a> {
    pub(super) folder: &'a Path,
    /// The board and the rules, in words.
    pub(super) problem: String,
    /// The first tier of the pair.
    pub(super) tier: Tier,
}

impl Checkpoints<'_> {
    /// Replaces the checkpoint, given where the files have each block of each tier. They have to be
    /// on the disk.
    pub(super) fn write(&self, stage: Stage, saved: &[u8]) -> Result<(), TableError> {
        let mut bytes = self.head();
        bytes.extend(stage.to_bytes());
        bytes.extend(saved);
        let checksum = crc32fast::hash(&bytes);
        bytes.extend(checksum.to_le_bytes());
        let path = self.path();
        write_in_own_folder(&path, |out| out.write_all(&bytes)).map_err(TableError::io(&path))
    }

    /// Fills the states from the last checkpoint and returns its stage; `None` without one that is
    /// complete, undamaged and of this problem.
    pub(super) fn load(&self, index: &Index, states: &mut [TierState]) -> Option<Stage> {
        let bytes = read_input(&self.path(), MOST_BYTES).ok()?;
        let (checked, checksum) = bytes.split_last_chunk()?;
        if crc32fast::hash(checked) != u32::from_le_bytes(*checksum) {
            return None;
        }
        let (stage, rest) = checked.strip_prefix(&*self.head())?.split_first_chunk()?;
        let stage = Stage::from_bytes(*stage)?;
        let (mut saved, rest) = rest.as_chunks();
        let blocks = |state: &TierState| index.blocks(state.tier).blocks.len();
        let all: usize = states.iter().map(blocks).sum();
        let of_stage = states.get(stage.tier);
        let fits = of_stage.is_some_and(|state| stage.block <= blocks(state));
        if saved.len() != all || !rest.is_empty() || !fits {
            return None;
        }
        for state in states {
            let of_tier;
            (of_tier, saved) = saved.split_at(blocks(state));
            let saved = &of_tier[state.range()];
            let ties = stage.step == Step::Ties;
            state.load(self.folder, saved, ties).ok()?;
        }
        Some(stage)
    }

    /// Removes all files of the pair.
    pub(super) fn remove(&self) -> Result<(), TableError> {
        let files = [self.tier, self.tier.swapped()].map(|tier| path_of(self.folder, tier));
        for path in [self.path()].iter().chain(&files) {
            if_there(fs::remove_file(path)).map_err(TableError::io(path))?;
        }
        Ok(())
    }

    fn path(&self) -> PathBuf {
        self.folder.join(format!("{}.checkpoint", self.tier))
    }

    /// Returns what comes before the stage.
    fn head(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(FORMAT.to_le_bytes());
        bytes.extend((self.problem.len() as u32).to_le_bytes());
        bytes.extend(self.problem.as_bytes());
        bytes.extend([self.tier.own, self.tier.opposing]);
        bytes
    }
}

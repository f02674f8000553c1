use super::super::checkpoint::{Checkpoints, SAVED_BYTES, saved_block, saved_bytes};
use super::super::pair_of;
use super::super::propagate::Phase;
use super::super::stage::Stage;
use super::super::work::Work;
use super::super::work_file::SavedBlock;
use super::{Cursor, PairSection, SectionError, Step};
use crate::tables::describe;
use crate::{Index, TableError, Tier, Value};
use std::path::Path;

/// Checkpoints, the same as those of [`solve`](crate::solve()): all sections write their blocks
/// into the same files, one of them writes the checkpoint. So any number of sections can resume.
impl<'a> PairSection<'a> {
    /// Begins files for the blocks in a folder, to be called by one section; others then
    /// [open](PairSection::open_files) them.
    ///
    /// # Errors
    /// When the files can't be written.
    pub fn create_files(&mut self, folder: &Path) -> Result<(), SectionError> {
        self.use_files(folder, true)
    }

    /// Opens the files for the blocks.
    ///
    /// # Errors
    /// When the files can't be opened.
    pub fn open_files(&mut self, folder: &Path) -> Result<(), SectionError> {
        self.use_files(folder, false)
    }

    fn use_files(&mut self, folder: &Path, are_new: bool) -> Result<(), SectionError> {
        let mut works = self.works.iter_mut();
        Ok(works.try_for_each(|work| work.use_file(folder, are_new))?)
    }

    /// Saves all blocks of the section, and returns where the files have them, for each tier.
    ///
    /// # Errors
    /// When the files can't be written.
    pub fn save_blocks(&mut self, folder: &Path) -> Result<Vec<Vec<u8>>, SectionError> {
        for work in &mut self.works {
            work.save(folder)?;
        }
        let works = self.works.iter();
        Ok(works
            .map(|work| work.saved().flat_map(saved_bytes).collect())
            .collect())
    }

    /// Writes the checkpoint, once all sections have saved their blocks. For each tier it takes
    /// what the sections returned, in their order. The next thing to do is `next`.
    ///
    /// # Errors
    /// When bytes are missing or the file can't be written.
    pub fn write_checkpoint(
        &self,
        folder: &Path,
        next: Step,
        saved: &[Vec<u8>],
    ) -> Result<(), SectionError> {
        let blocks = |work: &Work| self.index.blocks(work.tier).blocks.len() * SAVED_BYTES;
        if !self.works.iter().map(blocks).eq(saved.iter().map(Vec::len)) {
            return Err(SectionError::Damaged);
        }
        let saved = saved.concat();
        let (blocks, _) = saved.as_chunks();
        let blocks: Vec<SavedBlock> = blocks.iter().copied().map(saved_block).collect();
        let checkpoints = checkpoints(self.index, folder, self.works[0].tier);
        Ok(checkpoints.write(stage_of(next), blocks.iter())?)
    }

    /// Keeps what has been saved until the next checkpoint, once the checkpoint is written.
    pub fn keep_saved(&mut self) {
        self.works.iter_mut().for_each(Work::keep_saved);
    }

    /// Makes a section as [`PairSection::new`] does and loads it from the last checkpoint. Returns
    /// what is next; `None` if there is no checkpoint or it can't be used. All sections have to
    /// resume, or none.
    pub fn resume(
        index: &'a Index,
        tier: Tier,
        number: usize,
        sections: usize,
        folder: &Path,
    ) -> Option<(PairSection<'a>, Step, Cursor)> {
        let checkpoints = checkpoints(index, folder, tier);
        let tiers = pair_of(tier);
        let blocks = tiers.iter().map(|tier| index.blocks(*tier).blocks.len());
        let (stage, saved) = checkpoints.read(&blocks.collect::<Vec<_>>())?;
        let (step, cursor) = step_of(stage)?;
        let mut section = PairSection::new(index, tier, number, sections);
        for (work, saved) in section.works.iter_mut().zip(saved) {
            let saved = saved.get(work.range())?.to_vec();
            work.load(folder, saved, stage.has_tie_levels()).ok()?;
        }
        Some((section, step, cursor))
    }

    /// Removes the files of a pair that is solved.
    ///
    /// # Errors
    /// When one can't be removed.
    pub fn remove_files(index: &Index, tier: Tier, folder: &Path) -> Result<(), TableError> {
        checkpoints(index, folder, tier).remove()
    }
}

fn checkpoints<'a>(index: &Index, folder: &'a Path, tier: Tier) -> Checkpoints<'a> {
    Checkpoints {
        folder,
        problem: describe(index.problem()),
        tier,
    }
}

fn stage_of(step: Step) -> Stage {
    let propagate = |phase, level| Stage::Propagate {
        phase,
        level,
        work: 0,
        block: 0,
    };
    match step {
        Step::Captures => Stage::BEGIN,
        Step::WinsAndLosses(level) => propagate(Phase::WinsAndLosses, level),
        Step::Ties(level) => propagate(Phase::Ties, level),
    }
}

/// Returns what is next at a stage; `None` if captures have yet to be passed on.
fn step_of(stage: Stage) -> Option<(Step, Cursor)> {
    Some(match stage {
        Stage::Initialize { .. } => return None,
        Stage::Propagate {
            phase,
            level,
            work,
            block,
        } => {
            let step = match phase {
                Phase::WinsAndLosses => Step::WinsAndLosses(level),
                Phase::Ties => Step::Ties(level),
            };
            let is_done = false;
            (
                step,
                Cursor {
                    work,
                    block,
                    is_done,
                },
            )
        }
        // No value has this level, so all of its kind are known.
        Stage::InitializeTies => (Step::WinsAndLosses(Value::MAX_REMOTENESS), Cursor::BEGIN),
        Stage::Solved => (Step::Ties(Value::MAX_REMOTENESS), Cursor::BEGIN),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_kept_as_stages() {
        for step in [
            Step::WinsAndLosses(0),
            Step::WinsAndLosses(7),
            Step::Ties(3),
        ] {
            assert_eq!(step_of(stage_of(step)), Some((step, Cursor::BEGIN)));
        }
        assert_eq!(
            step_of(stage_of(Step::Captures)),
            None,
            "the pair begins anew"
        );
    }
}

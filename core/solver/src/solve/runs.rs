use super::disk_file::DiskFile;
use super::tier_state::{BlockPlaces, TierState};
use super::updates::{SortedUpdates, Update};
use crate::TableError;
use std::ops::Range;
use std::path::Path;

/// Sorted updates for a tier on disk.
pub(super) struct Run {
    file: DiskFile,
    /// Where the updates begin in the file.
    updates_at: u64,
}

impl Run {
    /// Writes sorted updates for all blocks to a file in a folder.
    pub(super) fn write<T: Update>(
        folder: &Path,
        name: &str,
        sorted: &SortedUpdates<T>,
    ) -> Result<Run, TableError> {
        let file = DiskFile::nameless(folder.join(name))?;
        let updates_at = size_of_val(&sorted.begins[..]) as u64;
        file.write(&sorted.begins, 0)?;
        file.write(&sorted.updates, updates_at)?;
        Ok(Run { file, updates_at })
    }

    /// Reads the updates for some blocks.
    fn read<T: Update>(&self, blocks: Range<usize>) -> Result<SortedUpdates<T>, TableError> {
        let mut begins: Vec<u32> = vec![0; blocks.len() + 1];
        let at = (blocks.start * size_of::<u32>()) as u64;
        self.file.read(&mut begins, at)?;
        let (begin, end) = (begins[0], begins[blocks.len()]);
        let mut updates = vec![T::default(); (end - begin) as usize];
        let at = self.updates_at + size_of::<T>() as u64 * u64::from(begin);
        self.file.read(&mut updates, at)?;
        Ok(SortedUpdates {
            first: blocks.start,
            begins,
            updates,
        })
    }
}

/// Applies updates in memory and on disk to the blocks of a tier that have some. `applier` makes a
/// function for a block that applies one update.
///
/// # Errors
/// When blocks or runs are on disk and can't be read or written.
pub(super) fn apply<T: Update, A: FnMut(T, &mut BlockPlaces<'_>)>(
    target: &mut TierState,
    in_memory: &[&SortedUpdates<T>],
    runs: &[Run],
    applier: impl Fn(usize) -> A + Sync,
) -> Result<(), TableError> {
    target.for_each_part(target.range(), |part| {
        let runs = runs.iter().map(|run| run.read(part.range()));
        let runs: Vec<SortedUpdates<T>> = runs.collect::<Result<_, _>>()?;
        for number in part.range() {
            let sources = in_memory.iter().copied().chain(&runs);
            let mut updates = sources.flat_map(|some| some.of_block(number)).peekable();
            if updates.peek().is_some() {
                let mut apply = applier(number);
                part.visit(number, |block| {
                    updates.for_each(|update| apply(*update, block));
                })?;
            }
        }
        Ok(())
    })
}

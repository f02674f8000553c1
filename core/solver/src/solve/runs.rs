use super::tier_state::{BlockPlaces, Part, Places, TierState};
use super::updates::{SortedUpdates, Update};
use crate::TableError;
use loa_work::system::read_exact_at;
use rayon::prelude::*;
use std::fs::{self, File};
use std::io::{self, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use zerocopy::IntoBytes;

/// Sorted updates for a tier on disk. The file has no name, so that it goes with the process.
pub(super) struct Run {
    /// The name that the file had.
    path: PathBuf,
    file: File,
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
        let path = folder.join(name);
        let (begins, updates) = (sorted.begins.as_slice(), sorted.updates.as_slice());
        let written = nameless_file(&path).and_then(|mut file| {
            file.write_all(begins.as_bytes())?;
            file.write_all(updates.as_bytes())?;
            Ok(file)
        });
        Ok(Run {
            file: written.map_err(TableError::io(&path))?,
            path,
            updates_at: size_of_val(begins) as u64,
        })
    }

    /// Reads the updates for some blocks.
    fn read<T: Update>(&self, blocks: Range<usize>) -> io::Result<SortedUpdates<T>> {
        let mut begins = vec![0; blocks.len() + 1];
        let at = (blocks.start * size_of::<u32>()) as u64;
        read_exact_at(&self.file, begins.as_mut_bytes(), at)?;
        let (begin, end) = (begins[0], begins[blocks.len()]);
        let mut updates = vec![T::default(); (end - begin) as usize];
        let at = self.updates_at + size_of::<T>() as u64 * u64::from(begin);
        read_exact_at(&self.file, updates.as_mut_bytes(), at)?;
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
    let apply_part = |buffer: &mut Places, mut part: Part<'_>| {
        let read = |run: &Run| run.read(part.range()).map_err(TableError::io(&run.path));
        let runs: Vec<SortedUpdates<T>> = runs.iter().map(read).collect::<Result<_, _>>()?;
        for number in part.range() {
            let sources = in_memory.iter().copied().chain(&runs);
            let mut updates = sources.flat_map(|some| some.of_block(number)).peekable();
            if updates.peek().is_some() {
                let mut apply = applier(number);
                part.visit(number, buffer, |block| {
                    updates.for_each(|update| apply(*update, block));
                })?;
            }
        }
        Ok(())
    };
    let parts = target.parts(target.range()).into_par_iter();
    parts.try_for_each_init(Places::default, apply_part)
}

/// Makes a file and removes its name.
pub(super) fn nameless_file(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.read(true).write(true).create(true).truncate(true);
    let file = options.open(path)?;
    fs::remove_file(path)?;
    Ok(file)
}

use super::disk_file::DiskFile;
use crate::cells::Cells;
use crate::index::squeeze;
use crate::pages::zeroed_pages;
use crate::{Index, Store, TableError, Tier};
use memmap2::MmapMut;
use rayon::prelude::*;
use std::borrow::Cow;
use std::path::Path;
use std::sync::atomic::{AtomicU16, Ordering};
use zerocopy::FromBytes;

/// The values of a solved tier, each at the place that the same pieces have in the swapped tier,
/// where the other side is to move.
///
/// After a move the opponent is to move, so in its own tier the value is in the block of the pieces
/// of the player who has moved. Here it is in the block of the opponent's pieces: all moves without
/// capture from one block lead to one block, and all captures to a few.
pub(crate) struct SwappedValues {
    values: Values,
    width: usize,
    /// The swapped tier, whose shape the values have.
    pub(crate) shape: Tier,
}

enum Values {
    Memory(MmapMut),
    Disk(DiskFile),
}

impl SwappedValues {
    /// Orders the values of a tier in memory.
    ///
    /// # Errors
    /// When there is not enough of it.
    pub(crate) fn in_memory(
        index: &Index,
        solved: Tier,
        solved_values: &[u16],
    ) -> Result<SwappedValues, TableError> {
        let shape = solved.swapped();
        let mut room = room(solved, index.len(shape))?;
        Stripe::new(index, solved, 0, &mut room).take_blocks(0, solved_values);
        Ok(SwappedValues {
            values: Values::Memory(room),
            width: index.own_sets(shape).len(),
            shape,
        })
    }

    /// Orders the values of a tier in a file of a folder, with `memory` bytes of memory: reads the
    /// tier once for each stripe of blocks that fits into them.
    ///
    /// # Errors
    /// When the tier can't be read, the file can't be written, or memory is lacking.
    pub(super) fn on_disk(
        index: &Index,
        solved: Tier,
        store: &dyn Store,
        folder: &Path,
        memory: u64,
    ) -> Result<SwappedValues, TableError> {
        let shape = solved.swapped();
        let width = index.own_sets(shape).len();
        let file = DiskFile::nameless(folder.join(format!("{shape}.swapped.tmp")))?;
        let blocks = index.blocks(shape).blocks.len();
        let each = ((memory / 2) as usize / width).clamp(1, blocks);
        for first in (0..blocks).step_by(each) {
            let count = each.min(blocks - first);
            let mut room = room(solved, count * width)?;
            Stripe::new(index, solved, first, &mut room).fill(store)?;
            file.write(&room[..], 2 * (first * width) as u64)?;
        }
        Ok(SwappedValues {
            values: Values::Disk(file),
            width,
            shape,
        })
    }

    /// Returns the values of a block of the swapped tier.
    ///
    /// # Errors
    /// When they are on disk and can't be read.
    pub(crate) fn block(&self, block: usize) -> Result<Cow<'_, [u16]>, TableError> {
        match &self.values {
            Values::Memory(pages) => {
                let values = &pages[2 * block * self.width..][..2 * self.width];
                Ok(Cow::Borrowed(aligned(<[u16]>::ref_from_bytes(values))))
            }
            Values::Disk(file) => {
                let mut values = vec![0; self.width];
                file.read(&mut values, 2 * (block * self.width) as u64)?;
                Ok(Cow::Owned(values))
            }
        }
    }
}

/// Returns zeroed memory for values.
fn room(solved: Tier, values: usize) -> Result<MmapMut, TableError> {
    zeroed_pages(2 * values).map_err(TableError::values(solved))
}

fn aligned<T, E>(values: Result<T, E>) -> T {
    values.unwrap_or_else(|_| unreachable!("pages are aligned and made of whole values"))
}

/// The values for some consecutive blocks.
struct Stripe<'a> {
    index: &'a Index,
    solved: Tier,
    first: usize,
    /// Different threads set different values, or the same value twice.
    values: &'a [AtomicU16],
}

/// The values of the solved tier that are read at a time.
const READ_AT_ONCE: usize = 1 << 21;

impl<'a> Stripe<'a> {
    /// Makes a stripe of as many blocks, from `first` on, as `room` holds.
    fn new(index: &'a Index, solved: Tier, first: usize, room: &'a mut MmapMut) -> Stripe<'a> {
        let values: &mut [AtomicU16] = aligned(<[AtomicU16]>::mut_from_bytes(room));
        Stripe {
            index,
            solved,
            first,
            values,
        }
    }

    /// Reads the solved tier and keeps what belongs here.
    fn fill(&self, store: &dyn Store) -> Result<(), TableError> {
        let blocks = self.index.blocks(self.solved).blocks.len();
        let width = self.index.own_sets(self.solved).len();
        let each = (READ_AT_ONCE / width).max(1);
        let mut values = Vec::new();
        for first in (0..blocks).step_by(each) {
            values.resize(each.min(blocks - first) * width, 0);
            store.read(self.solved, first * width, &mut values)?;
            self.take_blocks(first, &values);
        }
        Ok(())
    }

    /// Takes the values of consecutive blocks of the solved tier.
    fn take_blocks(&self, first: usize, values: &[u16]) {
        let blocks = &self.index.blocks(self.solved).blocks[first..];
        let width = self.index.own_sets(self.solved).len();
        let pairs = blocks.par_iter().zip(values.par_chunks(width));
        pairs.for_each(|(block, values)| self.take(block.set, values));
    }

    /// Takes values of a block, which stand by the pieces of the side to move there.
    fn take(&self, opposing: Cells, values: &[u16]) {
        let (index, shape) = (self.index, self.solved.swapped());
        let (homes, own_sets) = (index.blocks(shape), index.own_sets(shape));
        let images: Vec<_> = index.symmetries.images(opposing).collect();
        let spread = index.spread(opposing);
        for (value, &numbers) in values.iter().zip(index.own_sets(self.solved).sets()) {
            let (home, symmetry) = homes.home(spread.apply(numbers));
            let at = home.checked_sub(self.first);
            let Some(row) = at.and_then(|at| self.values.chunks(own_sets.len()).nth(at)) else {
                continue;
            };
            let block = &homes.blocks[home];
            let own = images[symmetry];
            let set = |own| {
                let at = own_sets.rank(squeeze(own, block.set));
                row[at].store(*value, Ordering::Relaxed);
            };
            set(own);
            for symmetry in block.own_symmetries() {
                set(index.symmetries.apply(symmetry, own));
            }
        }
    }
}

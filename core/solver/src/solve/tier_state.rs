use super::work_file::{SavedBlock, WorkFile};
use crate::store::{TierValues, rows};
use crate::{Index, TableError, Tier, Value};
use rayon::prelude::*;
use std::io;
use std::ops::Range;
use std::path::Path;

/// A tier while it is being solved, in memory or on disk, or consecutive blocks of it.
///
/// Blocks are visited in parts, ranges of blocks that belong to one thread at a time.
pub(super) struct TierState {
    pub(super) tier: Tier,
    /// The number of places in each block.
    pub(super) width: usize,
    /// The number of the first block.
    first: usize,
    blocks: Vec<BlockState>,
    /// All blocks, if they are in memory.
    memory: Option<Places>,
    /// The blocks on disk: all, or those of the last checkpoint.
    file: Option<WorkFile>,
}

/// What is known of consecutive places.
#[derive(Default)]
pub(super) struct Places {
    values: Vec<u16>,
    left: Vec<u8>,
}

/// What is kept of a block in memory in any case.
#[derive(Default)]
struct BlockState {
    levels: Levels,
    saved: SavedBlock,
    /// Whether the block has changed in memory since it was saved.
    is_dirty: bool,
}

/// Consecutive blocks of a tier, for one thread.
pub(super) struct Part<'a> {
    first: usize,
    width: usize,
    blocks: &'a mut [BlockState],
    memory: Option<(&'a mut [u16], &'a mut [u8])>,
    file: Option<&'a WorkFile>,
}

/// What is known of the positions of a block.
///
/// A value is packed as [`Value::pack`] does and final once its level, which is its remoteness, has
/// been reached. Until then it may still improve for the player to move. A number below
/// [`OPEN_END`] is a note on an open position.
pub(super) struct BlockPlaces<'a> {
    pub(super) values: &'a mut [u16],
    /// For each open position, the moves that are not known to lose; [`SAFE`] if it doesn't matter.
    pub(super) left: &'a mut [u8],
    pub(super) levels: &'a mut Levels,
}

/// Where notes on open positions end and packed values begin. A note is the least remoteness that a
/// loss could have because of captures; for a [`SAFE`] position, the remoteness of the nearest tie
/// by a capture, or 0.
pub(super) const OPEN_END: u16 = Value::Loss(0).pack();

/// Stands for the number of moves left if the position has a value or a capture that avoids a loss.
pub(super) const SAFE: u8 = u8::MAX;

/// The most parts that a tier is visited in.
const MAX_PARTS: usize = 1 << 12;

impl TierState {
    /// Begins some blocks of a tier, in memory or in the file that it [uses](TierState::use_file)
    /// next.
    pub(super) fn new(
        index: &Index,
        tier: Tier,
        blocks: Range<usize>,
        in_memory: bool,
    ) -> TierState {
        let width = index.own_sets(tier).len();
        TierState {
            tier,
            width,
            first: blocks.start,
            memory: in_memory.then(|| Places::new(blocks.len() * width)),
            blocks: blocks.map(|_| BlockState::default()).collect(),
            file: None,
        }
    }

    /// Returns the bytes that a tier takes while it is solved.
    pub(super) const fn bytes(places: u64) -> u64 {
        places * 3
    }

    /// The bytes that a block takes even if it is on disk, its levels too.
    pub(super) const BLOCK_BYTES: u64 = size_of::<BlockState>() as u64 + 64;

    /// Returns the numbers of the blocks.
    pub(super) fn range(&self) -> Range<usize> {
        self.first..self.first + self.blocks.len()
    }

    /// Returns the values of a block, perhaps read into a buffer.
    pub(super) fn block<'a>(
        &'a self,
        block: usize,
        buffer: &'a mut Places,
    ) -> Result<&'a [u16], TableError> {
        if let Some(memory) = &self.memory {
            return Ok(&memory.values[(block - self.first) * self.width..][..self.width]);
        }
        if let Some(file) = &self.file {
            buffer.resize(self.width);
            let saved = &self.blocks[block - self.first].saved;
            file.read(block, saved, &mut buffer.values, &mut buffer.left)?;
        }
        Ok(&buffer.values)
    }

    pub(super) fn has_level(&self, block: usize, level: u16) -> bool {
        self.blocks[block - self.first].levels.contains(level)
    }

    /// Returns the greatest level of any value.
    pub(super) fn last_level(&self) -> Option<u16> {
        let levels = self.blocks.iter().filter_map(|block| block.levels.last());
        levels.max()
    }

    /// Forgets all levels.
    pub(super) fn clear_levels(&mut self) {
        for block in &mut self.blocks {
            block.levels = Levels::default();
        }
    }

    /// Divides a range of blocks for work in parallel.
    pub(super) fn parts(&mut self, range: Range<usize>) -> Vec<Part<'_>> {
        let (width, file) = (self.width, self.file.as_ref());
        let each = range.len().div_ceil(MAX_PARTS).max(1);
        let at = range.start - self.first..range.end - self.first;
        let places = at.start * width..at.end * width;
        let mut memory = self.memory.as_mut().map(|memory| {
            let values = memory.values[places.clone()].chunks_mut(each * width);
            values.zip(memory.left[places].chunks_mut(each * width))
        });
        let blocks = self.blocks[at].chunks_mut(each);
        let part = |(number, blocks)| Part {
            first: range.start + number * each,
            width,
            blocks,
            memory: memory.as_mut().and_then(Iterator::next),
            file,
        };
        blocks.enumerate().map(part).collect()
    }

    /// Visits all blocks in parallel.
    pub(super) fn for_each_block(
        &mut self,
        visit: impl Fn(&mut BlockPlaces<'_>) + Sync,
    ) -> Result<(), TableError> {
        let parts = self.parts(self.range()).into_par_iter();
        let visit_part = |buffer: &mut Places, mut part: Part<'_>| {
            part.range()
                .try_for_each(|number| part.visit(number, buffer, &visit))
        };
        parts.try_for_each_init(Places::default, visit_part)
    }
}

/// Saving and loading.
impl TierState {
    /// Uses a file in a folder: a new one, or one that is there.
    pub(super) fn use_file(&mut self, folder: &Path, is_new: bool) -> Result<(), TableError> {
        let file = WorkFile::open(folder, self.tier, self.width, is_new)?;
        self.file = Some(file);
        Ok(())
    }

    pub(super) fn has_file(&self) -> bool {
        self.file.is_some()
    }

    /// Brings the file up to date, so that it has all blocks where [`TierState::saved`] says.
    pub(super) fn save(&mut self) -> Result<(), TableError> {
        let Some(file) = &self.file else {
            return Ok(());
        };
        if let Some(memory) = &self.memory {
            let values = memory.values.par_chunks(self.width);
            let places = values.zip(memory.left.par_chunks(self.width));
            let blocks = self.blocks.par_iter_mut().zip(places).enumerate();
            let dirty = blocks.filter(|(_, (block, _))| block.is_dirty);
            dirty.try_for_each(|(at, (block, (values, left)))| {
                block.is_dirty = false;
                file.write(self.first + at, &mut block.saved, values, left)
            })?;
        }
        file.sync()
    }

    /// Returns where the file has each block.
    pub(super) fn saved(&self) -> impl Iterator<Item = [u8; SavedBlock::BYTES]> {
        self.blocks.iter().map(|block| block.saved.to_bytes())
    }

    /// From now on keeps what the file has, until the next time.
    pub(super) fn keep_saved(&mut self) {
        for block in &mut self.blocks {
            block.saved.keep();
        }
    }

    /// Takes the blocks from the file in a folder, which has each where `saved` says. Only ties have
    /// levels if `ties` is set.
    pub(super) fn load(
        &mut self,
        folder: &Path,
        saved: &[[u8; SavedBlock::BYTES]],
        ties: bool,
    ) -> Result<(), TableError> {
        self.use_file(folder, false)?;
        for (block, saved) in self.blocks.iter_mut().zip(saved) {
            block.saved = SavedBlock::from_bytes(*saved);
        }
        let parts = self.parts(self.range()).into_par_iter();
        parts.try_for_each_init(Places::default, |buffer, mut part| {
            (0..part.blocks.len()).try_for_each(|at| part.load(at, buffer, ties))
        })
    }
}

/// The values, once the tier is solved; positions that are still open are draws.
impl TierValues for TierState {
    fn count(&self) -> usize {
        self.blocks.len() * self.width
    }

    fn read(&self, at: usize, values: &mut [u16]) -> io::Result<()> {
        let blocks = rows(at, values, self.width);
        blocks.try_for_each_init(Places::default, |buffer, (number, begin, values)| {
            let block = self.block(self.first + number, buffer);
            let block = block.map_err(io::Error::other)?;
            for (value, bits) in values.iter_mut().zip(&block[begin..]) {
                *value = if *bits < OPEN_END {
                    Value::Draw.pack()
                } else {
                    *bits
                };
            }
            Ok(())
        })
    }
}

impl Places {
    fn new(places: usize) -> Places {
        Places {
            values: vec![0; places],
            left: vec![0; places],
        }
    }

    fn resize(&mut self, places: usize) {
        self.values.resize(places, 0);
        self.left.resize(places, 0);
    }
}

impl Part<'_> {
    /// Returns the numbers of the blocks.
    pub(super) fn range(&self) -> Range<usize> {
        self.first..self.first + self.blocks.len()
    }

    /// Works on a block. A block on disk is read into the buffer and written back.
    #[inline]
    pub(super) fn visit(
        &mut self,
        number: usize,
        buffer: &mut Places,
        visit: impl FnOnce(&mut BlockPlaces<'_>),
    ) -> Result<(), TableError> {
        let at = number - self.first;
        let file = self.file.filter(|_| self.memory.is_none());
        let (values, left) = room(&mut self.memory, at, self.width, buffer);
        let block = &mut self.blocks[at];
        if let Some(file) = file {
            file.read(number, &block.saved, values, left)?;
        }
        visit(&mut BlockPlaces {
            values: &mut *values,
            left: &mut *left,
            levels: &mut block.levels,
        });
        match file {
            Some(file) => file.write(number, &mut block.saved, values, left)?,
            None => block.is_dirty = true,
        }
        Ok(())
    }

    /// Reads a block of the file for the first time, and notes its levels.
    fn load(&mut self, at: usize, buffer: &mut Places, ties: bool) -> Result<(), TableError> {
        let block = &mut self.blocks[at];
        let Some(file) = self.file else {
            return Ok(());
        };
        let (values, left) = room(&mut self.memory, at, self.width, buffer);
        file.read(self.first + at, &block.saved, values, left)?;
        // Notes on open positions are no values, or that of a draw, which has no level.
        for value in values.iter().filter_map(|bits| Value::unpack(*bits)) {
            let has_level = !ties || matches!(value, Value::Tie(_));
            if let Some(level) = value.remoteness().filter(|_| has_level) {
                block.levels.insert(level);
            }
        }
        Ok(())
    }
}

/// Returns the room for a block: in the memory of a part, else in the buffer.
#[inline]
fn room<'a>(
    memory: &'a mut Option<(&mut [u16], &mut [u8])>,
    at: usize,
    width: usize,
    buffer: &'a mut Places,
) -> (&'a mut [u16], &'a mut [u8]) {
    let Some((values, left)) = memory else {
        buffer.resize(width);
        return (&mut buffer.values, &mut buffer.left);
    };
    let places = at * width..(at + 1) * width;
    (&mut values[places.clone()], &mut left[places])
}

impl BlockPlaces<'_> {
    /// Sets the value of a position, final or the best so far.
    #[inline]
    pub(super) fn assign(&mut self, at: usize, value: Value) {
        self.values[at] = value.pack();
        self.left[at] = SAFE;
        if let Some(level) = value.remoteness() {
            self.levels.insert(level);
        }
    }
}

/// The levels of a block's values.
#[derive(Default)]
pub(super) struct Levels {
    words: Vec<u64>,
}

impl Levels {
    #[inline]
    fn insert(&mut self, level: u16) {
        let word = usize::from(level) / 64;
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= 1 << (level % 64);
    }

    fn contains(&self, level: u16) -> bool {
        self.words
            .get(usize::from(level) / 64)
            .is_some_and(|word| word >> (level % 64) & 1 == 1)
    }

    fn last(&self) -> Option<u16> {
        let word = self.words.iter().rposition(|word| *word != 0)?;
        Some(word as u16 * 64 + 63 - self.words[word].leading_zeros() as u16)
    }
}

use super::work_file::{SavedBlock, WorkFile};
use crate::store::{TierValues, rows};
use crate::{Index, TableError, Tier, Value};
use rayon::prelude::*;
use std::io;
use std::ops::Range;
use std::path::Path;
use zerocopy::IntoBytes;

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

/// What is known of consecutive blocks, one after another. Each has the values of its places, then
/// a byte for the moves left of each, as in a [`WorkFile`], and begins at a whole word.
pub(super) type Places = Vec<u16>;

/// Returns the words of a block.
const fn words(width: usize) -> usize {
    width + width.div_ceil(2)
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
    /// The blocks, if they are in memory.
    memory: Option<&'a mut [u16]>,
    /// Where they are on disk: the block that was read last.
    buffer: Places,
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
/// by a capture, or 0. What becomes of a note, step by step:
///
/// ```text
/// step            with a number of moves left              SAFE
/// Initialize      captures raise it; it is a loss if       captures bring the tie nearer;
///                 there are captures alone                 a capture that wins replaces it
/// WinsAndLosses   the last move left makes it a loss,      a move that wins makes it a win
///                 a move that wins makes it a win
/// InitializeTies  as it is                                 a tie, unless it is 0
/// Ties            a move that ties makes it a tie          a move that ties makes it a tie
/// Solved          a draw                                   a draw
/// ```
///
/// From here on, a win may come nearer until its level is reached, in `Ties` also a tie.
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
            memory: in_memory.then(|| vec![0; blocks.len() * words(width)]),
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
        let at = block - self.first;
        if let Some(memory) = &self.memory {
            return Ok(&memory[at * words(self.width)..][..self.width]);
        }
        buffer.resize(words(self.width), 0);
        if let Some(file) = &self.file {
            file.read(block, &self.blocks[at].saved, buffer)?;
        }
        Ok(&buffer[..self.width])
    }

    pub(super) fn has_level(&self, block: usize, level: u16) -> bool {
        self.blocks[block - self.first].levels.contains(level)
    }

    /// Returns the greatest level of any value.
    pub(super) fn last_level(&self) -> Option<u16> {
        let levels = self.blocks.iter().filter_map(|block| block.levels.last());
        levels.max()
    }

    /// Visits a range of blocks in parallel, part by part.
    pub(super) fn for_each_part(
        &mut self,
        range: Range<usize>,
        visit: impl Fn(&mut Part<'_>) -> Result<(), TableError> + Sync,
    ) -> Result<(), TableError> {
        let (width, file) = (self.width, self.file.as_ref());
        let each = range.len().div_ceil(MAX_PARTS).max(1);
        let at = range.start - self.first..range.end - self.first;
        let places = at.start * words(width)..at.end * words(width);
        let memory = self.memory.as_mut();
        let mut memory = memory.map(|memory| memory[places].chunks_mut(each * words(width)));
        let blocks = self.blocks[at].chunks_mut(each);
        let part = |(number, blocks)| Part {
            first: range.start + number * each,
            width,
            blocks,
            memory: memory.as_mut().and_then(Iterator::next),
            buffer: Places::new(),
            file,
        };
        let parts: Vec<Part<'_>> = blocks.enumerate().map(part).collect();
        let parts = parts.into_par_iter();
        parts.try_for_each(|mut part| visit(&mut part))
    }

    /// Visits all blocks in parallel.
    pub(super) fn for_each_block(
        &mut self,
        visit: impl Fn(&mut BlockPlaces<'_>) + Sync,
    ) -> Result<(), TableError> {
        self.for_each_part(self.range(), |part| {
            part.range()
                .try_for_each(|number| part.visit(number, &visit))
        })
    }
}

/// Saving and loading.
impl TierState {
    /// Uses the file in a folder.
    pub(super) fn use_file(&mut self, folder: &Path) -> Result<(), TableError> {
        self.file = Some(WorkFile::open(folder, self.tier, self.width)?);
        Ok(())
    }

    /// Brings the file in a folder up to date, so that it has all blocks where [`TierState::saved`]
    /// says.
    pub(super) fn save(&mut self, folder: &Path) -> Result<(), TableError> {
        let file = match &mut self.file {
            Some(file) => &*file,
            none => none.insert(WorkFile::open(folder, self.tier, self.width)?),
        };
        if let Some(memory) = &self.memory {
            let places = memory.par_chunks(words(self.width));
            let blocks = self.blocks.par_iter_mut().zip(places).enumerate();
            let dirty = blocks.filter(|(_, (block, _))| block.is_dirty);
            dirty.try_for_each(|(at, (block, places))| {
                block.is_dirty = false;
                file.write(self.first + at, &mut block.saved, places)
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
            block.saved.is_new = false;
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
        self.use_file(folder)?;
        for (block, saved) in self.blocks.iter_mut().zip(saved) {
            block.saved = SavedBlock::from_bytes(*saved);
        }
        self.for_each_part(self.range(), |part| {
            part.range().try_for_each(|number| part.load(number, ties))
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

impl Part<'_> {
    /// Returns the numbers of the blocks.
    pub(super) fn range(&self) -> Range<usize> {
        self.first..self.first + self.blocks.len()
    }

    /// Returns a block, and the room for what is known of it.
    #[inline]
    fn block(&mut self, number: usize) -> (&mut BlockState, &mut [u16]) {
        let (at, words) = (number - self.first, words(self.width));
        let room: &mut [u16] = match &mut self.memory {
            Some(memory) => &mut memory[at * words..][..words],
            None => {
                self.buffer.resize(words, 0);
                &mut self.buffer
            }
        };
        (&mut self.blocks[at], room)
    }

    /// Works on a block. A block on disk is read into the buffer and written back.
    #[inline]
    pub(super) fn visit(
        &mut self,
        number: usize,
        visit: impl FnOnce(&mut BlockPlaces<'_>),
    ) -> Result<(), TableError> {
        let width = self.width;
        let file = self.file.filter(|_| self.memory.is_none());
        let (block, places) = self.block(number);
        if let Some(file) = file {
            file.read(number, &block.saved, places)?;
        }
        let (values, left) = places.split_at_mut(width);
        visit(&mut BlockPlaces {
            values,
            left: &mut left.as_mut_bytes()[..width],
            levels: &mut block.levels,
        });
        match file {
            Some(file) => file.write(number, &mut block.saved, places)?,
            None => block.is_dirty = true,
        }
        Ok(())
    }

    /// Reads a block of the file for the first time, and notes its levels.
    fn load(&mut self, number: usize, ties: bool) -> Result<(), TableError> {
        let Some(file) = self.file else {
            return Ok(());
        };
        let width = self.width;
        let (block, places) = self.block(number);
        file.read(number, &block.saved, places)?;
        // Notes on open positions are no values, or that of a draw, which has no level.
        let values = places[..width].iter();
        for value in values.filter_map(|bits| Value::unpack(*bits)) {
            let has_level = !ties || matches!(value, Value::Tie(_));
            if let Some(level) = value.remoteness().filter(|_| has_level) {
                block.levels.insert(level);
            }
        }
        Ok(())
    }
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

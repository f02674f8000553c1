//! Pairs of tiers solved by several processes, for programs that connect them.
//!
//! Each process has a *section*: consecutive blocks of each tier of the pair. The work goes in
//! [steps](Step). In a step every section collects updates for all sections and applies those that
//! it gets from all, its own included. How the bytes travel is up to the program; the order in
//! which they arrive does not matter, as long as all updates of a step are applied before the next
//! step begins. If memory is short, a step takes several rounds of collecting and applying.
//!
//! ```
//! use loa::{Preset, Size, Start};
//! use loa_solver::section::{Cursor, PairSection, Step};
//! use loa_solver::{Folder, Index, Problem, Tier};
//!
//! let size = Size::new(3, 4).ok_or("no such size")?;
//! let problem = Problem::new(size, Start::Standard, &Preset::GAMESMAN.rules)?;
//! let index = Index::new(&problem);
//! let folder = tempfile::tempdir()?;
//! let folder = Folder::create_or_resume(folder.path(), &problem)?;
//! // One piece each: there is nothing to capture.
//! let mut sections = [0, 1].map(|number| PairSection::new(&index, Tier::new(1, 1), number, 2));
//! for section in &mut sections {
//!     section.initialize()?;
//! }
//! let step = Step::WinsAndLosses(0);
//! let mut arrived = [Vec::new(), Vec::new()];
//! for section in &mut sections {
//!     let send = &mut |to: usize, bytes| arrived[to].push(bytes);
//!     section.collect(step, &mut Cursor::BEGIN, &folder, send)?;
//! }
//! for (section, batches) in sections.iter_mut().zip(arrived) {
//!     section.apply(step, &batches)?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod batch;
mod captures;
mod division;
mod saving;
mod tier_part;

pub use super::memory::section_memory as memory_needed;

use super::memory::queue_capacity;
use super::pair::initialize_ties;
use super::propagate::{Phase, Propagation};
use super::ruling::Ruling;
use super::runs::PartUpdates;
use super::updates::UpdateQueue;
use super::work::Work;
use super::{initialize::initialize_without_captures, pair_of};
use crate::{Folder, Index, TableError, Tier, Value};
use batch::Word;
use captures::CaptureQueue;
use division::Division;
use rayon::prelude::*;
use std::sync::atomic::AtomicUsize;

/// A step of solving a pair of tiers. Steps come in the order of this list, levels from 0 on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Values of captures are passed on.
    Captures,
    /// Wins and losses of this remoteness are passed on.
    WinsAndLosses(u16),
    /// Ties of this remoteness are passed on.
    Ties(u16),
}

/// How far a section has come with collecting the updates of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// The tier: 0, or 1 for the swapped one.
    work: usize,
    /// The next block.
    block: usize,
    is_done: bool,
}

/// Why a section can't go on.
#[derive(Debug, thiserror::Error)]
pub enum SectionError {
    /// Files could not be written or read.
    #[error(transparent)]
    Table(#[from] TableError),
    /// What another section has sent makes no sense.
    #[error("damaged updates have arrived from another process")]
    Damaged,
    /// A game is longer than values can express.
    #[error("tier {0} has games of more than {max} plies", max = Value::MAX_REMOTENESS)]
    TooRemote(Tier),
}

/// Consecutive blocks of a tier and of its swapped tier, while they are solved in memory. All
/// methods use the threads of the current pool.
pub struct PairSection<'a> {
    index: &'a Index,
    ruling: Ruling,
    division: Division,
    works: Vec<Work>,
    queues: Vec<UpdateQueue>,
    captures: Vec<CaptureQueue>,
    /// The most updates that are collected at once.
    room: usize,
}

impl Cursor {
    /// The beginning of a step.
    pub const BEGIN: Cursor = Cursor {
        work: 0,
        block: 0,
        is_done: false,
    };

    /// Tells whether all updates have been collected.
    pub const fn is_done(self) -> bool {
        self.is_done
    }

    /// Continues with the next block, unless it lies behind the last one of a tier.
    fn advance(&mut self, block: usize, end: usize, tiers: usize) {
        self.block = block;
        if block >= end {
            self.work += 1;
            self.block = 0;
            self.is_done = self.work == tiers;
        }
    }
}

impl<'a> PairSection<'a> {
    /// Makes section `number`, from 0, of `sections` sections of a tier and its swapped tier.
    ///
    /// # Panics
    /// When the problem of the index has no such tier, or there are fewer sections.
    pub fn new(index: &'a Index, tier: Tier, number: usize, sections: usize) -> PairSection<'a> {
        assert!(number < sections, "section {number} of {sections}");
        let division = Division { number, sections };
        let work = |tier: &Tier| {
            let blocks = index.blocks(*tier).blocks.len();
            Work::section(index, *tier, division.range(blocks))
        };
        let works: Vec<Work> = pair_of(tier).iter().map(work).collect();
        let places = works.iter().map(|work| work.width * work.range().len());
        PairSection {
            index,
            ruling: Ruling::new(index.problem().rules()),
            division,
            room: queue_capacity(places.sum::<usize>() as u64) as usize,
            works,
            queues: Vec::new(),
            captures: Vec::new(),
        }
    }

    /// Returns the tiers: the first one, and the swapped one if it is another.
    pub fn tiers(&self) -> impl Iterator<Item = Tier> {
        self.works.iter().map(|work| work.tier)
    }

    /// Judges all positions without their captures. [`Step::Captures`] is next.
    ///
    /// # Errors
    /// None while blocks are in memory.
    pub fn initialize(&mut self) -> Result<(), SectionError> {
        for work in &mut self.works {
            initialize_without_captures(self.index, &self.ruling, work)?;
        }
        Ok(())
    }

    /// Collects updates of a step, from the cursor on, and sends those for each section as bytes.
    /// Returns their number. Values of captures come from the tables in a folder, divided among the
    /// sections.
    ///
    /// # Errors
    /// When the tables can't be read, or values would get too large.
    pub fn collect(
        &mut self,
        step: Step,
        cursor: &mut Cursor,
        folder: &Folder,
        send: &mut dyn FnMut(usize, Vec<u8>),
    ) -> Result<u64, SectionError> {
        let mut all = 0;
        while !cursor.is_done {
            let work = cursor.work;
            all += match step {
                Step::Captures => self.collect_captures(cursor, folder, send)?,
                Step::WinsAndLosses(level) => {
                    self.collect_level(Phase::WinsAndLosses, level, cursor, send)?
                }
                Step::Ties(level) => self.collect_level(Phase::Ties, level, cursor, send)?,
            };
            if cursor.work == work {
                break;
            }
        }
        Ok(all)
    }

    fn collect_captures(
        &mut self,
        cursor: &mut Cursor,
        folder: &Folder,
        send: &mut dyn FnMut(usize, Vec<u8>),
    ) -> Result<u64, SectionError> {
        let (index, target) = (self.index, cursor.work);
        let tier = self.works[target].tier;
        let Some(solved) = tier.after_capture() else {
            cursor.advance(0, 0, self.works.len());
            return Ok(0);
        };
        let range = self.division.range(index.blocks(solved).blocks.len());
        let at = AtomicUsize::new(cursor.block.max(range.start));
        if self.captures.is_empty() {
            let threads = rayon::current_num_threads();
            self.captures = (0..threads).map(|_| CaptureQueue::default()).collect();
        }
        let queues = &mut self.captures;
        let each = self.room.div_ceil(queues.len());
        captures::collect(index, [tier, solved], folder, &at, range.end, queues, each)?;
        cursor.advance(at.into_inner(), range.end, self.works.len());
        let sorted = self.captures.iter();
        let sorted = sorted.map(|queue| (queue.begins.as_slice(), queue.sorted.as_slice()));
        Ok(self.send_batches(target, sorted, send))
    }

    fn collect_level(
        &mut self,
        phase: Phase,
        level: u16,
        cursor: &mut Cursor,
        send: &mut dyn FnMut(usize, Vec<u8>),
    ) -> Result<u64, SectionError> {
        let source = &self.works[cursor.work];
        if level == Value::MAX_REMOTENESS && self.last_level() == Some(level) {
            return Err(SectionError::TooRemote(source.tier));
        }
        if self.queues.is_empty() {
            let threads = rayon::current_num_threads();
            let each = self.room.div_ceil(threads);
            self.queues = (0..threads).map(|_| UpdateQueue::new(each)).collect();
        }
        let range = source.range();
        let at = AtomicUsize::new(cursor.block.max(range.start));
        let propagation = Propagation {
            index: self.index,
            ruling: &self.ruling,
            phase,
            level,
        };
        propagation.collect(source, &at, &mut self.queues)?;
        let target = self.works.len() - 1 - cursor.work;
        cursor.advance(at.into_inner(), range.end, self.works.len());
        let sorted = self.queues.iter().map(UpdateQueue::sorted);
        Ok(self.send_batches(target, sorted, send))
    }

    /// Sends sorted updates for a tier to the sections of their blocks.
    fn send_batches<'b, T: Word + 'b>(
        &self,
        target: usize,
        sorted: impl Iterator<Item = (&'b [u32], &'b [T])>,
        send: &mut dyn FnMut(usize, Vec<u8>),
    ) -> u64 {
        let tier = self.works[target].tier;
        let blocks = self.index.blocks(tier).blocks.len();
        let mut all = 0;
        for (begins, sorted) in sorted {
            all += sorted.len() as u64;
            for (section, range) in self.division.ranges(blocks).enumerate() {
                if let Some(bytes) = batch::write(target, range, begins, sorted) {
                    send(section, bytes);
                }
            }
        }
        all
    }

    /// Applies all updates of a step, or of a round of it, that all sections have sent to this one.
    ///
    /// # Errors
    /// When the bytes are damaged.
    pub fn apply<B>(&mut self, step: Step, batches: &[B]) -> Result<(), SectionError>
    where
        B: AsRef<[u8]> + Sync,
    {
        let (index, ruling) = (self.index, &self.ruling);
        let propagation = |phase, level| Propagation {
            index,
            ruling,
            phase,
            level,
        };
        for (number, work) in self.works.iter_mut().enumerate() {
            match step {
                Step::Captures => {
                    captures::apply(index, work, &updates_for(number, work, batches)?)?;
                }
                Step::WinsAndLosses(level) => propagation(Phase::WinsAndLosses, level)
                    .apply_parts(work, &updates_for(number, work, batches)?)?,
                Step::Ties(level) => propagation(Phase::Ties, level)
                    .apply_parts(work, &updates_for(number, work, batches)?)?,
            }
        }
        Ok(())
    }

    /// Concludes [`Step::Captures`], once all its updates have been applied.
    ///
    /// # Errors
    /// None while blocks are in memory.
    pub fn finish_captures(&mut self) -> Result<(), SectionError> {
        self.captures = Vec::new();
        Ok(self.works.iter_mut().try_for_each(captures::finish)?)
    }

    /// Prepares the first [`Step::Ties`], once all wins and losses are known.
    ///
    /// # Errors
    /// None while blocks are in memory.
    pub fn begin_ties(&mut self) -> Result<(), SectionError> {
        Ok(self.works.iter_mut().try_for_each(initialize_ties)?)
    }

    /// Returns the greatest remoteness that any value has. A kind of value is complete when no
    /// section has one for the next step.
    pub fn last_level(&self) -> Option<u16> {
        self.works.iter().filter_map(Work::last_level).max()
    }
}

/// Reads the updates for a tier.
fn updates_for<T: Word + Send>(
    number: usize,
    work: &Work,
    batches: &[impl AsRef<[u8]> + Sync],
) -> Result<Vec<PartUpdates<T>>, SectionError> {
    let here = batches.par_iter().map(AsRef::as_ref);
    let here = here.filter(|bytes| batch::work(bytes).is_none_or(|work| work == number));
    let read = here.map(|bytes| batch::read(bytes, work.range()));
    read.collect::<Option<_>>().ok_or(SectionError::Damaged)
}

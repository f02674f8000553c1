use super::SolveError;
use super::checkpoint::Checkpoints;
use super::initialize::initialize;
use super::memory::PairPlan;
use super::progress::Tracker;
use super::propagate::{Phase, Propagation};
use super::ruling::Ruling;
use super::runs::Run;
use super::stage::Stage;
use super::swapped_values::SwappedValues;
use super::updates::UpdateQueue;
use super::work::{BlockWork, OPEN_END, Part, Places, SAFE, Work};
use crate::store::TierValues;
use crate::{Index, Store, TableError, Tier, Value};
use rayon::prelude::*;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Solves a tier together with its swapped tier, in rounds. Between two rounds the work can be
/// saved.
pub(super) struct PairSolver<'a> {
    pub(super) index: &'a Index,
    pub(super) ruling: &'a Ruling,
    pub(super) tracker: &'a Tracker<'a>,
    pub(super) store: &'a dyn Store,
    pub(super) plan: PairPlan,
    pub(super) threads: usize,
    pub(super) checkpoints: Option<Checkpoints<'a>>,
    /// The time between checkpoints.
    pub(super) interval: Duration,
}

/// A pair of tiers, partly solved.
struct Pair {
    works: Vec<Work>,
    queues: Vec<UpdateQueue>,
    /// The values of captures from the tier that is being initialized.
    captures: Option<(Tier, SwappedValues)>,
}

/// The places that are initialized in a round.
const PLACES_AT_ONCE: usize = 1 << 22;

/// The most runs of updates on disk in a round.
const MAX_RUNS: usize = 256;

impl PairSolver<'_> {
    /// Solves the pair from the beginning or the last checkpoint on.
    ///
    /// # Errors
    /// When files can't be read or written, or the watcher stops the work; then there is a
    /// checkpoint.
    pub(super) fn solve(&self, tiers: &[Tier]) -> Result<Vec<Work>, SolveError> {
        let (mut stage, works) = self.begin_or_resume(tiers)?;
        let mut pair = Pair {
            works,
            queues: Vec::new(),
            captures: None,
        };
        let mut saved = Instant::now();
        while stage != Stage::Solved {
            stage = self.round(stage, &mut pair)?;
            let is_stopped = self.tracker.is_stopped();
            if is_stopped || saved.elapsed() >= self.interval {
                if let Some(checkpoints) = &self.checkpoints {
                    checkpoints.save(stage, &mut pair.works)?;
                }
                saved = Instant::now();
            }
            if is_stopped {
                return Err(SolveError::Stopped);
            }
        }
        Ok(pair.works)
    }

    fn begin_or_resume(&self, tiers: &[Tier]) -> Result<(Stage, Vec<Work>), SolveError> {
        if let Some(checkpoints) = &self.checkpoints {
            let works = tiers.iter().map(|tier| match self.plan.disk {
                Some(_) => Work::nowhere(self.index, *tier),
                None => Work::in_memory(self.index, *tier),
            });
            let mut works: Vec<Work> = works.collect();
            if let Some(stage) = checkpoints.load(&mut works) {
                let done = works.iter().map(TierValues::count);
                self.tracker.advance(done.sum());
                return Ok((stage, works));
            }
        }
        let works = tiers.iter().map(|tier| match self.folder_on_disk() {
            Some(folder) => Work::on_disk(self.index, *tier, folder),
            None => Ok(Work::in_memory(self.index, *tier)),
        });
        Ok((Stage::BEGIN, works.collect::<Result<_, TableError>>()?))
    }

    /// Does the next round.
    fn round(&self, stage: Stage, pair: &mut Pair) -> Result<Stage, SolveError> {
        match stage {
            Stage::Initialize { work, block } => self.initialize(work, block, pair),
            Stage::Propagate {
                phase,
                level,
                work,
                block,
            } => {
                let is_new = (work, block) == (0, 0);
                let last = pair.works.iter().filter_map(Work::last_level).max();
                if is_new && last < Some(level) {
                    return Ok(match phase {
                        Phase::WinsAndLosses => Stage::InitializeTies,
                        Phase::Ties => Stage::Solved,
                    });
                }
                if level == Value::MAX_REMOTENESS {
                    return Err(SolveError::TooRemote(pair.works[0].tier));
                }
                let propagation = Propagation {
                    index: self.index,
                    ruling: self.ruling,
                    phase,
                    level,
                };
                self.propagate(&propagation, work, block, pair)
            }
            Stage::InitializeTies => {
                pair.works.iter_mut().try_for_each(initialize_ties)?;
                Ok(first_level(Phase::Ties))
            }
            Stage::Solved => Ok(Stage::Solved),
        }
    }

    fn initialize(&self, work: usize, block: usize, pair: &mut Pair) -> Result<Stage, SolveError> {
        let tier = pair.works[work].tier;
        if pair
            .captures
            .as_ref()
            .is_none_or(|(known, _)| *known != tier)
        {
            pair.captures = None;
            pair.captures = self.capture_values(tier)?.map(|values| (tier, values));
        }
        let below = pair.captures.as_ref().map(|(_, values)| values);
        let of_tier = &mut pair.works[work];
        let blocks = of_tier.range().end;
        let end = blocks.min(block + (PLACES_AT_ONCE / of_tier.width).max(1));
        initialize(
            self.index,
            self.ruling,
            of_tier,
            block..end,
            below,
            self.tracker,
        )?;
        if end < blocks {
            return Ok(Stage::Initialize { work, block: end });
        }
        pair.captures = None;
        if work + 1 < pair.works.len() {
            return Ok(Stage::Initialize {
                work: work + 1,
                block: 0,
            });
        }
        Ok(first_level(Phase::WinsAndLosses))
    }

    /// Returns the values that captures from a tier lead to.
    fn capture_values(&self, tier: Tier) -> Result<Option<SwappedValues>, SolveError> {
        let Some(solved) = tier.after_capture() else {
            return Ok(None);
        };
        Ok(Some(match (self.folder_on_disk(), self.plan.disk) {
            (Some(folder), Some(memory)) => {
                SwappedValues::on_disk(self.index, solved, self.store, folder, memory)?
            }
            _ => SwappedValues::in_memory(self.index, solved, &self.store.load(solved)?)?,
        }))
    }

    /// Propagates a level from the blocks of a tier, from one on: all that the queues hold, or what
    /// the runs on disk hold.
    fn propagate(
        &self,
        propagation: &Propagation<'_>,
        source: usize,
        block: usize,
        pair: &mut Pair,
    ) -> Result<Stage, SolveError> {
        if pair.queues.is_empty() {
            let each = self.plan.updates.div_ceil(self.threads);
            pair.queues = (0..self.threads).map(|_| UpdateQueue::new(each)).collect();
        }
        let blocks = pair.works[source].range().end;
        let cursor = AtomicUsize::new(block);
        let (mut runs, mut all) = (Vec::new(), 0);
        loop {
            let collected = propagation.collect(&pair.works[source], &cursor, &mut pair.queues)?;
            all += collected;
            let is_complete = cursor.load(Ordering::Relaxed) >= blocks;
            let Some(folder) = self.folder_on_disk() else {
                break;
            };
            if is_complete || runs.len() + self.threads > MAX_RUNS {
                break;
            }
            let numbered = pair.queues.par_iter().enumerate();
            let spilled = numbered
                .map(|(number, queue)| Run::write(folder, &format!("{number}.run.tmp"), queue));
            runs.extend(spilled.collect::<Result<Vec<Run>, TableError>>()?);
        }
        let target = pair.works.len() - 1 - source;
        propagation.apply(&mut pair.works[target], &pair.queues, &runs)?;
        self.tracker.advance(all);
        let block = cursor.into_inner();
        let (phase, level) = (propagation.phase, propagation.level);
        let (work, level, block) = match source + 1 {
            _ if block < blocks => (source, level, block),
            next if next < pair.works.len() => (next, level, 0),
            _ => (0, level + 1, 0),
        };
        Ok(Stage::Propagate {
            phase,
            level,
            work,
            block,
        })
    }

    /// Returns the folder if the pair is on disk.
    fn folder_on_disk(&self) -> Option<&Path> {
        let folder = self.checkpoints.as_ref()?.folder;
        self.plan.disk.map(|_| folder)
    }
}

const fn first_level(phase: Phase) -> Stage {
    Stage::Propagate {
        phase,
        level: 0,
        work: 0,
        block: 0,
    }
}

/// Sets the ties by captures of positions that are neither won nor lost, and keeps only the levels
/// of ties.
pub(super) fn initialize_ties(work: &mut Work) -> Result<(), TableError> {
    work.clear_levels();
    let parts = work.parts(work.range()).into_par_iter();
    parts.try_for_each_init(
        Places::default,
        |buffer: &mut Places, mut part: Part<'_>| {
            let mut blocks = part.range();
            blocks.try_for_each(|number| part.visit(number, buffer, initialize_ties_of_block))
        },
    )
}

fn initialize_ties_of_block(block: &mut BlockWork<'_>) {
    for at in 0..block.values.len() {
        let bits = block.values[at];
        let capture = bits < OPEN_END && block.left[at] == SAFE && bits > 0;
        match Value::unpack(bits) {
            _ if capture => block.assign(at, Value::Tie(bits)),
            Some(tie @ Value::Tie(_)) => block.assign(at, tie),
            _ => {}
        }
    }
}

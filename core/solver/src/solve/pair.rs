//! Solves a tier together with its swapped tier, in rounds: collect updates, exchange them with the
//! other processes, if there are any, and apply them. All processes do the same rounds, each with
//! its own blocks. Between two rounds the work can be saved.

use super::initialize::{initialize, initialize_ties};
use super::memory::PairPlan;
use super::propagate::Propagation;
use super::runs::Run;
use super::stage::{Stage, Step};
use super::swapped_values::SwappedValues;
use super::tier_state::TierState;
use super::transport::{Message, Note, RoundMessages};
use super::updates::{SortedUpdates, Update, UpdateQueue};
use super::{SolveError, Solver, batch, checkpoints, pushed_captures};
use crate::{TableError, Tier, TierValues, Value};
use rayon::prelude::*;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// A pair of tiers, partly solved.
struct Pair {
    states: Vec<TierState>,
    plan: PairPlan,
    queues: Vec<UpdateQueue>,
    /// The values of captures from the tier that is being initialized.
    captures: Option<SwappedValues>,
}

/// The places that are initialized in a round.
const PLACES_AT_ONCE: usize = 1 << 22;

/// The most runs of updates on disk in a round.
const MAX_RUNS: usize = 256;

/// The bytes of the tier and the first block before saved blocks.
const PLACE_BYTES: usize = 16;

impl Solver<'_> {
    /// Solves a pair from the beginning or the last checkpoint on.
    ///
    /// # Errors
    /// When there is too little memory, files can't be read or written, other processes fail, or
    /// the work is stopped; then there is a checkpoint.
    pub(super) fn solve_pair(&mut self, tiers: &[Tier]) -> Result<Vec<TierState>, SolveError> {
        let (estimate, partition) = (&self.estimate, self.partition);
        let plan = match self.store.work_folder() {
            Some(_) if partition.is_alone() => estimate.plan(tiers[0])?,
            _ => estimate.plan_in_memory(tiers[0], partition.processes),
        };
        self.saved = Instant::now();
        let (mut stage, states) = self.begin_or_resume(tiers, plan)?;
        let mut pair = Pair {
            states,
            plan,
            queues: Vec::new(),
            captures: None,
        };
        while stage.step != Step::Solved {
            let all;
            (stage, all) = self.round(stage, &mut pair)?;
            // Within a tier, other processes have come to other blocks.
            let may_save = self.partition.is_alone() || all.is_done;
            if may_save && (all.save || all.stop) {
                self.save_pair(stage, &mut pair.states)?;
                if all.stop {
                    return Err(SolveError::Stopped);
                }
            }
        }
        Ok(pair.states)
    }

    /// Takes up the last checkpoint, if all processes can.
    fn begin_or_resume(
        &mut self,
        tiers: &[Tier],
        plan: PairPlan,
    ) -> Result<(Stage, Vec<TierState>), SolveError> {
        let states = || {
            let state = |tier: &Tier| {
                let blocks = self.partition.range(self.index.blocks(*tier).blocks.len());
                TierState::new(self.index, *tier, blocks, plan.disk.is_none())
            };
            tiers.iter().map(state).collect::<Vec<_>>()
        };
        let last = checkpoints(self.store, self.index, tiers[0]);
        let resumed = last.and_then(|checkpoints| {
            let mut states = states();
            let stage = checkpoints.load(self.index, &mut states)?;
            Some((stage, states))
        });
        let note = resumed.iter().flat_map(|(stage, _)| stage.to_bytes());
        let note: Vec<u8> = note.collect();
        let all = self.transport.finish_round(&note)?.notes;
        let are_same = all.iter().all(|other| other.bytes() == note);
        if let Some((stage, states)) = resumed.filter(|_| are_same) {
            let done = states.iter().map(TierValues::count);
            self.tracker.advance(done.sum());
            return Ok((stage, states));
        }
        let mut states = states();
        if let Some(folder) = self.store.work_folder().filter(|_| plan.disk.is_some()) {
            let mut states = states.iter_mut();
            states.try_for_each(|state| state.use_file(folder))?;
        }
        Ok((Step::Initialize.begin(), states))
    }

    /// Saves all: every process its blocks, then process 0 the checkpoint. What the last checkpoint
    /// has stays until this one is complete.
    fn save_pair(&mut self, stage: Stage, states: &mut [TierState]) -> Result<(), SolveError> {
        let Some(checkpoints) = checkpoints(self.store, self.index, states[0].tier) else {
            return Ok(());
        };
        for (tier, state) in states.iter_mut().enumerate() {
            state.save(checkpoints.folder)?;
            // In the order of these bytes, blocks are in order.
            let place = [tier, state.range().start].map(|at| (at as u64).to_be_bytes());
            let saved = state.saved().collect::<Vec<_>>();
            self.transport
                .send(0, [place.as_flattened(), saved.as_flattened()].concat());
        }
        let mut batches = self.transport.finish_round(&[])?.batches;
        if self.partition.process == 0 {
            batches.sort_by(|one, other| one.bytes().cmp(other.bytes()));
            let saved = |batch: &Message| Some(batch.bytes().get(PLACE_BYTES..)?.to_vec());
            let saved: Option<Vec<_>> = batches.iter().map(saved).collect();
            checkpoints.write(stage, &saved.ok_or(SolveError::Damaged)?.concat())?;
        }
        self.transport.wait_for_all()?;
        states.iter_mut().for_each(TierState::keep_saved);
        self.saved = Instant::now();
        Ok(())
    }

    /// Does the next round.
    fn round(&mut self, stage: Stage, pair: &mut Pair) -> Result<(Stage, Note), SolveError> {
        match stage.step {
            Step::Initialize if self.partition.is_alone() => self.initialize(stage, pair),
            Step::Initialize => self.initialize_with_others(stage, pair),
            Step::WinsAndLosses | Step::Ties => self.propagate(stage, pair),
            Step::InitializeTies => {
                pair.states.iter_mut().try_for_each(initialize_ties)?;
                Ok((Step::Ties.begin(), self.finish_round(true, None)?.0))
            }
            Step::Solved => Ok((stage, self.finish_round(true, None)?.0)),
        }
    }

    /// Ends a round: returns how far all processes have come, and what has arrived from them.
    fn finish_round(
        &mut self,
        is_done: bool,
        last_level: Option<u16>,
    ) -> Result<(Note, Vec<Message>), SolveError> {
        let note = Note {
            is_done,
            last_level,
            save: self.partition.process == 0 && self.saved.elapsed() >= self.options.checkpoints,
            stop: self.tracker.is_stopped(),
        };
        let RoundMessages { notes, batches } = self.transport.finish_round(&note.to_bytes())?;
        Ok((Note::of_all(&notes)?, batches))
    }

    /// Sends the updates for other processes, and ends the round. Returns the updates that have
    /// arrived for `target`.
    fn exchange<T: Update>(
        &mut self,
        target: &TierState,
        queues: &[UpdateQueue<T>],
        is_done: bool,
        last_level: Option<u16>,
    ) -> Result<(Note, Vec<SortedUpdates<T>>), SolveError> {
        let blocks = self.index.blocks(target.tier).blocks.len();
        for process in self.partition.others() {
            let blocks = self.partition.range_of(process, blocks);
            for queue in queues {
                if let Some(bytes) = batch::write(queue.sorted(), blocks.clone()) {
                    self.transport.send(process, bytes);
                }
            }
        }
        let (all, batches) = self.finish_round(is_done, last_level)?;
        let read = |batch: &Message| batch::read(batch.bytes(), target.range());
        let arrived = batches.par_iter().map(read).collect::<Option<_>>();
        Ok((all, arrived.ok_or(SolveError::Damaged)?))
    }

    /// Initializes some blocks without other processes: looks up the values of captures.
    fn initialize(&mut self, stage: Stage, pair: &mut Pair) -> Result<(Stage, Note), SolveError> {
        let Stage { tier, block, .. } = stage;
        let state = &mut pair.states[tier];
        let solved = state.tier.after_capture();
        if pair.captures.as_ref().map(|below| below.shape.swapped()) != solved {
            pair.captures = None;
            let values = solved.map(|solved| self.capture_values(solved, pair.plan));
            pair.captures = values.transpose()?;
        }
        let below = pair.captures.as_ref();
        let blocks = state.range().end;
        let end = blocks.min(block + (PLACES_AT_ONCE / state.width).max(1));
        let range = block..end;
        initialize(self.index, state, range, below, &self.tracker)?;
        let (all, _) = self.finish_round(end == blocks, None)?;
        if all.is_done {
            pair.captures = None;
        }
        Ok((pair.after_initializing(stage, end, all.is_done), all))
    }

    /// Returns the values of a tier that captures lead to.
    fn capture_values(&self, solved: Tier, plan: PairPlan) -> Result<SwappedValues, TableError> {
        match (self.store.work_folder(), plan.disk) {
            (Some(folder), Some(memory)) => {
                SwappedValues::on_disk(self.index, solved, self.store, folder, memory)
            }
            _ => SwappedValues::in_memory(self.index, solved, &self.store.load(solved)?),
        }
    }

    /// Initializes a tier together with other processes. Each reads some solved positions, and
    /// pushes their values to the positions before the captures. That takes 1.3 times as long as
    /// looking them up, which needs all of them in one memory.
    fn initialize_with_others(
        &mut self,
        stage: Stage,
        pair: &mut Pair,
    ) -> Result<(Stage, Note), SolveError> {
        let next = pair.after_initializing(stage, 0, true);
        let state = &mut pair.states[stage.tier];
        let range = state.range();
        initialize(self.index, state, range, None, &self.tracker)?;
        let Some(solved) = state.tier.after_capture() else {
            return Ok((next, self.finish_round(true, None)?.0));
        };
        let mut queues = UpdateQueue::for_threads(pair.plan.updates);
        let blocks = self.partition.range(self.index.blocks(solved).blocks.len());
        let cursor = AtomicUsize::new(blocks.start);
        loop {
            let (tiers, end) = ([state.tier, solved], blocks.end);
            let collected =
                pushed_captures::collect(self.index, tiers, self.store, &cursor, end, &mut queues)?;
            self.counts.captures += collected as u64;
            let is_done = cursor.load(Ordering::Relaxed) >= end;
            let (all, arrived) = self.exchange(state, &queues, is_done, None)?;
            pushed_captures::apply(self.index, state, &joined(&queues, &arrived))?;
            if all.is_done {
                pushed_captures::finish(state)?;
                return Ok((next, all));
            }
        }
    }

    /// Propagates a level from the blocks of a tier, from one on: all that the queues hold, or what
    /// the runs on disk hold.
    fn propagate(&mut self, stage: Stage, pair: &mut Pair) -> Result<(Stage, Note), SolveError> {
        let Stage {
            step, level, tier, ..
        } = stage;
        let propagation = Propagation {
            index: self.index,
            step,
            level,
        };
        if pair.queues.is_empty() {
            pair.queues = UpdateQueue::for_threads(pair.plan.updates);
        }
        let last_level = pair.states.iter().filter_map(TierState::last_level).max();
        let (source, target) = (&pair.states[tier], pair.states.len() - 1 - tier);
        let blocks = source.range();
        let cursor = AtomicUsize::new(stage.block.max(blocks.start));
        let folder = self.store.work_folder();
        let folder = folder.filter(|_| pair.plan.disk.is_some());
        let (collected, runs) = collect(&propagation, source, &cursor, &mut pair.queues, folder)?;
        let block = cursor.into_inner();
        let is_done = block >= blocks.end;
        let state = &mut pair.states[target];
        let (all, arrived) = self.exchange(state, &pair.queues, is_done, last_level)?;
        // A new value comes from an update, and its level is above that of the value that sends it.
        // With no value of this level or a higher one, in any process, no round has an update.
        if all.last_level < Some(level) {
            let next = match step {
                Step::Ties => Step::Solved,
                _ => Step::InitializeTies,
            };
            return Ok((next.begin(), all));
        }
        if level == Value::MAX_REMOTENESS {
            return Err(SolveError::TooRemote(state.tier));
        }
        propagation.apply(state, &joined(&pair.queues, &arrived), &runs)?;
        self.counts.parents += collected as u64;
        self.tracker.advance(collected);
        let next = stage.next(block, all.is_done, pair.states.len());
        let next = next.unwrap_or(Stage {
            level: level + 1,
            ..step.begin()
        });
        Ok((next, all))
    }
}

/// Collects updates from the blocks at the cursor and behind. With a folder, full queues become
/// runs there. Returns the number of updates.
fn collect(
    propagation: &Propagation<'_>,
    source: &TierState,
    cursor: &AtomicUsize,
    queues: &mut [UpdateQueue],
    folder: Option<&Path>,
) -> Result<(usize, Vec<Run>), TableError> {
    let (mut collected, mut runs) = (0, Vec::new());
    loop {
        collected += propagation.collect(source, cursor, queues)?;
        let is_complete = cursor.load(Ordering::Relaxed) >= source.range().end;
        let folder = folder.filter(|_| !is_complete);
        let Some(folder) = folder.filter(|_| runs.len() + queues.len() <= MAX_RUNS) else {
            return Ok((collected, runs));
        };
        let numbered = queues.par_iter().enumerate();
        let spilled = numbered.map(|(number, queue)| {
            Run::write(folder, &format!("{number}.run.tmp"), queue.sorted())
        });
        runs.extend(spilled.collect::<Result<Vec<Run>, TableError>>()?);
    }
}

impl Pair {
    /// Returns what is next once a tier is initialized up to a block, or done.
    fn after_initializing(&self, stage: Stage, block: usize, is_done: bool) -> Stage {
        let next = stage.next(block, is_done, self.states.len());
        next.unwrap_or(Step::WinsAndLosses.begin())
    }
}

/// Joins the updates of this process, for all blocks, with those of others.
fn joined<'a, T: Update>(
    queues: &'a [UpdateQueue<T>],
    arrived: &'a [SortedUpdates<T>],
) -> Vec<&'a SortedUpdates<T>> {
    let own = queues.iter().map(UpdateQueue::sorted);
    own.chain(arrived).collect()
}

use crate::connect::say;
use crate::exchange::Exchange;
use crate::note::Note;
use crate::packet::Packet;
use anyhow::{Context, Result};
use loa_solver::section::{Cursor, PairSection, Step};
use loa_solver::{Folder, Index, Tier};
use std::fmt;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Solves a tier together with its swapped tier. All processes do the same at the same time, each
/// with its own section.
pub(crate) struct PairSolver<'a, 'b> {
    pub(crate) index: &'a Index,
    pub(crate) tier: Tier,
    pub(crate) folder: &'a mut Folder,
    pub(crate) path: &'a Path,
    pub(crate) exchange: &'a mut Exchange<'b>,
    /// The time between checkpoints.
    pub(crate) checkpoints: Duration,
    pub(crate) stop: &'a AtomicBool,
    pub(crate) totals: &'a mut Totals,
}

/// What has been sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Totals {
    /// Updates for positions whose captures lead to solved ones.
    captures: u64,
    /// Updates for parents of decided positions.
    parents: u64,
    /// Bytes from one process to another.
    pub(crate) bytes: u64,
}

/// A pair, partly solved.
struct Pair<'a> {
    section: PairSection<'a>,
    step: Step,
    cursor: Cursor,
    has_files: bool,
    saved: Instant,
}

impl<'a> PairSolver<'a, '_> {
    /// Solves what is missing of the pair. Returns `false` if a process was asked to stop; then
    /// there is a checkpoint.
    pub(crate) fn solve(&mut self, solved: &[Tier]) -> Result<bool> {
        let is_missing = |tier: &Tier| !solved.contains(tier);
        if [self.tier, self.tier.swapped()].iter().any(is_missing) {
            if self.exchange.me() == 0 {
                say(&format!("solving {}", self.tier));
            }
            let Some(section) = self.propagate()? else {
                return Ok(false);
            };
            for (number, tier) in section.tiers().enumerate() {
                if is_missing(&tier) {
                    self.save(&section, number, tier)?;
                }
            }
        }
        if self.exchange.me() == 0 {
            PairSection::remove_files(self.index, self.tier, self.path)?;
        }
        Ok(true)
    }

    /// Goes through the steps until all values are known; `None` if a process was asked to stop.
    fn propagate(&mut self) -> Result<Option<PairSection<'a>>> {
        let mut pair = self.begin_or_resume()?;
        loop {
            let all = self.step(&mut pair)?;
            let is_last = |level| all.last_level < Some(level);
            pair.cursor = Cursor::BEGIN;
            pair.step = match pair.step {
                Step::Captures => {
                    pair.section.finish_captures()?;
                    Step::WinsAndLosses(0)
                }
                Step::WinsAndLosses(level) if is_last(level) => {
                    pair.section.begin_ties()?;
                    Step::Ties(0)
                }
                Step::WinsAndLosses(level) => Step::WinsAndLosses(level + 1),
                Step::Ties(level) if is_last(level) => return Ok(Some(pair.section)),
                Step::Ties(level) => Step::Ties(level + 1),
            };
            if all.save || all.stop {
                self.checkpoint(&mut pair)?;
            }
            if all.stop {
                return Ok(None);
            }
        }
    }

    /// Takes up the last checkpoint, if all processes can.
    fn begin_or_resume(&mut self) -> Result<Pair<'a>> {
        let (me, processes) = (self.exchange.me(), self.exchange.processes());
        let resumed = PairSection::resume(self.index, self.tier, me, processes, self.path);
        let note = resumed
            .as_ref()
            .map(|(_, step, cursor)| format!("{step:?} {cursor:?}"));
        let mail = self
            .exchange
            .finish_round(note.unwrap_or_default().as_bytes())?;
        let first = mail.notes[0].as_ref();
        let are_same = mail.notes.iter().all(|note| note.as_ref() == first);
        let saved = Instant::now();
        if let Some((section, step, cursor)) = resumed.filter(|_| are_same) {
            let has_files = true;
            return Ok(Pair {
                section,
                step,
                cursor,
                has_files,
                saved,
            });
        }
        let mut section = PairSection::new(self.index, self.tier, me, processes);
        section.initialize()?;
        Ok(Pair {
            section,
            step: Step::Captures,
            cursor: Cursor::BEGIN,
            has_files: false,
            saved,
        })
    }

    /// Does a step, in rounds: updates are collected, exchanged and applied until none is left.
    fn step(&mut self, pair: &mut Pair) -> Result<Note> {
        let Pair {
            section,
            step,
            cursor,
            saved,
            ..
        } = pair;
        let last_level = section.last_level();
        loop {
            let exchange = &mut *self.exchange;
            let send = &mut |to, bytes| exchange.send(to, bytes);
            let sent = section.collect(*step, cursor, self.folder, send)?;
            self.totals.add(*step, sent);
            let note = Note {
                is_done: cursor.is_done(),
                last_level,
                save: self.exchange.me() == 0 && saved.elapsed() >= self.checkpoints,
                stop: self.stop.load(Ordering::Relaxed),
            };
            let mail = self.exchange.finish_round(&note.to_bytes())?;
            section.apply(*step, &mail.batches)?;
            let all = Note::of_all(&mail.notes)?;
            if all.is_done {
                return Ok(all);
            }
        }
    }

    /// Saves the pair: all processes their blocks, then process 0 the checkpoint.
    fn checkpoint(&mut self, pair: &mut Pair) -> Result<()> {
        if !pair.has_files {
            let is_first = self.exchange.me() == 0;
            if is_first {
                pair.section.create_files(self.path)?;
            }
            self.exchange.wait_for_all()?;
            if !is_first {
                pair.section.open_files(self.path)?;
            }
            pair.has_files = true;
        }
        for (tier, mut bytes) in pair.section.save_blocks(self.path)?.into_iter().enumerate() {
            bytes.push(tier as u8);
            self.exchange.send(0, bytes);
        }
        let mail = self.exchange.finish_round(&[])?;
        if self.exchange.me() == 0 {
            let saved = joined(&pair.section, mail.batches).context("blocks are missing")?;
            pair.section
                .write_checkpoint(self.path, pair.step, &saved)?;
        }
        self.exchange.wait_for_all()?;
        pair.section.keep_saved();
        pair.saved = Instant::now();
        Ok(())
    }

    /// Writes the file of a tier: all processes their parts, which process 0 joins.
    fn save(&mut self, section: &PairSection, number: usize, tier: Tier) -> Result<()> {
        if let Some((to, bytes)) = section.first_values(number)? {
            self.exchange.send(to, bytes);
        }
        let found = section.found_values(number)?;
        let note: Vec<u8> = found.into_iter().flat_map(u16::to_le_bytes).collect();
        let mail = self.exchange.finish_round(&note)?;
        let found = found_by_all(&mail.notes);
        section.save_part(number, self.folder, &found, &mail.batches)?;
        self.exchange.wait_for_all()?;
        if self.exchange.me() == 0 {
            self.folder
                .join_parts(tier, self.exchange.processes(), &found)?;
        }
        self.exchange.wait_for_all()
    }
}

/// Joins what the processes have saved of each tier, in the order of their numbers.
fn joined(section: &PairSection, mut batches: Vec<Packet>) -> Option<Vec<Vec<u8>>> {
    batches.sort_unstable_by_key(|packet| packet.from);
    let mut saved = vec![Vec::new(); section.tiers().count()];
    for packet in &batches {
        let (tier, bytes) = packet.as_ref().split_last()?;
        saved.get_mut(usize::from(*tier))?.extend(bytes);
    }
    Some(saved)
}

/// Joins the different values that the processes have found.
fn found_by_all(notes: &[Packet]) -> Vec<u16> {
    let of_note = |note: &Packet| {
        let (pairs, _) = note.as_ref().as_chunks();
        pairs
            .iter()
            .map(|pair| u16::from_le_bytes(*pair))
            .collect::<Vec<_>>()
    };
    let mut found: Vec<u16> = notes.iter().flat_map(of_note).collect();
    found.sort_unstable();
    found.dedup();
    found
}

impl Totals {
    fn add(&mut self, step: Step, updates: u64) {
        match step {
            Step::Captures => self.captures += updates,
            Step::WinsAndLosses(_) | Step::Ties(_) => self.parents += updates,
        }
    }

    /// Adds up the numbers of all processes.
    pub(crate) fn join(&mut self, exchange: &mut Exchange) -> Result<()> {
        let own = [self.captures, self.parents, self.bytes].map(u64::to_le_bytes);
        let mail = exchange.finish_round(own.as_flattened())?;
        let mut sums = [0; 3];
        for note in &mail.notes {
            let (words, _) = note.as_ref().as_chunks();
            for (sum, word) in sums.iter_mut().zip(words) {
                *sum += u64::from_le_bytes(*word);
            }
        }
        [self.captures, self.parents, self.bytes] = sums;
        Ok(())
    }
}

impl fmt::Display for Totals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Totals {
            captures,
            parents,
            bytes,
        } = self;
        write!(
            f,
            "{captures} updates for captures and {parents} for parents, \
             {bytes} bytes between processes"
        )
    }
}

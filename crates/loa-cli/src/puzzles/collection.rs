use super::Flags;
use crate::whole_file::{check_can_be_written, write_text};
use anyhow::Result;
use loa_engine::puzzles::{CanonicalForm, Puzzle, PuzzleTask};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The puzzles found, and their files, which are complete after each puzzle.
pub(super) struct Collection<'a> {
    flags: &'a Flags,
    puzzles: Vec<Puzzle>,
    known: BTreeSet<CanonicalForm>,
    by_task: BTreeMap<PuzzleTask, usize>,
}

impl<'a> Collection<'a> {
    /// # Errors
    /// If the files can't be written.
    pub(super) fn new(flags: &'a Flags) -> Result<Collection<'a>> {
        check_can_be_written(&flags.out)?;
        flags.list.as_deref().map_or(Ok(()), check_can_be_written)?;
        Ok(Collection {
            flags,
            puzzles: Vec::new(),
            known: BTreeSet::new(),
            by_task: BTreeMap::new(),
        })
    }

    pub(super) fn len(&self) -> usize {
        self.puzzles.len()
    }

    pub(super) fn is_full(&self) -> bool {
        self.flags.count.is_some_and(|most| self.len() >= most)
    }

    pub(super) fn has(&self, canonical_form: CanonicalForm) -> bool {
        self.known.contains(&canonical_form)
    }

    /// Returns the number of puzzles with a task.
    pub(super) fn count(&self, task: PuzzleTask) -> usize {
        self.by_task.get(&task).copied().unwrap_or(0)
    }

    pub(super) fn add(&mut self, puzzle: Puzzle) -> Result<()> {
        if !self.known.insert(CanonicalForm::of(&puzzle.position)) {
            return Ok(());
        }
        *self.by_task.entry(puzzle.task).or_default() += 1;
        self.puzzles.push(puzzle);
        self.write()
    }

    fn write(&self) -> Result<()> {
        let mut ordered: Vec<&Puzzle> = self.puzzles.iter().collect();
        // The easy ones come first.
        ordered.sort_by_key(|puzzle| (puzzle.difficulty, puzzle.task.moves()));
        let records = ordered.iter().enumerate().map(|(place, puzzle)| {
            let record = puzzle.to_record(place + 1).to_string();
            format!("{}\n", record.trim_end())
        });
        write_text(&self.flags.out, &records.collect::<String>())?;
        let Some(list) = &self.flags.list else {
            return Ok(());
        };
        let lines = ordered.iter().map(|puzzle| format!("{puzzle}\n"));
        write_text(list, &lines.collect::<String>())
    }
}

/// Writes the number of puzzles, in all and of each task.
impl fmt::Display for Collection<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let puzzles = if self.len() == 1 { "puzzle" } else { "puzzles" };
        write!(f, "{} {puzzles}", self.len())?;
        let mut before = ":";
        for (task, count) in &self.by_task {
            write!(f, "{before} {count} {task}")?;
            before = ",";
        }
        Ok(())
    }
}

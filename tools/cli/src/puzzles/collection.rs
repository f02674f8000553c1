use crate::whole_file::{check_can_be_written, write_text};
use anyhow::Result;
use loa_review::{CanonicalForm, Puzzle, PuzzleTask};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;

/// Puzzles, and their files, which are complete after each puzzle.
pub(crate) struct Collection<'a> {
    out: &'a Path,
    list: Option<&'a Path>,
    most: Option<usize>,
    puzzles: Vec<Puzzle>,
    known: BTreeSet<CanonicalForm>,
    by_task: BTreeMap<PuzzleTask, usize>,
}

impl<'a> Collection<'a> {
    /// Makes a collection with a greatest number of puzzles.
    ///
    /// # Errors
    /// If the files can't be written.
    pub(crate) fn new(
        out: &'a Path,
        list: Option<&'a Path>,
        most: Option<usize>,
    ) -> Result<Collection<'a>> {
        check_can_be_written(out)?;
        list.map_or(Ok(()), check_can_be_written)?;
        Ok(Collection {
            out,
            list,
            most,
            puzzles: Vec::new(),
            known: BTreeSet::new(),
            by_task: BTreeMap::new(),
        })
    }

    pub(crate) fn len(&self) -> usize {
        self.puzzles.len()
    }

    pub(crate) fn is_full(&self) -> bool {
        self.most.is_some_and(|most| self.len() >= most)
    }

    /// Adds a puzzle and writes the files, unless it is known or there are enough.
    pub(crate) fn add(&mut self, puzzle: Puzzle) -> Result<()> {
        if self.push(puzzle) {
            self.write()
        } else {
            Ok(())
        }
    }

    /// Adds a puzzle without writing the files; tells whether it is a new one.
    pub(crate) fn push(&mut self, puzzle: Puzzle) -> bool {
        if self.is_full() || !self.known.insert(CanonicalForm::of(&puzzle.position)) {
            return false;
        }
        *self.by_task.entry(puzzle.task).or_default() += 1;
        self.puzzles.push(puzzle);
        true
    }

    /// Writes the files.
    pub(crate) fn write(&self) -> Result<()> {
        let mut ordered: Vec<&Puzzle> = self.puzzles.iter().collect();
        // The easy ones come first.
        ordered.sort_by_key(|puzzle| (puzzle.difficulty, puzzle.task.moves()));
        let records = ordered.iter().enumerate().map(|(place, puzzle)| {
            let record = puzzle.to_record(place + 1).to_string();
            format!("{}\n", record.trim_end())
        });
        write_text(self.out, &records.collect::<String>())?;
        let Some(list) = self.list else {
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

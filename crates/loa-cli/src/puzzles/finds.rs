use crate::flags::PuzzlesFlags;
use crate::whole_file::check_can_be_written;
use crate::whole_file::write_text;
use anyhow::Result;
use loa_engine::puzzles::{Puzzle, Sameness, Task};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::PathBuf;

/// The puzzles that were found, and the files they go to. The files are complete after each.
pub(super) struct Finds {
    puzzles: Vec<Puzzle>,
    known: BTreeSet<Sameness>,
    by_task: BTreeMap<Task, usize>,
    out: PathBuf,
    list: Option<PathBuf>,
    most: usize,
}

impl Finds {
    /// # Errors
    /// If the files could not be written.
    pub(super) fn new(flags: &PuzzlesFlags) -> Result<Finds> {
        for path in [Some(&flags.out), flags.list.as_ref()]
            .into_iter()
            .flatten()
        {
            check_can_be_written(path)?;
        }
        Ok(Finds {
            puzzles: Vec::new(),
            known: BTreeSet::new(),
            by_task: BTreeMap::new(),
            out: flags.out.clone(),
            list: flags.list.clone(),
            most: flags.count.unwrap_or(usize::MAX),
        })
    }

    pub(super) fn len(&self) -> usize {
        self.puzzles.len()
    }

    pub(super) fn are_enough(&self) -> bool {
        self.len() >= self.most
    }

    pub(super) fn has(&self, sameness: Sameness) -> bool {
        self.known.contains(&sameness)
    }

    /// How many there are with a task.
    pub(super) fn count(&self, task: Task) -> usize {
        self.by_task.get(&task).copied().unwrap_or(0)
    }

    pub(super) fn add(&mut self, puzzle: Puzzle) -> Result<()> {
        if !self.known.insert(puzzle.sameness()) {
            return Ok(());
        }
        *self.by_task.entry(puzzle.task).or_default() += 1;
        self.puzzles.push(puzzle);
        self.write()
    }

    fn write(&self) -> Result<()> {
        let mut ordered: Vec<&Puzzle> = self.puzzles.iter().collect();
        // Those who begin find the easy ones first.
        ordered.sort_by_key(|puzzle| (puzzle.difficulty, puzzle.task.moves()));
        let records = ordered.iter().enumerate().map(|(place, puzzle)| {
            let record = puzzle.to_record(place + 1).to_string();
            format!("{}\n", record.trim_end())
        });
        write_text(&self.out, &records.collect::<String>())?;
        let Some(list) = &self.list else {
            return Ok(());
        };
        let lines = ordered.iter().map(|puzzle| format!("{puzzle}\n"));
        write_text(list, &lines.collect::<String>())
    }
}

/// Writes how many there are, in all and of each task.
impl fmt::Display for Finds {
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

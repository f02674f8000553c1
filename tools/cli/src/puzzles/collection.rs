use super::shard::puzzles_of;
use crate::whole_file::{check_can_be_written, write_file};
use anyhow::{Context, Result};
use loa_review::{CanonicalForm, Puzzle, PuzzleTask};
use loa_work::{Item, LARGEST_TEXT, read_text};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// The different puzzles of some games, and their files.
pub(crate) struct Collection<'a> {
    out: &'a Path,
    list: Option<&'a Path>,
    most: Option<usize>,
    games: usize,
    /// The number of puzzles, those included that are not new.
    found: usize,
    puzzles: Vec<Puzzle>,
    known: BTreeSet<CanonicalForm>,
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
            games: 0,
            found: 0,
            puzzles: Vec::new(),
            known: BTreeSet::new(),
        })
    }

    pub(crate) fn len(&self) -> usize {
        self.puzzles.len()
    }

    /// Returns the numbers of games and of different puzzles.
    pub(crate) fn counts(&self) -> Value {
        json!({ "games": self.games, "puzzles": self.len() })
    }

    /// Returns the numbers of a shard, of which another may have the same puzzles.
    pub(super) fn counts_of_shard(&self) -> Value {
        json!({ "games": self.games, "puzzles": self.found })
    }

    /// Adds the puzzles of lists, and writes the files.
    pub(super) fn add_lists(&mut self, paths: &[PathBuf]) -> Result<()> {
        for path in paths {
            for puzzle in read_list(path)? {
                self.push(puzzle);
            }
        }
        self.write()
    }

    /// Adds the puzzles of a game; breaks if there are enough then.
    pub(super) fn add(&mut self, item: &Item) -> Result<ControlFlow<()>> {
        self.games += 1;
        for puzzle in puzzles_of(item)? {
            self.found += 1;
            self.push(puzzle);
        }
        Ok(match self.is_full() {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        })
    }

    pub(super) fn is_full(&self) -> bool {
        self.most.is_some_and(|most| self.len() >= most)
    }

    /// Adds a puzzle if it is a new one and there are not enough.
    fn push(&mut self, puzzle: Puzzle) {
        if !self.is_full() && self.known.insert(CanonicalForm::of(&puzzle.position)) {
            self.puzzles.push(puzzle);
        }
    }

    /// Writes the files.
    pub(crate) fn write(&self) -> Result<()> {
        let mut ordered: Vec<&Puzzle> = self.puzzles.iter().collect();
        // The easy ones come first.
        ordered.sort_by_key(|puzzle| (puzzle.rating, puzzle.task));
        let records = ordered.iter().enumerate().map(|(place, puzzle)| {
            let record = puzzle.to_record(place + 1).to_string();
            format!("{}\n", record.trim_end())
        });
        write_file(self.out, records.collect::<String>())?;
        let Some(list) = self.list else {
            return Ok(());
        };
        let lines = ordered.iter().map(|puzzle| format!("{puzzle}\n"));
        write_file(list, lines.collect::<String>())
    }
}

/// Reads the puzzles of a list, one a line.
pub(super) fn read_list(path: &Path) -> Result<Vec<Puzzle>> {
    let cannot = || format!("{} can't be used", path.display());
    let text = read_text(path, LARGEST_TEXT).with_context(cannot)?;
    // Editors add empty lines at the end.
    let puzzles = text.trim_end().lines().enumerate().map(|(index, line)| {
        let puzzle = line.parse::<Puzzle>();
        puzzle.with_context(|| format!("{}, line {}", cannot(), index + 1))
    });
    puzzles.collect()
}

/// Writes the number of games, and that of puzzles, in all and of each task.
impl fmt::Display for Collection<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plural = |count| if count == 1 { "" } else { "s" };
        let (games, puzzles) = (self.games, self.len());
        write!(f, "{games} game{}, ", plural(games))?;
        write!(f, "{puzzles} puzzle{}", plural(puzzles))?;
        let mut by_task = BTreeMap::<PuzzleTask, usize>::new();
        for puzzle in &self.puzzles {
            *by_task.entry(puzzle.task).or_default() += 1;
        }
        let mut before = ":";
        for (task, count) in by_task {
            write!(f, "{before} {count} {task}")?;
            before = ",";
        }
        Ok(())
    }
}

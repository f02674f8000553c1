use super::error::TableError;
use super::reader::TierFile;
use super::table_store::{Layout, file_name};
use crate::stats::{Counts, count_values, sum};
use crate::survey::{Survey, survey};
use crate::{Index, Probe, Problem, Tier, Value};
use loa::Position;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::OnceLock;

/// A complete or partial solution on disk, for reading.
///
/// A probe unpacks only the small chunk of its position. Several threads can probe at once. The
/// file of a tier is opened when it is first needed and stays mapped into memory. While it is
/// mapped no program may write into or truncate the file, or the system may kill this one;
/// replacing or removing files is safe, and this crate does nothing else.
pub struct Tables {
    layout: Layout,
    index: Index,
    files: BTreeMap<Tier, OnceLock<TierFile>>,
}

impl Tables {
    /// Opens the folder of a solution. Its tiers may be missing, all or some.
    ///
    /// # Errors
    /// When there is no such folder, or its manifest is missing or unsupported.
    pub fn open(path: impl AsRef<Path>) -> Result<Tables, TableError> {
        let layout = Layout::of(path.as_ref())?;
        Ok(Tables {
            index: Index::new(&layout.problem),
            files: layout.tiers().map(|tier| (tier, OnceLock::new())).collect(),
            layout,
        })
    }

    /// Returns the folder.
    pub fn folder(&self) -> &Path {
        &self.layout.path
    }

    /// Returns the tiers that are present and look undamaged without unpacking them.
    pub fn tiers(&self) -> Vec<Tier> {
        let mut tiers = self.layout.problem.tiers();
        tiers.retain(|tier| self.file(*tier).is_ok());
        tiers
    }

    /// Counts the positions of every tier that is there by value: all placements, both colours to
    /// move, mirror images included. Unpacks one tier at a time, two bytes for each place.
    ///
    /// # Errors
    /// When a tier is unreadable or damaged.
    pub fn count_values(&self) -> Result<BTreeMap<Tier, Counts>, TableError> {
        count_values(&self.index, |tier| self.file(tier)?.load())
    }

    /// Counts the positions of every tier by value, and finds those that stand out, with all
    /// threads of the current pool.
    ///
    /// # Errors
    /// When a tier is missing, unreadable or damaged.
    pub fn survey(&self) -> Result<Survey, TableError> {
        survey(&self.index, |tier| self.file(tier)?.load())
    }

    /// Says in a line what is known of a problem that the tables are of, given the name of its
    /// rules: the value of its start position if it has one.
    ///
    /// # Errors
    /// When that value is missing, unreadable or damaged.
    pub fn about(&self, problem: &Problem, rules: &str) -> Result<String, TableError> {
        let board = problem.size();
        let (Some(name), Some(start)) = (problem.start(), problem.start_position()) else {
            let pieces = problem.material().black;
            let what = format!("{board} board, at most {pieces} pieces a side, {rules} rules");
            return Ok(format!("{what}: solved"));
        };
        let value = self.probe(&start)?;
        let value = value.ok_or_else(|| TableError::Missing(Tier::of(&start)))?;
        let turn = start.turn();
        Ok(format!(
            "{board} board, {name} start, {rules} rules: {turn} to move, {value}"
        ))
    }

    /// Returns the names of the files of all tiers that are there, in the order of their names.
    pub fn file_names(&self) -> Vec<String> {
        let mut names: Vec<String> = self.tiers().into_iter().map(file_name).collect();
        names.sort_unstable();
        names
    }

    fn file(&self, tier: Tier) -> Result<&TierFile, TableError> {
        let file = self.files.get(&tier).ok_or(TableError::Missing(tier))?;
        match file.get() {
            Some(file) => Ok(file),
            None => {
                let opened = self.layout.open(tier)?;
                Ok(file.get_or_init(|| opened))
            }
        }
    }
}

impl Probe for Tables {
    fn problem(&self) -> &Problem {
        &self.layout.problem
    }

    /// Unpacks all tiers, one or two bytes for each place.
    fn unpack(&self) -> Result<Option<&Index>, TableError> {
        let mut tiers = self.files.keys();
        tiers.try_for_each(|tier| self.file(*tier)?.unpack())?;
        Ok(Some(&self.index))
    }

    fn count_all(&self) -> Result<Counts, TableError> {
        Ok(sum(self.count_values()?.values()))
    }

    fn probe(&self, position: &Position) -> Result<Option<Value>, TableError> {
        match self.index.place(position) {
            Some(place) => self.file(place.tier)?.value(place.at).map(Some),
            None => Ok(None),
        }
    }
}

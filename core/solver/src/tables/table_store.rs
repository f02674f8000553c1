use super::error::{MANIFEST, TableError};
use super::header::Label;
use super::reader::TierFile;
use super::{manifest, writer};
use crate::index::places;
use crate::symmetry::Symmetries;
use crate::{Problem, Store, Tier, TierValues};
use loa_work::system::open_folder;
use loa_work::{folder_of, lock, sync_folder, write_in_own_folder};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A folder on disk with the tiers of a solution, for writing.
///
/// It locks the folder against other writers if the file system has locks. Reading, with
/// [`Tables`](crate::Tables), is always possible.
pub struct TableStore {
    pub(super) layout: Layout,
    /// The folder itself, open and locked, if this process writes.
    _lock: Option<File>,
    set_aside: Vec<SetAside>,
}

/// A damaged table that was renamed, so that its tier is solved again. Says so in words.
#[derive(Debug, thiserror::Error)]
#[error("{error}; the file is kept as {} and its positions are solved again", path.display())]
pub struct SetAside {
    /// The file's new name.
    pub path: PathBuf,
    /// What was wrong with it under its old name.
    pub error: TableError,
}

/// The files of a solution and their expected contents.
pub(super) struct Layout {
    pub(super) path: PathBuf,
    pub(super) problem: Problem,
    /// The labels of the files of all tiers.
    labels: BTreeMap<Tier, Label>,
}

impl Layout {
    pub(super) fn new(path: &Path, problem: Problem) -> Layout {
        let symmetries = Symmetries::new(problem.size(), true);
        let description = problem.description();
        let label = |tier: Tier| Label {
            tier,
            problem: description.clone(),
            positions: places(&problem, &symmetries, tier),
        };
        let tiers = problem.tiers().into_iter();
        Layout {
            path: path.to_owned(),
            problem,
            labels: tiers.map(|tier| (tier, label(tier))).collect(),
        }
    }

    /// Reads the manifest of a folder.
    pub(super) fn of(path: &Path) -> Result<Layout, TableError> {
        let manifest = path.join(MANIFEST);
        // An error about the folder says more than one about its manifest.
        fs::read_dir(path).map_err(TableError::io(path))?;
        if !manifest.exists() {
            return Err(TableError::NoManifest(path.to_owned()));
        }
        Ok(Layout::new(path, manifest::read(&manifest)?))
    }

    pub(super) fn tiers(&self) -> impl Iterator<Item = Tier> {
        self.labels.keys().copied()
    }

    pub(super) fn file(&self, tier: Tier) -> PathBuf {
        self.path.join(file_name(tier))
    }

    pub(super) fn label(&self, tier: Tier) -> Result<&Label, TableError> {
        self.labels.get(&tier).ok_or(TableError::Missing(tier))
    }

    /// Opens the file of a tier.
    pub(super) fn open(&self, tier: Tier) -> Result<TierFile, TableError> {
        let path = self.file(tier);
        let opened = TierFile::open(&path, self.label(tier)?);
        opened.map_err(|error| match error {
            TableError::Io { cause, .. } if cause.kind() == io::ErrorKind::NotFound => {
                TableError::Missing(tier)
            }
            other => other,
        })
    }

    /// Tells whether a file name is that of an unfinished file of this folder.
    fn is_draft(&self, name: &str) -> bool {
        // Versions up to 0.1.0 wrote `.tmp`.
        let name = name
            .strip_suffix(DRAFT_SUFFIX)
            .or_else(|| name.strip_suffix(".tmp"));
        let Some(name) = name else {
            return false;
        };
        // The number of a part may follow the name of a tier.
        let is_part = |suffix: &str| {
            let number = suffix.strip_prefix('.');
            suffix.is_empty() || number.is_some_and(|number| number.parse::<usize>().is_ok())
        };
        name == MANIFEST
            || self.labels.keys().any(|tier| {
                let of_tier = name.strip_prefix(&file_name(*tier));
                of_tier.is_some_and(is_part) || name == format!("{tier}.checkpoint")
            })
    }

    /// Returns the file of a part of a tier.
    pub(super) fn part(&self, tier: Tier, number: usize) -> PathBuf {
        let extension = format!("{number}{DRAFT_SUFFIX}");
        self.file(tier).with_added_extension(extension)
    }
}

pub(super) fn file_name(tier: Tier) -> String {
    format!("{tier}.tier")
}

impl TableStore {
    /// Opens or makes a folder for the solution of a problem. Finished tiers in it are kept,
    /// unfinished files are removed, and damaged tables are [set aside](TableStore::set_aside). The
    /// folder may have been begun for another problem with as many pieces of each side: it has the
    /// same positions, and its manifest stays.
    ///
    /// Waits a few seconds for another writer to end, since a program that was killed takes a
    /// moment to go.
    ///
    /// # Errors
    /// When the folder can't be made or read, is in use, holds anything else, or has the table of
    /// another problem.
    pub fn create_or_resume(
        path: impl AsRef<Path>,
        problem: &Problem,
    ) -> Result<TableStore, TableError> {
        let path = path.as_ref();
        create(path).map_err(TableError::io(path))?;
        let folder = open_folder(path).map_err(TableError::io(path))?;
        // Not every file system has locks for folders, or any.
        if let Ok(false) = lock(&folder) {
            return Err(TableError::InUse(path.to_owned()));
        }
        let mut folder = TableStore {
            layout: Layout::new(path, *problem),
            _lock: Some(folder),
            set_aside: Vec::new(),
        };
        folder.begin_or_resume()?;
        Ok(folder)
    }

    /// Opens a folder that another process has open for writing, to work for that process. Changes
    /// nothing.
    ///
    /// # Errors
    /// When the folder can't be read or is for another problem.
    pub fn open_beside(
        path: impl AsRef<Path>,
        problem: &Problem,
    ) -> Result<TableStore, TableError> {
        let path = path.as_ref();
        let folder = TableStore {
            layout: Layout::new(path, *problem),
            _lock: None,
            set_aside: Vec::new(),
        };
        folder.check_problem(&path.join(MANIFEST))?;
        Ok(folder)
    }

    /// Returns the problem that the folder was opened for.
    pub fn problem(&self) -> &Problem {
        &self.layout.problem
    }

    /// Returns the tables that were damaged when the folder was opened. Each has been renamed.
    pub fn set_aside(&self) -> &[SetAside] {
        &self.set_aside
    }

    fn begin_or_resume(&mut self) -> Result<(), TableError> {
        let path = self.layout.path.join(MANIFEST);
        let others = self.sweep().map_err(TableError::io(&self.layout.path))?;
        if path.exists() {
            self.check_problem(&path)?;
            self.check_tables()
        } else if others > 0 {
            Err(TableError::NotEmpty(self.layout.path.clone()))
        } else {
            let problem = self.problem();
            write_file(&path, |out| manifest::write(problem, out))
        }
    }

    /// Removes unfinished files and returns the number of others.
    fn sweep(&self) -> io::Result<usize> {
        let mut others = 0;
        for entry in fs::read_dir(&self.layout.path)? {
            let entry = entry?;
            let name = entry.file_name();
            if name.to_str().is_some_and(|name| self.layout.is_draft(name)) {
                fs::remove_file(entry.path())?;
            } else {
                others += 1;
            }
        }
        Ok(others)
    }

    fn check_problem(&self, path: &Path) -> Result<(), TableError> {
        let begun = manifest::read(path)?;
        let problem = self.problem();
        let same = begun.size() == problem.size()
            && begun.rules() == problem.rules()
            && begun.material() == problem.material();
        if same {
            return Ok(());
        }
        Err(TableError::OtherProblem {
            path: self.layout.path.clone(),
            found: begun.to_string(),
            expected: problem.to_string(),
        })
    }

    /// Sets damaged tables aside, and refuses tables of other problems, which would be overwritten.
    fn check_tables(&mut self) -> Result<(), TableError> {
        for tier in self.layout.tiers() {
            match self.layout.open(tier).and_then(|file| file.check()) {
                Ok(()) | Err(TableError::Missing(_)) => {}
                Err(error @ TableError::Damaged { .. }) => {
                    let file = self.layout.file(tier);
                    let path = file.with_added_extension("damaged");
                    let renamed =
                        fs::rename(&file, &path).and_then(|()| sync_folder(folder_of(&path)));
                    renamed.map_err(TableError::io(&file))?;
                    self.set_aside.push(SetAside { path, error });
                }
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

impl Store for TableStore {
    /// Tells whether the file of a tier is complete. Its chunks are checked when they are read.
    fn has(&self, tier: Tier) -> bool {
        self.layout.open(tier).is_ok()
    }

    /// Writes the file of a tier with all threads of the current pool. The bytes do not depend on
    /// the number of threads.
    ///
    /// # Errors
    /// When the problem has no such tier or another number of places in it, or the file can't be
    /// written.
    ///
    /// # Panics
    /// When one of the values is not a result of [`Value::pack`](crate::Value::pack).
    fn save(&mut self, tier: Tier, values: &dyn TierValues) -> Result<(), TableError> {
        let label = self.layout.label(tier)?;
        if label.positions != values.count() as u64 {
            return Err(TableError::OtherLength {
                tier,
                found: values.count(),
                expected: label.positions,
            });
        }
        let path = self.layout.file(tier);
        write_file(&path, |mut out| {
            writer::write(&mut out, label.clone(), values)
        })
    }

    fn load(&self, tier: Tier) -> Result<Vec<u16>, TableError> {
        self.layout.open(tier)?.load()
    }

    fn read(&self, tier: Tier, at: usize, values: &mut [u16]) -> Result<(), TableError> {
        self.layout.open(tier)?.read(at, values)
    }

    fn work_folder(&self) -> Option<&Path> {
        Some(&self.layout.path)
    }

    fn shared_tables(&mut self) -> Option<&mut TableStore> {
        Some(self)
    }
}

/// The suffix of the names of unfinished files.
const DRAFT_SUFFIX: &str = ".part";

pub(super) fn write_file(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), TableError> {
    write_in_own_folder(path, write).map_err(TableError::io(path))
}

/// Makes a folder if it is missing, and syncs its parent.
fn create(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Ok(());
    }
    fs::create_dir_all(path)?;
    sync_folder(folder_of(path))
}

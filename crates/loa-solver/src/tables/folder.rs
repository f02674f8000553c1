use super::draft::{is_draft_of, write_file};
use super::error::TableError;
use super::header::Label;
use super::reader::TierFile;
use super::{manifest, writer};
use crate::index::places;
use crate::symmetry::Symmetries;
use crate::{Problem, Store, Tier};
use std::collections::BTreeMap;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// A folder on disk with the tiers of a solution, for the program that solves.
///
/// As long as it lives no other can be opened on the same folder for writing, where the file
/// system knows locks. Reading, with [`Tables`](crate::Tables), is always possible.
pub struct Folder {
    layout: Layout,
    /// The folder itself, open and locked.
    folder: File,
}

/// Where the files of a solution are and what has to be in them.
pub(super) struct Layout {
    pub(super) path: PathBuf,
    pub(super) problem: Problem,
    /// The files of the problem's tiers, with what they have to say of themselves.
    labels: BTreeMap<Tier, Label>,
}

impl Layout {
    pub(super) fn new(path: &Path, problem: Problem) -> Layout {
        let symmetries = Symmetries::of(problem.size());
        let description = manifest::describe(&problem);
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

    /// Reads what a folder holds.
    pub(super) fn of(path: &Path) -> Result<Layout, TableError> {
        let manifest = path.join(manifest::NAME);
        // An error about the folder says more than one about what isn't in it.
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

    fn label(&self, tier: Tier) -> Result<&Label, TableError> {
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

    /// Tells whether a file name is one that files of this folder have while they are written.
    fn is_draft(&self, name: &str) -> bool {
        let tiers = self.labels.keys().map(|tier| file_name(*tier));
        tiers
            .chain([manifest::NAME.to_owned()])
            .any(|file| is_draft_of(name, &file))
    }
}

fn file_name(tier: Tier) -> String {
    format!("{tier}.tier")
}

impl Folder {
    /// Opens a folder for the solution of a problem. One that doesn't exist is made; one that
    /// holds a part of the solution keeps it, and loses what was left half-written when its
    /// program was killed. Where both start positions have the same pieces, the folder may have
    /// been begun for the other: all the same positions belong to it, and its manifest stays.
    ///
    /// # Errors
    /// When the folder can't be made or read, is in use, holds anything else, or has the table of
    /// another problem among its own. Damaged tables count as not there.
    pub fn create_or_resume(
        path: impl AsRef<Path>,
        problem: &Problem,
    ) -> Result<Folder, TableError> {
        let path = path.as_ref();
        create(path).map_err(TableError::io(path))?;
        let folder = File::open(path).map_err(TableError::io(path))?;
        lock(path, &folder)?;
        let folder = Folder {
            layout: Layout::new(path, *problem),
            folder,
        };
        folder.begin_or_resume()?;
        Ok(folder)
    }

    /// Returns the problem that the folder was opened for.
    pub fn problem(&self) -> &Problem {
        &self.layout.problem
    }

    fn begin_or_resume(&self) -> Result<(), TableError> {
        let path = self.layout.path.join(manifest::NAME);
        let others = self.sweep().map_err(TableError::io(&self.layout.path))?;
        if path.exists() {
            self.check_problem(&path)?;
            self.check_tables()
        } else if others > 0 {
            Err(TableError::NotEmpty(self.layout.path.clone()))
        } else {
            let problem = self.problem();
            write_file(&self.folder, &path, |out| manifest::write(problem, out))
        }
    }

    /// Removes half-written files and returns the number of others.
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
        let describe = |problem: &Problem| {
            let (rules, start) = (manifest::describe(problem), problem.start());
            format!("{rules}, start {start}")
        };
        let same = begun.size() == problem.size()
            && begun.rules() == problem.rules()
            && begun.material() == problem.material();
        if same {
            return Ok(());
        }
        Err(TableError::OtherProblem {
            path: self.layout.path.clone(),
            found: describe(&begun),
            expected: describe(problem),
        })
    }

    /// Refuses tables of other problems, which would be overwritten else.
    fn check_tables(&self) -> Result<(), TableError> {
        for tier in self.layout.tiers() {
            match self.layout.open(tier) {
                Ok(_) | Err(TableError::Missing(_) | TableError::Damaged { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

impl Store for Folder {
    /// Tells whether the file of a tier is complete. Its blocks are checked when they are read.
    fn has(&self, tier: Tier) -> bool {
        self.layout.open(tier).is_ok()
    }

    /// Writes the file of a tier, with all threads of the pool that it is called in; the bytes are
    /// the same however many there are.
    ///
    /// # Errors
    /// When the problem has no such tier or another number of places in it, or the file can't be
    /// written.
    ///
    /// # Panics
    /// When one of the values is none that [`Value::pack`](crate::Value::pack) makes.
    fn save(&mut self, tier: Tier, values: &[u16]) -> Result<(), TableError> {
        let label = self.layout.label(tier)?;
        if label.positions != values.len() as u64 {
            return Err(TableError::OtherLength {
                tier,
                found: values.len(),
                expected: label.positions,
            });
        }
        let path = self.layout.file(tier);
        write_file(&self.folder, &path, |out| {
            writer::write(out, label.clone(), values)
        })
    }

    fn load(&self, tier: Tier) -> Result<Vec<u16>, TableError> {
        self.layout.open(tier)?.load()
    }
}

/// Makes a folder unless it is there, and makes sure that it stays.
fn create(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Ok(());
    }
    fs::create_dir_all(path)?;
    let parent = path
        .parent()
        .filter(|parent| !parent.as_os_str().is_empty());
    File::open(parent.unwrap_or(Path::new(".")))?.sync_all()
}

fn lock(path: &Path, folder: &File) -> Result<(), TableError> {
    match folder.try_lock() {
        Err(TryLockError::WouldBlock) => Err(TableError::InUse(path.to_owned())),
        // Not every file system has locks.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

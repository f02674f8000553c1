use crate::Tier;
use loa::Position;
use loa_notation::Fen;
use std::io;
use std::path::{Path, PathBuf};

/// The format number of all files in a folder.
pub(super) const FORMAT: u32 = 1;

/// The name of the manifest.
pub(super) const MANIFEST: &str = "manifest.json";

/// Why a table could not be written or read. Messages include the cause.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
    /// Reading or writing failed.
    #[error("{}: {cause}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The error of the system.
        cause: io::Error,
    },
    /// The values to be saved can't be read.
    #[error("the values of {tier}: {cause}")]
    Values {
        /// The tier.
        tier: Tier,
        /// What happened.
        cause: io::Error,
    },
    /// The tier has not been solved yet.
    #[error("the tier {0} is missing")]
    Missing(Tier),
    /// The solution lacks a position that its problem covers.
    #[error("no value for {:#}", Fen::from(**.0))]
    Unknown(Box<Position>),
    /// The file of a tier is damaged or something else.
    #[error("{}: {fault}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        fault: Fault,
    },
    /// A file or folder has another format.
    #[error("{}: format {found} is not supported, only format {FORMAT}", path.display())]
    OtherFormat {
        /// The file.
        path: PathBuf,
        /// Its format.
        found: u32,
    },
    /// A file or folder belongs to another problem.
    #[error("{}: belongs to {found}, not to {expected}", path.display())]
    OtherProblem {
        /// The file or folder.
        path: PathBuf,
        /// The problem that it belongs to.
        found: String,
        /// The expected problem.
        expected: String,
    },
    /// A file holds another tier than its name says.
    #[error("{}: holds the tier {found}", path.display())]
    OtherTier {
        /// The file.
        path: PathBuf,
        /// The tier in it.
        found: Tier,
    },
    /// The number of values is not the number of places of the tier.
    #[error("the tier {tier} has {expected} places, not {found}")]
    OtherLength {
        /// The tier.
        tier: Tier,
        /// The number of values.
        found: usize,
        /// The number of places.
        expected: u64,
    },
    /// A folder holds no solution.
    #[error("{}: this folder has no {MANIFEST}, so it holds no solution", .0.display())]
    NoManifest(PathBuf),
    /// The folder for a new solution is not empty.
    #[error("{}: the folder is not empty and has no {MANIFEST}", .0.display())]
    NotEmpty(PathBuf),
    /// The manifest of a solution can't be read, or is about a problem that can't have tables.
    #[error("{}: {cause}", path.display())]
    Manifest {
        /// The manifest.
        path: PathBuf,
        /// What is wrong with it.
        cause: serde_json::Error,
    },
    /// The folder is locked by another writer.
    #[error("{}: another program is solving in this folder", .0.display())]
    InUse(PathBuf),
}

/// What is wrong with the file of a tier.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It is a folder or a device.
    #[error("not a file")]
    NotAFile,
    /// It does not begin like the file of a tier.
    #[error("not the table of a tier")]
    NotATable,
    /// Its end is missing.
    #[error("the end of the file is missing or damaged")]
    NoEnd,
    /// The header is damaged.
    #[error("the header is damaged: {0}")]
    Header(&'static str),
    /// The list of chunks is damaged.
    #[error("the list of chunks is damaged")]
    Index,
    /// The number of positions is wrong.
    #[error("it has {found} positions, not {expected}")]
    Length {
        /// The number in the file.
        found: u64,
        /// The number of places of the tier.
        expected: u64,
    },
    /// A chunk is damaged.
    #[error("chunk {chunk}, which begins at byte {offset}, is damaged: {what}")]
    Chunk {
        /// The number of the chunk, from 0.
        chunk: usize,
        /// Where the chunk begins in the file.
        offset: u64,
        /// What is wrong with it.
        what: &'static str,
    },
}

impl TableError {
    /// Adds a path to an error of the system.
    pub(crate) fn io(path: &Path) -> impl FnOnce(io::Error) -> TableError {
        move |cause| TableError::Io {
            path: path.to_owned(),
            cause,
        }
    }

    /// Adds a tier to an error of its values.
    pub(crate) fn values(tier: Tier) -> impl Fn(io::Error) -> TableError {
        move |cause| TableError::Values { tier, cause }
    }

    pub(super) fn damaged(path: &Path, fault: Fault) -> TableError {
        TableError::Damaged {
            path: path.to_owned(),
            fault,
        }
    }
}

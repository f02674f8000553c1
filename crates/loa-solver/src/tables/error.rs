use crate::{Tier, TooLargeError};
use std::io;
use std::path::{Path, PathBuf};

/// Why a table could not be written or read. Each says all there is to say, its cause included.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The system refused to read or write.
    #[error("{}: {cause}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What the system said.
        cause: io::Error,
    },
    /// The tier has not been solved yet.
    #[error("the tier {0} is not there")]
    Missing(Tier),
    /// The file of a tier is damaged, or something else altogether.
    #[error("{}: {fault}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        fault: Fault,
    },
    /// A file or folder is of a format that this program doesn't know.
    #[error("{}: written in format {found}, and this program knows only format {}", path.display(), super::FORMAT)]
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
        /// The problem that it was to belong to.
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
    /// The values handed over are not as many as the tier has places.
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
    #[error("{}: there is no {} in this folder, so it holds no solution", .0.display(), super::manifest::NAME)]
    NoManifest(PathBuf),
    /// A folder in which a solution was to begin holds other things.
    #[error("{}: the folder is not empty, and there is no {} in it", .0.display(), super::manifest::NAME)]
    NotEmpty(PathBuf),
    /// The manifest of a solution can't be understood.
    #[error("{}: {cause}", path.display())]
    Manifest {
        /// The manifest.
        path: PathBuf,
        /// What is wrong with it.
        cause: serde_json::Error,
    },
    /// The manifest of a solution is about a board too large for tables.
    #[error("{}: {cause}", path.display())]
    TooLarge {
        /// The manifest.
        path: PathBuf,
        /// The board.
        cause: TooLargeError,
    },
    /// Another program is writing to the folder, or another part of this one.
    #[error("{}: another program is solving in this folder", .0.display())]
    InUse(PathBuf),
}

/// What is wrong with the file of a tier.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It is a folder or a device.
    #[error("not a file")]
    NotAFile,
    /// It doesn't begin as the file of a tier does.
    #[error("not the table of a tier")]
    NotATable,
    /// Its end is missing.
    #[error("the end of the file is missing or damaged")]
    NoEnd,
    /// Its beginning is damaged.
    #[error("the header is damaged: {0}")]
    Header(&'static str),
    /// The list of blocks is damaged.
    #[error("the list of blocks is damaged")]
    Index,
    /// The number of positions is not what the tier has.
    #[error("there are {found} positions in it, not {expected}")]
    Length {
        /// The number in the file.
        found: u64,
        /// The number of places of the tier.
        expected: u64,
    },
    /// A block is damaged.
    #[error("block {block}, which begins at byte {offset}, is damaged: {what}")]
    Block {
        /// The number of the block, from 0.
        block: usize,
        /// Where the block begins in the file.
        offset: u64,
        /// What is wrong with it.
        what: &'static str,
    },
}

impl TableError {
    /// Adds the path to an error of the system's.
    pub(super) fn io(path: &Path) -> impl FnOnce(io::Error) -> TableError {
        move |cause| TableError::Io {
            path: path.to_owned(),
            cause,
        }
    }

    pub(super) fn damaged(path: &Path, fault: Fault) -> TableError {
        TableError::Damaged {
            path: path.to_owned(),
            fault,
        }
    }
}

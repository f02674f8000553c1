use crate::harness::script::ScriptError;
use loa_match::SpawnError;
use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// Why a test could not be run.
#[derive(Debug, Error)]
pub enum HarnessError {
    /// There is no script, or there are more than two.
    #[error("a test has one script or two, not {0}")]
    Count(usize),
    /// A script can't be read as one.
    #[error("{}: {cause}", path.display())]
    Script {
        /// The script.
        path: PathBuf,
        /// What is wrong.
        cause: ScriptError,
    },
    /// The two scripts would write to the same files.
    #[error("both scripts are named '{0}', and so are their output files")]
    SameName(String),
    /// A script has a name that is meant for output.
    #[error("{}: a script can't be named .out, .err or .std", .0.display())]
    Name(PathBuf),
    /// A file can't be read.
    #[error("can't read {}: {cause}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system says.
        cause: io::Error,
    },
    /// A file can't be written.
    #[error("can't write {}: {cause} (--out-dir names another folder)", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// What the system says.
        cause: io::Error,
    },
    /// A program can't be started.
    #[error(transparent)]
    Spawn(#[from] SpawnError),
    /// A signal came.
    #[error("interrupted by signal {0}")]
    Interrupted(i32),
}

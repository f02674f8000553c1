use crate::script::ScriptError;
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
    /// There is no script in a folder.
    #[error("there are no scripts (*.in) in {}", .0.display())]
    NoScripts(PathBuf),
    /// A script can't be read as one.
    #[error("{}: {cause}", .0.display(), cause = .1)]
    Script(PathBuf, ScriptError),
    /// Two scripts would write to the same files.
    #[error("two scripts are named '{0}', and so are their output files")]
    SameName(String),
    /// A script has a name that is meant for output.
    #[error("{}: a script can't be named .out, .err or .std", .0.display())]
    Name(PathBuf),
    /// A file or folder can't be read.
    #[error("can't read {}: {cause}", .0.display(), cause = .1)]
    Read(PathBuf, io::Error),
    /// A file can't be written.
    #[error("can't write {}: {cause} (--out-dir names another folder)", .0.display(), cause = .1)]
    Write(PathBuf, io::Error),
    /// A program can't be started.
    #[error(transparent)]
    Spawn(#[from] SpawnError),
    /// A signal came.
    #[error("interrupted by signal {0}")]
    Interrupted(i32),
}

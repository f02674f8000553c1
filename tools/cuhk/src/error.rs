use loa_match::{CommandLine, NoSandboxError, ParseCommandError, SpawnError};
use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// Why something could not be graded. It is never the fault of what was to be graded.
#[derive(Debug, Error)]
pub enum GradeError {
    /// The environment names no compiler.
    #[error("CXX or CXXFLAGS: {0}")]
    Variable(ParseCommandError),
    /// There is no such compiler.
    #[error("there is no C++ compiler: {0} (CXX names another one)")]
    NoCompiler(SpawnError),
    /// What the environment names does not work as a compiler.
    #[error("'{0}' does not work as a C++ compiler (CXX and CXXFLAGS name it)")]
    BadCompiler(CommandLine),
    /// The object file of a submission can't be read.
    #[error("nm, which comes with the compiler, can't list the symbols of a file: {0}")]
    NoSymbols(String),
    /// A program can't be started, or the sandbox does not start it.
    #[error(transparent)]
    Spawn(#[from] SpawnError),
    /// A sandbox is required, and there is none.
    #[error(transparent)]
    NoSandbox(#[from] NoSandboxError),
    /// A file to be graded can't be read.
    #[error("can't read {}: {cause}", .0.display(), cause = .1)]
    Read(PathBuf, io::Error),
    /// The folder for what is compiled and run can't be used.
    #[error("can't work in {}: {cause}", .0.display(), cause = .1)]
    Folder(PathBuf, io::Error),
    /// The reference files don't compile.
    #[error("the compiler does not take the reference file {file}:\n{messages}")]
    Reference {
        /// The file.
        file: &'static str,
        /// What the compiler says.
        messages: String,
    },
    /// A signal came.
    #[error("interrupted by signal {0}")]
    Interrupted(i32),
}

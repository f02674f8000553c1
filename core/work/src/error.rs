use serde::Serialize;
use serde_json::{Map, Value};
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Why work can't be done, or its file or folder not be used.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum WorkError {
    /// Another process works on it.
    #[error("{} is in use by another process", .0.display())]
    InUse(PathBuf),
    /// It can't be read or written.
    #[error("can't use {}", path.display())]
    File {
        /// Where it is.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// It is of another run.
    #[error("{} is of another run: {key} is {there}, not {here}", path.display())]
    OtherRun {
        /// Where it is.
        path: PathBuf,
        /// What differs.
        key: String,
        /// What it is there.
        there: String,
        /// What it should be.
        here: String,
    },
    /// It is not what it should be.
    #[error("{}: {what}", path.display())]
    Damaged {
        /// Where it is.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
    /// Files are not the shards of one run: there are none, some are the same shard, or of runs
    /// with another number of shards.
    #[error("{0}")]
    Shards(String),
    /// The system gives no thread for the work.
    #[error("can't start a thread: {0}")]
    Thread(io::Error),
}

impl WorkError {
    /// Returns what makes an error of the system one about a file.
    pub fn file(path: &Path) -> impl Fn(io::Error) -> WorkError + use<> {
        let path = path.to_path_buf();
        move |source| WorkError::File {
            path: path.clone(),
            source,
        }
    }

    /// Returns what makes a fault one of a file's contents.
    pub fn damaged<T: ToString>(path: &Path) -> impl Fn(T) -> WorkError + use<T> {
        let path = path.to_path_buf();
        move |what| WorkError::Damaged {
            path: path.clone(),
            what: what.to_string(),
        }
    }
}

/// Checks that what a file or folder is of is what it should be.
///
/// # Errors
/// If a setting differs; the error names the first. If the settings are no JSON objects.
pub fn check_same_run(
    path: &Path,
    here: &impl Serialize,
    there: &impl Serialize,
) -> Result<(), WorkError> {
    let damaged = WorkError::damaged(path);
    let (here, there) = (
        as_object(here).map_err(&damaged)?,
        as_object(there).map_err(&damaged)?,
    );
    let mut keys = here.keys().chain(there.keys());
    let Some(key) = keys.find(|key| here.get(*key) != there.get(*key)) else {
        return Ok(());
    };
    let show = |value: Option<&Value>| match value {
        None => "missing".to_owned(),
        Some(Value::String(text)) => text.clone(),
        Some(value) => value.to_string(),
    };
    Err(WorkError::OtherRun {
        path: path.to_path_buf(),
        key: key.clone(),
        there: show(there.get(key)),
        here: show(here.get(key)),
    })
}

fn as_object(settings: &impl Serialize) -> Result<Map<String, Value>, serde_json::Error> {
    serde_json::from_value(serde_json::to_value(settings)?)
}

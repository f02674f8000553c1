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
/// If a setting differs; the error names the first that both have, if there is one: some are there
/// only beside others. If the settings are no JSON objects.
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
    let both = here.keys().filter(|key| there.contains_key(*key));
    let mut keys = both.chain(here.keys()).chain(there.keys());
    let Some(key) = keys.find(|key| here.get(*key) != there.get(*key)) else {
        return Ok(());
    };
    let show = |value: Option<&Value>| value.map_or("missing".to_owned(), in_words);
    Err(WorkError::OtherRun {
        path: path.to_path_buf(),
        key: key.clone(),
        there: show(there.get(key)),
        here: show(here.get(key)),
    })
}

/// Writes a setting for people: a list of keys and values as it is typed for a player.
fn in_words(value: &Value) -> String {
    let pair = |item: &Value| match item.as_array().map(Vec::as_slice) {
        Some([Value::String(key), Value::String(value)]) => Some(format!("{key}={value}")),
        _ => None,
    };
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) if items.is_empty() => "none".to_owned(),
        Value::Array(items) if items.iter().all(|item| pair(item).is_some()) => {
            items.iter().filter_map(pair).collect::<Vec<_>>().join(",")
        }
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(in_words).collect();
            items.join(" and ")
        }
        value => value.to_string(),
    }
}

fn as_object(settings: &impl Serialize) -> Result<Map<String, Value>, serde_json::Error> {
    serde_json::from_value(serde_json::to_value(settings)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn settings_are_told_as_they_are_typed() {
        for (value, words) in [
            (json!([]), "none"),
            (json!([["a", "b"], ["c", "d"]]), "a=b,c=d"),
            (json!([[["a", "b"]], []]), "a=b and none"),
        ] {
            assert_eq!(in_words(&value), words);
        }
    }
}

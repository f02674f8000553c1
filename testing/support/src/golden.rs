//! Golden files: texts that are compared with files of the repository.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns a path in the repository.
pub fn repository(path: impl AsRef<Path>) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}

/// Returns the files of a folder of the repository that have an extension, sorted; any file if the
/// extension is empty.
///
/// # Panics
///
/// Panics if there are none.
pub fn files_in(folder: &str, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(repository(folder)).expect("a folder of the repository");
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    let has = |path: &PathBuf| path.extension().is_some_and(|found| found == extension);
    files.retain(|path| extension.is_empty() || has(path));
    files.sort();
    assert!(!files.is_empty(), "no file in {folder}");
    files
}

/// Compares a text with a golden file. With `UPDATE_TRANSCRIPTS=1` it is written there instead.
///
/// # Panics
///
/// Panics if they differ.
#[track_caller]
pub fn assert_golden(path: &Path, text: &str) {
    if std::env::var_os("UPDATE_TRANSCRIPTS").is_some() {
        fs::write(path, text).expect("a file of the repository");
        return;
    }
    let expected = fs::read_to_string(path).expect("a file of the repository");
    let name = path.display();
    assert_eq!(
        text, expected,
        "{name} differs; UPDATE_TRANSCRIPTS=1 writes it"
    );
}

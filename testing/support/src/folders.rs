//! Folders with all that is in them.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns the files below a folder, in any order; a file alone is its only one.
pub fn files_below(path: &Path) -> Vec<PathBuf> {
    match path.is_dir() {
        true => {
            let entries = fs::read_dir(path).unwrap();
            let files = entries.flat_map(|entry| files_below(&entry.unwrap().path()));
            files.collect()
        }
        false => vec![path.to_path_buf()],
    }
}

/// Copies a folder into one that may be there.
pub fn copy_folder(from: &Path, to: &Path) {
    for file in files_below(from) {
        let copy = to.join(file.strip_prefix(from).unwrap());
        fs::create_dir_all(copy.parent().unwrap()).unwrap();
        fs::copy(&file, copy).unwrap();
    }
}

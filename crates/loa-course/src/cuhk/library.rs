use crate::cuhk::error::GradeError;
use std::path::{Path, PathBuf};

/// What the library is called, installed or fresh from the compiler.
const NAMES: [&str; 2] = ["libloa.a", "libloa_capi.a"];

/// Finds the library that the reference class is made with: in `folder`, or else beside the
/// running program or in the folder `lib` next to the program's.
///
/// # Errors
/// If it is not there.
pub fn find_library(folder: Option<&Path>) -> Result<PathBuf, GradeError> {
    let folders: Vec<PathBuf> = match folder {
        Some(folder) => vec![folder.to_path_buf()],
        None => usual_folders(),
    };
    let files = folders
        .iter()
        .flat_map(|folder| NAMES.map(|name| folder.join(name)));
    let found = files.into_iter().find(|file| file.is_file());
    let absolute = found.and_then(|file| file.canonicalize().ok());
    absolute.ok_or_else(|| {
        let folders: Vec<String> = folders
            .iter()
            .map(|folder| folder.display().to_string())
            .collect();
        GradeError::NoLibrary {
            folders: folders.join(" or "),
        }
    })
}

fn usual_folders() -> Vec<PathBuf> {
    let program = std::env::current_exe().unwrap_or_default();
    let beside = program.parent().unwrap_or(Path::new("."));
    let lib = beside.parent().map(|parent| parent.join("lib"));
    std::iter::once(beside.to_path_buf()).chain(lib).collect()
}

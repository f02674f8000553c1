use crate::error::HarnessError;
use crate::suite::{Test, find_tests};
use std::fs;
use std::path::Path;

/// Name and text of the files with these names, each with what is expected.
macro_rules! scripts {
    ($($name:literal),* $(,)?) => {
        [$(
            (concat!($name, ".in"), include_str!(concat!("../course/", $name, ".in"))),
            (concat!($name, ".std"), include_str!(concat!("../course/", $name, ".std"))),
        )*]
    };
}

const FILES: [(&str, &str); 50] = scripts![
    "black-begins",
    "black-wins",
    "blocked",
    "both-play",
    "capture-loses",
    "colours",
    "comments",
    "errors",
    "game-1",
    "game-2",
    "illegal",
    "last-move-wins",
    "limit-refused",
    "mover-wins",
    "moves",
    "new",
    "over",
    "quit",
    "set",
    "start",
    "talk",
    "tie",
    "white-answers",
    "white-wins",
    "wins-at-once",
];

/// Writes scripts for all commands that the course asks for, and for no others, into a folder, with
/// what is expected; makes the folder where it is missing. A right program passes all of them.
///
/// # Errors
/// If they can't be written.
pub fn course_tests(folder: &Path) -> Result<Vec<Test>, HarnessError> {
    let cannot = |cause| HarnessError::Write(folder.to_path_buf(), cause);
    fs::create_dir_all(folder).map_err(cannot)?;
    for (name, text) in FILES {
        fs::write(folder.join(name), text).map_err(cannot)?;
    }
    let scripts = FILES.iter().map(|(name, _)| folder.join(name));
    let scripts = scripts.filter(|path| path.extension().is_some_and(|kind| kind == "in"));
    find_tests(&scripts.collect::<Vec<_>>())
}

use crate::error::HarnessError;
use crate::suite::{Test, find_tests};
use std::fs;
use std::path::Path;

/// Name and text of the scripts with these names, and what is expected.
macro_rules! scripts {
    ($($name:literal),* $(,)?) => {
        [$((
            $name,
            include_str!(concat!("../course/", $name, ".in")),
            include_str!(concat!("../course/", $name, ".std")),
        )),*]
    };
}

const SCRIPTS: [(&str, &str, &str); 25] = scripts![
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
    for (name, script, expected) in SCRIPTS {
        let path = folder.join(name);
        fs::write(path.with_extension("in"), script).map_err(cannot)?;
        fs::write(path.with_extension("std"), expected).map_err(cannot)?;
    }
    find_tests(&SCRIPTS.map(|(name, ..)| folder.join(name).with_extension("in")))
}

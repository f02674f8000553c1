use crate::error::HarnessError;
use loa_work::{entries_of, real_path};
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

/// One script for one program, or two for two that play each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Test {
    scripts: Vec<PathBuf>,
}

impl Test {
    /// Makes a test of these scripts.
    ///
    /// # Errors
    /// If there are none, or more than two.
    pub fn of(scripts: Vec<PathBuf>) -> Result<Test, HarnessError> {
        match scripts.len() {
            1 | 2 => Ok(Test { scripts }),
            count => Err(HarnessError::Count(count)),
        }
    }

    /// Returns the scripts.
    pub fn scripts(&self) -> &[PathBuf] {
        &self.scripts
    }

    /// Returns the first script's name without folder and extension.
    pub fn name(&self) -> String {
        let first = self.scripts.first().and_then(|script| script.file_stem());
        first.unwrap_or_default().display().to_string()
    }
}

/// Finds the tests that files and folders make up: each script by itself, but `NAME-1.in` with
/// `NAME-2.in` where there is one. Of a folder these are the files `*.in`, in the order of their
/// names; folders in it don't count.
///
/// # Errors
/// If something is not there, or a folder has no script.
pub fn find_tests(paths: &[PathBuf]) -> Result<Vec<Test>, HarnessError> {
    let mut scripts = Vec::new();
    for path in paths {
        if path.is_dir() {
            scripts.extend(scripts_in(path)?);
        } else {
            let readable = fs::metadata(path);
            readable.map_err(|cause| HarnessError::Read(path.clone(), cause))?;
            scripts.push(path.clone());
        }
    }
    let mut taken = BTreeSet::new();
    let mut tests = Vec::new();
    for script in &scripts {
        let is_second = partner(script, "-2", "-1").is_some_and(|first| scripts.contains(&first));
        if is_second || !taken.insert(real_path(script).unwrap_or_else(|_| script.clone())) {
            continue;
        }
        let second = partner(script, "-1", "-2").filter(|second| second.is_file());
        tests.push(Test {
            scripts: std::iter::once(script.clone()).chain(second).collect(),
        });
    }
    Ok(tests)
}

fn scripts_in(folder: &Path) -> Result<Vec<PathBuf>, HarnessError> {
    let scripts = entries_of(folder);
    let mut scripts = scripts.map_err(|cause| HarnessError::Read(folder.to_path_buf(), cause))?;
    scripts.retain(|path| path.extension() == Some(OsStr::new("in")) && path.is_file());
    match scripts.is_empty() {
        true => Err(HarnessError::NoScripts(folder.to_path_buf())),
        false => Ok(scripts),
    }
}

/// Returns the path of a script whose name ends with `own` with `other` in its place.
fn partner(script: &Path, own: &str, other: &str) -> Option<PathBuf> {
    let stem = script.file_stem()?.to_str()?.strip_suffix(own)?;
    let extension = script.extension()?.to_str()?;
    Some(script.with_file_name(format!("{stem}{other}.{extension}")))
}

//! Scripts in a folder of their own, run with the programs in `tests/fake`.

// Each test program uses a part of it, and only in tests.
#![allow(dead_code, clippy::unwrap_used)]

use loa_match::{Failure, HarnessError, Interrupt, Report, Settings, Test, run_test};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;

/// A folder with scripts. Its path is an argument of every program that is started, so that none
/// that is left behind goes unnoticed.
pub(crate) struct Folder {
    folder: TempDir,
    pub(crate) settings: Settings,
}

impl Folder {
    pub(crate) fn new() -> Folder {
        Folder {
            folder: tempfile::tempdir().unwrap(),
            settings: Settings {
                // A machine may be slow.
                end_limit: Duration::from_secs(60),
                ..Settings::default()
            },
        }
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.file(name)).unwrap()
    }

    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.file(name);
        fs::write(&path, text).unwrap();
        path
    }

    /// Writes a script for a program of `tests/fake`: its name, and its arguments if it has some.
    pub(crate) fn script(&self, name: &str, program: &str, lines: &str) -> PathBuf {
        let (program, arguments) = program.split_once(' ').unwrap_or((program, ""));
        let fake = fake(program);
        let tag = format!("#{}", self.path().display());
        self.write(
            name,
            format!("#* python3 {} {arguments} {tag}\n{lines}", fake.display()),
        )
    }

    /// Runs scripts, and makes sure that nothing is left behind.
    pub(crate) fn run(&self, scripts: &[&str]) -> Result<Report, HarnessError> {
        let scripts = scripts.iter().map(|name| self.file(name)).collect();
        let test = Test::of(scripts).unwrap();
        let interrupt = Interrupt::never();
        let report = run_test(&test, &self.settings, &interrupt, &mut std::io::sink());
        self.assert_nothing_left();
        report
    }

    pub(crate) fn passes(&self, scripts: &[&str]) {
        if let Some(failure) = self.run(scripts).unwrap().failure {
            panic!("{failure}\n{}", failure.details());
        }
    }

    pub(crate) fn fails(&self, scripts: &[&str]) -> Failure {
        self.run(scripts).unwrap().failure.expect("a failure")
    }

    pub(crate) fn assert_nothing_left(&self) {
        assert_eq!(processes_with(&self.path().display().to_string()), [""; 0]);
    }
}

/// Runs one script for a program of `tests/fake` and returns why it fails, without the script's
/// folder.
pub(crate) fn reason(program: &str, lines: &str) -> String {
    failure(program, lines).to_string()
}

/// The same with the details.
pub(crate) fn failure(program: &str, lines: &str) -> Failure {
    let folder = Folder::new();
    folder.script("t.in", program, lines);
    let mut failure = folder.fails(&["t.in"]);
    let script = Path::new(&failure.script);
    failure.script = script.file_name().unwrap().to_str().unwrap().to_owned();
    failure
}

pub(crate) fn fake(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fake")
        .join(name)
}

/// The command lines of all processes that have a text in theirs; without `/proc`, none.
pub(crate) fn processes_with(text: &str) -> Vec<String> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries
        .filter(|entry| entry.file_name() != *std::process::id().to_string())
        .filter_map(|entry| fs::read(entry.path().join("cmdline")).ok())
        .map(|line| String::from_utf8_lossy(&line).replace('\0', " "))
        .filter(|line| line.contains(text))
        .collect()
}

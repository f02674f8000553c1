//! Scripts in a folder of their own, run with the programs in `tests/fake`.

use loa_harness::{Failure, HarnessError, HarnessSettings, Test, TestReport, run_test};
use loa_match::Interrupt;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;
use test_support::{fake, processes_with};

/// A folder with scripts. Its path is an argument of every program that is started, so that none
/// that is left behind goes unnoticed.
pub(crate) struct Folder {
    folder: TempDir,
    pub(crate) settings: HarnessSettings,
}

impl Folder {
    pub(crate) fn new() -> Folder {
        Folder {
            folder: tempfile::tempdir().unwrap(),
            settings: HarnessSettings {
                // A machine may be slow.
                end_limit: Duration::from_secs(60),
                ..HarnessSettings::default()
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

    /// A folder with the scripts `t-1.in` and `t-2.in`, each for a program of `tests/fake`.
    pub(crate) fn of_two(one: (&str, &str), other: (&str, &str)) -> Folder {
        let folder = Folder::new();
        folder.script("t-1.in", one.0, one.1);
        folder.script("t-2.in", other.0, other.1);
        folder
    }

    /// Runs scripts, and makes sure that nothing is left behind.
    pub(crate) fn run(&self, scripts: &[&str]) -> Result<TestReport, HarnessError> {
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

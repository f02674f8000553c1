//! A folder in which the program runs, and what it says there.

use crate::start;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;
use test_support::{files_below, words};

/// What a program has printed.
pub(crate) fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// What a program has said on its standard error.
pub(crate) fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

pub(crate) struct Folder(TempDir);

impl Folder {
    pub(crate) fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, contents: impl AsRef<[u8]>) {
        fs::write(self.file(name), contents).unwrap();
    }

    #[cfg(unix)]
    pub(crate) fn set_mode(&self, name: &str, mode: u32) {
        use std::os::unix::fs::PermissionsExt as _;
        fs::set_permissions(self.file(name), fs::Permissions::from_mode(mode)).unwrap();
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.file(name)).unwrap()
    }

    /// All files below a folder in this one, or the file of that name, with what is in them.
    pub(crate) fn contents(&self, name: &str) -> BTreeMap<PathBuf, Vec<u8>> {
        let folder = self.file(name);
        let entry = |path: PathBuf| {
            let name = path.strip_prefix(&folder).unwrap().to_path_buf();
            (name, fs::read(path).unwrap())
        };
        files_below(&folder).into_iter().map(entry).collect()
    }

    #[track_caller]
    pub(crate) fn assert_is_empty(&self) {
        assert_eq!(fs::read_dir(self.path()).unwrap().count(), 0);
    }

    /// The program with the words of a line; double quotes keep words together.
    pub(crate) fn command(&self, line: &str) -> Command {
        let mut command = start::loa(words(line));
        command.current_dir(self.path());
        command
    }

    pub(crate) fn loa(&self, line: &str) -> Output {
        self.given(line, b"")
    }

    /// Runs the program with an input.
    pub(crate) fn given(&self, line: &str, input: &[u8]) -> Output {
        start::run(&mut self.command(line), input)
    }

    /// What is printed for an input, where there is nothing to complain of.
    #[track_caller]
    pub(crate) fn printed(&self, line: &str, input: impl AsRef<[u8]>) -> String {
        let output = self.given(line, input.as_ref());
        let errors = err(&output);
        assert_eq!((output.status.code(), &*errors), (Some(0), ""), "{line}");
        out(&output)
    }

    /// What a command prints, which has to end well.
    #[track_caller]
    pub(crate) fn done(&self, line: &str) -> String {
        let output = self.loa(line);
        assert!(output.status.success(), "{line}: {}", err(&output));
        out(&output)
    }

    #[track_caller]
    pub(crate) fn json(&self, line: &str) -> Value {
        serde_json::from_str(&self.done(line)).unwrap()
    }

    /// Checks that a command has the status 2 and complains; returns what it prints.
    #[track_caller]
    pub(crate) fn refuses(&self, line: &str, complaint: &str) -> String {
        let output = self.loa(line);
        let errors = err(&output);
        assert_eq!(output.status.code(), Some(2), "{line}: {errors}");
        assert!(errors.contains(complaint), "{line}: {errors}");
        out(&output)
    }

    /// The same for each row of a table, a command line and a complaint; nothing is printed.
    #[track_caller]
    pub(crate) fn refuses_all(&self, command: &str, table: &str) {
        for row in table.lines().map(str::trim).filter(|row| !row.is_empty()) {
            let (line, complaint) = row.split_once(" | ").expect("a row");
            let line = format!("{command} {line}");
            assert_eq!(self.refuses(&line, complaint.trim()), "", "{line}");
        }
    }
}

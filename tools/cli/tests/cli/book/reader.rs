//! Runs commands as a reader of the book does: with the programs installed, in the book's folder.

use super::page::Command;
use crate::start::LOA;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process;
use tempfile::TempDir;
use test_support::{copy_folder, files_below, repository};

/// Separates the output of a command from its status.
const END: char = '\u{1e}';

/// Seconds that a chapter may take.
const TIME_LIMIT: &str = "300";

pub(crate) struct Reader {
    folder: TempDir,
}

impl Reader {
    /// Has done `make install PREFIX=$HOME/.local` and works in a copy of `docs/book/desk`.
    pub(crate) fn new() -> Reader {
        let reader = Reader {
            folder: tempfile::tempdir().unwrap(),
        };
        let prefix = reader.home().join(".local");
        let (loa, test_loa) = (LOA, env!("CARGO_BIN_EXE_test-loa"));
        put(Path::new(loa), &prefix.join("bin/loa"));
        put(Path::new(test_loa), &prefix.join("bin/test-loa"));
        put(&library(), &prefix.join("lib/libloa.a"));
        for header in ["loa.h", "LinesOfAction.h"] {
            let from = repository("tools/cpp").join(header);
            put(&from, &prefix.join("include").join(header));
        }
        copy_folder(&repository("docs/book/desk"), &reader.desk());
        reader
    }

    /// Works in a folder that has `docs/book/desk` and `target`, as the repository does.
    pub(crate) fn in_the_repository() -> Reader {
        let reader = Reader::new();
        let desk = repository("docs/book/desk");
        copy_folder(&desk, &reader.desk().join("docs/book/desk"));
        fs::create_dir(reader.desk().join("target")).unwrap();
        reader
    }

    /// The names of what stands in the folder.
    pub(crate) fn names(&self) -> BTreeSet<OsString> {
        let entries = fs::read_dir(self.desk()).unwrap();
        entries.map(|entry| entry.unwrap().file_name()).collect()
    }

    fn home(&self) -> PathBuf {
        self.folder.path().join("home")
    }

    fn desk(&self) -> PathBuf {
        self.folder.path().join("desk")
    }

    /// Runs the commands in one shell.
    ///
    /// Returns each command's output, of both streams, and its status; fewer if the shell ended.
    ///
    /// # Panics
    /// If they leave a file behind that neither they nor their outputs name, nor its folder.
    pub(crate) fn follow(&self, commands: &[Command]) -> Vec<(String, i32)> {
        let steps = self.folder.path().join("steps");
        fs::create_dir(&steps).unwrap();
        let before = files_below(self.folder.path());
        let results = self.run(commands, &steps);
        let mut said: String = commands.iter().map(|one| one.source.as_str()).collect();
        said.extend(results.iter().map(|(output, _)| output.as_str()));
        let is_named = |file: &PathBuf| {
            let path = file.strip_prefix(self.folder.path()).unwrap();
            let mut names = path.iter().skip(1);
            names.any(|name| said.contains(&*name.to_string_lossy()))
        };
        let mut left = files_below(self.folder.path());
        left.retain(|file| !before.contains(file) && !file.starts_with(&steps) && !is_named(file));
        assert!(left.is_empty(), "left behind: {left:?}");
        results
    }

    fn run(&self, commands: &[Command], steps: &Path) -> Vec<(String, i32)> {
        let mut script = String::new();
        for (number, command) in commands.iter().enumerate() {
            let step = steps.join(number.to_string());
            let typed: String = command
                .typed
                .iter()
                .map(|line| format!("{line}\n"))
                .collect();
            fs::write(&step, &command.source).unwrap();
            fs::write(step.with_extension("typed"), typed).unwrap();
            let step = step.display();
            script.push_str(&format!(
                ". {step} < {step}.typed\nprintf '{END}%d\\n' $?\n"
            ));
        }
        let path = std::env::var_os("PATH").unwrap_or_default();
        let own = self.home().join(".local/bin");
        let folders = [own].into_iter().chain(std::env::split_paths(&path));
        let output = process::Command::new("timeout")
            .args([TIME_LIMIT, "bash", "-c", &format!("exec 2>&1\n{script}")])
            .current_dir(self.desk())
            .env("HOME", self.home())
            .env("PATH", std::env::join_paths(folders).unwrap())
            .env("LC_ALL", "C.UTF-8")
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("CXX")
            .env_remove("CXXFLAGS")
            .output()
            .unwrap();
        split(&String::from_utf8_lossy(&output.stdout))
    }
}

/// Cuts the shell's output after each command.
fn split(output: &str) -> Vec<(String, i32)> {
    let mut found = Vec::new();
    let mut rest = output;
    while let Some((text, after)) = rest.split_once(END) {
        let (status, after) = after.split_once('\n').unwrap_or((after, ""));
        found.push((text.to_owned(), status.parse().unwrap()));
        rest = after;
    }
    found
}

/// The C library that Cargo has built beside this test.
fn library() -> PathBuf {
    std::env::current_exe()
        .unwrap()
        .with_file_name("libloa_capi.a")
}

/// Links or copies a file.
fn put(from: &Path, to: &Path) {
    fs::create_dir_all(to.parent().unwrap()).unwrap();
    if fs::hard_link(from, to).is_err() {
        fs::copy(from, to).unwrap();
    }
}

#[test]
#[should_panic(expected = "left behind")]
fn files_that_nothing_names_are_found() {
    let source = "touch \"$(printf un; printf known)\"".to_owned();
    Reader::new().follow(&[Command::new(source)]);
}

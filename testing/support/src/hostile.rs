//! Every door that a file can come in through, and files that nothing should wait for, hold in
//! memory or trust.

use crate::copy_folder;
use clap::Command as Definition;
use rustix::fs::{CWD, FileType, Mode, mknodat};
use std::any::TypeId;
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The address space that a program may take to refuse a file, in KiB.
const MEMORY: u32 = 1_500_000;

/// A program that takes longer hangs.
const PATIENCE: Duration = Duration::from_secs(60);

/// What programs must refuse to read: in one line, with the status 2.
const REFUSED: [&str; 4] = ["fifo", "endless", "sparse", "folder"];

/// What they may make something of.
const STRANGE: [&str; 4] = ["long.sgf", "deep.sgf", "long-line.txt", "nul.txt"];

/// What they can't write to, or make a folder of.
const NOT_WRITABLE: [&str; 3] = ["fifo", "folder", "missing/file"];
const NO_FOLDERS: [&str; 3] = ["fifo", "endless", "sparse"];

/// An option or argument that takes a path, on a command line on which `@` is the path, and words
/// after `%` are files that are there. Before it stands what becomes of the path: `<` a file that
/// is read, `=` one that goes to another program, `~` one of any size, `>` a file that is written,
/// `+` one that is written after long work, and looked at before, `/` a folder that is made.
pub type Door = &'static str;

/// A folder of hostile files, and what command lines need besides.
pub struct Hostile(TempDir);

impl Hostile {
    /// Makes the files.
    pub fn new() -> Hostile {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        symlink("/dev/zero", at("endless")).unwrap();
        File::create(at("sparse"))
            .unwrap()
            .set_len(3 << 30)
            .unwrap();
        let long = format!("(;GM[9]{})", ";".repeat(3_000_000));
        let deep = format!("(;GM[9]{}{}", "(;".repeat(200_000), ")".repeat(200_001));
        fs::write(at("long.sgf"), long).unwrap();
        fs::write(at("deep.sgf"), deep).unwrap();
        fs::write(at("long-line.txt"), "b1-b3 ".repeat(2_000_000)).unwrap();
        fs::write(at("nul.txt"), "b1-b3\0\0\0h3-e3\n").unwrap();
        Hostile(folder)
    }

    /// Returns the path of a file among them.
    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Tries every hostile file at every door of a program. The doors must be all that its
    /// definitions have.
    pub fn walk(&self, program: &Path, definition: &Definition, doors: &[Door]) {
        let known: BTreeSet<String> = doors.iter().map(|door| name_of(door, definition)).collect();
        assert_eq!(
            known,
            paths_of(definition, definition.get_name()),
            "the doors are not all"
        );
        let visits: Vec<(Door, &str)> = doors
            .iter()
            .flat_map(|door| files_for(door).into_iter().map(move |file| (*door, file)))
            .collect();
        let (next, faults) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
        let visit_all = || {
            while let Some((door, file)) = visits.get(next.fetch_add(1, Ordering::Relaxed)) {
                let fault = self.visit(program, door, file);
                faults.lock().unwrap().extend(fault);
            }
        };
        // Some wait for a reader of a pipe.
        thread::scope(|scope| (0..8).for_each(|_| drop(scope.spawn(visit_all))));
        let faults = faults.into_inner().unwrap();
        assert!(
            faults.is_empty(),
            "{} faults\n{}",
            faults.len(),
            faults.join("\n")
        );
    }

    /// Tries each hostile file in place of some of a folder: a command line on which `%` stands
    /// before the folder's name, and the files' names in it. The program may go on without the
    /// file.
    pub fn walk_folders(&self, program: &Path, folders: &[(&str, &[&str])]) {
        for (line, names) in folders {
            let pairs = names
                .iter()
                .flat_map(|name| ["fifo", "endless"].map(|file| (name, file)));
            for (name, file) in pairs {
                let own = tempfile::tempdir().unwrap();
                pipe(&own.path().join("fifo"));
                let there = |word: &str| {
                    let Some(folder) = word.strip_prefix('%') else {
                        return word.to_owned();
                    };
                    let copy = own.path().join(folder);
                    copy_folder(&self.path(folder), &copy);
                    let _ = fs::remove_file(copy.join(name));
                    match file {
                        "fifo" => pipe(&copy.join(name)),
                        _ => drop(fs::hard_link(self.path(file), copy.join(name))),
                    }
                    copy.display().to_string()
                };
                let (status, errors) = self.run(program, line.split(' ').map(there), own.path());
                let code = status.code();
                let is_good = code.is_some_and(|code| code < 2) || errors.contains(name);
                let told = format!("{line}, {name} is {file}: {status}\n{errors:.500}");
                assert!(is_good && errors.lines().count() < 5, "{told}");
            }
        }
    }

    /// Returns what is wrong with what happens.
    fn visit(&self, program: &Path, door: Door, file: &str) -> Option<String> {
        let own = tempfile::tempdir().unwrap();
        pipe(&own.path().join("fifo"));
        fs::create_dir(own.path().join("folder")).unwrap();
        let path = match self.path(file) {
            shared if shared.symlink_metadata().is_ok() => shared,
            _ => own.path().join(file),
        };
        let path = path.display().to_string();
        let there = |word: &str| match word.strip_prefix('%') {
            Some(name) => self.path(name).display().to_string(),
            None => word.replace('@', &path),
        };
        let words = door[1..].split(' ').skip(1).map(there);
        let (status, errors) = self.run(program, words, own.path());
        let code = status.code();
        // What was done before the result could not be written is told, too.
        let told = errors.lines().filter(|line| !line.starts_with("game "));
        let is_short = told.count() == 1 && errors.len() < 1000;
        let is_refused = code == Some(2) && is_short && errors.contains(&path);
        let has_nothing = code == Some(1) && errors.is_empty() && door.starts_with('>');
        let may_be_used = STRANGE.contains(&file) || file == "sparse" && door.starts_with('~');
        let is_good = is_refused
            || has_nothing
            || may_be_used && code.is_some_and(|code| code < 2 || code == 2 && is_short);
        (!is_good).then(|| format!("{door} with {file}: {status}\n{errors:.500}"))
    }

    /// Runs a program with little memory; returns its status and errors.
    fn run(
        &self,
        program: &Path,
        args: impl Iterator<Item = String>,
        folder: &Path,
    ) -> (ExitStatus, String) {
        let limited = format!("ulimit -v {MEMORY}; exec \"$@\"");
        let errors = folder.join("errors");
        let mut child = Command::new("sh")
            .args(["-c", &limited, "sh"])
            .arg(program)
            .args(args)
            .current_dir(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(File::create(&errors).unwrap())
            .spawn()
            .unwrap();
        let begun = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait().unwrap() {
                break status;
            }
            if begun.elapsed() > PATIENCE {
                child.kill().unwrap();
            }
            thread::sleep(Duration::from_millis(5));
        };
        let errors = fs::read(errors).unwrap();
        (status, String::from_utf8_lossy(&errors).into_owned())
    }
}

impl Default for Hostile {
    fn default() -> Hostile {
        Hostile::new()
    }
}

/// Makes a pipe with a name.
pub fn pipe(path: &Path) {
    mknodat(CWD, path, FileType::Fifo, Mode::from_raw_mode(0o600), 0).unwrap();
}

fn files_for(door: Door) -> Vec<&'static str> {
    match &door[..1] {
        ">" => NOT_WRITABLE.to_vec(),
        "+" => NOT_WRITABLE[1..].to_vec(),
        "/" => NO_FOLDERS.to_vec(),
        "=" => REFUSED.to_vec(),
        _ => [REFUSED, STRANGE].concat(),
    }
}

/// Returns the name of what stands before or at the `@`, as [`paths_of`] has it.
fn name_of(door: Door, definition: &Definition) -> String {
    let mut words = door[1..].split(' ').peekable();
    let mut command = definition;
    let mut name = words.next().unwrap_or_default().to_owned();
    while let Some(found) = words.peek().and_then(|word| command.find_subcommand(word)) {
        (command, name) = (found, format!("{name} {}", found.get_name()));
        words.next();
    }
    let mut before = None;
    let mut place = 0;
    for word in words {
        if word == "@" {
            break;
        }
        match word.starts_with("--") {
            true => before = Some(word),
            false if before.take().is_none() => place += 1,
            false => {}
        }
    }
    let argument = match before {
        Some(option) => option.to_owned(),
        None => {
            let positional = command.get_positionals().nth(place);
            positional.unwrap().get_id().to_string()
        }
    };
    format!("{name} {argument}")
}

/// Returns all options and arguments of a program that take a path.
fn paths_of(command: &Definition, name: &str) -> BTreeSet<String> {
    let takes_path =
        |argument: &&clap::Arg| argument.get_value_parser().type_id() == TypeId::of::<PathBuf>();
    let named = |argument: &clap::Arg| match argument.get_long() {
        Some(long) => format!("{name} --{long}"),
        None => format!("{name} {}", argument.get_id()),
    };
    let own = command.get_arguments().filter(takes_path).map(named);
    let below = command.get_subcommands();
    let below = below.flat_map(|sub| paths_of(sub, &format!("{name} {}", sub.get_name())));
    own.chain(below).collect()
}

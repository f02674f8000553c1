//! `loa grade`, with files as students hand them in.

#[cfg(target_os = "linux")]
mod hostile;
mod reports;

use crate::folder::{Folder, err, out};
use crate::start;
use serde_json::Value;
use std::fs;
#[cfg(target_os = "linux")]
use std::path::Path;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;
#[cfg(target_os = "linux")]
use test_support::{Signal, send_signal};
use test_support::{ends, has, repository, words};

fn handed_in(name: &str) -> PathBuf {
    repository("tools/cuhk/tests/cpp").join(name)
}

/// The flag for the right class.
fn class() -> String {
    format!("--class \"{}\"", handed_in("LinesOfAction.cpp").display())
}

/// `loa grade`, with a folder for what it makes.
fn grade(flags: &str, folder: &Folder) -> Command {
    let mut command = start::loa(words(&format!("grade {flags}")));
    command.env("TMPDIR", folder.path());
    command.env_remove("CXX").env_remove("CXXFLAGS");
    command
}

fn run(flags: &str) -> Output {
    let folder = Folder::new();
    let output = grade(flags, &folder).output().unwrap();
    folder.assert_is_empty();
    output
}

#[test]
fn a_correct_submission_passes() {
    let client = handed_in("gameplay.cpp");
    let output = run(&format!("{} --client \"{}\"", class(), client.display()));
    let (report, errors) = (out(&output), err(&output));
    assert_eq!(output.status.code(), Some(0), "{report}{errors}");
    let heads = report.lines().filter(|line| !line.starts_with(' '));
    let heads: Vec<&str> = heads.collect();
    assert_eq!(heads.len(), 2, "{report}");
    assert!(heads[0].ends_with("LinesOfAction.cpp (class): 48 same, 0 different"));
    assert!(heads[1].ends_with("gameplay.cpp (client): 22 same, 0 different"));
}

/// The right class with a mistake.
fn wrong(mistake: &str) -> String {
    let right = fs::read_to_string(handed_in("LinesOfAction.cpp")).unwrap();
    format!("#define WRONG {mistake}\n{right}")
}

#[test]
fn a_wrong_class_is_reported_as_json() {
    let folder = Folder::new();
    folder.write("mine.cpp", wrong("LANDS_ON_OWN"));
    let file = folder.file("mine.cpp");
    let output = run(&format!("--json --class {}", file.display()));
    assert_eq!(output.status.code(), Some(1), "{}", err(&output));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["right"], false);
    let class = &report["files"][0];
    assert_eq!(
        (&class["part"], &class["compiles"]),
        (&"class".into(), &true.into())
    );
    let mut scripts = class["scripts"].as_array().unwrap().iter();
    let found = scripts.find(|script| script["name"] == "not-onto-own");
    let found = found.unwrap();
    assert_eq!(
        (&found["same"], &found["counts"]),
        (&false.into(), &true.into())
    );
    let difference = &found["difference"];
    assert_eq!(difference["expected"], "returns false");
    assert_eq!(difference["found"], "returns true");
    assert_eq!(difference["asked"][1], "B: move(\"a3\", \"c3\")");
}

#[test]
fn ungradable_files_are_status_2() {
    let (class, folder) = (class(), Folder::new());
    let table = format!(
        "--class missing.cpp         | can't read missing.cpp
        --json                      | required
        {class} --sandbox never     | --sandbox
        {class} --time 0            | --time"
    );
    folder.refuses_all("grade", &table);
    folder.assert_is_empty();
}

/// A folder with the submissions of three students: all right, a mistake and no client, a class
/// that can't be read.
fn submissions() -> Folder {
    let folder = Folder::new();
    for student in ["ann", "bob", "cid"] {
        fs::create_dir(folder.file(student)).unwrap();
    }
    for name in ["LinesOfAction.cpp", "gameplay.cpp"] {
        fs::copy(handed_in(name), folder.file("ann").join(name)).unwrap();
    }
    // These are no students.
    for other in [".git", "__MACOSX"] {
        fs::create_dir(folder.file(other)).unwrap();
    }
    folder.write("bob/LinesOfAction.cpp", wrong("LANDS_ON_OWN"));
    fs::create_dir(folder.file("cid/LinesOfAction.cpp")).unwrap();
    folder
}

#[test]
fn a_folder_of_submissions_makes_a_table_and_goes_on_after_an_interruption() {
    let folder = submissions();
    let path = folder.path().to_str().unwrap();
    let output = run(&format!("{path} --jobs 2"));
    let table = out(&output);
    assert_eq!(output.status.code(), Some(1), "{}", err(&output));
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 4, "{table}");
    assert!(lines[1].starts_with("ann"), "{table}");
    assert!(lines[1].ends_with("100.0 %"), "{table}");
    assert!(lines[2].starts_with("bob"), "{table}");
    assert!(lines[2].ends_with("missing"), "{table}");
    assert!(lines[3].contains("0.0 %"), "{table}");
    assert!(lines[3].contains("can't read"), "{table}");
    let csv = folder.read("marks.csv");
    let row = "\n\"ann\",48,48,\"\",17,17,\"\",100.0\n";
    assert!(csv.contains(row), "{csv}");

    // Cut off after the first student, the file is completed without grading that one again.
    let whole = folder.read("grades.jsonl");
    let begun: Vec<&str> = whole.split_inclusive('\n').take(2).collect();
    fs::remove_file(folder.file("grades.jsonl")).unwrap();
    folder.write("grades.jsonl.part", begun.concat());
    let again = run(&format!("{path} --jobs 1"));
    assert_eq!(out(&again), table);
    assert_eq!(folder.read("grades.jsonl"), whole);

    // A changed submission is another run.
    folder.write("bob/gameplay.cpp", "int main() {}");
    let other = run(path);
    assert_eq!(other.status.code(), Some(2));
    let errors = err(&other);
    assert!(errors.contains("of another run"), "{errors}");
    ends(&errors, "; --out names a file for a new run\n");
    assert_eq!(folder.read("grades.jsonl"), whole);
}

/// A mistyped path is found before any work.
#[test]
fn without_a_compiler_nothing_can_be_graded() {
    let class = class();
    let client = format!("{class} --client no-such-file.cpp");
    let missing = "there is no C++ compiler: can't run 'no-such-compiler";
    for (flags, compiler, complaint) in [
        (&class, "no-such-compiler", missing),
        (&class, "false", "does not work as a C++ compiler"),
        (&class, "'g++", "CXX or CXXFLAGS"),
        (&client, "no-such-compiler", "can't read no-such-file.cpp"),
        (&"none".to_owned(), "no-such-compiler", "can't read none"),
    ] {
        let folder = Folder::new();
        let mut command = grade(flags, &folder);
        let output = command.env("CXX", compiler).output().unwrap();
        let errors = err(&output);
        assert_eq!(output.status.code(), Some(2), "{errors}");
        has(&errors, complaint);
        folder.assert_is_empty();
    }
}

/// The processes that run in a folder or below, by what `/proc` says.
#[cfg(target_os = "linux")]
fn processes_in(folder: &Path) -> Vec<PathBuf> {
    let place = folder.canonicalize().unwrap();
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    let places = entries.filter_map(|entry| fs::read_link(entry.path().join("cwd")).ok());
    places.filter(|cwd| cwd.starts_with(&place)).collect()
}

#[test]
#[cfg(target_os = "linux")]
fn interrupted_it_leaves_nothing_behind() {
    let handed_in = Folder::new();
    handed_in.write("mine.cpp", wrong("HANGS_ON_STANDING_STILL"));
    let flags = format!(
        "--time=3600 --class {}",
        handed_in.file("mine.cpp").display()
    );
    for signal in [Signal::INT, Signal::TERM] {
        let folder = Folder::new();
        let mut command = grade(&flags, &folder);
        let mut child = command.stdout(Stdio::null()).spawn().unwrap();
        while processes_in(folder.path()).is_empty() {
            assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
            sleep(Duration::from_millis(20));
        }
        send_signal(signal, child.id());
        assert_eq!(child.wait().unwrap().code(), Some(128 + signal.as_raw()));
        assert_eq!(processes_in(folder.path()), [""; 0].map(PathBuf::from));
        folder.assert_is_empty();
    }
}

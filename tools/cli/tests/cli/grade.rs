//! `loa grade`, with files as students hand them in.

#[cfg(target_os = "linux")]
mod hostile;
mod reports;

use crate::start;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;
use tempfile::TempDir;

fn handed_in(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../cuhk/tests/cpp")
        .join(name)
}

/// `loa grade`, with a folder for what it makes.
fn grade(flags: &[&str], folder: &TempDir) -> Command {
    let mut command = start::loa(["grade"]);
    command.args(flags).env("TMPDIR", folder.path());
    command.env_remove("CXX").env_remove("CXXFLAGS");
    command
}

fn run(flags: &[&str]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let output = grade(flags, &folder).output().unwrap();
    assert_is_empty(&folder);
    output
}

#[track_caller]
fn assert_is_empty(folder: &TempDir) {
    assert_eq!(
        fs::read_dir(folder.path()).unwrap().count(),
        0,
        "files are left"
    );
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn a_correct_submission_passes() {
    let [class, client] = ["LinesOfAction.cpp", "gameplay.cpp"].map(handed_in);
    let [class, client] = [class.to_str().unwrap(), client.to_str().unwrap()];
    let output = run(&["--class", class, "--client", client]);
    let report = text(&output.stdout);
    assert_eq!(
        output.status.code(),
        Some(0),
        "{report}{}",
        text(&output.stderr)
    );
    let heads: Vec<&str> = report
        .lines()
        .filter(|line| !line.starts_with(' '))
        .collect();
    assert_eq!(heads.len(), 2, "{report}");
    assert!(heads[0].ends_with("LinesOfAction.cpp (class): 48 same, 0 different"));
    assert!(heads[1].ends_with("gameplay.cpp (client): 22 same, 0 different"));
}

#[test]
fn a_wrong_class_is_reported_as_json() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.cpp");
    let right = fs::read_to_string(handed_in("LinesOfAction.cpp")).unwrap();
    fs::write(&file, format!("#define WRONG LANDS_ON_OWN\n{right}")).unwrap();
    let output = run(&["--json", "--class", file.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["right"], false);
    let class = &report["files"][0];
    assert_eq!(
        (&class["part"], &class["compiles"]),
        (&"class".into(), &true.into())
    );
    let scripts = class["scripts"].as_array().unwrap();
    let found = scripts
        .iter()
        .find(|script| script["name"] == "not-onto-own")
        .unwrap();
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
    let class = handed_in("LinesOfAction.cpp");
    let class = class.to_str().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let nowhere = folder.path().to_str().unwrap();
    for (flags, complaint) in [
        (vec!["--class", "missing.cpp"], "can't read missing.cpp"),
        (vec!["--class", nowhere], "it is a directory"),
        (
            vec!["--class", "/dev/zero"],
            "it is a pipe or a device, not a file",
        ),
        (vec!["--class", class, "--sandbox", "never"], "--sandbox"),
        (vec![], "required"),
        (vec!["--class", class, "--time", "0"], "--time"),
    ] {
        let output = run(&flags);
        let errors = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{errors}");
        assert!(
            errors.contains(complaint) && output.stdout.is_empty(),
            "{errors}"
        );
    }
}

#[test]
fn a_mistyped_path_is_found_before_any_work() {
    let class = handed_in("LinesOfAction.cpp");
    let folder = tempfile::tempdir().unwrap();
    let flags = [
        "--class",
        class.to_str().unwrap(),
        "--client",
        "no-such-file.cpp",
    ];
    let mut command = grade(&flags, &folder);
    let output = command.env("CXX", "no-such-compiler").output().unwrap();
    assert!(text(&output.stderr).contains("can't read no-such-file.cpp"));
    let mut command = grade(&["no-such-folder"], &folder);
    let output = command.env("CXX", "no-such-compiler").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("can't read no-such-folder"));
}

/// A folder with the submissions of three students: all right, a mistake and no client, a class
/// that can't be read.
fn submissions() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let [class, client] = ["LinesOfAction.cpp", "gameplay.cpp"].map(handed_in);
    for student in ["ann", "bob", "cid"] {
        fs::create_dir(folder.path().join(student)).unwrap();
    }
    fs::copy(&class, folder.path().join("ann/LinesOfAction.cpp")).unwrap();
    fs::copy(&client, folder.path().join("ann/gameplay.cpp")).unwrap();
    let wrong = format!(
        "#define WRONG LANDS_ON_OWN\n{}",
        fs::read_to_string(&class).unwrap()
    );
    fs::write(folder.path().join("bob/LinesOfAction.cpp"), wrong).unwrap();
    fs::create_dir(folder.path().join("cid/LinesOfAction.cpp")).unwrap();
    folder
}

#[test]
fn a_folder_of_submissions_makes_a_table_and_goes_on_after_an_interruption() {
    let folder = submissions();
    let path = folder.path().to_str().unwrap();
    let output = run(&[path, "--jobs", "2"]);
    let table = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 4, "{table}");
    assert!(
        lines[1].starts_with("ann") && lines[1].ends_with("100.0 %"),
        "{table}"
    );
    assert!(
        lines[2].starts_with("bob") && lines[2].ends_with("missing"),
        "{table}"
    );
    assert!(
        lines[3].contains("0.0 %") && lines[3].contains("can't read"),
        "{table}"
    );
    let csv = fs::read_to_string(folder.path().join("marks.csv")).unwrap();
    assert!(
        csv.contains("\n\"ann\",48,48,\"\",17,17,\"\",100.0\n"),
        "{csv}"
    );

    // Cut off after the first student, the file is completed without grading that one again.
    let grades = folder.path().join("grades.jsonl");
    let whole = fs::read_to_string(&grades).unwrap();
    let begun: Vec<&str> = whole.split_inclusive('\n').take(2).collect();
    fs::remove_file(&grades).unwrap();
    fs::write(folder.path().join("grades.jsonl.part"), begun.concat()).unwrap();
    let again = run(&[path, "--jobs", "1"]);
    assert_eq!(text(&again.stdout), table);
    assert_eq!(fs::read_to_string(&grades).unwrap(), whole);

    // A changed submission is another run.
    fs::write(folder.path().join("bob/gameplay.cpp"), "int main() {}").unwrap();
    let other = run(&[path]);
    assert_eq!(other.status.code(), Some(2));
    assert!(
        text(&other.stderr).contains("of another run"),
        "{}",
        text(&other.stderr)
    );
    assert_eq!(fs::read_to_string(&grades).unwrap(), whole);
}

#[test]
fn without_a_compiler_nothing_can_be_graded() {
    let class = handed_in("LinesOfAction.cpp");
    let flags = ["--class", class.to_str().unwrap()];
    for (compiler, complaint) in [
        (
            "no-such-compiler",
            "there is no C++ compiler: can't run 'no-such-compiler",
        ),
        ("false", "does not work as a C++ compiler"),
        ("'g++", "CXX or CXXFLAGS"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let output = grade(&flags, &folder)
            .env("CXX", compiler)
            .output()
            .unwrap();
        let errors = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{errors}");
        assert!(errors.contains(complaint), "{errors}");
        assert_is_empty(&folder);
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
    let handed_in = tempfile::tempdir().unwrap();
    let file = handed_in.path().join("mine.cpp");
    let right = fs::read_to_string(self::handed_in("LinesOfAction.cpp")).unwrap();
    fs::write(
        &file,
        format!("#define WRONG HANGS_ON_STANDING_STILL\n{right}"),
    )
    .unwrap();
    for signal in ["INT", "TERM"] {
        let folder = tempfile::tempdir().unwrap();
        let mut command = grade(&["--time=3600", "--class", file.to_str().unwrap()], &folder);
        let mut child = command.stdout(Stdio::null()).spawn().unwrap();
        while processes_in(folder.path()).is_empty() {
            assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
            sleep(Duration::from_millis(20));
        }
        let kill = format!("kill -{signal} {}", child.id());
        assert!(
            Command::new("sh")
                .args(["-c", &kill])
                .status()
                .unwrap()
                .success()
        );
        let number = if signal == "INT" { 2 } else { 15 };
        assert_eq!(child.wait().unwrap().code(), Some(128 + number));
        assert_eq!(processes_in(folder.path()), [""; 0].map(PathBuf::from));
        assert_is_empty(&folder);
    }
}

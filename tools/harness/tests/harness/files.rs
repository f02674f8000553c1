//! Scripts that can't be run, the files that are written, and the tests that are found.

use super::folder::Folder;
use loa_harness::{HarnessError, Test, find_tests, run_test};
use loa_match::Interrupt;
use std::path::PathBuf;
use test_support::{begins, ends, has};

const PROGRAM: &str = "honest.py";
const TWO_DUMPS: &str = "manual white\ndump\nb1-b3\ndump\n";

#[test]
fn output_is_compared_with_what_is_expected() {
    let mut folder = Folder::new();
    folder.script("t.in", PROGRAM, TWO_DUMPS);
    folder.settings.write_std = true;
    folder.passes(&["t.in"]);
    folder.settings.write_std = false;
    folder.passes(&["t.in"]);
    let expected = folder.read("t.std");
    assert_eq!(expected.matches("===\n").count(), 4);
    // As an editor saves it.
    folder.write("t.std", format!("\u{feff}{expected}"));
    let script = folder.read("t.in");
    folder.write("t.in", format!("\u{feff}{script}"));
    folder.passes(&["t.in"]);
    folder.write("t.in", script);

    folder.write("t.std", expected.replace("move: white", "move: black"));
    let failure = folder.fails(&["t.in"]);
    let reason = failure.problem.to_string();
    ends(
        &reason,
        "line 21 is 'Next move: white', should be 'Next move: black'",
    );
    let details = failure.details();
    has(&details, "  - Next move: black\n  + Next move: white\n");
}

#[test]
fn passed_tests_can_remove_their_files() {
    let mut folder = Folder::new();
    folder.script("t.in", PROGRAM, TWO_DUMPS);
    folder.passes(&["t.in"]);
    assert_eq!(folder.read("t.err"), "test-loa: passed\n");
    folder.settings.keep = false;
    folder.passes(&["t.in"]);
    assert!(!folder.file("t.out").exists() && !folder.file("t.err").exists());

    folder.script("t.in", "bad.py crash_at_once", "dump\n");
    folder.fails(&["t.in"]);
    let err = folder.read("t.err");
    begins(&err, "Exception in thread main\ntest-loa: ");
    assert!(err.contains("exited with status 3"), "{err}");
}

#[test]
fn out_dir_takes_the_files() {
    let mut folder = Folder::new();
    let elsewhere = tempfile::tempdir().unwrap();
    folder.settings.out_dir = Some(elsewhere.path().to_path_buf());
    folder.script("t.x.in", PROGRAM, TWO_DUMPS);
    folder.passes(&["t.x.in"]);
    assert!(elsewhere.path().join("t.x.out").exists());
    assert!(elsewhere.path().join("t.x.err").exists());
    assert!(!folder.file("t.x.out").exists());

    folder.settings.out_dir = Some(PathBuf::from("/no/such/folder"));
    let error = folder.run(&["t.x.in"]).unwrap_err().to_string();
    begins(&error, "can't write /no/such/folder/t.x.out: ");
    ends(&error, "(--out-dir names another folder)");
}

#[test]
fn scripts_with_errors_are_not_run() {
    let folder = Folder::new();
    let error = |name: &str| folder.run(&[name]).unwrap_err().to_string();
    assert!(error("none.in").starts_with("can't read "));
    folder.write("time.in", "#* loa\n#*time 2 1/2\n");
    assert!(error("time.in").contains("time.in: line 2: '#*time 2 1/2' needs two numbers"));
    let utf_16 = "\u{feff}#* loa\n".encode_utf16();
    let utf_16: Vec<u8> = utf_16.flat_map(u16::to_le_bytes).collect();
    folder.write("wide.in", utf_16);
    assert!(error("wide.in").ends_with("wide.in: it is UTF-16; save it as UTF-8"));
    folder.write("remote.in", "#* loa\n#*remote move/win\n");
    assert!(error("remote.in").contains("remote.in: line 2: '#*remote' needs a second script"));
    folder.write("text.out", "#* loa\n");
    assert!(error("text.out").ends_with("a script can't be named .out, .err or .std"));
    assert_eq!(folder.read("text.out"), "#* loa\n");
    assert!(!folder.file("time.out").exists());
}

#[test]
fn a_script_may_be_in_any_encoding() {
    let folder = Folder::new();
    let script = folder.script("t.in", PROGRAM, "manual white\n# \u{fc}ber\n");
    let mut bytes = std::fs::read(script).unwrap();
    bytes.extend_from_slice(b"# \xfc\xff\ndump");
    folder.write("t.in", bytes);
    folder.passes(&["t.in"]);
    assert!(folder.read("t.out").contains("Next move: black"));
}

#[test]
fn a_verbose_log_shows_both_ways() {
    let mut folder = Folder::new();
    folder.settings.verbose = true;
    folder.script("t.in", PROGRAM, "manual white\nnonsense\nquit\n");
    let mut log = Vec::new();
    let test = Test::of(vec![folder.file("t.in")]).unwrap();
    run_test(&test, &folder.settings, &Interrupt::never(), &mut log).unwrap();
    let log = String::from_utf8(log).unwrap();
    for line in [
        "t <- manual white\n",
        "t <- quit\n",
        "t -> b> b> b> \n",
        "t -!  Error",
    ] {
        assert!(log.contains(line.trim_end()), "{line} is not in\n{log}");
    }
}

#[test]
fn tests_are_found_in_pairs() {
    let folder = Folder::new();
    for name in [
        "b-1.in", "a-1.in", "a-2.in", "c-2.in", "d.in", "d.std", "e.txt",
    ] {
        folder.write(name, "");
    }
    let names = |paths: &[PathBuf]| -> Vec<Vec<String>> {
        let name = |path: &PathBuf| path.file_name().unwrap().to_str().unwrap().to_owned();
        let tests = find_tests(paths).unwrap();
        tests
            .iter()
            .map(|test| test.scripts().iter().map(name).collect())
            .collect()
    };
    let all = names(&[folder.path().to_path_buf()]);
    let expected: [&[&str]; 4] = [&["a-1.in", "a-2.in"], &["b-1.in"], &["c-2.in"], &["d.in"]];
    assert_eq!(all, expected);
    let some = names(&[
        folder.file("d.in"),
        folder.file("a-2.in"),
        folder.file("a-1.in"),
    ]);
    assert_eq!(some, [vec!["d.in"], vec!["a-1.in", "a-2.in"]]);
    assert_eq!(names(&[folder.file("a-1.in")]), [vec!["a-1.in", "a-2.in"]]);
    assert_eq!(names(&[folder.file("a-2.in")]), [vec!["a-2.in"]]);
}

#[test]
fn what_makes_no_test_is_an_error() {
    let three = vec![PathBuf::new(); 3];
    assert!(matches!(Test::of(Vec::new()), Err(HarnessError::Count(0))));
    assert!(matches!(Test::of(three), Err(HarnessError::Count(3))));
    let folder = Folder::new();
    let error = find_tests(&[folder.path().to_path_buf()]).unwrap_err();
    assert!(matches!(error, HarnessError::NoScripts(_)), "{error}");
    let error = find_tests(&[folder.file("none.in")]).unwrap_err();
    assert!(matches!(error, HarnessError::Read(..)), "{error}");
    folder.script("t.in", PROGRAM, TWO_DUMPS);
    let error = folder.run(&["t.in", "t.in"]).unwrap_err();
    assert!(matches!(error, HarnessError::SameName(_)), "{error}");
}

#[test]
fn a_test_that_is_not_run_says_so_in_its_file() {
    let folder = Folder::new();
    folder.write("t.in", "#* /no/such/program\n");
    folder.run(&["t.in"]).unwrap_err();
    assert!(
        folder
            .read("t.err")
            .starts_with("test-loa: can't run '/no/such/program'")
    );
}

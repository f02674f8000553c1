//! Results for services that run tests, and the examples of their use.

use super::handed_in;
use crate::start::LOA;
use serde_json::Value;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn example(name: &str) -> PathBuf {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/autograder");
    examples.canonicalize().unwrap().join(name)
}

/// Runs a shell's command with the program `loa` in reach.
fn run(folder: &Path, script: &str) -> Output {
    let own = Path::new(LOA).parent().unwrap().to_path_buf();
    let known = env::var_os("PATH").unwrap();
    let folders = [own].into_iter().chain(env::split_paths(&known));
    let mut command = Command::new("sh");
    command.args(["-c", script]).current_dir(folder);
    command
        .env("PATH", env::join_paths(folders).unwrap())
        .env("AUTOGRADER", folder);
    command.env_remove("CXX").env_remove("CXXFLAGS");
    command.output().unwrap()
}

/// Copies a class that prints what XML can't have, and a right client.
fn submit(folder: &Path) {
    let class = fs::read_to_string(handed_in("LinesOfAction.cpp")).unwrap();
    let strange = class.replacen("<< \"  a b", "<< \"<&\\\"]]>\\001  a b", 1);
    assert_ne!(class, strange);
    fs::write(folder.join("LinesOfAction.cpp"), strange).unwrap();
    fs::copy(handed_in("gameplay.cpp"), folder.join("gameplay.cpp")).unwrap();
}

/// Checks that tags are closed in the right order, and returns how often each was opened.
fn tags(xml: &str) -> Vec<&str> {
    let (mut open, mut all) = (Vec::new(), Vec::new());
    let body = xml
        .strip_prefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        .unwrap();
    assert!(body.starts_with("<testsuites>"));
    for piece in body.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').unwrap();
        assert!(!text.contains(|sign: char| sign == '>' || (sign.is_control() && sign != '\n')));
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        for entity in tag.split('&').skip(1).chain(text.split('&').skip(1)) {
            let name = entity.split_once(';').unwrap().0;
            assert!(["#38", "#60", "#62", "#34"].contains(&name), "{entity}");
        }
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
            continue;
        }
        let name = tag.split([' ', '/']).next().unwrap();
        all.push(name);
        if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?}");
    all
}

#[test]
fn the_workflow_of_github_classroom_makes_junit_xml() {
    let folder = tempfile::tempdir().unwrap();
    submit(folder.path());
    let workflow = fs::read_to_string(example("classroom.yml")).unwrap();
    let script = workflow
        .lines()
        .find_map(|line| line.trim().strip_prefix("run: loa"));
    let output = run(folder.path(), &format!("loa{}", script.unwrap()));
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let marks = fs::read_to_string(folder.path().join("marks.xml")).unwrap();
    let tags = tags(&marks);
    let count = |name: &str| tags.iter().filter(|tag| **tag == name).count();
    assert_eq!((count("testsuite"), count("failure")), (2, 1), "{marks}");
    assert_eq!(
        marks.matches("failures=\"1\" errors=\"0\"").count(),
        1,
        "{marks}"
    );
    assert!(marks.contains("&#60;&#38;"), "{marks}");
}

/// The fields of results.json that <https://gradescope-autograders.readthedocs.io> lists and this
/// program uses.
fn check_results(results: &Value) {
    assert!((0.0..=100.0).contains(&results["score"].as_f64().unwrap()));
    for (key, value) in results.as_object().unwrap() {
        match key.as_str() {
            "score" => {}
            "output" => assert!(value.is_string()),
            "output_format" => assert_eq!(value, "text"),
            "tests" => assert!(value.is_array()),
            _ => panic!("no field {key}"),
        }
    }
    for test in results["tests"].as_array().into_iter().flatten() {
        let test = test.as_object().unwrap();
        assert!(
            test["name"].is_string() && test["output"].is_string(),
            "{test:?}"
        );
        assert!(
            test["status"] == "passed" || test["status"] == "failed",
            "{test:?}"
        );
        assert_eq!(test.len(), 3, "{test:?}");
    }
}

#[test]
fn the_autograder_of_gradescope_writes_results() {
    let script = example("run_autograder").to_str().unwrap().to_owned();
    for (script, score, has_tests) in [
        (script.clone(), 50.0, true),
        (format!("CXX=false {script}"), 0.0, false),
    ] {
        let folder = tempfile::tempdir().unwrap();
        for name in ["submission", "results", "source"] {
            fs::create_dir(folder.path().join(name)).unwrap();
        }
        let submission = folder.path().join("submission");
        submit(&submission);
        fs::remove_file(submission.join("LinesOfAction.cpp")).unwrap();
        let output = run(folder.path(), &script);
        let results = fs::read(folder.path().join("results/results.json"));
        let results: Value = serde_json::from_slice(&results.unwrap()).unwrap();
        check_results(&results);
        assert_eq!(results["score"], score, "{results}{output:?}");
        assert_eq!(results["tests"].is_array(), has_tests, "{results}");
    }
}

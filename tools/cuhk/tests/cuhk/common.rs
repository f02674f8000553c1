//! Files with a mistake, and what is said of them.

use loa_cuhk::{Grade, GradeSettings, GradedScript, Grader, Part, Workspace};
use loa_match::Interrupt;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;
use tempfile::TempDir;
use test_support::has;

pub(super) const CLASS: &str = include_str!("../cpp/LinesOfAction.cpp");
pub(super) const CLIENT: &str = include_str!("../cpp/gameplay.cpp");

/// A workspace where programs have time, since machines may be slow.
pub(crate) fn workspace(settings: GradeSettings) -> Workspace {
    let settings = GradeSettings {
        run_limit: Duration::from_secs(100),
        compile_limit: Duration::from_secs(600),
        ..settings
    };
    Workspace::new(settings, &Interrupt::never()).unwrap()
}

/// A workspace for programs that don't end.
pub(crate) fn impatient_workspace() -> Workspace {
    let settings = GradeSettings {
        run_limit: Duration::from_secs(1),
        ..GradeSettings::default()
    };
    Workspace::new(settings, &Interrupt::never()).unwrap()
}

/// A folder with files that somebody hands in.
pub(crate) struct Submission(TempDir);

impl Submission {
    pub(crate) fn new() -> Submission {
        Submission(tempfile::tempdir().unwrap())
    }

    /// Writes a file; `text` may be anything.
    pub(crate) fn file(&self, text: &str) -> PathBuf {
        let path = self.0.path().join("handed-in.cpp");
        fs::write(&path, text).unwrap();
        path
    }

    /// Writes a file with one of the mistakes that it names.
    pub(crate) fn mistake(&self, mistake: &str, text: &str) -> PathBuf {
        has(text, &format!("    {mistake}"));
        self.file(&with_mistake(text, mistake))
    }
}

/// Switches one of a file's mistakes on, after the comment at its beginning.
pub(crate) fn with_mistake(text: &str, mistake: &str) -> String {
    text.replacen("#include", &format!("#define WRONG {mistake}\n#include"), 1)
}

/// What came of one of the scripts.
pub(crate) fn script<'a>(grade: &'a Grade, name: &str) -> &'a GradedScript {
    let mut scripts = grade.scripts.iter();
    let found = scripts.find(|graded| graded.name == name);
    found.unwrap_or_else(|| panic!("no {name} in {grade}"))
}

/// The names of the scripts with differences.
pub(crate) fn different(grade: &Grade) -> Vec<&str> {
    let scripts = grade.scripts.iter().filter(|graded| !graded.same);
    scripts.map(|graded| graded.name.as_str()).collect()
}

/// Checks that the first script that finds each mistake in a right file is about it.
pub(crate) fn find_all(part: Part, text: &str, mistakes: &[(&str, &str)]) {
    let workspace = workspace(GradeSettings::default());
    let grader = Grader::of(part, &workspace).unwrap();
    let submission = Submission::new();
    for (mistake, script) in mistakes {
        let grade = grader.grade(&submission.mistake(mistake, text)).unwrap();
        assert_found(&grade, mistake, script);
    }
}

/// Makes sure that a script is the first of those that find a file wrong.
#[track_caller]
pub(crate) fn assert_found(grade: &Grade, mistake: &str, name: &str) {
    assert!(grade.compiles, "{mistake}: {grade}");
    assert!(!grade.right, "{mistake}: {grade}");
    let mut counted = grade.scripts.iter().filter(|graded| graded.counts);
    let first = counted.find(|graded| !graded.same);
    let first = first.map(|graded| graded.name.as_str());
    assert_eq!(first, Some(name), "{mistake}: {grade:.0}");
}

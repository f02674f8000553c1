//! The scripts in the course's commands alone.

use loa_harness::{HarnessSettings, course_tests, run_test};
use loa_match::{CommandLine, Interrupt};
use std::fs;
use test_support::fake;

/// Runs the scripts with the honest program, changed; returns the names of those that fail.
fn failed(from: &str, to: &str, only: &str) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let honest = fs::read_to_string(fake("honest.py")).unwrap();
    assert!(honest.contains(from), "{from}");
    let program = folder.path().join("program.py");
    fs::write(&program, honest.replacen(from, to, 1)).unwrap();
    let program = CommandLine::new("python3", [program.to_str().unwrap()]);
    let settings = HarnessSettings {
        programs: [Some(program.clone()), Some(program)],
        ..HarnessSettings::default()
    };
    let tests = course_tests(folder.path()).unwrap();
    let chosen = tests.iter().filter(|test| test.name().starts_with(only));
    let reports = chosen
        .map(|test| run_test(test, &settings, &Interrupt::never(), &mut std::io::sink()).unwrap());
    let failed = reports.filter_map(|report| Some(format!("{}: {}", report.name, report.failure?)));
    failed.collect()
}

#[test]
fn a_right_program_that_knows_nothing_else_passes() {
    assert_eq!(failed("", "", ""), [""; 0]);
}

#[test]
fn each_mistake_fails_the_script_about_it() {
    // A script, what is right, and what is wrong in its place.
    let table = r#"
        moves         | length = self.count(place, step)       | length = 2
        blocked       | if all(self.pieces                     | if True or all(self.pieces
        illegal       | or self.pieces.get(target) == side     |
        mover-wins    | for side in (mover, OTHER[mover])      | for side in (OTHER[mover], mover)
        capture-loses | for side in (mover, OTHER[mover])      | for side in (mover,)
        tie           | >= 2 * self.limit                      | >= self.limit
        limit-refused | limit <= max                           | limit < max
        over          | self.over or len(places)               | len(places)
        white-answers | {"b": False, "w": True}                | {"b": False, "w": False}
        quit          | return False                           | pass
        wins-at-once  | chosen = move                          | chosen = moves[0]
        set           | self.board.turn = turn                 | pass"#;
    for row in table.lines().skip(1) {
        let [script, right, wrong] = row.split('|').map(str::trim).collect::<Vec<_>>()[..] else {
            panic!("{row}");
        };
        let failed = failed(right, wrong, script);
        assert!(!failed.is_empty(), "{script} passes with {wrong}");
    }
}

#[test]
fn the_scripts_have_only_the_courses_commands() {
    const COMMANDS: [&str; 9] = [
        "new", "auto", "manual", "set", "dump", "seed", "limit", "help", "quit",
    ];
    let folder = tempfile::tempdir().unwrap();
    for test in course_tests(folder.path()).unwrap() {
        for path in test.scripts() {
            assert!(path.with_extension("std").exists(), "{}", path.display());
            for line in fs::read_to_string(path).unwrap().lines() {
                let word = line.split_whitespace().next().unwrap_or("#");
                let is_move = word.contains('-') || word.len() == 2;
                let is_known = COMMANDS.contains(&word) || word == "nonsense";
                assert!(word.starts_with('#') || is_move || is_known, "{line}");
            }
        }
    }
}

//! C and C++ programs against the static library: tests in those languages, and the examples.

use crate::compiled::{Checks, compile, compile_alone, run};
use std::fs;
use std::process::Command;
use test_support::repository;

const C: &str = "tools/c/tests/c";

#[test]
fn the_class_is_as_documented() {
    let sources = ["tools/c/tests/cpp/class.cpp", "tools/cpp/LinesOfAction.cpp"];
    let program = compile("class", &sources, Checks::Sanitizers);
    assert_eq!(run(&mut Command::new(program), b""), "");
}

#[test]
fn the_model_solution_is_as_documented_and_needs_no_library() {
    let sources = [
        "tools/c/tests/cpp/class.cpp",
        "tools/cuhk/cpp/LinesOfAction.cpp",
    ];
    let program = compile_alone("solution", &sources, Checks::Sanitizers);
    assert_eq!(run(&mut Command::new(program), b""), "");
}

#[test]
fn every_function_does_what_it_says() {
    let program = compile(
        "interface",
        &[&format!("{C}/interface.c")],
        Checks::Sanitizers,
    );
    // Positions are judged as at every other door.
    let table = fs::read_to_string(repository("testdata/positions.txt")).unwrap();
    let (_, rows) = table.split_once('\n').unwrap();
    assert_eq!(run(&mut Command::new(program), rows.as_bytes()), rows);
}

#[test]
fn every_function_refuses_what_makes_no_sense() {
    let program = compile(
        "refusals",
        &[&format!("{C}/refusals.c")],
        Checks::Sanitizers,
    );
    assert_eq!(run(&mut Command::new(program), b""), "");
}

/// The names before parentheses at the beginning of lines, or after types.
fn functions(header: &str) -> Vec<&str> {
    let declarations = header.lines().filter(|line| !line.starts_with("//"));
    let before = declarations.filter_map(|line| line.split_once('(').map(|(before, _)| before));
    let names = before.filter_map(|text| text.rsplit([' ', '*']).next());
    names.filter(|name| name.starts_with("loa_")).collect()
}

#[test]
fn the_tests_call_every_function() {
    let read = |path: &str| fs::read_to_string(repository(path)).unwrap();
    let header = read("tools/cpp/loa.h");
    let names = functions(&header);
    assert!(names.len() > 40, "{names:?}");
    for test in ["interface.c", "refusals.c"] {
        let test = read(&format!("{C}/{test}"));
        for name in &names {
            assert!(test.contains(&format!("{name}(")), "{name}");
        }
    }
}

/// Tells whether a program has said how its game ended.
fn is_ended(output: &str) -> bool {
    let last = output.lines().last().unwrap();
    ["Black wins by ", "White wins by ", "draw by "]
        .iter()
        .any(|end| last.starts_with(end))
}

#[test]
fn the_example_in_c_plays_a_game() {
    let source = ["tools/cpp/examples/play.c"];
    let program = compile("play", &source, Checks::Sanitizers);
    let moves = b"e1-e3\nnonsense\na1-a2\nb1-b3\nundo\n".repeat(2);
    let input = [moves, b"best\n".repeat(100)].concat();
    let output = run(Command::new(program).args(["2", "7"]), &input);
    assert!(output.contains("'nonsense' is not a move"), "{output}");
    assert!(output.contains("there is no piece on a1"), "{output}");
    assert!(is_ended(&output), "{output}");
}

#[test]
fn the_example_in_cpp_plays_a_game() {
    let source = ["tools/cpp/examples/clock.cpp"];
    let program = compile("clock", &source, Checks::Sanitizers);
    let input = [b"moves a9 pass ".to_vec(), b"best ".repeat(100)].concat();
    let output = run(
        Command::new(program).args(["codingame", "5x6", "0.001"]),
        &input,
    );
    assert!(output.contains("'a9' is not a move"), "{output}");
    assert!(
        output.contains("you have a move, so you can't pass"),
        "{output}"
    );
    assert!(output.contains("Engine: "), "{output}");
    assert!(is_ended(&output), "{output}");
}

//! Compiling C and C++ against the static library, and running what comes out.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use test_support::repository;

/// What CI compiles with, and most people who hand out course projects.
const WARNINGS: [&str; 4] = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"];

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Checks {
    None,
    /// Memory errors, leaks and undefined behaviour end the program with an error.
    Sanitizers,
}

/// Returns the static library that Cargo has made for this test: for integration tests it builds
/// all types of the crate, and keeps those with fixed names beside the tests' programs.
fn library() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let library = test.with_file_name("libloa_capi.a");
    assert!(library.is_file(), "no {}", library.display());
    library
}

/// Compiles C99, where all sources end in `.c`, or C++11, and links the library.
pub(crate) fn compile(name: &str, sources: &[&str], checks: Checks) -> PathBuf {
    compile_with(name, sources, checks, Some(library()))
}

/// Compiles what needs no library.
pub(crate) fn compile_alone(name: &str, sources: &[&str], checks: Checks) -> PathBuf {
    compile_with(name, sources, checks, None)
}

fn compile_with(name: &str, sources: &[&str], checks: Checks, library: Option<PathBuf>) -> PathBuf {
    let is_c = sources.iter().all(|source| source.ends_with(".c"));
    let (variable, default, standard) = match is_c {
        true => ("CC", "gcc", "-std=c99"),
        false => ("CXX", "g++", "-std=c++11"),
    };
    let compiler = std::env::var(variable).unwrap_or_else(|_| default.to_owned());
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // Another process may compile the same program, or run it.
    let unfinished = program.with_extension(std::process::id().to_string());
    let mut command = Command::new(&compiler);
    command.args([standard, "-O1"]).args(WARNINGS);
    if checks == Checks::Sanitizers {
        command.args([
            "-g",
            "-fsanitize=address,undefined",
            "-fno-sanitize-recover=all",
        ]);
    }
    command.arg("-I").arg(repository("tools/cpp"));
    command.args(sources.iter().map(repository));
    command.args(library).arg("-lm").arg("-o").arg(&unfinished);
    let output = command
        .output()
        .unwrap_or_else(|error| panic!("{compiler}: {error}"));
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success() && messages.is_empty(),
        "{command:?}\n{messages}"
    );
    fs::rename(&unfinished, &program).unwrap();
    program
}

/// Runs a program with this input; returns what it wrote on standard output.
///
/// It has to end with status 0 and nothing on standard error.
pub(crate) fn run(command: &mut Command, input: &[u8]) -> String {
    let output = run_to_end(command, input);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "{command:?}: {}\n{errors}",
        output.status
    );
    assert_eq!(errors, "", "{command:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn run_to_end(command: &mut Command, input: &[u8]) -> Output {
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    std::thread::scope(|scope| {
        // A program that ends without reading all its input breaks the pipe, as it may.
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().unwrap()
    })
}

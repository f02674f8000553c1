//! The programs of other packages, for tests that run them.

use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Returns where a program of the workspace is. Cargo builds it if it is not up to date: a test
/// can't ask for another package's program beforehand.
///
/// # Panics
///
/// Panics if it does not build.
pub fn built_program(package: &str, name: &str) -> PathBuf {
    // testing/check has built all.
    if let Some(loa) = std::env::var_os("LOA_PROGRAM") {
        return PathBuf::from(loa).with_file_name(name);
    }
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--package", package, "--bin", name]);
    cargo.args(["--message-format=json-render-diagnostics", "--quiet"]);
    if !cfg!(debug_assertions) {
        cargo.arg("--release");
    }
    let output = cargo.stderr(Stdio::inherit()).output().unwrap();
    assert!(output.status.success(), "{name} does not build");
    let messages = String::from_utf8(output.stdout).unwrap();
    let path = messages.lines().find_map(|line| {
        let message: serde_json::Value = serde_json::from_str(line).unwrap();
        message["executable"].as_str().map(PathBuf::from)
    });
    path.expect("cargo says where the program is")
}

//! Tells the programs what they were made of, for `--version`.

#![forbid(unsafe_code)]

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-env-changed=LOA_COMMIT");
    let commit = env::var("LOA_COMMIT").ok().or_else(commit);
    tell("LOA_COMMIT", commit.as_deref().unwrap_or("unknown"));
    tell("LOA_TARGET", &env::var("TARGET").unwrap_or_default());
    let features = env::var("CARGO_CFG_TARGET_FEATURE").unwrap_or_default();
    tell("LOA_FEATURES", &features.replace(',', ", "));
}

fn tell(name: &str, value: &str) {
    println!("cargo::rustc-env={name}={value}");
}

/// The short hash of the commit that is checked out; `None` outside of a repository of our own.
///
/// Sources unpacked inside another repository must not report its commit.
fn commit() -> Option<String> {
    let root = Path::new("../..").canonicalize().ok()?;
    if Path::new(&git(&["rev-parse", "--show-toplevel"])?)
        .canonicalize()
        .ok()?
        != root
    {
        return None;
    }
    for name in ["HEAD", "logs/HEAD"] {
        // The second one changes with each commit.
        let path = git(&["rev-parse", "--path-format=absolute", "--git-path", name])?;
        // A file that is missing would count as changed each time.
        if Path::new(&path).exists() {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    git(&["rev-parse", "--short=10", "HEAD"])
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

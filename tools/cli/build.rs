//! Tells the programs what they were made of, for `--version`.

#![forbid(unsafe_code)]

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-env-changed=LOA_COMMIT");
    let commit = env::var("LOA_COMMIT").ok().or_else(commit);
    let commit = commit.or_else(|| RECORDS.into_iter().find_map(recorded));
    tell("LOA_COMMIT", commit.as_deref().unwrap_or("unknown"));
    tell("LOA_TARGET", &env::var("TARGET").unwrap_or_default());
    let features = env::var("CARGO_CFG_TARGET_FEATURE").unwrap_or_default();
    tell("LOA_FEATURES", &features.replace(',', ", "));
    module();
}

/// Builds the page's WebAssembly module in, if `LOA_WASM` names its file.
fn module() {
    println!("cargo::rerun-if-env-changed=LOA_WASM");
    let code = env::var("LOA_WASM").map_or("None".to_owned(), |path| {
        let path = Path::new("../..").join(path);
        println!("cargo::rerun-if-changed={}", path.display());
        let path = path.canonicalize().expect("LOA_WASM names a file");
        format!("Some(include_bytes!({path:?}))")
    });
    let out = env::var("OUT_DIR").expect("Cargo names a folder");
    fs::write(Path::new(&out).join("module.rs"), code).expect("the folder can be written");
}

fn tell(name: &str, value: &str) {
    println!("cargo::rustc-env={name}={value}");
}

/// The short hash of the commit that is checked out; `None` outside of a repository of our own.
///
/// Sources unpacked inside another repository must not report its commit.
fn commit() -> Option<String> {
    let root = Path::new("../..").canonicalize().ok()?;
    let top = git(&["rev-parse", "--show-toplevel"])?;
    if Path::new(&top).canonicalize().ok()? != root {
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

/// Where `git archive` and `cargo package` write the commit.
const RECORDS: [&str; 2] = ["../../packaging/commit", ".cargo_vcs_info.json"];

/// The short form of the first commit named in a file.
fn recorded(path: &str) -> Option<String> {
    let text = fs::read_to_string(path).ok()?;
    println!("cargo::rerun-if-changed={path}");
    let mut words = text.split(|c: char| !c.is_ascii_hexdigit());
    words
        .find(|word| word.len() == 40)
        .map(|hash| hash[..10].to_owned())
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

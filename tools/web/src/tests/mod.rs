//! What tests read of the page's sources.

mod catalogue;
mod codes;
mod languages;
mod prose;
mod tokens;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns the scripts of the page, without a library's, and its markup.
fn sources() -> Vec<PathBuf> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("page");
    let mut folders = vec![page];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(folder).unwrap();
        for path in entries.map(|entry| entry.unwrap().path()) {
            match path.is_dir() {
                true if !path.ends_with("vendor") => folders.push(path),
                true => {}
                false => found.push(path),
            }
        }
    }
    found
}

#[test]
fn the_built_page_is_of_its_sources() {
    let built = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/built/sources")).unwrap();
    let sum = "find . -type f | LC_ALL=C sort | xargs cksum";
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/page");
    let now = Command::new("sh")
        .args(["-c", sum])
        .current_dir(page)
        .output()
        .unwrap();
    let now = String::from_utf8(now.stdout).unwrap();
    let differs = now
        .lines()
        .filter(|line| !built.lines().any(|known| known == *line));
    let differs: Vec<&str> = differs.collect();
    assert!(
        now == built,
        "tools/web/page has changed since tools/web/built was made; run `make page`, and commit \
        both: {differs:#?}"
    );
}

//! Address, authors and version stand in `Cargo.toml` alone, or agree with it. Files that packages
//! have of their own agree with those of the repository.

use super::reader::repository;
use std::fs;
use std::path::{Path, PathBuf};

/// The values of `[workspace.package]` that others repeat.
const REPEATED: [&str; 6] = [
    "version",
    "rust-version",
    "license",
    "authors",
    "homepage",
    "repository",
];

fn read(path: &str) -> String {
    fs::read_to_string(repository().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The line of a key in the part of a manifest that describes the package.
fn line<'a>(manifest: &'a str, key: &str) -> Option<&'a str> {
    let (_, package) = manifest.split_once("package]\n")?;
    let mut lines = package.lines().take_while(|line| !line.starts_with('['));
    lines.find(|line| {
        let rest = line.strip_prefix(key);
        rest.is_some_and(|rest| rest.starts_with([' ', '.']))
    })
}

#[test]
fn crates_take_address_and_authors_from_the_workspace() {
    let manifests = ["core", "tools"].into_iter().flat_map(|folder| {
        let entries = fs::read_dir(repository().join(folder)).unwrap();
        entries.map(|entry| entry.unwrap().path().join("Cargo.toml"))
    });
    let manifests: Vec<PathBuf> = manifests.filter(|path| path.exists()).collect();
    assert!(manifests.len() > 10);
    for path in manifests {
        let manifest = fs::read_to_string(&path).unwrap();
        for key in REPEATED {
            let expected = match path.ends_with("python/Cargo.toml") {
                // A workspace of its own, which cannot inherit.
                true => line(&read("Cargo.toml"), key).map(str::to_owned),
                false => Some(format!("{key}.workspace = true")),
            };
            assert_eq!(
                line(&manifest, key),
                expected.as_deref(),
                "{}",
                path.display()
            );
        }
    }
}

#[test]
fn the_readme_clones_the_repository_of_the_manifest() {
    let manifest = read("Cargo.toml");
    let address = line(&manifest, "repository").and_then(|line| line.split('"').nth(1));
    let command = format!("git clone {} && cd lines-of-action\n", address.unwrap());
    assert!(read("README.md").contains(&command), "{command}");
}

/// Calls a function with every file and link of a folder that is not made by a program.
fn each_file(folder: &Path, visit: &mut impl FnMut(&Path)) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        let is_made = ["node_modules", "target"].contains(&name) || name.starts_with('.');
        match path.is_dir() && !path.is_symlink() {
            true if is_made => {}
            true => each_file(&path, visit),
            false => visit(&path),
        }
    }
}

#[test]
fn the_repository_has_copies_in_place_of_links() {
    let mut copies = 0;
    each_file(&repository(), &mut |path| {
        // Windows, and some archives, make text files of links.
        assert!(!path.is_symlink(), "{} is a link", path.display());
        let original = match path.file_name().unwrap().to_str().unwrap() {
            name @ ("LICENSE-APACHE" | "LICENSE-MIT") => name,
            "LinesOfAction.h" => "tools/cpp/LinesOfAction.h",
            _ => return,
        };
        let copy = fs::read_to_string(path).unwrap();
        assert!(
            copy == read(original),
            "{} differs from {original}",
            path.display()
        );
        copies += 1;
    });
    assert!(copies > 40, "{copies}");
}

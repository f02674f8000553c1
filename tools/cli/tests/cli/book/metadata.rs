//! Address, authors and version stand in `Cargo.toml` alone, or agree with it. Files that packages
//! have of their own agree with those of the repository.

use std::fs;
use std::path::{Path, PathBuf};
use test_support::repository;

/// What `make release` replaces.
const ADDRESS: &[u8] = b"example.invalid";

/// The values of `[workspace.package]` that others inherit.
const INHERITED: [&str; 6] = [
    "version",
    "rust-version",
    "license",
    "authors",
    "homepage",
    "repository",
];

/// Those that Python's workspace, which cannot inherit, repeats. `make release` adds the address.
const REPEATED: usize = 3;

fn read(path: &str) -> String {
    fs::read_to_string(repository(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
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
        let entries = fs::read_dir(repository(folder)).unwrap();
        entries.map(|entry| entry.unwrap().path().join("Cargo.toml"))
    });
    let manifests: Vec<PathBuf> = manifests.filter(|path| path.exists()).collect();
    assert!(manifests.len() > 10);
    for path in manifests {
        let manifest = fs::read_to_string(&path).unwrap();
        for (number, key) in INHERITED.into_iter().enumerate() {
            let expected = match path.ends_with("python/Cargo.toml") {
                true if number < REPEATED => line(&read("Cargo.toml"), key).map(str::to_owned),
                true => None,
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
fn the_address_stands_in_one_place() {
    let mut found = Vec::new();
    each_file(&repository(""), &mut |path| {
        let text = fs::read(path).unwrap();
        if text.windows(ADDRESS.len()).any(|part| part == ADDRESS) {
            found.push(path.file_name().unwrap().to_owned());
        }
    });
    found.sort_unstable();
    assert_eq!(found, ["Cargo.toml", "metadata.rs", "release"]);
}

/// A release has another version, and the citation names its date.
#[test]
fn a_release_is_cited_as_the_changelog_dates_it() {
    let (citation, changelog) = (read("CITATION.cff"), read("CHANGELOG.md"));
    let value = |key: &str| {
        let mut lines = citation.lines();
        lines.find_map(|line| line.strip_prefix(key)).map(str::trim)
    };
    let (version, date) = (value("version:").unwrap(), value("date-released:").unwrap());
    assert!(read("Cargo.toml").contains(&format!("\nversion = \"{version}\"\n")));
    assert!(changelog.contains(&format!("\n## {version} - {date}\n")));
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
    each_file(&repository(""), &mut |path| {
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

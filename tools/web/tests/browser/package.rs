//! The npm package in Chromium: `make npm` writes it.

use crate::page::Page;
use crate::visit::visit_site;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// Returns a site with the package and its checks, if the package is there.
fn site() -> Option<TempDir> {
    let package = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("npm/lines-of-action");
    if !package.join("package.json").is_file() {
        println!("skipped: there is no {}; run make npm", package.display());
        return None;
    }
    let site = tempfile::tempdir().unwrap();
    let own = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let testdata = own.join("../../testdata");
    copy(&package, &site.path().join("lines-of-action"));
    copy(&own.join("npm/tests"), site.path());
    copy(&testdata.join("games"), &site.path().join("games"));
    fs::copy(
        testdata.join("positions.txt"),
        site.path().join("positions.txt"),
    )
    .unwrap();
    let names = fs::read_dir(site.path().join("games")).unwrap();
    let names = names.map(|file| Value::from(file.unwrap().file_name().to_str().unwrap()));
    let names: Value = names.collect();
    fs::write(site.path().join("games.json"), names.to_string()).unwrap();
    Some(site)
}

/// Copies the files of a folder.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for file in fs::read_dir(from).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), to.join(file.file_name())).unwrap();
    }
}

/// Returns what the page has said of its checks.
fn said(page: &Page) -> Value {
    let said = page.js("return document.body.dataset.said;");
    serde_json::from_str(said.as_str().unwrap()).unwrap()
}

#[test]
fn the_package_says_the_same_in_a_browser() {
    let Some(site) = site() else {
        return;
    };
    visit_site(site.path().to_owned(), |visit| {
        let said = said(&visit.page);
        println!("{said}");
        assert_eq!(said["failed"], Value::Null, "{said}");
        assert!(said["positions"].as_u64() > Some(300), "{said}");
        assert_eq!(said["wrong"].as_array().map(Vec::len), Some(0), "{said}");
    });
}

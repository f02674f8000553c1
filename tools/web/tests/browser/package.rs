//! The npm package in browsers: `make npm` writes it.

use crate::accessible::{ALL, AXE, audit};
use crate::page::Page;
use crate::pictures::snapshot;
use crate::site::copy;
use crate::visit::visit_site;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// Returns a site with the package and its checks, if the package is there.
pub(crate) fn site() -> Option<TempDir> {
    let package = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("npm/lines-of-action");
    if !package.join("package.json").is_file() {
        println!("skipped: there is no {}; run make npm", package.display());
        return None;
    }
    let site = tempfile::tempdir().unwrap();
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    let testdata = own.join("../../testdata");
    copy(&package, &site.path().join("lines-of-action")).unwrap();
    copy(&own.join("npm/tests"), site.path()).unwrap();
    copy(&testdata.join("games"), &site.path().join("games")).unwrap();
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

/// What the page has said of its checks, as an expression.
pub(crate) const SAID: &str = "JSON.parse(document.body.dataset.said)";

fn said(page: &Page) -> Value {
    page.value(SAID)
}

/// Fails if something was not as everywhere.
pub(crate) fn assert_passed(said: &Value) {
    println!("{said}");
    assert_eq!(said["failed"], Value::Null);
    assert!(said["positions"].as_u64() > Some(300));
    assert_eq!(said["wrong"], json!([]));
}

#[test]
fn the_package_says_the_same_in_a_browser() {
    let Some(site) = site() else {
        return;
    };
    let page = &visit_site(site.path().to_owned());
    assert_passed(&said(page));
    snapshot(page, "boards");
    page.js(AXE);
    audit(page, "boards of others", ALL);
    page.go("#de-CH");
    let expected = json!({
        "why": "auf d4 steht kein Stein", "cell": "a8, leer", "back": "Einen Zug zurück",
    });
    assert_eq!(said(page), expected);
    page.go("#it");
    assert_eq!(said(page)["cell"], "a8, empty");
}

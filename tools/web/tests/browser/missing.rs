//! A static site that lacks a file: the page says which one, or goes on without it.

use crate::board::VIEWS;
use crate::page::{Page, key};
use crate::site_faults::{version, visit_without_worker};
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};

/// What the page says instead of answers.
const SAYS: &str = "document.querySelector('#link-state').textContent";

/// Whether the bar of a page that has failed is there.
pub(crate) const HAS_FAILED: &str =
    "document.querySelector('#not-started').checkVisibility({ visibilityProperty: true })";

#[test]
#[ignore = "takes long"]
fn each_file_may_be_missing() {
    visit_without_worker(|page, folder| {
        for file in files(folder) {
            let hidden = file.with_added_extension("hidden");
            fs::rename(&file, &hidden).unwrap();
            page.devtools("Network.clearBrowserCache", &json!({}));
            without(page, file.file_name().unwrap().to_str().unwrap());
            fs::rename(&hidden, &file).unwrap();
        }
    });
}

/// Returns the files of a site in which pages may lack one; one of the puzzles stands for all.
fn files(folder: &Path) -> Vec<PathBuf> {
    let listed = [folder, &version(folder)].map(|folder| fs::read_dir(folder).unwrap());
    let files = listed
        .into_iter()
        .flatten()
        .map(|file| file.unwrap().path());
    let is_meant = |file: &PathBuf| {
        let name = file.file_name().unwrap().to_str().unwrap();
        let is_piece = name.starts_with("puzzles-") && name != "puzzles-0.txt";
        let is_copy = name.ends_with(".br") || name.ends_with(".gz");
        file.is_file() && !is_piece && !is_copy && name != "index.html"
    };
    files.filter(is_meant).collect()
}

/// Opens the page without a file, and does what needs it.
fn without(page: &Page, name: &str) {
    let board = format!("{}embed.html", page.address());
    let open = |address: &str| page.command("url", &json!({ "url": address }));
    if name == "embed.html" {
        return;
    }
    page.forget();
    open(&board);
    if name.starts_with("embed") {
        page.until(name, "document.querySelector('#full').checkVisibility()");
        return;
    }
    let language = name.strip_suffix(".mjs").filter(|name| name.len() == 2);
    let settings = json!({ "language": language.unwrap_or("en") });
    page.js(&format!(
        "localStorage['loa.settings'] = '{settings}';
        localStorage['loa.puzzles'] = '{{\"at\":0}}';"
    ));
    open(page.address());
    if name == "first.mjs" {
        // It says so after a while.
        page.until_soon("that it does not start", HAS_FAILED);
        return;
    }
    let names = format!("{SAYS}.includes('{name}')");
    let is_ready = "document.body.dataset.ready === 'true'";
    page.until(name, &format!("{names} || {is_ready}"));
    if page.value(is_ready) == true {
        walk(page, name, &names);
    }
    let wrong = page.value(HAS_FAILED);
    assert_eq!(wrong, false, "{name}: {}", page.text("#not-started"));
}

/// Does what needs a file, and goes through the views.
fn walk(page: &Page, name: &str, names: &str) {
    match name {
        "loa.wasm" | "worker.js" => {
            page.keys(['a']);
            page.until(name, names);
        }
        "openings.txt" => {
            page.press("No, thanks");
            page.begin_game("{ white: '0' }");
            page.press("Openings");
            page.until(name, names);
        }
        "gif.mjs" => {
            page.press("Share");
            page.press("GIF of the game");
            page.until_text("dialog", name);
            page.keys([key::ESCAPE]);
        }
        _ => {}
    }
    for (view, board) in VIEWS {
        page.click(&format!("nav [data-view={view}]"));
        let shows = format!("document.querySelector('{board} .piece')");
        page.until(
            &format!("{view} without {name}"),
            &format!("{names} || {shows}"),
        );
    }
}

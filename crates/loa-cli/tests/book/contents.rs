//! The book's parts: every page is in the table of contents, and every link leads somewhere.

use crate::reader::repository;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn source() -> PathBuf {
    repository().join("docs/book/src")
}

/// The pages below a folder of the book, as paths from its source.
fn pages(folder: &Path) -> BTreeSet<PathBuf> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(pages(&path));
        } else {
            found.insert(path.strip_prefix(source()).unwrap().to_owned());
        }
    }
    found
}

/// The targets of a page's links to files, with what it includes in place.
fn links(page: &Path) -> Vec<String> {
    let text = included(page);
    text.split("](")
        .skip(1)
        .filter_map(|rest| rest.split_once(')'))
        .map(|(target, _)| target.to_owned())
        .filter(|target| !target.contains("://"))
        .collect()
}

/// A page's text, that of the file it includes if it is one from elsewhere.
fn included(page: &Path) -> String {
    let text = fs::read_to_string(source().join(page)).unwrap();
    match text.trim().strip_prefix("{{#include ") {
        Some(rest) => {
            let target = rest.strip_suffix("}}").unwrap();
            let folder = source().join(page);
            fs::read_to_string(folder.parent().unwrap().join(target)).unwrap()
        }
        None => text,
    }
}

/// The anchors of a page, made of its headings as mdBook and GitHub make them.
fn anchors(page: &Path) -> BTreeSet<String> {
    let text = included(page);
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings
        .map(|line| {
            let words = line.trim_start_matches('#').trim().to_lowercase();
            let kept = words
                .chars()
                .filter(|c| c.is_alphanumeric() || " -_".contains(*c));
            kept.collect::<String>().replace(' ', "-")
        })
        .collect()
}

#[test]
fn the_table_of_contents_has_every_page() {
    let mut listed: BTreeSet<PathBuf> = links(Path::new("SUMMARY.md"))
        .into_iter()
        .map(PathBuf::from)
        .collect();
    listed.insert("SUMMARY.md".into());
    assert_eq!(listed, pages(&source()));
}

#[test]
fn the_reference_has_every_page_of_docs() {
    let docs = fs::read_dir(repository().join("docs")).unwrap();
    for path in docs.map(|entry| entry.unwrap().path()) {
        if path.extension().is_some_and(|extension| extension == "md") {
            let name = path.file_name().unwrap();
            let page = Path::new("reference").join(name);
            assert_eq!(included(&page), fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn the_guides_links_lead_somewhere() {
    for page in pages(&source()) {
        if page.starts_with("reference") {
            continue;
        }
        for link in links(&page) {
            let (file, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let target = if file.is_empty() {
                page.clone()
            } else {
                file.into()
            };
            assert!(
                source().join(&target).is_file(),
                "{link} in {}",
                page.display()
            );
            let known = anchor.is_empty() || anchors(&target).contains(anchor);
            assert!(known, "{link} in {}: no such heading", page.display());
        }
    }
}

/// Anything else would be a command, or a program, that nothing tries.
#[test]
fn the_guides_blocks_are_of_kinds_that_are_tried() {
    for page in pages(&source()) {
        if page.starts_with("reference") {
            continue;
        }
        let text = fs::read_to_string(source().join(&page)).unwrap();
        let fences = text.lines().filter_map(|line| line.strip_prefix("```"));
        for kind in fences.step_by(2) {
            let is_tried = match kind {
                "console" => true,
                "rust" | "toml" => page == Path::new("rust.md"),
                // What the page includes is compiled by a command below it.
                "c" | "cpp" => page == Path::new("c.md"),
                // `make check-dist` tries these.
                "sh" => page == Path::new("install.md"),
                _ => false,
            };
            assert!(is_tried, "{kind} in {}", page.display());
        }
    }
}

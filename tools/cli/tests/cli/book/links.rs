//! Links lead to existing files and headings, and every page is in the table of contents.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use test_support::repository;

/// Pages outside of the book whose links are checked as well.
const OTHER_PAGES: [&str; 5] = [
    "README.md",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "tools/cpp/README.md",
];

/// The book's pages, as paths from the repository.
fn pages() -> BTreeSet<PathBuf> {
    let in_folder = |folder: &str| {
        let entries = fs::read_dir(repository(folder)).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name());
        let folder = PathBuf::from(folder);
        names.map(move |name| folder.join(name))
    };
    in_folder("docs")
        .chain(in_folder("docs/book/src"))
        .filter(|path| path.extension().is_some_and(|extension| extension == "md"))
        .collect()
}

fn text(page: &Path) -> String {
    let path = repository(page);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The lines of a page that are not in a code block.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut in_code = false;
    text.lines().filter(move |line| {
        let is_fence = line.starts_with("```");
        in_code ^= is_fence;
        !in_code && !is_fence
    })
}

/// The targets of a page's links to files and headings.
fn links(page: &Path) -> Vec<String> {
    let text: Vec<String> = prose(&text(page)).map(str::to_owned).collect();
    text.join("\n")
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split_once(')'))
        .map(|(target, _)| target.to_owned())
        .filter(|target| !target.contains("://"))
        .collect()
}

/// A path without `.` and `..`.
fn normal(path: &Path) -> PathBuf {
    let mut normal = PathBuf::new();
    for part in path.components() {
        if part.as_os_str() == ".." {
            assert!(normal.pop(), "{} leaves the repository", path.display());
        } else {
            normal.push(part);
        }
    }
    normal
}

/// The anchors of a page, made of its headings as mdBook and GitHub make them.
fn anchors(page: &Path) -> BTreeSet<String> {
    let text = text(page);
    let headings = prose(&text).filter(|line| line.starts_with('#'));
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
fn table_of_contents_lists_every_page() {
    let summary = PathBuf::from("docs/SUMMARY.md");
    let mut listed: BTreeSet<PathBuf> = links(&summary)
        .into_iter()
        .map(|link| PathBuf::from("docs").join(link))
        .collect();
    listed.insert(summary);
    assert_eq!(listed, pages());
}

#[test]
fn links_lead_to_existing_files_and_headings() {
    let book = pages();
    for page in book.iter().cloned().chain(OTHER_PAGES.map(PathBuf::from)) {
        for link in links(&page) {
            let (file, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let folder = page.parent().unwrap();
            let target = if file.is_empty() {
                page.clone()
            } else {
                normal(&folder.join(file))
            };
            let place = format!("{link} in {}", page.display());
            assert!(repository(&target).exists(), "{place}: no such file");
            let stays_in_book = !book.contains(&page) || target.starts_with("docs");
            assert!(stays_in_book, "{place} leads out of the book");
            let known = anchor.is_empty() || anchors(&target).contains(anchor);
            assert!(known, "{place}: no such heading");
        }
    }
}

/// mdBook copies the first page to the top of the book, where links from a folder lead nowhere.
#[test]
fn the_front_page_stands_at_the_top_of_the_book() {
    let summary = links(Path::new("docs/SUMMARY.md"));
    let front = Path::new("docs").join(&summary[0]);
    assert_eq!(front.parent(), Some(Path::new("docs")), "{}", summary[0]);
    assert!(!links(&front).is_empty());
}

/// Other blocks would hold commands or programs that no test tries.
#[test]
fn code_blocks_of_the_guide_are_of_tested_kinds() {
    let guide = Path::new("docs/book/src");
    for page in pages().iter().filter(|page| page.starts_with(guide)) {
        let text = text(page);
        let fences = text.lines().filter_map(|line| line.strip_prefix("```"));
        for kind in fences.step_by(2) {
            let is_tested = match kind {
                "console" => true,
                "rust" | "toml" => page.ends_with("rust.md"),
                // What the page includes is compiled by a command below it.
                "c" | "cpp" => page.ends_with("c.md"),
                // `make check-dist` tries these.
                "sh" => page.ends_with("install.md"),
                _ => false,
            };
            assert!(is_tested, "{kind} in {}", page.display());
        }
    }
}

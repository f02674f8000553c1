//! Runs every command of the guide and compares the output with the one shown there.
//!
//! `UPDATE_BOOK=1` writes differing outputs into the pages.

mod club;
mod compare;
mod level_table;
mod links;
mod metadata;
mod page;
mod reader;
mod readme;
mod rule_table;

use self::compare::is_as_shown;
use self::reader::Reader;
use std::fs;
use std::path::PathBuf;
use test_support::repository;

/// A test for each page that has commands.
macro_rules! chapters {
    ($($name:ident)*) => {
        $(#[test]
        fn $name() {
            follow(stringify!($name));
        })*

        const CHAPTERS: &[&str] = &[$(stringify!($name)),*];
    };
}

chapters! { c engine_authors first_game install introduction play researchers rules teachers tournament }

#[test]
fn every_page_with_commands_is_tested() {
    let mut found: Vec<String> = FOLDERS
        .iter()
        .flat_map(|folder| fs::read_dir(repository(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "md"))
        .filter(|path| !page::commands(&fs::read_to_string(path).unwrap()).is_empty())
        .map(|path| {
            path.file_stem()
                .unwrap()
                .to_str()
                .unwrap()
                .replace('-', "_")
        })
        .collect();
    found.sort();
    let mut chapters = CHAPTERS.to_vec();
    chapters.sort_unstable();
    assert_eq!(found, chapters);
}

/// Where the pages are.
const FOLDERS: [&str; 2] = ["docs/book/src", "docs"];

fn source(chapter: &str) -> PathBuf {
    let name = format!("{}.md", chapter.replace('_', "-"));
    let paths = FOLDERS.map(|folder| repository(folder).join(&name));
    paths.into_iter().find(|path| path.exists()).unwrap()
}

#[track_caller]
fn follow(chapter: &str) {
    let path = source(chapter);
    let text = fs::read_to_string(&path).unwrap();
    let commands = page::commands(&text);
    let results = Reader::new().follow(&commands);
    let mut faults = String::new();
    let mut corrected = Vec::new();
    for (command, (output, status)) in commands.iter().zip(&results) {
        let screen = command.on_screen(output);
        if *status != 0 {
            faults.push_str(&format!("status {status}: {}\n{screen}\n", command.source));
        } else if !is_as_shown(&command.shown, &screen) {
            faults.push_str(&format!(
                "$ {}\n--- in the book, line {}:\n{}--- what came out:\n{screen}\n",
                command.source,
                command.lines.start + 1,
                command.shown,
            ));
            corrected.push((command.lines.clone(), screen));
        }
    }
    if results.len() < commands.len() {
        faults.push_str(&format!("not ended: {}\n", commands[results.len()].source));
    }
    if std::env::var_os("UPDATE_BOOK").is_some() {
        fs::write(&path, page::rewritten(&text, &corrected)).unwrap();
    }
    assert!(faults.is_empty(), "{}:\n{faults}", path.display());
}

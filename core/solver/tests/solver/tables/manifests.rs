//! What folders say of themselves.

use super::{new_folder, problem, problem_of, solved};
use crate::reference::Book;
use loa::{Preset, Size, Start};
use loa_solver::{Probe, Problem, TableError, TableStore, Tables};
use std::fs;
use std::path::Path;

/// Both ways of opening a folder fail; returns the errors.
fn refused(path: &Path) -> [TableError; 2] {
    [
        Tables::open(path).err().unwrap(),
        TableStore::create_or_resume(path, &problem())
            .err()
            .unwrap(),
    ]
}

#[test]
fn tables_know_their_problem() {
    for book in Book::all() {
        for start in Start::ALL {
            let size = Size::new(5, 3).unwrap();
            let problem = Problem::new(size, start, &book.rules()).unwrap();
            let place = new_folder();
            TableStore::create_or_resume(place.path(), &problem).unwrap();
            assert_eq!(*Tables::open(place.path()).unwrap().problem(), problem);
        }
    }
}

#[test]
fn manifests_are_written_as_documented() {
    let place = new_folder();
    let problem = problem_of("3x5", &Preset::OLYMPIAD.rules);
    TableStore::create_or_resume(place.path(), &problem).unwrap();
    let text = fs::read_to_string(place.path().join("manifest.json")).unwrap();
    let program = env!("CARGO_PKG_VERSION");
    assert_eq!(
        text,
        format!(
            r#"{{
  "format": 1,
  "program": "loa {program}",
  "board": "3x5",
  "start": "standard",
  "goal": "connect",
  "simultaneous": "draws",
  "blocked": "passes"
}}
"#
        )
    );
}

#[test]
fn a_folder_without_manifest_is_no_solution() {
    let (place, _) = solved(&problem());
    fs::remove_file(place.path().join("manifest.json")).unwrap();
    let [opened, resumed] = refused(place.path());
    assert!(
        matches!(&opened, TableError::NoManifest(path) if path == place.path()),
        "{opened}"
    );
    assert!(
        matches!(&resumed, TableError::NotEmpty(path) if path == place.path()),
        "{resumed}"
    );
}

#[test]
fn a_folder_that_does_not_exist_is_named() {
    let place = new_folder();
    let path = place.path().join("nowhere");
    let error = Tables::open(&path).err().unwrap();
    assert!(
        matches!(&error, TableError::Io { path: named, .. } if *named == path),
        "{error}"
    );
    assert!(!path.exists());
}

#[test]
fn other_formats_are_refused_whatever_they_look_like() {
    let (place, _) = solved(&problem());
    fs::write(
        place.path().join("manifest.json"),
        r#"{"format": 2, "cells": [1]}"#,
    )
    .unwrap();
    for error in refused(place.path()) {
        assert!(
            matches!(error, TableError::OtherFormat { found: 2, .. }),
            "{error}"
        );
        let message = error.to_string();
        assert!(
            message.contains("manifest.json") && message.contains("format 2"),
            "{message}"
        );
    }
}

#[test]
fn manifests_that_make_no_sense_are_refused() {
    let (place, _) = solved(&problem());
    let path = place.path().join("manifest.json");
    let good = fs::read_to_string(&path).unwrap();
    let mut wrong = vec![
        String::new(),
        "garbage".to_owned(),
        "[]".to_owned(),
        "{}".to_owned(),
        r#"{"format": -1}"#.to_owned(),
        r#"{"format": 1}"#.to_owned(),
        "[".repeat(60_000),
        good.replace("3x4", "3×4"),
        good.replace("3x4", "9x9"),
        good.replace("3x4", "6x6"),
        good.replace("standard", "chess"),
        good.replace("misere", "miser"),
        good.replace("format", "former"),
        good.replace('{', r#"{"colour": 3,"#),
        format!("{good}{good}"),
    ];
    wrong.extend((0..good.trim_end().len()).map(|length| good[..length].to_owned()));
    for text in &wrong {
        fs::write(&path, text).unwrap();
        for error in refused(place.path()) {
            let TableError::Manifest { path: named, .. } = &error else {
                panic!("{error} for {text}");
            };
            assert_eq!(*named, path);
        }
    }
    for bytes in [
        vec![0xff, 0, 0x80],
        vec![b' '; 100_000],
        (good + &" ".repeat(100_000)).into(),
    ] {
        fs::write(&path, bytes).unwrap();
        refused(place.path());
    }
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    refused(place.path());
}

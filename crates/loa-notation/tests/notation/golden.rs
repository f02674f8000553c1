//! Golden SGF files: what each of them is read as.
//!
//! Beside `NAME.sgf` lies `NAME.out`: every game as it is written, then how its main line ends; or
//! the error. Files named `damaged-…` have exactly one error, the others none. `BLESS=1` rewrites
//! the expectations.

use loa_notation::{Fen, Record, RecordError, decode, read_records};
use std::fs;
use std::path::{Path, PathBuf};

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/sgf")
}

fn inputs() -> Vec<PathBuf> {
    let entries = fs::read_dir(directory()).unwrap();
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "sgf"));
    paths.sort();
    paths
}

fn report(text: &str) -> Result<String, RecordError> {
    let mut report = String::new();
    for record in read_records(text)? {
        record.check()?;
        report.push_str(&record.to_string());
        report.push_str(&ending(&record)?);
    }
    Ok(report)
}

fn ending(record: &Record) -> Result<String, RecordError> {
    let game = record.to_game()?;
    let status = match game.status().verdict() {
        Some(verdict) => verdict.to_string(),
        None => format!("{} to move", game.position().turn()),
    };
    Ok(format!(
        "-- {} plies, {status}\n-- {}\n",
        game.plies(),
        Fen::from_game(&game)
    ))
}

#[test]
fn every_file_is_read_as_expected() {
    let inputs = inputs();
    assert!(inputs.len() > 20);
    for path in inputs {
        let name = path.file_stem().unwrap().to_str().unwrap();
        let report = report(&decode(&fs::read(&path).unwrap()));
        assert_eq!(
            report.is_err(),
            name.starts_with("damaged-"),
            "{name}: {report:?}"
        );
        let report = report.unwrap_or_else(|error| format!("{error}\n"));
        let expectation = path.with_extension("out");
        if std::env::var_os("BLESS").is_some() {
            fs::write(&expectation, &report).unwrap();
        }
        let expected = fs::read_to_string(&expectation).unwrap();
        assert_eq!(report, expected, "{name}");
    }
}

#[test]
fn what_is_written_is_read_as_the_same() {
    for path in inputs() {
        let text = decode(&fs::read(&path).unwrap()).into_owned();
        for record in read_records(&text).into_iter().flatten() {
            let written = record.to_string();
            assert_eq!(written.parse().as_ref(), Ok(&record), "{}", path.display());
        }
    }
}

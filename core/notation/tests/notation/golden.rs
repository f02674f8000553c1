//! Golden SGF files: what each of them is read as.
//!
//! Beside `NAME.sgf` lies `NAME.out`: every game as it is written, then how its main line ends; or
//! the error. Files named `damaged-…` have exactly one error, the others none.
//! `UPDATE_TRANSCRIPTS=1` rewrites them.

use loa_notation::{Fen, Record, RecordError, decode, read_records};
use std::fs;
use test_support::{assert_golden, files_in};

fn report(text: &str) -> Result<String, RecordError> {
    let mut report = String::new();
    for record in read_records(text)? {
        let written = record.to_string();
        assert_eq!(written.parse().as_ref(), Ok(&record), "{written}");
        record.check()?;
        report.push_str(&written);
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
    for path in files_in("testdata/sgf", "sgf") {
        let name = path.file_stem().unwrap().to_str().unwrap();
        let report = report(&decode(&fs::read(&path).unwrap()));
        assert_eq!(
            report.is_err(),
            name.starts_with("damaged-"),
            "{name}: {report:?}"
        );
        let report = report.unwrap_or_else(|error| format!("{error}\n"));
        assert_golden(&path.with_extension("out"), &report);
    }
}

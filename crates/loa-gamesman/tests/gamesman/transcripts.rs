//! Whole sessions, as a terminal would show them.
//!
//! A transcript is a file of `testdata/gamesman`: lines that begin with `> ` are a prompt, up to its
//! colon, and what is typed there; all others are output. With `UPDATE_TRANSCRIPTS=1` in the
//! environment the files are rewritten from what the session says.

use crate::common::Talk;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/gamesman")
}

fn input_of(line: &str) -> Option<&str> {
    let (_, input) = line.strip_prefix("> ")?.split_once(": ")?;
    Some(input)
}

/// Begins, types a transcript's input, and writes down what is said.
fn replay(transcript: &str) -> String {
    let mut talk = Talk::with_tables();
    let mut told = talk.greeting.clone();
    for input in transcript.lines().filter_map(input_of) {
        let prompt = talk.session.prompt();
        assert!(!prompt.is_empty(), "over before {input:?}:\n{told}");
        told.push_str(&format!("> {prompt}{input}\n"));
        told.push_str(&talk.line(input));
    }
    told
}

#[test]
fn sessions_go_as_written_down() {
    let rewrite = std::env::var_os("UPDATE_TRANSCRIPTS").is_some();
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    assert!(!files.is_empty());
    for file in files {
        let expected = std::fs::read_to_string(&file).unwrap();
        let told = replay(&expected);
        if rewrite {
            std::fs::write(&file, told).unwrap();
        } else {
            assert_eq!(told, expected, "{} differs", file.display());
        }
    }
}

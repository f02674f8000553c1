//! Whole sessions, as a terminal would show them.
//!
//! A transcript is a file of `testdata/gamesman`: lines that begin with `> ` are a prompt, up to
//! its colon, and what is typed there; all others are output. `UPDATE_TRANSCRIPTS=1` rewrites them.

use crate::common::Talk;
use test_support::{assert_golden, files_in};

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
    for file in files_in("testdata/gamesman", "") {
        let transcript = std::fs::read_to_string(&file).unwrap();
        assert_golden(&file, &replay(&transcript));
    }
}

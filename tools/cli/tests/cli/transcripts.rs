//! Sessions with the program, as a terminal would show them.
//!
//! A transcript is a file of `testdata/transcripts`: lines that begin with a prompt (`b> `, `w> `,
//! `-> `) are input with the prompt that invites it, lines that begin with `! ` are what goes to
//! standard error, all others are output. The first line, `$ loa …`, holds the flags.
//! `UPDATE_TRANSCRIPTS=1` rewrites them.

use crate::start;
use std::fmt::Write as _;
use test_support::{assert_golden, files_in};

const PROMPTS: [&str; 3] = ["b> ", "w> ", "-> "];

fn input_of(line: &str) -> Option<&str> {
    PROMPTS.iter().find_map(|prompt| line.strip_prefix(prompt))
}

/// Removes the ratings of the levels, which each new measurement changes.
fn without_ratings(line: &str) -> String {
    match line.strip_prefix("Elo of the levels: ") {
        Some(ratings) => {
            let numbers = ratings.trim_end_matches('.').split(' ');
            let elo: Vec<i32> = numbers.map(|number| number.parse().unwrap()).collect();
            assert!(elo.len() > 1 && elo.is_sorted(), "{line}");
            "Elo of the levels: ...".to_owned()
        }
        None => line.to_owned(),
    }
}

/// Feeds a transcript's input to the program and writes down what happens.
fn replay(transcript: &str) -> String {
    let flags = transcript
        .lines()
        .next()
        .unwrap()
        .strip_prefix("$ loa")
        .expect("flags");
    let inputs: Vec<&str> = transcript.lines().filter_map(input_of).collect();
    let input = inputs.join("\n") + "\n";
    let output = start::run(&mut start::loa(flags.split_whitespace()), input.as_bytes());
    let mut told = format!("$ loa{flags}\n");
    let mut inputs = inputs.into_iter();
    for line in String::from_utf8(output.stdout).unwrap().lines() {
        let _ = match PROMPTS.contains(&line).then(|| inputs.next()) {
            Some(Some(input)) => writeln!(told, "{line}{input}"),
            // The end of the input: without its blank the prompt does not pass for a blank line.
            Some(None) => writeln!(told, "{}", line.trim_end()),
            None => writeln!(told, "{}", without_ratings(line)),
        };
    }
    for line in String::from_utf8(output.stderr).unwrap().lines() {
        let _ = writeln!(told, "! {line}");
    }
    let _ = writeln!(told, "status {}", output.status.code().expect("no signal"));
    told
}

#[test]
fn the_program_answers_as_written_down() {
    for file in files_in("testdata/transcripts", "") {
        let transcript = std::fs::read_to_string(&file).unwrap();
        assert_golden(&file, &replay(&transcript));
    }
}

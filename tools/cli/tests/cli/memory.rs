//! Tables that do not fit into memory are errors, not aborts.

use crate::start;
use std::process::Output;

/// Runs the program with so little memory that a table of 1000 MiB does not fit, and some input.
fn with_little_memory(flags: &[&str], input: &str) -> Output {
    let script = ["-c", "ulimit -v 600000; exec \"$0\" \"$@\"", start::LOA];
    let mut command = start::with_pipes("sh", script);
    start::run(command.args(flags), input.as_bytes())
}

/// The system may have less memory than the table anyway; then the message has another reason.
#[track_caller]
fn assert_names_the_table(text: &str) {
    let reasons = ["not enough memory for", "does not fit"];
    let is_named = reasons.iter().any(|reason| text.contains(reason));
    assert!(is_named && text.contains(" MiB"), "{text}");
}

#[test]
fn flags_for_too_large_tables_are_refused() {
    let one = "engine:name=one,nodes=10,hash=1000";
    let two = "engine:name=two,nodes=10,hash=1000";
    for flags in [
        &["--hash", "1000"] as &[&str],
        &["--hash", "4294967295"],
        &["--dialect", "uci", "--hash", "1000"],
        &["--dialect", "codingame", "--hash", "1000"],
        &["--dialect", "cuhk", "--hash", "1000"],
        &["analyze", "--depth", "1", "--hash", "1000"],
        &["analyze", "--depth", "1", "--hash", "4294967295"],
        &["match", "--games", "2", "--player", one, "--player", two],
    ] {
        let output = with_little_memory(flags, "");
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{flags:?}: {errors}");
        assert_names_the_table(&errors);
        assert!(!errors.contains("panicked"), "{errors}");
    }
}

#[test]
fn a_uci_session_goes_on_with_the_old_table() {
    let input = "setoption name Hash value 1000\nisready\nposition startpos\ngo depth 1\nquit\n";
    let output = with_little_memory(&["--dialect", "uci", "--hash", "1"], input);
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0), "{text}");
    let message = text.lines().find(|line| line.starts_with("info string"));
    assert_names_the_table(message.unwrap_or(&text));
    assert!(text.contains("\nbestmove "), "{text}");
}

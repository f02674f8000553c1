//! Runs the commands of the README's table, and of the longer one in the guide's introduction.

use super::page::Command;
use super::reader::Reader;
use std::fs;
use test_support::repository;

/// The commands in the last column of the tables.
fn commands() -> Vec<Command> {
    let pages = ["README.md", "docs/book/src/introduction.md"];
    let text = pages.map(|page| fs::read_to_string(repository(page)).unwrap());
    text.concat()
        .lines()
        .filter(|line| line.starts_with('|'))
        .filter_map(|line| line.trim_end_matches([' ', '|']).rsplit_once("| `"))
        .filter_map(|(_, source)| source.strip_suffix('`'))
        // `make examples` and `make check-dist` try the others.
        .filter(|source| source.starts_with("loa") || source.starts_with("test-loa"))
        .map(|source| Command::new(source.to_owned()))
        .collect()
}

/// They leave a clone as it is, but for `target`: `make release` refuses a tree with changes.
#[test]
fn commands_of_the_readme_work() {
    let commands = commands();
    assert!(commands.len() > 10);
    let reader = Reader::in_the_repository();
    let before = reader.names();
    let results = reader.follow(&commands);
    assert_eq!(reader.names(), before);
    assert_eq!(results.len(), commands.len());
    for (command, (output, status)) in commands.iter().zip(results) {
        assert_eq!(status, 0, "{}:\n{output}", command.source);
        assert!(!output.contains("Error"), "{}:\n{output}", command.source);
    }
}

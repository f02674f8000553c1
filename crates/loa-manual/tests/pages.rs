//! The pages and completions have what the programs can be told.

#![allow(clippy::unwrap_used)]

use clap::Command;
use std::fs;
use std::path::Path;

fn written() -> tempfile::TempDir {
    let prefix = tempfile::tempdir().unwrap();
    loa_manual::write_below(prefix.path()).unwrap();
    prefix
}

fn read(prefix: &Path, file: &str) -> String {
    fs::read_to_string(prefix.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// A command with its subcommands, and the names of their pages.
fn with_subcommands(command: &Command, name: &str) -> Vec<(String, Command)> {
    let mut found = vec![(name.to_owned(), command.clone())];
    for sub in command.get_subcommands() {
        found.extend(with_subcommands(sub, &format!("{name}-{}", sub.get_name())));
    }
    found
}

#[test]
fn every_flag_of_every_command_is_in_its_page() {
    let prefix = written();
    for program in loa_cli::commands() {
        for (name, command) in with_subcommands(&program, program.get_name()) {
            let page = read(prefix.path(), &format!("share/man/man1/{name}.1"));
            for flag in command.get_arguments().filter_map(clap::Arg::get_long) {
                let written = format!("\\-\\-{}", flag.replace('-', "\\-"));
                assert!(page.contains(&written), "{name}: {flag}");
            }
        }
    }
}

#[test]
fn completions_know_the_subcommands_and_names() {
    let prefix = written();
    for file in [
        "share/bash-completion/completions/loa",
        "share/zsh/site-functions/_loa",
        "share/fish/vendor_completions.d/loa.fish",
    ] {
        let text = read(prefix.path(), file);
        for word in ["analyze", "check-proof", "gamesman"] {
            assert!(text.contains(word), "{file}: {word}");
        }
    }
    for file in [
        "share/bash-completion/completions/test-loa",
        "share/zsh/site-functions/_test-loa",
        "share/fish/vendor_completions.d/test-loa.fish",
    ] {
        assert!(read(prefix.path(), file).contains("no-referee"), "{file}");
    }
}

/// clap_complete puts the words that explain a value into fish's completions between double quotes,
/// as they are.
#[test]
fn explanations_of_values_have_no_double_quotes() {
    for program in loa_cli::commands() {
        for (name, command) in with_subcommands(&program, program.get_name()) {
            let values = command
                .get_arguments()
                .flat_map(clap::Arg::get_possible_values);
            for help in values.filter_map(|value| value.get_help().map(ToString::to_string)) {
                assert!(!help.contains('"'), "{name}: {help}");
            }
        }
    }
}

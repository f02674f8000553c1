//! Manual pages and shell completions of `loa` and `test-loa`, made from the definitions of their
//! arguments.

use crate::guidance::with_values;
use anyhow::{Context, Result};
use clap::{Args, Command};
use clap_complete::{Generator as _, Shell};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Where, below a prefix such as `/usr/local`, each shell looks for completions.
const COMPLETIONS: [(Shell, &str); 3] = [
    (Shell::Bash, "share/bash-completion/completions"),
    (Shell::Zsh, "share/zsh/site-functions"),
    (Shell::Fish, "share/fish/vendor_completions.d"),
];

#[derive(Args)]
pub(crate) struct Flags {
    /// The folder that has, or gets, share/man and the like.
    #[arg(value_name = "PREFIX")]
    pub(crate) prefix: PathBuf,
}

/// Writes pages and completions below a prefix, to where systems look for them.
///
/// # Errors
/// When a file or a folder can't be written.
pub(crate) fn write_below(prefix: &Path) -> Result<()> {
    for command in crate::commands() {
        // The same pages whatever they are made with: without commit and target.
        let command = command.long_version(env!("CARGO_PKG_VERSION"));
        // Pages of the subcommands too, as `loa-analyze.1`.
        write_into(&prefix.join("share/man/man1"), |folder| {
            clap_mangen::generate_to(command.clone(), folder)?;
            correct_pages(folder)
        })?;
        for (shell, folder) in COMPLETIONS {
            write_into(&prefix.join(folder), |folder| {
                write_completions(&command, shell, folder)
            })?;
        }
    }
    Ok(())
}

fn write_into(folder: &Path, write: impl FnOnce(&Path) -> io::Result<()>) -> Result<()> {
    fs::create_dir_all(folder)
        .and_then(|()| write(folder))
        .with_context(|| format!("can't write into {}", folder.display()))
}

/// Writes the pages of a folder as `man` shows them best.
fn correct_pages(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let page = fs::read_to_string(&path)?;
        if !page.contains(".nf\n") {
            fs::write(&path, with_lists(&with_headings(&page)))?;
        }
    }
    Ok(())
}

/// The headings that manual pages have for what clap calls extra.
fn with_headings(page: &str) -> String {
    page.replace("\nExit status: ", "\n.SH \"EXIT STATUS\"\n")
        .replace("\nExamples:\n", "\n.SH EXAMPLES\n")
        .replace(".SH EXTRA\n.SH ", ".SH ")
        .replace(".SH EXTRA\n", ".SH NOTES\n")
}

/// Tells `man` to leave lines as they are that clap's texts indent: lists in columns.
fn with_lists(page: &str) -> String {
    let mut kept = String::new();
    let mut in_list = false;
    for line in page.lines() {
        if line.starts_with("  ") != in_list {
            in_list = !in_list;
            kept.push_str(if in_list { ".nf\n" } else { ".fi\n" });
        }
        kept.push_str(line);
        kept.push('\n');
    }
    kept
}

fn write_completions(command: &Command, shell: Shell, folder: &Path) -> io::Result<()> {
    let name = command.get_name();
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut with_values(command.clone()), name, &mut script);
    let mut script = String::from_utf8_lossy(&script).into_owned();
    if shell == Shell::Fish {
        // The script gives up where a flag has no value yet: that is where one is completed.
        script = script.replace("\n    or return\n", "\n    or return 0\n");
    }
    let file = match shell {
        // Looked for under the program's own name.
        Shell::Bash => name.to_owned(),
        _ => shell.file_name(name),
    };
    fs::write(folder.join(file), script)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guidance::headings as headings_of_options;

    fn written() -> tempfile::TempDir {
        let prefix = tempfile::tempdir().unwrap();
        write_below(prefix.path()).unwrap();
        prefix
    }

    fn read(prefix: &Path, file: &str) -> String {
        fs::read_to_string(prefix.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
    }

    /// A command with its subcommands, and the names of their pages.
    fn with_subcommands(command: &Command, name: &str) -> Vec<(String, Command)> {
        let mut found = vec![(name.to_owned(), command.clone())];
        for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set()) {
            found.extend(with_subcommands(sub, &format!("{name}-{}", sub.get_name())));
        }
        found
    }

    #[test]
    fn every_visible_flag_of_every_command_is_in_its_page() {
        let prefix = written();
        for program in crate::commands() {
            for (name, command) in with_subcommands(&program, program.get_name()) {
                let page = read(prefix.path(), &format!("share/man/man1/{name}.1"));
                let arguments = command.get_arguments().filter(|flag| !flag.is_hide_set());
                for flag in arguments.filter_map(clap::Arg::get_long) {
                    let written = format!("\\-\\-{}", flag.replace('-', "\\-"));
                    assert!(page.contains(&written), "{name}: {flag}");
                }
            }
        }
    }

    #[test]
    fn what_follows_the_options_has_headings() {
        let prefix = written();
        let headings = |page: &str| {
            let page = read(prefix.path(), &format!("share/man/man1/{page}.1"));
            let headings = page.lines().filter_map(|line| line.strip_prefix(".SH "));
            let after = headings.skip_while(|heading| *heading != "OPTIONS").skip(1);
            let of_options = headings_of_options().map(|(name, _)| name.to_uppercase());
            let of_options: Vec<String> = of_options.collect();
            let is_other = |heading: &&str| !of_options.contains(&heading.replace('"', ""));
            let after = after.filter(is_other);
            let words: Vec<_> = after.map(str::to_owned).collect();
            words.join(" ")
        };
        for (page, expected) in [
            ("loa-draw", "EXAMPLES"),
            ("loa-merge", "NOTES \"EXIT STATUS\" EXAMPLES"),
            ("test-loa", "\"EXIT STATUS\" EXAMPLES VERSION"),
        ] {
            assert_eq!(headings(page), expected);
        }
    }

    #[test]
    fn lists_keep_their_lines() {
        let prefix = written();
        let page = read(prefix.path(), "share/man/man1/loa-match.1");
        let mut fills = true;
        let mut kept = 0;
        for line in page.lines() {
            match line {
                ".nf" => fills = false,
                ".fi" => fills = true,
                _ => {
                    assert_eq!(fills, !line.starts_with("  "), "{line}");
                    kept += usize::from(!fills);
                }
            }
        }
        assert!(kept > 10, "{page}");
    }

    #[test]
    fn completions_know_subcommands_and_values() {
        let prefix = written();
        let (bash, harness) = ("analyze check-proof gamesman", "no-referee");
        let all = "analyze check-proof gamesman playstrategy 7x8 scrambled codingame";
        for (file, words) in [
            ("share/bash-completion/completions/loa", bash),
            ("share/zsh/site-functions/_loa", all),
            ("share/fish/vendor_completions.d/loa.fish", all),
            ("share/bash-completion/completions/test-loa", harness),
            ("share/zsh/site-functions/_test-loa", harness),
            ("share/fish/vendor_completions.d/test-loa.fish", harness),
        ] {
            let text = read(prefix.path(), file);
            for word in words.split(' ') {
                assert!(text.contains(word), "{file}: {word}");
            }
        }
    }

    #[test]
    fn fish_completes_values_with_and_without_a_command() {
        let prefix = written();
        let file = prefix
            .path()
            .join("share/fish/vendor_completions.d/loa.fish");
        for (line, words) in [
            ("loa --rules ol", "olympiad\n"),
            ("loa --level 10", "10\n"),
            ("loa --strict --dialect u", "uci\n"),
            ("loa play --board 8x7", "8x7\n"),
            ("loa perf", "perft\n"),
        ] {
            let script = format!("source '{}'; complete -C '{line}'", file.display());
            let run = std::process::Command::new("fish")
                .args(["-c", &script])
                .env("HOME", prefix.path())
                .output();
            let found = String::from_utf8(run.expect("fish").stdout).unwrap();
            let found = found.lines().filter_map(|line| line.split('\t').next());
            let found: String = found.map(|word| format!("{word}\n")).collect();
            assert_eq!(found, words, "{line}");
        }
    }

    #[test]
    fn bash_completes_rule_sets_levels_dialects_and_boards() {
        let prefix = written();
        let file = prefix.path().join("share/bash-completion/completions/loa");
        let completed = |line: &str| {
            let words: Vec<&str> = line.split(' ').collect();
            let [.., flag, typed] = words[..] else {
                panic!("{line}");
            };
            let script = format!(
                "source '{}'; COMP_WORDS=({line}); COMP_CWORD={}; _loa loa '{typed}' '{flag}'; \
                 echo \"${{COMPREPLY[@]}}\"",
                file.display(),
                words.len() - 1,
            );
            let output = std::process::Command::new("bash")
                .args(["-c", &script])
                .output()
                .unwrap();
            String::from_utf8(output.stdout).unwrap()
        };
        for (line, words) in [
            ("loa --dialect u", "uci\n"),
            ("loa --rules gamesman-", "gamesman-misere\n"),
            ("loa perft --rules ol", "olympiad\n"),
            ("loa play --level 10", "10\n"),
            ("loa solve --board 5x", "5x3 5x4 5x5 5x6 5x7 5x8\n"),
            ("loa analyse --start sc", "scrambled\n"),
        ] {
            assert_eq!(completed(line), words, "{line}");
        }
    }

    /// clap_complete puts the words that explain a value into fish's completions between double
    /// quotes, as they are.
    #[test]
    fn explanations_of_values_have_no_double_quotes() {
        for program in crate::commands() {
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
}

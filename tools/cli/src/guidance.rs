//! What helps with the command line besides the definitions of its flags: groups of commands,
//! examples, and the words that complete a flag.

use clap::Command;
use clap::builder::PossibleValuesParser;
use loa::{Preset, Size, Start};
use loa_engine::Level;
use loa_protocol::PictureStyle;
use std::fmt::Write as _;

/// The commands by what they are for, in the order of the help.
const GROUPS: [(&str, &[&str]); 5] = [
    ("Playing", &["play", "serve", "club", "bot"]),
    (
        "Positions and games",
        &["analyze", "puzzles", "draw", "graph", "perft"],
    ),
    (
        "Solving",
        &["solve", "probe", "tables", "prove", "check-proof"],
    ),
    ("Programs and courses", &["match", "grade", "conformance"]),
    ("Engine building", &["bench", "datagen", "train", "merge"]),
];

/// Examples, which belong to the commands that they begin with.
const EXAMPLES: &str = "\
loa
loa --auto black --level 3
loa --rules olympiad --board 6x6
loa --log game.txt moves.txt answers.txt
loa --display
loa play --level 1
loa play --auto black --style letters
loa serve
loa serve --listen 0.0.0.0:8462 --token club-evening
loa club --listen 0.0.0.0:8090
loa bot --club http://127.0.0.1:8090/ --key KEY --cmd ./ada --dialect berkeley
loa analyze --moves \"b1-b3 a2-c2\" --time 2 --lines 3
loa analyze --game game.sgf --svg curve.svg --sgf commented.sgf
loa puzzles --selfplay 50 --count 2 --nodes 1000 --out puzzles.sgf
loa draw --out start.svg
loa draw \"1LL1/l2l/l2l/1LL1 w\" --lines b1 --arrows \"b1-b3\" --out lines.svg
loa draw --moves \"b1-b3 a2-c2\" --groups --out groups.svg
loa graph --board 4x4 --out graph.svg
loa graph \"1LL1/l2l/l2l/1LL1 w\" --rules gamesman --tables tables --out graph.dot
loa perft --depth 4
loa perft --depth 3 --board 4x4 --divide
loa perft --depth 3 --position \"1LL1/l2l/l2l/1LL1 w\"
loa solve --board 4x4 --out tables
loa solve --board 6x6 --pieces 3 --out few
loa probe --tables tables --position \"1LL1/l2l/l2l/1LL1 w\"
loa tables stats tables --json
loa tables verify tables
loa prove --board 5x5 --within 11 --memory 64MiB --out proof
loa check-proof proof
loa match --player engine:level=3,name=three --player engine:level=4,name=four --games 20
loa match --player name=ada,cmd=./ada --player name=ben,cmd=./ben --rules berkeley
loa grade --class LinesOfAction.cpp
loa grade --client gameplay.cpp --json
loa conformance vectors --rules olympiad
loa conformance check --program \"./checker\"
loa conformance answer
loa bench
loa datagen --out games.bin --games 4 --nodes 500
loa train --data games.bin --out new.net
loa merge half-1.bin half-2.bin --out games.bin";

/// Adds groups and examples to the definition of `loa`.
pub(crate) fn with_guidance(command: Command) -> Command {
    let groups = groups(&command);
    let template = format!(
        "{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{groups}\
         'loa help COMMAND' explains a command.\n\n\
         Arguments:\n{{positionals}}\n\nOptions:\n{{options}}{{after-help}}"
    );
    with_examples(command, "loa").help_template(template)
}

fn groups(command: &Command) -> String {
    let mut text = String::new();
    for (group, names) in GROUPS {
        let _ = writeln!(text, "{group}:");
        for sub in names
            .iter()
            .filter_map(|name| command.find_subcommand(name))
        {
            let about = sub.get_about().map(ToString::to_string).unwrap_or_default();
            let _ = writeln!(text, "  {:<12} {about}", sub.get_name());
        }
        text.push('\n');
    }
    text
}

fn with_examples(mut command: Command, path: &str) -> Command {
    let names = names(&command);
    let of_sub = |line: &str| {
        let word = line[path.len()..].split_whitespace().next().unwrap_or("");
        path == "loa" && names.iter().any(|name| name == word)
    };
    let begins = |line: &str| line == path || line.starts_with(&format!("{path} "));
    let lines = EXAMPLES
        .lines()
        .filter(|line| begins(line) && !of_sub(line));
    let lines: String = lines.map(|line| format!("\n  {line}")).collect();
    let before = command.get_after_help().map(|text| format!("{text}\n\n"));
    let text = format!("{}Examples:{lines}", before.unwrap_or_default());
    command = command.after_help(text);
    for name in names {
        let path = format!("{path} {name}");
        command = command.mut_subcommand(name, |sub| with_examples(sub, &path));
    }
    command
}

/// Gives flags that take names the words that complete them.
pub(crate) fn with_values(mut command: Command) -> Command {
    let flags: Vec<_> = command
        .get_arguments()
        .map(|flag| (flag.get_id().clone(), flag.get_long()))
        .collect();
    let flags: Vec<_> = flags
        .into_iter()
        .filter_map(|(id, long)| Some((id, values(long?)?)))
        .collect();
    for (id, values) in flags {
        command = command.mut_arg(id, |flag| {
            flag.value_parser(PossibleValuesParser::new(values))
        });
    }
    for name in names(&command) {
        command = command.mut_subcommand(name, with_values);
    }
    command
}

fn values(flag: &str) -> Option<Vec<&'static str>> {
    // Definitions of arguments keep only words that last.
    let lasting = |word: String| &*word.leak();
    Some(match flag {
        "rules" => Preset::ALL.map(|preset| preset.name).into(),
        "board" => Size::all().map(|size| lasting(size.to_string())).collect(),
        "start" => Start::ALL.map(Start::name).into(),
        "level" => Level::all()
            .map(|level| lasting(level.to_string()))
            .collect(),
        "style" => PictureStyle::ALL.map(PictureStyle::name).into(),
        "auto" | "winner" => vec!["black", "white"],
        _ => return None,
    })
}

fn names(command: &Command) -> Vec<String> {
    command
        .get_subcommands()
        .map(|sub| sub.get_name().to_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Splits a line at blanks, but not between double quotes.
    fn words(line: &str) -> Vec<String> {
        let parts = line.split('"').enumerate();
        let words = parts.flat_map(|(number, part)| match number % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        });
        words.collect()
    }

    fn check_examples(program: &Command, command: &Command) {
        let help = command
            .get_after_help()
            .map(ToString::to_string)
            .unwrap_or_default();
        let (_, examples) = help
            .split_once("Examples:\n")
            .unwrap_or_else(|| panic!("{command}"));
        for line in examples
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty())
        {
            let parsed = program.clone().try_get_matches_from(words(line));
            assert!(parsed.is_ok(), "{line}: {:?}", parsed.err());
        }
        for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set()) {
            check_examples(program, sub);
        }
    }

    #[test]
    fn every_command_has_examples_that_are_right() {
        for program in crate::commands() {
            check_examples(&program, &program);
        }
    }

    #[test]
    fn every_command_is_in_one_group() {
        let [loa, _] = crate::commands();
        let visible = loa.get_subcommands().filter(|sub| !sub.is_hide_set());
        let mut visible: Vec<&str> = visible.map(Command::get_name).collect();
        let mut grouped = GROUPS.map(|(_, names)| names).concat();
        visible.sort_unstable();
        grouped.sort_unstable();
        assert_eq!(visible, grouped);
    }
}

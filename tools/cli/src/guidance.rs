//! What helps with the command line besides the definitions of its flags: groups of commands,
//! examples, headings, which options `-h` leaves out, and the words that complete a flag.

use clap::builder::PossibleValuesParser;
use clap::{Arg, Command};
use loa::{Preset, Size, Start};
use loa_engine::Level;
use loa_protocol::PictureStyle;
use std::fmt::Write as _;

/// Options that few people need, after the heading that `--help` has for them; `-h` leaves them out.
const HEADINGS: &str = "\
Search: threads hash net tables seed depth nodes
Scripts and courses: strict log dialect _debug input output no_open strict_space strict_input jobs
Reports for services: junit gradescope
Tests: program2 verbosity keep show std no_referee out_dir reasons timeout
Games: start number format margin longest_move startup max_plies play_repetitions
Puzzles and data: per_game proof_nodes evaluated positions add check
Large and interrupted work: shard parent checkpoint every
Sequential test: sprt elo0 elo1 alpha beta elo_model trinomial
Training: curve batch rate decay lambda hold_back";

/// Returns the headings and what stands under them.
pub(crate) fn headings() -> impl Iterator<Item = (&'static str, &'static str)> {
    HEADINGS.lines().filter_map(|line| line.split_once(": "))
}

/// Examples, which belong to the commands that they begin with: of the programs without a command,
/// then of the commands by what these are for. The help has groups and commands in this order.
const EXAMPLES: &str = "\
loa
loa --auto black --level 3
loa --rules olympiad --board 6x6
loa --log game.txt moves.txt answers.txt
loa --display
test-loa moves-1.in
test-loa --verbose auto-1.in auto-2.in
test-loa --all --program \"./loa\" scripts
test-loa --course --program \"java -ea loa.Main\" --out-dir course

Playing:
loa play --level 1
loa play --auto black --style letters
loa serve
loa serve --listen 0.0.0.0:8462 --token club-evening
loa club --listen 0.0.0.0:8090
loa club serve --file club.db --listen 0.0.0.0:8090
loa club backup monday.db
loa club restore monday.db
loa club check --file monday.db
loa club bot --club http://127.0.0.1:8090/ --key KEY --cmd \"loa --dialect uci\" --dialect uci
loa bot --club http://127.0.0.1:8090/ --key KEY --cmd ./ada --dialect berkeley

Positions and games:
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

Solving:
loa solve --board 4x4 --out tables
loa solve --board 6x6 --pieces 3 --out few
loa probe --tables tables --position \"1LL1/l2l/l2l/1LL1 w\"
loa tables stats tables --json
loa tables verify tables
loa prove --board 5x5 --within 11 --memory 64MiB --out proof
loa check-proof proof

Programs and courses:
loa match --player engine:level=3,name=three --player engine:level=4,name=four --games 20
loa match --player name=ada,cmd=./ada --player name=ben,cmd=./ben --rules berkeley
loa grade --class LinesOfAction.cpp
loa grade --client gameplay.cpp --json
loa conformance vectors --rules olympiad
loa conformance check --program \"./checker\"
loa conformance answer

Engine building:
loa bench
loa datagen --out games.bin --games 4 --nodes 500
loa train --data games.bin --out new.net
loa merge half-1.bin half-2.bin --out games.bin";

/// Returns the groups of commands with the names of these.
fn grouped() -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
    let groups = EXAMPLES.split("\n\n").skip(1);
    groups
        .filter_map(|group| group.split_once(":\n"))
        .map(|(group, examples)| {
            let names = examples.lines().filter_map(|line| line.split(' ').nth(1));
            let mut names: Vec<_> = names.collect();
            names.dedup();
            (group, names)
        })
}

/// Adds groups, headings and examples to the definition of `loa`.
pub(crate) fn with_guidance(command: Command) -> Command {
    let [short, long] = [groups(&command, false), groups(&command, true)];
    // The commands that are grouped are left out of what clap lists.
    let template = "{about-with-newline}\n{usage-heading} {usage}\n       loa <COMMAND>\n\n\
                    {before-help}{all-args}{after-help}";
    let command = with_examples(command, "loa").help_template(template);
    command.before_help(short).before_long_help(long)
}

/// Returns the groups of commands, each with a line for each command or in one line.
fn groups(command: &Command, is_long: bool) -> String {
    let mut text = "Commands, which 'loa help COMMAND' explains:".to_owned();
    for (group, names) in grouped() {
        if !is_long {
            let _ = write!(text, "\n  {group:<21} {}", names.join(", "));
            continue;
        }
        let _ = write!(text, "\n\n{group}:");
        for sub in names
            .iter()
            .filter_map(|name| command.find_subcommand(name))
        {
            let about = sub.get_about().map(ToString::to_string).unwrap_or_default();
            let _ = write!(text, "\n  {:<12} {about}", sub.get_name());
        }
    }
    text
}

/// Adds headings and examples to a command and those below it.
pub(crate) fn with_examples(mut command: Command, path: &str) -> Command {
    let of_sub = |line: &str| {
        let word = line[path.len()..].split_whitespace().next().unwrap_or("");
        path == "loa" && command.find_subcommand(word).is_some()
    };
    let begins = |line: &str| line == path || line.starts_with(&format!("{path} "));
    let lines = EXAMPLES
        .lines()
        .filter(|line| begins(line) && !of_sub(line));
    let lines: String = lines.map(|line| format!("\n  {line}")).collect();
    let before = command.get_after_help().map(|text| format!("{text}\n\n"));
    let text = format!("{}Examples:{lines}", before.unwrap_or_default());
    let short = format!("'{path} --help' has everything: all options and examples.");
    command = command.after_long_help(text).after_help(short);
    command = command.mut_args(with_heading).max_term_width(100);
    command.mut_subcommands(|sub| {
        let path = format!("{path} {}", sub.get_name());
        with_examples(sub, &path)
    })
}

/// Puts an option that few people need under its heading.
fn with_heading(flag: Arg) -> Arg {
    let is_under = |ids: &str| ids.split(' ').any(|id| flag.get_id() == id);
    match headings().find(|(_, ids)| is_under(ids)) {
        Some((heading, _)) if !flag.is_required_set() => {
            // Manual pages show the long help alone where the short help leaves an option out.
            let help = flag.get_long_help().or(flag.get_help()).cloned();
            let heading = (!flag.is_positional()).then_some(heading);
            let flag = flag.long_help(help.unwrap_or_default());
            flag.hide_short_help(true).help_heading(heading)
        }
        _ => flag,
    }
}

/// Gives flags that take names the words that complete them.
pub(crate) fn with_values(command: Command) -> Command {
    let of_flag = |flag: Arg| match flag.get_long().and_then(values) {
        Some(values) => flag.value_parser(PossibleValuesParser::new(values)),
        None => flag,
    };
    command.mut_args(of_flag).mut_subcommands(with_values)
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

#[cfg(test)]
mod tests {
    use super::*;
    use test_support::words;

    fn check_examples(program: &Command, command: &Command) {
        let help = command
            .get_after_long_help()
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
    fn help_fits_terminals() {
        for mut program in [crate::parser(), crate::commands()[1].clone()] {
            test_support::check_help(&mut program);
        }
    }

    #[test]
    fn headings_name_options() {
        let mut ids: Vec<String> = Vec::new();
        fn collect(command: &Command, ids: &mut Vec<String>) {
            ids.extend(
                command
                    .get_arguments()
                    .map(|flag| flag.get_id().to_string()),
            );
            command.get_subcommands().for_each(|sub| collect(sub, ids));
        }
        crate::commands()
            .iter()
            .for_each(|program| collect(program, &mut ids));
        for id in headings().flat_map(|(_, ids)| ids.split(' ')) {
            assert!(ids.iter().any(|known| known == id), "{id}");
        }
    }

    #[test]
    fn every_command_is_in_one_group() {
        let [loa, _] = crate::commands();
        let visible = loa.get_subcommands().filter(|sub| !sub.is_hide_set());
        let mut visible: Vec<&str> = visible.map(Command::get_name).collect();
        let mut grouped: Vec<&str> = grouped().flat_map(|(_, names)| names).collect();
        visible.sort_unstable();
        grouped.sort_unstable();
        assert_eq!(visible, grouped);
    }
}

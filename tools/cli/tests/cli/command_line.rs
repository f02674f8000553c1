//! The command line of `loa`: what it takes, refuses and suggests.

use crate::folder::{Folder, err, out};
use crate::start;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command};

/// Runs `loa` and returns its status, output and errors.
fn loa(line: &str, input: &str) -> (Option<i32>, String, String) {
    let output = Folder::new().given(line, input.as_bytes());
    (output.status.code(), out(&output), err(&output))
}

#[test]
fn the_text_program_takes_rules_and_board() {
    let flags = "--rules=olympiad --board=6x5 --start=scrambled";
    let (status, out, _) = loa(flags, "rules\n");
    assert_eq!(status, Some(0));
    let told = "This game: 6x5 board, scrambled start.\nRules olympiad";
    assert!(out.contains(told), "{out}");
}

/// A file with a command's name may be meant, but only if the command can't be read.
#[test]
fn a_file_with_the_name_of_a_command_is_explained() {
    let folder = Folder::new();
    let hint = "'train' is a command; to read commands from the file 'train', type 'loa ./train'";
    let missing = "loa: no.bin can't be used: No such file or directory (os error 2)\n";
    let failing = "train --data no.bin";
    assert_eq!(err(&folder.loa(failing)), missing);
    std::fs::create_dir(folder.file("train")).unwrap();
    assert_eq!(err(&folder.loa(failing)), missing);
    assert!(!err(&folder.loa("train")).contains("is a command"));
    std::fs::remove_dir(folder.file("train")).unwrap();
    folder.write("train", "quit\n");
    assert_eq!(err(&folder.loa(failing)), missing);
    folder.refuses("train", hint);
    assert_eq!(err(&folder.loa("train --help")), "");
    let told = "loa: 'trian' is neither a command nor a file; did you mean 'loa train'?\n";
    assert_eq!(err(&folder.loa("trian")), told);
}

#[test]
fn the_course_has_its_own_rules_and_board() {
    for asked in ["--strict", "--dialect=berkeley"] {
        for flag in ["--rules=olympiad", "--board=6x6"] {
            let (status, out, err) = loa(&format!("{asked} {flag}"), "quit\n");
            let (name, _) = flag.split_once('=').unwrap();
            let asked = asked.replace('=', " ");
            let told = format!("loa: {name} does not go with {asked}: ");
            let reason = "the course plays by its own rules, on 8x8\n";
            assert_eq!(err, told + reason);
            assert_eq!((status, out.as_str()), (Some(2), ""));
        }
    }
}

#[test]
fn a_refusal_names_only_flags_that_were_typed() {
    for line in [
        "--dialect=gamesman --rules=olympiad",
        "--dialect=uci --board=6x6",
        "--strict --rules=cuhk",
        "--dialect=cuhk --style=plain",
    ] {
        let (status, _, err) = loa(line, "");
        assert_eq!(status, Some(2));
        let words = err.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        for flag in words.filter(|word| word.starts_with("--")) {
            let mut typed = line.split(' ');
            assert!(typed.any(|typed| typed.starts_with(flag)), "{err}");
        }
    }
}

#[test]
fn misspelt_commands_get_a_suggestion() {
    for (typed, meant) in [
        ("slove", "solve"),
        ("slove --board=4x4", "solve"),
        ("serv", "serve"),
        ("analise --depth=3", "analyze"),
        ("pref", "perft"),
    ] {
        let (status, _, err) = loa(typed, "");
        assert_eq!(status, Some(2));
        let question = format!("did you mean 'loa {meant}'?");
        assert!(err.trim_end().ends_with(&question), "{err}");
        assert!(!err.contains("os error"), "{err}");
    }
    for line in ["moves.txt", "--tables nofile"] {
        let (_, _, err) = loa(line, "");
        assert!(!err.contains("did you mean"), "{err}");
    }
}

#[test]
fn short_help_names_the_long_one() {
    for command in ["", " match", " conformance check"] {
        let (_, text, _) = loa(&format!("{command} -h"), "");
        let last = text.lines().last().unwrap();
        let begin = format!("'loa{command} --help' has everything");
        assert!(last.starts_with(&begin), "{text}");
    }
    let (_, text, _) = loa("-h", "");
    assert!(text.find("--level") < text.find("--display"), "{text}");
    assert!(!text.contains("--strict"), "{text}");
}

#[test]
fn help_is_100_columns_wide_without_a_terminal() {
    for command in ["analyze", "grade", "match"] {
        let mut help = start::loa([command, "--help"]);
        let output = start::run(help.env("COLUMNS", "400"), b"");
        let text = String::from_utf8(output.stdout).unwrap();
        let widths = text.lines().map(|line| line.chars().count());
        let widest = widths.max().unwrap();
        assert!((80..=100).contains(&widest), "{widest}\n{text}");
    }
}

#[test]
fn play_is_the_text_program() {
    let input = "manual white\nb1-b3\ndump\n";
    assert_eq!(loa("play --seed=1", input), loa("--seed=1", input));
}

#[test]
fn a_program_that_cannot_be_started_is_told_once() {
    for scripts in [&["--course"][..], &["--all", "../../testing/auto-1.in"]] {
        let flags = [scripts, &["--program", "./nosuch"]].concat();
        let harness = env!("CARGO_BIN_EXE_test-loa");
        let output = start::run(&mut start::with_pipes(harness, flags), b"");
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{errors}");
        let expected = "test-loa: can't run './nosuch': No such file or directory (os error 2)\n";
        assert_eq!(errors, expected);
        assert!(output.stdout.is_empty());
    }
}

/// A program that ends at once if it sees a file of somebody else.
#[test]
#[cfg(target_os = "linux")]
fn test_loa_runs_programs_in_a_sandbox() {
    let (folder, secret) = (Folder::new(), tempfile::NamedTempFile::new().unwrap());
    folder.set_mode("", 0o755);
    let spy = format!("[ -e '{}' ] && exit 3\n", secret.path().display());
    let reads = "while read -r line; do [ \"$line\" = quit ] && exit; done\n";
    folder.write("spy.sh", spy + reads);
    folder.write("t-1.in", "#* sh ./spy.sh\nquit\n");
    folder.write("none.in", "#* ./nosuch\nquit\n");
    let run = |sandbox: &str, script: &str| {
        let harness = env!("CARGO_BIN_EXE_test-loa");
        let mut command = start::with_pipes(harness, [sandbox, script]);
        let output = command.current_dir(folder.path()).output().unwrap();
        (output.status.code(), err(&output))
    };
    assert_eq!(run("--sandbox=off", "t-1.in").0, Some(1));
    match run("--sandbox=require", "t-1.in") {
        (Some(2), errors) if errors.contains("no sandbox works") => {
            println!("skipped: {errors}");
            return;
        }
        (status, errors) => assert_eq!(status, Some(0), "{errors}"),
    }
    let (status, errors) = run("--sandbox=require", "none.in");
    assert_eq!(status, Some(2), "{errors}");
    let expected = "test-loa: can't run './nosuch': the sandbox does not start it: ";
    assert!(errors.starts_with(expected), "{errors}");
}

/// Values of which each option that takes one accepts some.
const VALUES: &[&str] = &[
    "x",
    "1",
    "1024",
    "1/2",
    "3x3",
    "1MiB",
    "b1",
    "b1-b3",
    "draw",
    "white",
    "letters",
    "olympiad",
    "standard",
    "127.0.0.1",
    "engine:nodes=1",
    "8/8/8/3L4/8/5L2/l6l/8 w",
];

/// The arguments that clap misses; none if it accepts the words or refuses them otherwise.
fn missing(command: &Command, words: &[String]) -> Vec<String> {
    let refused = command.clone().try_get_matches_from(words).err();
    let error = refused.filter(|error| error.kind() == ErrorKind::MissingRequiredArgument);
    let names = error.and_then(|error| error.get(ContextKind::InvalidArg).cloned());
    match names {
        Some(ContextValue::Strings(names)) => names,
        _ => Vec::new(),
    }
}

/// Writes an option with a value that it accepts.
fn with_value(command: &Command, arg: &Arg) -> Vec<String> {
    let flag = arg.get_long().map(|long| format!("--{long}"));
    if !arg.get_action().takes_values() {
        return flag.into_iter().collect();
    }
    let possible = arg.get_possible_values();
    let possible = possible.iter().map(|value| value.get_name().to_owned());
    let default = arg.get_default_values().iter();
    let default = default.map(|value| value.to_string_lossy().into_owned());
    let others = VALUES.iter().map(|value| (*value).to_owned());
    let words = |value| flag.iter().cloned().chain([value]).collect::<Vec<String>>();
    let invalid = [ErrorKind::ValueValidation, ErrorKind::InvalidValue];
    let is_accepted = |option: &Vec<String>| {
        let line = [vec![command.get_name().to_owned()], option.clone()].concat();
        let refused = command.clone().try_get_matches_from(line).err();
        refused.is_none_or(|error| !invalid.contains(&error.kind()))
    };
    let mut options = possible.chain(default).chain(others).map(words);
    options
        .find(is_accepted)
        .unwrap_or_else(|| panic!("no value for {arg}"))
}

/// clap does not ask for what an option requires where something else is given that conflicts with
/// that. So the option has to conflict with it, too; otherwise it is ignored.
#[test]
fn an_option_that_needs_another_is_never_ignored() {
    let mut programs = loa_cli::commands();
    programs.iter_mut().for_each(Command::build);
    let mut ignored = Vec::new();
    let [program, harness] = &programs;
    let commands = program.get_subcommands();
    let inner = program.get_subcommands().flat_map(Command::get_subcommands);
    for command in commands.chain(inner).chain([harness]) {
        let args: Vec<&Arg> = command.get_arguments().collect();
        let options: Vec<_> = args.iter().map(|arg| with_value(command, arg)).collect();
        let needed = args.iter().zip(&options);
        let needed = needed.filter(|(arg, _)| arg.is_required_set());
        let needed: Vec<String> = needed.flat_map(|(_, words)| words.clone()).collect();
        let line = |given: &[&Vec<String>]| {
            let name = vec![command.get_name().to_owned()];
            let given = given.iter().flat_map(|words| words.iter().cloned());
            [name, needed.clone(), given.collect()].concat()
        };
        let always = missing(command, &line(&[]));
        for option in &options {
            let requires = missing(command, &line(&[option]));
            for required in requires.iter().filter(|name| !always.contains(name)) {
                for (other, with) in args.iter().zip(&options) {
                    let given = line(&[option, with]);
                    let accepted = command.clone().try_get_matches_from(&given);
                    let is_ignored = accepted.is_ok() && other.to_string() != *required;
                    if is_ignored {
                        ignored.push(format!("{given:?} lacks {required}"));
                    }
                }
            }
        }
    }
    assert_eq!(ignored, [""; 0]);
}

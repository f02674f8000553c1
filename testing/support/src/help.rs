//! What the help of every program holds.

use clap::Command;

/// The lines of a small terminal.
const LINES: usize = 24;

/// Checks the help of a command and of those below it: no line is wider than the terminal, no word
/// is broken, and `-h` fits a small terminal.
pub fn check_help(command: &mut Command) {
    command.build();
    let mut faults = Vec::new();
    check(command, &mut faults);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn check(command: &Command, faults: &mut Vec<String>) {
    let name = command.get_name();
    for is_long in [false, true] {
        let all = help(command, 0, is_long);
        for width in [80, 100] {
            let text = help(command, width, is_long);
            assert!(text.split_whitespace().eq(all.split_whitespace()), "{text}");
            let wide = text.lines().filter(|line| line.chars().count() > width);
            faults.extend(wide.map(|line| format!("{name}, above {width} columns: {line}")));
        }
    }
    let text = help(command, 80, false);
    let lines = text.lines().count();
    if lines > LINES {
        faults.push(format!("{name}, {lines} lines:\n{text}"));
    }
    let subs = command.get_subcommands();
    let subs = subs.filter(|sub| sub.get_name() != "help");
    subs.for_each(|sub| check(sub, faults));
}

/// Returns the help at a width, where 0 is any.
fn help(command: &Command, width: usize, is_long: bool) -> String {
    let mut command = command.clone().term_width(width);
    match is_long {
        true => command.render_long_help(),
        false => command.render_help(),
    }
    .to_string()
}

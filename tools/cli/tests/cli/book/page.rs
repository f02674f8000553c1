//! Pages of the book and the commands in them.

use std::ops::Range;

/// The prompts of the text program and its dialects.
const PROMPTS: [&str; 6] = ["b> ", "w> ", "-> ", "Choice: ", "B's move: ", "W's move: "];

/// A command in a `console` block, with the output that the book shows.
pub(crate) struct Command {
    /// The shell command, of one or more lines.
    pub(crate) source: String,
    /// The lines typed while it runs.
    pub(crate) typed: Vec<String>,
    /// The output shown, with what is typed in between.
    pub(crate) shown: String,
    /// The lines of the page, counted from 0, of `shown`.
    pub(crate) lines: Range<usize>,
}

impl Command {
    pub(crate) fn new(source: String) -> Command {
        Command {
            source,
            typed: Vec::new(),
            shown: String::new(),
            lines: 0..0,
        }
    }

    /// The output as a terminal shows it: typed lines follow the prompts, and errors name no line
    /// numbers.
    pub(crate) fn on_screen(&self, output: &str) -> String {
        if self.typed.is_empty() {
            return output.to_owned();
        }
        let mut typed = self.typed.iter();
        let mut screen = String::new();
        let mut rest = output;
        while !rest.is_empty() {
            let prompt = PROMPTS.iter().find(|prompt| rest.starts_with(**prompt));
            if let Some(prompt) = prompt
                && let Some(line) = typed.next()
            {
                screen.extend([*prompt, line, "\n"]);
                // Without a terminal that echoes the Enter key, the program ends the line itself.
                rest = &rest[prompt.len()..];
                rest = rest.strip_prefix('\n').unwrap_or(rest);
                continue;
            }
            let end = rest.find('\n').map_or(rest.len(), |end| end + 1);
            screen.push_str(&without_line_number(&rest[..end]));
            rest = &rest[end..];
        }
        screen.extend(typed.flat_map(|line| [line, "\n"]));
        screen
    }
}

/// Removes the line number that an error names when the input is a pipe.
fn without_line_number(line: &str) -> String {
    let named = line
        .strip_prefix("Error: line ")
        .and_then(|rest| rest.split_once(": "));
    match named {
        Some((_, words)) => format!("Error: {words}"),
        None => line.to_owned(),
    }
}

/// The commands of a page, in order.
///
/// A command begins with `$ `; the lines right below it that begin with `> ` continue it.
pub(crate) fn commands(page: &str) -> Vec<Command> {
    let mut commands: Vec<Command> = Vec::new();
    let mut inside = false;
    let mut goes_on = false;
    for (number, line) in page.lines().enumerate() {
        if let Some(kind) = line.strip_prefix("```") {
            inside = !inside && kind == "console";
        } else if !inside {
        } else if let Some(source) = line.strip_prefix("$ ") {
            commands.push(Command {
                lines: number + 1..number + 1,
                ..Command::new(source.to_owned())
            });
            goes_on = true;
            continue;
        } else {
            let command = commands.last_mut().expect("a block begins with a command");
            command.lines.end = number + 1;
            match line.strip_prefix("> ").or((line == ">").then_some("")) {
                Some(more) if goes_on => {
                    command.source.push('\n');
                    command.source.push_str(more);
                    command.lines.start = number + 1;
                    continue;
                }
                _ => {
                    command.shown.push_str(line);
                    command.shown.push('\n');
                }
            }
        }
        goes_on = false;
    }
    for command in &mut commands {
        command.typed = typed(command);
    }
    commands
}

/// The contents of a page's blocks of a kind.
pub(crate) fn blocks(page: &str, kind: &str) -> Vec<String> {
    let parts = page.split("\n```").skip(1).step_by(2);
    let blocks = parts.filter_map(|part| part.split_once('\n'));
    let blocks = blocks.filter(|(found, _)| *found == kind);
    blocks.map(|(_, lines)| lines.to_owned()).collect()
}

/// The lines typed into a command; none if it reads a pipe or a file.
fn typed(command: &Command) -> Vec<String> {
    if command.source.contains(['|', '<', '\n']) {
        return Vec::new();
    }
    let after_prompt = |line: &str| {
        PROMPTS
            .iter()
            .find_map(|prompt| line.strip_prefix(prompt))
            .map(str::to_owned)
    };
    command.shown.lines().filter_map(after_prompt).collect()
}

/// The page with other output below some of its commands.
pub(crate) fn rewritten(page: &str, outputs: &[(Range<usize>, String)]) -> String {
    let mut lines: Vec<&str> = page.lines().collect();
    for (range, output) in outputs.iter().rev() {
        lines.splice(range.clone(), output.trim_end().lines());
    }
    lines.join("\n") + "\n"
}

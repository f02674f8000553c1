use super::streams::OutputFile;
use crate::UNWRITTEN;
use anyhow::{Context, Result};
use loa_protocol::{Palette, PictureStyle};
use std::io::{IsTerminal, Write};
use std::path::Path;
use terminal_size::terminal_size_of;

/// The program's output.
pub(super) struct Output {
    file: OutputFile,
    is_terminal: bool,
    /// Prints above the line that is being typed at a terminal, if that is to be.
    pub(super) printer: Option<Printer>,
    /// Whether the current line has a prompt that no echo of the input will end.
    open_line: bool,
}

/// Prints text without disturbing the line that is being typed.
pub(super) type Printer = Box<dyn FnMut(String) -> std::io::Result<()> + Send>;

impl Output {
    pub(super) fn new(path: Option<&Path>) -> Result<Output> {
        Ok(Output {
            file: OutputFile::open(path)?,
            is_terminal: path.is_none() && std::io::stdout().is_terminal(),
            printer: None,
            open_line: false,
        })
    }

    /// Writes whole lines, or a piece of a line, which is not wrapped.
    pub(super) fn say(&mut self, text: &str) -> Result<()> {
        if text.is_empty() {
            return Ok(());
        }
        self.end_line()?;
        match self.is_terminal && text.ends_with('\n') {
            true => self.write(&wrapped(text, width())),
            false => self.write(text),
        }
    }

    /// Returns the colors of pictures: those that the terminal has, unless the environment refuses
    /// them (`NO_COLOR`).
    pub(super) fn palette(&self) -> Palette {
        let has = |name, wanted: &[&str]| {
            let value = std::env::var(name).unwrap_or_default();
            wanted.iter().any(|word| value.contains(word))
        };
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let is_simple = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
        if !self.is_terminal || refused || is_simple {
            Palette::None
        } else if has("TERM", &["256", "direct"]) || has("COLORTERM", &["truecolor", "24bit"]) {
            Palette::Large
        } else {
            Palette::Basic
        }
    }

    /// Returns the style for those who ask for none: symbols where the terminal shows them in one
    /// column, in colors.
    pub(super) fn style(&self) -> PictureStyle {
        let locale = loa_work::locale().unwrap_or_default();
        // Discs are two columns wide in some terminals of these languages.
        let is_wide = ["ja", "ko", "zh"]
            .iter()
            .any(|language| locale.starts_with(language));
        if locale.ends_with("utf8") && !is_wide && self.palette() != Palette::None {
            PictureStyle::Symbols
        } else {
            PictureStyle::Letters
        }
    }

    /// Writes a prompt for input that is not echoed.
    pub(super) fn prompt(&mut self, prompt: &str) -> Result<()> {
        self.end_line()?;
        self.open_line = true;
        self.write(prompt)
    }

    /// Ends the line of a prompt.
    pub(super) fn end_line(&mut self) -> Result<()> {
        if std::mem::take(&mut self.open_line) {
            self.write("\n")?;
        }
        Ok(())
    }

    /// Writes a line to standard error, after all earlier output.
    pub(super) fn complain(&mut self, error: &str) -> Result<()> {
        self.end_line()?;
        let error = match self.is_terminal {
            true => wrapped(error, width()),
            false => format!("{error}\n"),
        };
        if self.printer.is_some() {
            return self.write(&error);
        }
        // The game goes on even if standard error is closed.
        let _ = write!(std::io::stderr(), "{error}");
        Ok(())
    }

    fn write(&mut self, text: &str) -> Result<()> {
        match &mut self.printer {
            Some(print) => print(text.to_owned()).context(UNWRITTEN),
            None => self.file.write(text),
        }
    }
}

/// The columns of the terminal, no more than are easy to read.
fn width() -> usize {
    const MOST: usize = 80;
    const LEAST: usize = 20;
    let columns =
        terminal_size_of(std::io::stdout()).map_or(0, |(columns, _)| usize::from(columns.0));
    match columns {
        0 => MOST,
        _ => columns.clamp(LEAST, MOST),
    }
}

/// Breaks lines at blanks so that none is longer than `width`, but for lines in colors. What
/// continues the row of a table stays below its last column.
fn wrapped(text: &str, width: usize) -> String {
    let mut whole = String::new();
    for line in text.lines() {
        let indent = line.trim_end().rfind("  ").map_or(0, |at| at + 2);
        let indent = if indent > width / 2 { 0 } else { indent };
        let mut column = 0;
        for (number, word) in line.split(' ').enumerate() {
            let length = word.chars().count();
            if line.contains('\u{1b}') || column + 1 + length <= width || column <= indent {
                whole.push_str(if number > 0 { " " } else { "" });
                column += length + usize::from(number > 0);
            } else {
                whole.push('\n');
                whole.extend(std::iter::repeat_n(' ', indent));
                column = indent + length;
            }
            whole.push_str(word);
        }
        whole.push('\n');
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_of_a_line_stay_together() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("out");
        let mut output = Output::new(Some(&path)).unwrap();
        output.is_terminal = true;
        for piece in [
            "Solving: 0 %",
            " 10 %",
            "\n",
            "a long line that is not long\n",
        ] {
            output.say(piece).unwrap();
        }
        let expected = "Solving: 0 % 10 %\na long line that is not long\n";
        assert_eq!(std::fs::read_to_string(path).unwrap(), expected);
    }

    #[test]
    fn long_lines_are_broken_at_blanks() {
        assert_eq!(wrapped("one two three\n\nx\n", 8), "one two\nthree\n\nx\n");
        assert_eq!(
            wrapped("  a   to be or not", 12),
            "  a   to be\n      or not\n"
        );
        for kept in [
            "a  b   c\n",
            "\u{1b}[1mone two three\n",
            "indivisible\n",
            "\n",
        ] {
            assert_eq!(wrapped(kept, 9), kept);
        }
    }
}

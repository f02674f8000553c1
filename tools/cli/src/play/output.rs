use super::streams::open_output;
use anyhow::{Context, Result};
use std::io::{IsTerminal, Write};
use std::path::Path;

/// The program's output. It has styles only on a terminal, and not if the environment refuses them
/// (`NO_COLOR`, or a simple terminal).
pub(super) struct Output {
    writer: Box<dyn Write>,
    name: String,
    styled: bool,
    /// Prints above the line that is being typed at a terminal.
    printer: Option<Printer>,
    /// Whether the current line has a prompt that no echo of the input will end.
    open_line: bool,
}

/// Prints text without disturbing the line that is being typed.
pub(super) type Printer = Box<dyn FnMut(String) -> std::io::Result<()> + Send>;

impl Output {
    pub(super) fn new(path: Option<&Path>, terminal: bool) -> Result<Output> {
        let (writer, name) = open_output(path)?;
        let at_terminal = terminal || std::io::stdout().is_terminal();
        Ok(Output {
            writer,
            name,
            styled: path.is_none() && at_terminal && wants_styles(),
            printer: None,
            open_line: false,
        })
    }

    /// Prints through a printer from now on; directly if there is none.
    pub(super) fn print_through(&mut self, printer: Option<Printer>) {
        self.printer = printer;
    }

    /// Writes whole lines.
    pub(super) fn say(&mut self, text: &str) -> Result<()> {
        if text.is_empty() {
            return Ok(());
        }
        self.end_line()?;
        if self.styled {
            self.write(text)
        } else {
            self.write(&anstream::adapter::strip_str(text).to_string())
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
        if self.printer.is_some() {
            return self.write(&format!("{error}\n"));
        }
        // The game goes on even if standard error is closed.
        let _ = writeln!(std::io::stderr(), "{error}");
        Ok(())
    }

    fn write(&mut self, text: &str) -> Result<()> {
        let written = match &mut self.printer {
            Some(print) => print(text.to_owned()),
            None => self
                .writer
                .write_all(text.as_bytes())
                .and_then(|()| self.writer.flush()),
        };
        written.with_context(|| format!("can't write {}", self.name))
    }
}

fn wants_styles() -> bool {
    let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
    !refused && !dumb
}

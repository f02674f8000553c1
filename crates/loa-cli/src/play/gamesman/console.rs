use crate::play::input::Input;
use crate::play::output::Output;
use anyhow::{Context, Result};
use loa_protocol::Session;
use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{Config, Editor};
use std::io::{IsTerminal, Write};
use std::path::Path;

/// Where lines come from.
pub(super) enum Console {
    /// A person at a terminal.
    Person(Box<Editor<(), MemHistory>>),
    /// A file or a pipe.
    Lines(Input),
}

impl Console {
    /// Opens a file or standard input; line editing takes a terminal at both ends.
    pub(super) fn new(path: Option<&Path>, output_to_file: bool) -> Result<Console> {
        let at_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        if path.is_none() && at_terminal && !output_to_file {
            let config = Config::builder()
                .auto_add_history(true)
                // Lines that are pasted are answers one by one, not one long one.
                .bracketed_paste(false)
                .build();
            let editor = Editor::with_history(config, MemHistory::new());
            return Ok(Console::Person(Box::new(
                editor.context("can't set the terminal up")?,
            )));
        }
        Ok(Console::Lines(Input::new(path, true)?))
    }

    pub(super) const fn is_terminal(&self) -> bool {
        matches!(self, Console::Person(_))
    }

    /// Prompts for the next line and reads it; `None` at the end of the input. An interrupt drops
    /// the line only.
    pub(super) fn next(&mut self, prompt: &str, output: &mut Output) -> Result<Option<String>> {
        let editor = match self {
            Console::Person(editor) => editor,
            Console::Lines(input) => {
                let line = input.next(prompt, output, &Session::default())?;
                return Ok(line.map(|line| line.text));
            }
        };
        loop {
            match editor.readline(prompt) {
                Ok(line) => return Ok(Some(line)),
                Err(ReadlineError::Interrupted) => {
                    writeln!(std::io::stdout(), "(Ctrl-D leaves)")?;
                }
                Err(ReadlineError::Eof) => return Ok(None),
                Err(error) => return Err(error).context("can't read from the terminal"),
            }
        }
    }
}

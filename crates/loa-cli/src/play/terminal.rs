use super::input::Line;
use anyhow::{Context, Result};
use loa_protocol::Session;
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{CompletionType, Config, Editor, Helper, Highlighter, Hinter, Validator};
use std::io::Write;

/// A person at a terminal: line editing, history, and completion of commands and moves.
pub(super) struct Terminal {
    editor: Editor<Words, MemHistory>,
}

impl Terminal {
    pub(super) fn new(commands: Vec<&'static str>) -> Result<Terminal> {
        let config = Config::builder()
            .auto_add_history(true)
            .completion_type(CompletionType::List)
            .build();
        let mut editor =
            Editor::with_history(config, MemHistory::new()).context("can't set the terminal up")?;
        editor.set_helper(Some(Words {
            commands,
            moves: Vec::new(),
        }));
        Ok(Terminal { editor })
    }

    /// Reads a line; `None` when the person ends the input. An interrupt drops the line only: a
    /// game is not to be lost by one key.
    pub(super) fn next(&mut self, prompt: &str, session: &Session) -> Result<Option<Line>> {
        if let Some(words) = self.editor.helper_mut() {
            words.moves = session
                .game()
                .legal_moves()
                .iter()
                .map(ToString::to_string)
                .collect();
        }
        loop {
            match self.editor.readline(prompt) {
                Ok(text) => return Ok(Some(Line { text, number: None })),
                Err(ReadlineError::Interrupted) => {
                    writeln!(std::io::stdout(), "(type quit, or Ctrl-D, to leave)")?;
                }
                Err(ReadlineError::Eof) => return Ok(None),
                Err(error) => return Err(error).context("can't read from the terminal"),
            }
        }
    }
}

/// The words that can be completed at the moment.
#[derive(Helper, Highlighter, Hinter, Validator)]
struct Words {
    commands: Vec<&'static str>,
    moves: Vec<String>,
}

impl Completer for Words {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        cursor: usize,
        _: &rustyline::Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = line[..cursor].trim_start();
        let start = cursor - typed.len();
        let words = self
            .commands
            .iter()
            .copied()
            .chain(self.moves.iter().map(String::as_str));
        let fits = |word: &&str| word.starts_with(&typed.to_ascii_lowercase());
        Ok((start, words.filter(fits).map(str::to_owned).collect()))
    }
}

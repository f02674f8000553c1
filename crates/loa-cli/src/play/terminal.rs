use super::input::Line;
use anyhow::{Context, Result};
use loa::{Preset, Start};
use loa_protocol::Session;
use rustyline::completion::{Completer, FilenameCompleter};
use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{CompletionType, Config, Editor, Helper, Highlighter, Hinter, Validator};
use std::io::Write;

/// A person at a terminal: line editing, history, and completion of commands and their operands.
pub(super) struct Terminal {
    editor: Editor<Words, MemHistory>,
}

impl Terminal {
    pub(super) fn new(commands: Vec<&'static str>) -> Result<Terminal> {
        let config = Config::builder()
            .auto_add_history(true)
            .completion_type(CompletionType::List)
            // Lines that are pasted are commands one by one, not one long one.
            .bracketed_paste(false)
            .build();
        let mut editor =
            Editor::with_history(config, MemHistory::new()).context("can't set the terminal up")?;
        editor.set_helper(Some(Words {
            commands,
            moves: Vec::new(),
            files: FilenameCompleter::new(),
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
    files: FilenameCompleter,
}

impl Words {
    /// The words that can follow a command, or begin a line.
    fn after(&self, command: Option<&str>) -> Vec<String> {
        let own = |words: &[&str]| words.iter().map(ToString::to_string).collect();
        match command {
            None => [own(&self.commands), self.moves.clone()].concat(),
            Some("auto" | "manual") => own(&["black", "white"]),
            Some("rules") => own(&Preset::ALL.map(|preset| preset.name)),
            Some("start") => own(&Start::ALL.map(Start::name)),
            Some("moves") => {
                let mut squares: Vec<String> =
                    self.moves.iter().map(|mv| mv[..2].to_owned()).collect();
                squares.dedup();
                squares
            }
            Some(_) => Vec::new(),
        }
    }
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
        let (command, word) = match typed.rsplit_once(char::is_whitespace) {
            Some((before, word)) => (before.split_whitespace().next(), word),
            None => (None, typed),
        };
        let command = command.map(str::to_ascii_lowercase);
        if let Some("load" | "save" | "save!") = command.as_deref() {
            let (start, pairs) = self.files.complete_path(line, cursor)?;
            let names = pairs.into_iter().map(|pair| pair.replacement).collect();
            return Ok((start, names));
        }
        let word_in_lower_case = word.to_ascii_lowercase();
        let mut words = self.after(command.as_deref());
        words.retain(|candidate| candidate.starts_with(&word_in_lower_case));
        Ok((cursor - word.len(), words))
    }
}

use super::output::Printer;
use anyhow::{Context, Result};
use loa::{Move, Preset, Start};
use loa_protocol::{PictureStyle, Request};
use loa_work::{Interrupt, locked};
use rustyline::completion::{Completer, FilenameCompleter};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::history::MemHistory;
use rustyline::{CompletionType, Config, Editor, ExternalPrinter, Helper, Hinter, Validator};
use std::borrow::Cow;
use std::io::{self, ErrorKind, Write};
use std::sync::{Arc, Mutex};

/// A terminal with line editing, history, and completion of commands and their operands.
pub(super) struct Terminal {
    editor: Editor<Words, MemHistory>,
    /// Set by Ctrl-C while a page plays.
    move_now: Option<Interrupt>,
    /// What an interrupt, which drops only the line, is answered with.
    how_to_leave: &'static str,
}

impl Terminal {
    /// Opens the terminal of the text program, which completes commands.
    pub(super) fn of_commands() -> Result<Terminal> {
        let mut terminal = Terminal::new("(type quit, or Ctrl-D, to leave)")?;
        terminal.editor.set_helper(Some(Words {
            commands: Request::command_words(),
            moves: Vec::new(),
            prompt: Arc::default(),
            files: FilenameCompleter::new(),
        }));
        Ok(terminal)
    }

    /// Opens a terminal that completes nothing.
    pub(super) fn new(how_to_leave: &'static str) -> Result<Terminal> {
        let config = Config::builder()
            .auto_add_history(true)
            .completion_type(CompletionType::List)
            // Pasted lines are separate commands.
            .bracketed_paste(false)
            .build();
        let editor = Editor::with_history(config, MemHistory::new());
        Ok(Terminal {
            editor: editor.context("can't set the terminal up")?,
            move_now: None,
            how_to_leave,
        })
    }

    /// Prepares for output, and changes of the prompt, while a line is typed. Returns a printer;
    /// `None` on terminals too simple for that.
    pub(super) fn share(
        &mut self,
        prompt: &Arc<Mutex<String>>,
        move_now: &Interrupt,
    ) -> Option<Printer> {
        self.move_now = Some(move_now.clone());
        if let Some(words) = self.editor.helper_mut() {
            words.prompt = Arc::clone(prompt);
        }
        let mut printer = self.editor.create_external_printer().ok()?;
        Some(Box::new(move |text| {
            printer.print(text).map_err(io::Error::other)
        }))
    }

    /// Reads a line; `None` at the end of the input. Ctrl-C and invalid UTF-8 drop only the line,
    /// not the game.
    pub(super) fn next(&mut self, prompt: &str, moves: &[Move]) -> Result<Option<String>> {
        if let Some(words) = self.editor.helper_mut() {
            words.moves = moves.iter().map(ToString::to_string).collect();
        }
        loop {
            match self.editor.readline(prompt) {
                Ok(text) => return Ok(Some(text)),
                Err(ReadlineError::Interrupted) => {
                    if let Some(move_now) = &self.move_now {
                        move_now.set(true);
                    }
                    writeln!(io::stdout(), "{}", self.how_to_leave)?;
                }
                Err(ReadlineError::Io(error)) if error.kind() == ErrorKind::InvalidData => {
                    let what = "(what was typed is not UTF-8 and is dropped; type it again)";
                    writeln!(io::stdout(), "\n{what}")?;
                }
                Err(ReadlineError::Eof) => return Ok(None),
                Err(error) => return Err(error).context("can't read from the terminal"),
            }
        }
    }
}

/// The words that can be completed.
#[derive(Helper, Hinter, Validator)]
struct Words {
    commands: Vec<&'static str>,
    moves: Vec<String>,
    /// The current prompt if it can change while a line is typed, else nothing. All are equally
    /// long.
    prompt: Arc<Mutex<String>>,
    files: FilenameCompleter,
}

impl Words {
    /// The words that can follow a command, or begin a line.
    fn after(&self, command: Option<&str>) -> Vec<String> {
        let own = |words: &[&str]| words.iter().map(ToString::to_string).collect();
        match command {
            None => [own(&self.commands), self.moves.clone()].concat(),
            Some("auto" | "play") => own(&["black", "white", "both"]),
            Some("manual") => own(&["black", "white"]),
            Some("help" | "?") => own(&Request::help_topics()),
            Some("style") => own(&PictureStyle::ALL.map(PictureStyle::name)),
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

impl Highlighter for Words {
    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(
        &'s self,
        prompt: &'p str,
        _default: bool,
    ) -> Cow<'b, str> {
        let shown = locked(&self.prompt).clone();
        match shown.len() == prompt.len() {
            true => Cow::Owned(shown),
            false => Cow::Borrowed(prompt),
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

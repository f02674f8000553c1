use super::output::Output;
use super::terminal::Terminal;
use anyhow::{Context, Result};
use loa_protocol::{Dialect, Session};
use std::fs::File;
use std::io::{BufRead, BufReader, IsTerminal, Read};
use std::path::Path;

/// The longest line that is read, in bytes; the rest of a longer one is dropped, so that a flood
/// without newline does not fill the memory.
const LONGEST: u64 = 1 << 16;

/// Where commands come from.
pub(super) enum Input {
    /// A person at a terminal.
    Terminal(Box<Terminal>),
    /// A file or a pipe.
    Lines(Lines),
}

/// A line of input.
pub(super) struct Line {
    /// The line without its end; bytes that are not UTF-8 are replaced.
    pub(super) text: String,
    /// Its number, from 1, where that helps to find it.
    pub(super) number: Option<u64>,
}

/// Lines of a file or a pipe.
pub(super) struct Lines {
    reader: Box<dyn BufRead>,
    name: String,
    number: u64,
}

impl Input {
    /// Opens a file or standard input; line editing takes a terminal at both ends.
    pub(super) fn new(
        path: Option<&Path>,
        output_to_file: bool,
        dialect: &dyn Dialect,
    ) -> Result<Input> {
        let at_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        match path {
            None if at_terminal && !output_to_file => {
                Ok(Input::Terminal(Box::new(Terminal::new(dialect.words())?)))
            }
            None => Ok(Input::Lines(Lines::new(
                std::io::stdin(),
                "standard input".to_owned(),
            ))),
            Some(path) => {
                let name = path.display().to_string();
                Ok(Input::Lines(Lines::new(open(path)?, name)))
            }
        }
    }

    pub(super) const fn is_terminal(&self) -> bool {
        matches!(self, Input::Terminal(_))
    }

    /// Prompts for the next line and reads it; `None` at the end of the input.
    pub(super) fn next(
        &mut self,
        prompt: &str,
        output: &mut Output,
        session: &Session,
    ) -> Result<Option<Line>> {
        match self {
            Input::Terminal(terminal) => terminal.next(prompt, session),
            Input::Lines(lines) => {
                output.prompt(prompt)?;
                let line = lines.next()?;
                output.end_line()?;
                Ok(line)
            }
        }
    }
}

/// Opens a file to read from.
pub(super) fn open(path: &Path) -> Result<File> {
    let name = path.display();
    let file = File::open(path).with_context(|| format!("can't read {name}"))?;
    let directory = file.metadata().is_ok_and(|metadata| metadata.is_dir());
    anyhow::ensure!(!directory, "can't read {name}: it is a directory");
    Ok(file)
}

impl Lines {
    fn new(reader: impl Read + 'static, name: String) -> Lines {
        Lines {
            reader: Box::new(BufReader::new(reader)),
            name,
            number: 0,
        }
    }

    fn next(&mut self) -> Result<Option<Line>> {
        let bytes = self
            .read_line()
            .with_context(|| format!("can't read {}", self.name))?;
        if bytes.is_empty() {
            return Ok(None);
        }
        self.number += 1;
        let text = String::from_utf8_lossy(&bytes)
            // Some editors begin files with a mark.
            .trim_start_matches('\u{feff}')
            .trim_end_matches(['\n', '\r'])
            .to_owned();
        Ok(Some(Line {
            text,
            number: Some(self.number),
        }))
    }

    /// Reads a line with its end; empty at the end of the input.
    fn read_line(&mut self) -> std::io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.reader
            .by_ref()
            .take(LONGEST)
            .read_until(b'\n', &mut bytes)?;
        if bytes.len() as u64 == LONGEST && !bytes.ends_with(b"\n") {
            self.reader.skip_until(b'\n')?;
        }
        Ok(bytes)
    }
}

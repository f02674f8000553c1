use super::Flags;
use super::output::Output;
use super::streams::{line_text, open_input, read_line};
use super::terminal::Terminal;
use anyhow::{Context, Result};
use loa::Move;
use loa_work::system::has_input;
use loa_work::{Interrupt, locked, without_mark};
use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal, Read};
use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;

/// The longest line in bytes; the rest of a longer one is dropped.
const LONGEST: u64 = 1 << 16;

/// Where commands come from.
pub(super) struct Input {
    source: Source,
    /// Whether a person types the input and sees the output.
    pub(super) is_terminal: bool,
}

enum Source {
    Terminal(Box<Terminal>),
    /// A file or a pipe.
    Lines(Lines),
    /// Either of them and a page.
    Shared(SharedSource),
}

/// A line of input.
pub(super) struct NumberedLine {
    /// The line without its end, invalid UTF-8 replaced.
    pub(super) text: String,
    /// Its number in a file or pipe, from 1.
    pub(super) number: Option<u64>,
    /// Whether it came from the page.
    pub(super) from_page: bool,
}

/// Lines of a file or a pipe.
struct Lines {
    reader: BufReader<File>,
    /// What has arrived before it was needed.
    early: VecDeque<u8>,
    has_ended: bool,
    name: String,
    number: u64,
    /// Whether it is a file that was named, not the standard input.
    is_file: bool,
}

/// Tells whether a person types the input and sees the output.
pub(super) fn is_at_terminal(flags: &Flags) -> bool {
    let files = flags.input.is_some() || flags.output.is_some();
    !files && io::stdin().is_terminal() && io::stdout().is_terminal()
}

impl Input {
    /// Opens a file or standard input; a terminal with line editing if a person types.
    pub(super) fn new(flags: &Flags, terminal: fn() -> Result<Terminal>) -> Result<Input> {
        let is_terminal = is_at_terminal(flags);
        let source = if is_terminal {
            Source::Terminal(Box::new(terminal()?))
        } else {
            let (reader, name) = open_input(flags.input.as_deref())?;
            Source::Lines(Lines {
                reader: BufReader::new(reader),
                early: VecDeque::new(),
                has_ended: false,
                name,
                number: 0,
                is_file: flags.input.is_some(),
            })
        };
        Ok(Input {
            source,
            is_terminal,
        })
    }

    /// Tells whether all lines have arrived, so that the other side waits for the end alone.
    pub(super) fn has_ended(&mut self) -> bool {
        match &mut self.source {
            Source::Lines(lines) => lines.has_ended(),
            Source::Terminal(_) | Source::Shared(_) => false,
        }
    }

    /// Accepts lines of a page as well from now on. The game goes on at the page after the end of a
    /// named file. Returns what takes the page's lines; it returns `false` if too many wait.
    ///
    /// # Errors
    /// If the system has no thread to read in.
    pub(super) fn share(
        &mut self,
        output: &mut Output,
        move_now: &Interrupt,
    ) -> io::Result<impl Fn(String) -> bool + Send + Sync + use<>> {
        let prompt = Arc::default();
        if let Source::Terminal(terminal) = &mut self.source {
            output.printer = terminal.share(&prompt, move_now);
        }
        let outlasts_input = matches!(&self.source, Source::Lines(lines) if lines.is_file);
        let (ask, asked) = channel::<(String, Vec<Move>)>();
        let (arrive, arrived) = sync_channel(MOST_WAITING);
        let page = arrive.clone();
        let shared = Source::Shared(SharedSource {
            ask,
            arrived,
            prompt,
            is_reading: false,
            outlasts_input,
        });
        let mut typed = std::mem::replace(&mut self.source, shared);
        thread::Builder::new().spawn(move || {
            for (prompt, moves) in asked {
                let line = typed.next(&prompt, moves);
                if arrive.send(line).is_err() {
                    return;
                }
            }
        })?;
        Ok(move |text| {
            let line = NumberedLine {
                from_page: true,
                ..NumberedLine::typed(text)
            };
            page.try_send(Ok(Some(line))).is_ok()
        })
    }

    /// Changes the prompt of a terminal that is reading.
    pub(super) fn set_prompt(&self, prompt: &str) {
        if let Source::Shared(shared) = &self.source {
            prompt.clone_into(&mut locked(&shared.prompt));
        }
    }

    /// Prompts for the next line and reads it; `None` at the end of the input. A terminal completes
    /// the moves.
    pub(super) fn next(
        &mut self,
        prompt: &str,
        output: &mut Output,
        moves: Vec<Move>,
    ) -> Result<Option<NumberedLine>> {
        if self.is_terminal {
            return self.source.next(prompt, moves);
        }
        output.prompt(prompt)?;
        let line = self.source.next(prompt, moves)?;
        output.end_line()?;
        Ok(line)
    }
}

impl Source {
    fn next(&mut self, prompt: &str, moves: Vec<Move>) -> Result<Option<NumberedLine>> {
        match self {
            Source::Terminal(terminal) => {
                let text = terminal.next(prompt, &moves)?;
                Ok(text.map(NumberedLine::typed))
            }
            Source::Lines(lines) => lines.next(),
            Source::Shared(shared) => shared.next(prompt, moves),
        }
    }
}

impl NumberedLine {
    const fn typed(text: String) -> NumberedLine {
        NumberedLine {
            text,
            number: None,
            from_page: false,
        }
    }
}

impl Lines {
    /// Takes in what has arrived, without waiting for more; tells whether that is all.
    fn has_ended(&mut self) -> bool {
        const MOST: usize = 1 << 20;
        while !self.has_ended && self.early.len() < MOST {
            self.early.extend(self.reader.buffer());
            self.reader.consume(self.reader.buffer().len());
            if !has_input(self.reader.get_ref()) {
                break;
            }
            match self.reader.fill_buf() {
                Ok(more) => self.has_ended = more.is_empty(),
                Err(_) => break,
            }
        }
        self.has_ended
    }

    fn next(&mut self) -> Result<Option<NumberedLine>> {
        if self.has_ended && self.early.is_empty() {
            return Ok(None);
        }
        let mut reader = (&mut self.early).chain(&mut self.reader);
        let cannot = || format!("can't read {}", self.name);
        let (bytes, _) = read_line(&mut reader, LONGEST).with_context(cannot)?;
        if bytes.is_empty() {
            return Ok(None);
        }
        if self.number == 0 {
            without_mark(&bytes).with_context(cannot)?;
        }
        self.number += 1;
        Ok(Some(NumberedLine {
            number: Some(self.number),
            ..NumberedLine::typed(line_text(&bytes))
        }))
    }
}

/// The maximum number of waiting lines of the page.
const MOST_WAITING: usize = 64;

/// Lines of the page, and typed lines, which a thread of its own reads on request.
struct SharedSource {
    /// Asks the thread for a line.
    ask: Sender<(String, Vec<Move>)>,
    arrived: Receiver<Result<Option<NumberedLine>>>,
    /// The terminal's prompt, which changes when the page moves.
    prompt: Arc<Mutex<String>>,
    /// Whether the thread has been asked for a line and has not answered yet, or has no more.
    is_reading: bool,
    /// Whether the game goes on at the page after the end of the input.
    outlasts_input: bool,
}

impl SharedSource {
    /// Waits for the next line from either side; `None` at the end of the input.
    fn next(&mut self, prompt: &str, moves: Vec<Move>) -> Result<Option<NumberedLine>> {
        if !self.is_reading {
            self.is_reading = self.ask.send((prompt.to_owned(), moves)).is_ok();
        }
        loop {
            let line = self.arrived.recv()?;
            let is_from_page = matches!(&line, Ok(Some(line)) if line.from_page);
            // A file that has ended is not asked again.
            if !(self.outlasts_input && matches!(line, Ok(None))) {
                self.is_reading &= is_from_page;
                return line;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    #[test]
    fn the_end_of_the_input_is_noticed_before_its_lines_are_read() {
        let (reader, mut writer) = io::pipe().unwrap();
        let mut lines = Lines {
            reader: BufReader::new(std::os::fd::OwnedFd::from(reader).into()),
            early: VecDeque::new(),
            has_ended: false,
            name: "a pipe".to_owned(),
            number: 0,
            is_file: false,
        };
        assert!(!lines.has_ended());
        writer.write_all(b"auto black\ndump\nqu").unwrap();
        assert!(!lines.has_ended());
        assert_eq!(lines.next().unwrap().unwrap().text, "auto black");
        assert!(!lines.has_ended());
        writer.write_all(b"it").unwrap();
        drop(writer);
        assert!(lines.has_ended());
        for text in ["dump", "quit"] {
            assert_eq!(lines.next().unwrap().unwrap().text, text);
        }
        assert!(lines.next().unwrap().is_none() && lines.has_ended());
    }
}

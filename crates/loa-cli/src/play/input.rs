use super::output::Output;
use super::terminal::Terminal;
use anyhow::{Context, Error, Result};
use loa_protocol::{Request, Session};
use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal, Read};
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// The longest line in bytes; the rest of a longer one is dropped, so that endless input without
/// newlines does not fill the memory.
const LONGEST: u64 = 1 << 16;

/// Where commands come from.
pub(super) enum Input {
    /// A terminal.
    Terminal(Box<Terminal>),
    /// A file or a pipe.
    Lines(Lines),
    /// Either of them and a page.
    Shared(SharedInput),
}

/// Lines that are typed and lines of a page.
pub(super) struct SharedInput {
    reader: Reader,
    is_terminal: bool,
    /// The terminal's prompt, which changes when the page moves.
    prompt: Arc<Mutex<String>>,
}

/// A line of input.
pub(super) struct Line {
    /// The line without its end, invalid UTF-8 replaced.
    pub(super) text: String,
    /// Its number in a file or pipe, from 1.
    pub(super) number: Option<u64>,
    /// Whether it came from the page.
    pub(super) from_page: bool,
}

impl Line {
    const fn typed(text: String) -> Line {
        Line {
            text,
            number: None,
            from_page: false,
        }
    }
}

/// Lines of a file or a pipe.
pub(super) struct Lines {
    reader: Box<dyn BufRead + Send>,
    name: String,
    number: u64,
    /// Whether it is a file that was named, not the standard input.
    is_file: bool,
}

impl Input {
    /// Opens a file or standard input, with line editing if input and output are a terminal.
    pub(super) fn new(path: Option<&Path>, output_to_file: bool) -> Result<Input> {
        let at_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        match path {
            None if at_terminal && !output_to_file => Ok(Input::Terminal(Box::new(Terminal::new(
                Request::command_words(),
            )?))),
            None => Ok(Input::Lines(Lines::new(
                std::io::stdin(),
                "standard input".to_owned(),
                false,
            ))),
            Some(path) => {
                let name = path.display().to_string();
                Ok(Input::Lines(Lines::new(open(path)?, name, true)))
            }
        }
    }

    pub(super) const fn is_terminal(&self) -> bool {
        match self {
            Input::Terminal(_) => true,
            Input::Lines(_) => false,
            Input::Shared(shared) => shared.is_terminal,
        }
    }

    /// Accepts lines of a page as well from now on. The game goes on at the page after the end of a
    /// named file.
    ///
    /// # Errors
    /// If the system has no thread to read in; nothing can be read any more then.
    pub(super) fn share(
        &mut self,
        output: &mut Output,
        move_now: &Arc<AtomicBool>,
    ) -> io::Result<PageLines> {
        let nothing = Input::Lines(Lines::new(std::io::empty(), String::new(), false));
        let prompt = Arc::new(Mutex::new(String::new()));
        let is_terminal = self.is_terminal();
        let mut typed = std::mem::replace(self, nothing);
        let outlasts_input = match &mut typed {
            Input::Terminal(terminal) => {
                output.print_through(terminal.share(&prompt, move_now));
                false
            }
            Input::Lines(lines) => lines.is_file,
            Input::Shared(_) => unreachable!("is shared once"),
        };
        let (reader, page) = Reader::new(typed, outlasts_input)?;
        *self = Input::Shared(SharedInput {
            reader,
            is_terminal,
            prompt,
        });
        Ok(page)
    }

    /// Changes the prompt of a terminal that is reading.
    pub(super) fn set_prompt(&self, prompt: &str) {
        if let Input::Shared(shared) = self {
            let mut shown = shared.prompt.lock().unwrap_or_else(PoisonError::into_inner);
            prompt.clone_into(&mut shown);
        }
    }

    /// Prompts for the next line and reads it; `None` at the end of the input.
    pub(super) fn next(
        &mut self,
        prompt: &str,
        output: &mut Output,
        session: &Session,
    ) -> Result<Option<Line>> {
        match self {
            Input::Terminal(terminal) => {
                let text = terminal.next(prompt, moves(session))?;
                Ok(text.map(Line::typed))
            }
            Input::Lines(lines) => {
                output.prompt(prompt)?;
                let line = lines.next()?;
                output.end_line()?;
                Ok(line)
            }
            Input::Shared(shared) if shared.is_terminal => {
                shared.reader.next(prompt, moves(session))
            }
            Input::Shared(shared) => {
                output.prompt(prompt)?;
                let line = shared.reader.next(prompt, Vec::new())?;
                output.end_line()?;
                Ok(line)
            }
        }
    }
}

/// The legal moves, for completion.
fn moves(session: &Session) -> Vec<String> {
    let moves = session.game().legal_moves();
    moves.iter().map(ToString::to_string).collect()
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
    fn new(reader: impl Read + Send + 'static, name: String, is_file: bool) -> Lines {
        Lines {
            reader: Box::new(BufReader::new(reader)),
            name,
            number: 0,
            is_file,
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
            // The byte order mark of some editors.
            .trim_start_matches('\u{feff}')
            .trim_end_matches(['\n', '\r'])
            .to_owned();
        Ok(Some(Line {
            text,
            number: Some(self.number),
            from_page: false,
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

/// The maximum number of waiting lines of the page.
const MOST_WAITING: usize = 64;

/// Reads the lines of the page, and on a thread of its own, on request, typed lines.
struct Reader {
    ask: Sender<Question>,
    arrived: Receiver<Arrived>,
    /// Whether the thread has been asked for a line and has not answered yet.
    is_reading: bool,
    /// Whether the game goes on at the page after the end of the input.
    outlasts_input: bool,
    has_ended: bool,
}

struct Question {
    prompt: String,
    moves: Vec<String>,
}

enum Arrived {
    Typed(Result<Option<Line>>),
    FromPage(String),
}

/// Where the page puts its lines.
#[derive(Clone)]
pub(super) struct PageLines(SyncSender<Arrived>);

impl PageLines {
    /// Adds a line; `false` if too many wait.
    pub(super) fn send(&self, line: String) -> bool {
        self.0.try_send(Arrived::FromPage(line)).is_ok()
    }
}

impl Reader {
    /// Starts the thread that reads typed lines.
    ///
    /// # Errors
    /// If the system has none.
    fn new(mut typed: Input, outlasts_input: bool) -> io::Result<(Reader, PageLines)> {
        let (ask, asked) = channel::<Question>();
        let (arrive, arrived) = sync_channel(MOST_WAITING);
        let page = PageLines(arrive.clone());
        thread::Builder::new().spawn(move || {
            for question in asked {
                let line = match &mut typed {
                    Input::Terminal(terminal) => {
                        let text = terminal.next(&question.prompt, question.moves);
                        text.map(|text| text.map(Line::typed))
                    }
                    Input::Lines(lines) => lines.next(),
                    Input::Shared(_) => unreachable!("is shared once"),
                };
                if arrive.send(Arrived::Typed(line)).is_err() {
                    return;
                }
            }
        })?;
        let reader = Reader {
            ask,
            arrived,
            is_reading: false,
            outlasts_input,
            has_ended: false,
        };
        Ok((reader, page))
    }

    /// Waits for the next line from either side; `None` at the end of the input.
    fn next(&mut self, prompt: &str, moves: Vec<String>) -> Result<Option<Line>> {
        if !self.is_reading && !self.has_ended {
            let prompt = prompt.to_owned();
            self.is_reading = self.ask.send(Question { prompt, moves }).is_ok();
        }
        loop {
            match self.arrived.recv().map_err(Error::from)? {
                Arrived::FromPage(text) => {
                    return Ok(Some(Line {
                        from_page: true,
                        ..Line::typed(text)
                    }));
                }
                Arrived::Typed(line) => {
                    self.is_reading = false;
                    let line = line?;
                    if line.is_some() || !self.outlasts_input {
                        return Ok(line);
                    }
                    self.has_ended = true;
                }
            }
        }
    }
}

//! Input that comes from two sides at once: typed, and from the page.

use super::input::{Line, Lines};
use super::terminal::Terminal;
use anyhow::{Error, Result};
use std::io;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::thread;

/// The most lines of the page that wait.
const MOST_WAITING: usize = 64;

/// A thread that reads what is typed, one line when it is asked to, and the lines of the page.
pub(super) struct Reader {
    ask: Sender<Question>,
    arrived: Receiver<Arrived>,
    /// Whether the thread has been asked and has not answered yet.
    is_reading: bool,
    /// Whether the page goes on when there is nothing more to read.
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

/// What lines are read from.
pub(super) enum Typed {
    Terminal(Box<Terminal>),
    Lines(Lines),
}

/// Takes the lines of the page.
#[derive(Clone)]
pub(super) struct PageLines(SyncSender<Arrived>);

impl PageLines {
    /// Hands a line over; `false` if too many wait.
    pub(super) fn send(&self, line: String) -> bool {
        self.0.try_send(Arrived::FromPage(line)).is_ok()
    }
}

impl Reader {
    /// Begins to read in a thread of its own.
    ///
    /// # Errors
    /// If the system has none.
    pub(super) fn new(mut typed: Typed, outlasts_input: bool) -> io::Result<(Reader, PageLines)> {
        let (ask, asked) = channel::<Question>();
        let (arrive, arrived) = sync_channel(MOST_WAITING);
        let page = PageLines(arrive.clone());
        thread::Builder::new().spawn(move || {
            for question in asked {
                let line = match &mut typed {
                    Typed::Terminal(terminal) => terminal.next(&question.prompt, question.moves),
                    Typed::Lines(lines) => lines.next(),
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
    pub(super) fn next(&mut self, prompt: &str, moves: Vec<String>) -> Result<Option<Line>> {
        if !self.is_reading && !self.has_ended {
            let prompt = prompt.to_owned();
            self.is_reading = self.ask.send(Question { prompt, moves }).is_ok();
        }
        loop {
            match self.arrived.recv().map_err(Error::from)? {
                Arrived::FromPage(text) => {
                    return Ok(Some(Line {
                        text,
                        number: None,
                        from_page: true,
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

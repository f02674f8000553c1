//! `--dialect uci`: the engine for programs that speak the Universal Chess Interface.
//!
//! Three threads: one reads lines and notes when they arrived, one (`session.rs`) does what they
//! say, one searches (`Job` in `loa-engine`). So there is an answer to every line at any time.

mod options;
mod position;
mod session;
mod writer;

use super::plan::{Streams, refuse, seed};
use crate::flags::PlayFlags;
use anyhow::{Context, Result};
use options::Options;
use session::Session;
use std::io::{self, BufRead, BufReader, Read};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::mpsc::{self, SyncSender};
use std::time::{Duration, Instant};
use writer::UciWriter;

/// A line of input.
struct Line {
    /// `None` if it is too long.
    text: Option<String>,
    /// When it was read.
    at: Instant,
}

impl Line {
    fn now(text: Option<String>) -> Line {
        let at = Instant::now();
        Line { text, at }
    }
}

/// The longest line that is read, in bytes, its end included: room for the longest games.
const LONGEST: u64 = 1 << 20;

/// How many lines are read ahead.
const AHEAD: usize = 256;

/// How long the program waits after the end of its input for a reader of its output.
const LAST_WRITE: Duration = Duration::from_secs(2);

/// Answers until the input ends or says so.
pub(super) fn run(flags: &PlayFlags) -> Result<ExitCode> {
    let refused = ["--log", "--strict", "--auto", "--start", "--display"];
    refuse(flags, &refused, "uci")?;
    let Streams { reader, writer } = Streams::open(flags)?;
    let writer = Arc::new(UciWriter::new(writer));
    let session = Session::new(Options::new(flags)?, seed(flags), Arc::clone(&writer));
    let (sender, lines) = mpsc::sync_channel(AHEAD);
    std::thread::Builder::new()
        .name("input".to_owned())
        .spawn(move || read(reader, &sender, &writer))?;
    serve(session, &lines)?;
    Ok(ExitCode::SUCCESS)
}

/// Hands lines over until the input ends or says "quit"; then "quit", or why the input can't be
/// read. After that it ends the program if the answers are not read.
fn read(reader: impl Read, lines: &SyncSender<io::Result<Line>>, writer: &UciWriter) {
    let mut reader = BufReader::new(reader);
    let is_last = |text: &Option<String>| text.as_ref().is_some_and(|text| text.trim() == "quit");
    let last = loop {
        match read_line(&mut reader) {
            Err(error) => break Err(error),
            Ok(None) => break Ok(Line::now(Some("quit".to_owned()))),
            Ok(Some(text)) if is_last(&text) => break Ok(Line::now(text)),
            Ok(Some(text)) => {
                if lines.send(Ok(Line::now(text))).is_err() {
                    return;
                }
            }
        }
    };
    if lines.send(last).is_ok() {
        while writer.blocked_for() < LAST_WRITE {
            std::thread::sleep(LAST_WRITE / 20);
        }
        std::process::exit(0);
    }
}

/// Reads a line, `Some(None)` if it is too long; `None` at the end of the input.
fn read_line(reader: &mut impl BufRead) -> io::Result<Option<Option<String>>> {
    let mut bytes = Vec::new();
    reader
        .by_ref()
        .take(LONGEST)
        .read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if !bytes.ends_with(b"\n") && bytes.len() as u64 == LONGEST {
        reader.skip_until(b'\n')?;
        return Ok(Some(None));
    }
    Ok(Some(Some(String::from_utf8_lossy(&bytes).into_owned())))
}

/// Does what lines say.
fn serve(mut session: Session, lines: &mpsc::Receiver<io::Result<Line>>) -> Result<()> {
    for line in lines {
        let goes_on = match line {
            Ok(Line { text: None, .. }) => {
                session.message("a line is too long to be read");
                true
            }
            Ok(Line {
                text: Some(text),
                at,
            }) => session.line(&text, at)?,
            Err(error) => {
                session.close();
                return Err(error).context("can't read the input");
            }
        };
        if !goes_on {
            session.close();
        }
        if let Some(error) = session.failure() {
            return Err(error).context("can't write standard output");
        }
        if !goes_on {
            break;
        }
    }
    Ok(())
}

//! `--dialect uci`: the engine for programs that speak the Universal Chess Interface.
//!
//! Three threads: one reads lines and notes when they arrived, one (`session.rs`) does what they
//! say, one searches (`Job` in `loa-engine`). So there is an answer to every line at any time.

mod options;
mod position;
mod session;
mod writer;

use super::plan::seed;
use super::streams::{open_input, open_output, read_line};
use crate::play::Flags;
use anyhow::{Context, Result};
use options::Options;
use session::Session;
use std::io::{self, BufReader, Read};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::mpsc::{self, SyncSender};
use std::time::{Duration, Instant};
use writer::UciWriter;

/// A line of input.
struct TimedLine {
    /// `None` if it is too long.
    text: Option<String>,
    /// When it was read.
    at: Instant,
}

impl TimedLine {
    fn now(bytes: &[u8], is_too_long: bool) -> TimedLine {
        TimedLine {
            text: (!is_too_long).then(|| String::from_utf8_lossy(bytes).into_owned()),
            at: Instant::now(),
        }
    }
}

/// The longest line that is read, in bytes, its end included: room for the longest games.
const LONGEST: u64 = 1 << 20;

/// How many lines are read ahead.
const AHEAD: usize = 256;

/// How long the program waits after the end of its input for a reader of its output.
const LAST_WRITE: Duration = Duration::from_secs(2);

/// Answers until the input ends or says so.
pub(super) fn run(flags: &Flags) -> Result<ExitCode> {
    let (reader, _) = open_input(flags.input.as_deref())?;
    let (writer, _) = open_output(flags.output.as_deref())?;
    let writer = Arc::new(UciWriter::new(writer));
    let session = Session::new(Options::new(flags)?, seed(flags), Arc::clone(&writer))?;
    let (sender, lines) = mpsc::sync_channel(AHEAD);
    std::thread::Builder::new()
        .name("input".to_owned())
        .spawn(move || read(reader, &sender, &writer))?;
    serve(session, &lines)?;
    Ok(ExitCode::SUCCESS)
}

/// Hands lines over until the input ends or says "quit"; then "quit", or why the input can't be
/// read. After that it ends the program if the answers are not read.
fn read(reader: impl Read, lines: &SyncSender<io::Result<TimedLine>>, writer: &UciWriter) {
    let mut reader = BufReader::new(reader);
    let last = loop {
        match read_line(&mut reader, LONGEST) {
            Err(error) => break Err(error),
            Ok((bytes, _)) if bytes.is_empty() => break Ok(TimedLine::now(b"quit", false)),
            Ok((bytes, is_cut)) => {
                let line = TimedLine::now(&bytes, is_cut);
                if line.text.as_ref().is_some_and(|text| text.trim() == "quit") {
                    break Ok(line);
                }
                if lines.send(Ok(line)).is_err() {
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

/// Does what lines say.
fn serve(mut session: Session, lines: &mpsc::Receiver<io::Result<TimedLine>>) -> Result<()> {
    for line in lines {
        let goes_on = match line {
            Ok(TimedLine { text: None, .. }) => {
                session.message("a line is too long to be read");
                true
            }
            Ok(TimedLine {
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

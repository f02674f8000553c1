//! `--dialect uci`: the engine for programs that speak the Universal Chess Interface.
//!
//! Three threads: one reads lines and notes when they came, one (`desk.rs`) does what they say and
//! keeps the clock, one searches (`thinking.rs`). So there is an answer to every line at any time.

mod desk;
mod limits;
mod reporter;
mod settings;
mod setup;
mod voice;

use super::input::open;
use super::plan::{keep_apart, refuse};
use crate::flags::PlayFlags;
use anyhow::{Context, Result};
use desk::Desk;
use settings::Settings;
use std::fs::File;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError, SyncSender};
use std::time::{Duration, Instant};
use voice::Voice;

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

/// How long the program waits after the end of its input for somebody to read its output.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// Answers until the input ends or says so.
pub(super) fn run(flags: &PlayFlags) -> Result<ExitCode> {
    refuse_flags_of_other_dialects(flags)?;
    keep_apart(flags)?;
    let reader: Box<dyn Read + Send> = match &flags.input {
        Some(path) => Box::new(open(path)?),
        None => Box::new(io::stdin()),
    };
    let writer: Box<dyn Write + Send> = match &flags.output {
        Some(path) => {
            let file = File::create(path);
            Box::new(file.with_context(|| format!("can't write {}", path.display()))?)
        }
        None => Box::new(io::stdout()),
    };
    let seed = flags.seed.map(|seed| seed as u64);
    let seed = seed.unwrap_or_else(|| RandomState::new().hash_one("games"));
    let voice = Arc::new(Voice::new(writer));
    let desk = Desk::new(Settings::new(flags)?, seed, Arc::clone(&voice));
    let (sender, lines) = mpsc::sync_channel(AHEAD);
    std::thread::Builder::new()
        .name("input".to_owned())
        .spawn(move || read(reader, &sender, &voice))?;
    serve(desk, &lines)?;
    Ok(ExitCode::SUCCESS)
}

fn refuse_flags_of_other_dialects(flags: &PlayFlags) -> Result<()> {
    let given = [
        (flags.log.is_some(), "--log"),
        (flags.strict, "--strict"),
        (!flags.auto.is_empty(), "--auto"),
        (flags.start.is_some(), "--start"),
        (flags.display, "--display"),
    ];
    refuse(&given, "uci")
}

/// Hands lines over as they come, until the input ends or says that nothing follows; then "quit", or
/// why nothing more can be read. Ends the program if nobody listens to the answers after that.
fn read(reader: impl Read, lines: &SyncSender<io::Result<Line>>, voice: &Voice) {
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
        while voice.stuck_for() < LAST_WORDS {
            std::thread::sleep(LAST_WORDS / 20);
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

/// Does what lines say, and gives the answers of searches that are late.
fn serve(mut desk: Desk, lines: &mpsc::Receiver<io::Result<Line>>) -> Result<()> {
    loop {
        let line = match desk.due() {
            None => lines.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(due) => lines.recv_timeout(due.saturating_duration_since(Instant::now())),
        };
        let goes_on = match line {
            Ok(Ok(line)) => match &line.text {
                Some(text) => desk.take(text, line.at)?,
                None => {
                    desk.tell("a line is too long to be read");
                    true
                }
            },
            Ok(Err(error)) => {
                desk.close();
                return Err(error).context("can't read the input");
            }
            Err(RecvTimeoutError::Timeout) => {
                desk.answer_if_due();
                true
            }
            Err(RecvTimeoutError::Disconnected) => false,
        };
        if !goes_on {
            desk.close();
        }
        if let Some(error) = desk.failure() {
            return Err(error).context("can't write standard output");
        }
        if !goes_on {
            return Ok(());
        }
    }
}

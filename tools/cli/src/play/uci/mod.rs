//! `--dialect uci`: the engine for programs that speak the Universal Chess Interface.
//!
//! One thread reads lines and notes when they arrived, one (`session.rs`) does what they say, a
//! `Job` of `loa-engine` searches on its own, with a timer. Lines are carried out in their order. A
//! search that ends by itself ends before the next `position`, `go` or `ucinewgame` and before the
//! end of the input; `stop` and `quit` end it at once. `isready` is answered at once during a
//! search (`lines.rs`), otherwise after all that came before it.

mod lines;
mod options;
mod perft;
mod position;
mod session;
mod writer;

use super::streams::{open_input, read_line};
use crate::play::Flags;
use anyhow::Result;
use lines::{Line, LineQueue};
use session::Session;
use std::io::{BufReader, Read};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use writer::UciWriter;

/// The longest line that is read, in bytes, its end included: room for the longest games.
const LONGEST: u64 = 1 << 20;

/// How long the program waits after the end of its input for a reader of its output.
const LAST_WRITE: Duration = Duration::from_secs(2);

/// Answers until the input ends or says so.
pub(super) fn run(flags: &Flags) -> Result<ExitCode> {
    let (reader, _) = open_input(flags.input.as_deref())?;
    let session = Session::new(flags)?;
    let (lines, writer) = (Arc::clone(&session.lines), Arc::clone(&session.writer));
    std::thread::Builder::new()
        .name("input".to_owned())
        .spawn(move || read(reader, &lines, &writer))?;
    session.serve()?;
    Ok(ExitCode::SUCCESS)
}

/// Reads lines until the input ends or says "quit". After "quit" it ends the program if the answers
/// are not read.
fn read(reader: impl Read, lines: &LineQueue, writer: &UciWriter) {
    let mut reader = BufReader::new(reader);
    loop {
        let line = match read_line(&mut reader, LONGEST) {
            Err(error) => Line::Unreadable(error),
            Ok((bytes, _)) if bytes.is_empty() => Line::End,
            Ok((_, true)) => Line::TooLong,
            Ok((bytes, false)) => Line::read(&bytes),
        };
        let is_last = line.is_last();
        lines.push(line);
        if is_last {
            break;
        }
    }
    while writer.blocked_for() < LAST_WRITE {
        std::thread::sleep(LAST_WRITE / 20);
    }
    std::process::exit(0);
}

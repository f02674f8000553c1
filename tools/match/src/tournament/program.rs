use super::player::{Assignment, Fault, Halt};
use crate::command::CommandLine;
use crate::process::{ChildProcess, Event, SpawnError, last_lines};
use loa_protocol::{FlawedOutput, OutputReader};
use loa_work::{Interrupt, Stop};
use std::collections::VecDeque;
use std::io;
use std::process::ExitStatus;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

/// A program that is talked to line by line, as a player. It is killed when the value is dropped.
#[derive(Debug)]
pub struct Program {
    process: ChildProcess,
    events: Receiver<Event>,
    /// The end of its standard error.
    errors: Vec<u8>,
    errors_closed: bool,
    /// The bytes that it has printed since it was last sent something.
    printed: usize,
    exited: Option<(ExitStatus, Instant)>,
    output_closed: Option<Instant>,
    /// What it has printed of a line that has not ended.
    pub(super) unfinished: Vec<u8>,
    lines: VecDeque<Vec<u8>>,
}

/// How much a program may print for one move, in bytes.
const MOST_OUTPUT: usize = 4 << 20;

/// How long the end of a program and those of its outputs may come after each other.
const GRACE: Duration = Duration::from_millis(500);

impl Program {
    /// Starts a program.
    ///
    /// # Errors
    /// If it can't be run.
    pub fn start(command: &CommandLine) -> Result<Program, SpawnError> {
        /// Pieces of output that wait to be read; a program that prints more is blocked.
        const PENDING: usize = 64;
        let (sender, events) = sync_channel(PENDING);
        let process = ChildProcess::spawn(command, move |event| sender.send(event).is_ok())?;
        Ok(Program {
            process,
            events,
            errors: Vec::new(),
            errors_closed: false,
            printed: 0,
            exited: None,
            output_closed: None,
            unfinished: Vec::new(),
            lines: VecDeque::new(),
        })
    }

    /// Starts a program without input, and ends it again. One in a sandbox has a moment to end by
    /// itself: there, what can't be run is found out by what should run it, a shell or `env`.
    ///
    /// # Errors
    /// If it can't be started, or ends with status 126 or 127 before it has printed anything.
    pub(super) fn check(command: &CommandLine) -> Result<(), SpawnError> {
        const MOMENT: Duration = Duration::from_millis(500);
        let mut program = Program::start(command)?;
        program.process.close_input();
        if command.enclosed.is_none() {
            return Ok(());
        }
        let stop = Stop::new(&Interrupt::never());
        match program.read_line(&stop, Instant::now() + MOMENT) {
            Err(Halt::Fault(Fault::Exited(status)))
                if program.printed == 0 && matches!(status.code(), Some(126 | 127)) =>
            {
                program.read_errors();
                let why = last_lines(&program.errors, 1).concat();
                Err(SpawnError {
                    command: Box::new(command.clone()),
                    cause: io::Error::other(format!("the sandbox does not start it: {why}")),
                })
            }
            _ => Ok(()),
        }
    }

    /// Sends text, with its newlines.
    pub fn send(&mut self, text: String) {
        self.printed = 0;
        self.process.send(text.into_bytes());
    }

    /// Waits for a line up to a deadline and returns it without its end; `None` if none came. What
    /// was printed before the deadline counts even if it is read later.
    ///
    /// # Errors
    /// If the program ends or prints too much, or the wait is to stop.
    pub fn read_line(&mut self, stop: &Stop, deadline: Instant) -> Result<Option<Vec<u8>>, Halt> {
        /// How often to look for a stop.
        const TICK: Duration = Duration::from_millis(10);
        /// How many events are taken after the deadline; those from before it are among them.
        const LATE: usize = 256;
        let mut late = 0;
        loop {
            if let Some(line) = self.lines.pop_front() {
                return Ok(Some(line));
            }
            if self.is_line_too_long() {
                return Err(FlawedOutput::Length.into());
            }
            if stop.is_requested() {
                return Err(Halt::Stopped);
            }
            if late == LATE {
                return Ok(None);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            match self.events.recv_timeout(left.min(TICK)) {
                Ok(event) => {
                    late += usize::from(left.is_zero());
                    self.take(event)?;
                }
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    self.check_closing(left)?;
                    if left.is_zero() {
                        return Ok(None);
                    }
                }
            }
        }
    }

    /// Asks a question other than for a move, and waits for a line that is just this answer;
    /// returns the lines before it.
    pub(super) fn ask(
        &mut self,
        game: &Assignment<'_>,
        question: &'static str,
        answer: &str,
    ) -> Result<Vec<Vec<u8>>, Halt> {
        self.send(format!("{question}\n"));
        let limit = game.startup;
        let (deadline, mut before) = (Instant::now() + limit, Vec::new());
        while let Some(line) = self.read_line(game.stop, deadline)? {
            if line.trim_ascii() == answer.as_bytes() {
                return Ok(before);
            }
            before.push(line);
        }
        Err(Fault::NoAnswer { question, limit }.into())
    }

    fn take(&mut self, event: Event) -> Result<(), Fault> {
        match event {
            Event::Output(piece) => {
                self.printed += piece.len();
                if self.printed > MOST_OUTPUT {
                    return Err(Fault::Flood(MOST_OUTPUT));
                }
                self.split(&piece);
            }
            Event::OutputClosed => self.output_closed = Some(Instant::now()),
            Event::Errors(piece) => self.keep_errors(&piece),
            // Descendants would keep its pipes open.
            Event::Exited => {
                let status = self.process.reap().ok();
                self.exited = status.map(|status| (status, Instant::now()));
            }
            Event::ErrorsClosed => self.errors_closed = true,
            Event::InputClosed { .. } => {}
        }
        match (self.exited, self.output_closed) {
            (Some((status, _)), Some(_)) => Err(Fault::Exited(status)),
            _ => Ok(()),
        }
    }

    /// Splits output into lines, up to one that is too long.
    fn split(&mut self, piece: &[u8]) {
        for part in piece.split_inclusive(|byte| *byte == b'\n') {
            self.unfinished.extend_from_slice(part);
            if self.is_line_too_long() {
                return;
            }
            if part.ends_with(b"\n") {
                let line = std::mem::take(&mut self.unfinished);
                self.lines.push_back(line.trim_ascii_end().to_vec());
            }
        }
    }

    fn is_line_too_long(&self) -> bool {
        self.unfinished.len() > OutputReader::LONGEST_LINE
    }

    /// Checks that the program has not ended or closed its output some time ago; when no time is
    /// left, that it has not ended at all.
    fn check_closing(&self, left: Duration) -> Result<(), Fault> {
        match (self.exited, self.output_closed) {
            (Some((status, since)), _) if left.is_zero() || since.elapsed() >= GRACE => {
                Err(Fault::Exited(status))
            }
            (None, Some(since)) if since.elapsed() >= GRACE => Err(Fault::ClosedOutput),
            _ => Ok(()),
        }
    }

    fn keep_errors(&mut self, piece: &[u8]) {
        const KEPT: usize = 4096;
        self.errors.extend_from_slice(piece);
        let surplus = self.errors.len().saturating_sub(KEPT);
        self.errors.drain(..surplus);
    }

    /// Returns the last line of its standard error, cut where it is long; `None` if there is none.
    /// If the program has ended, this waits for up to half a second for what it wrote last.
    pub(super) fn last_words(&mut self) -> Option<String> {
        self.read_errors();
        Some(last_lines(&self.errors, 1).pop()?.trim_start().to_owned())
    }

    /// Reads what comes on its standard error after what was awaited.
    fn read_errors(&mut self) {
        let deadline = match self.exited {
            Some(_) => Instant::now() + GRACE,
            None => Instant::now(),
        };
        for _ in 0..64 {
            if self.errors_closed {
                break;
            }
            let left = deadline.saturating_duration_since(Instant::now());
            match self.events.recv_timeout(left) {
                Ok(Event::Errors(piece)) => self.keep_errors(&piece),
                Ok(Event::ErrorsClosed) => self.errors_closed = true,
                Ok(_) => {}
                Err(_) => break,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Sender, channel};

    /// A program with the events that the sender gives it.
    fn told_by_sender() -> (Program, Sender<Event>) {
        let mut program = Program::start(&CommandLine::new("sleep", ["60"])).unwrap();
        let (sender, events) = channel();
        program.events = events;
        (program, sender)
    }

    /// Its end is the reason, though what it leaves behind keeps its pipes open.
    #[test]
    fn a_program_that_has_ended_is_not_late() {
        let (mut program, _sender) = told_by_sender();
        program.exited = Some((ExitStatus::default(), Instant::now()));
        let stop = Stop::new(&Interrupt::never());
        let read = program.read_line(&stop, Instant::now());
        assert!(matches!(read, Err(Halt::Fault(Fault::Exited(_)))));
    }

    /// Output without end gives no time: what comes behind it is late.
    #[test]
    fn a_flood_does_not_stretch_the_time() {
        let (mut program, sender) = told_by_sender();
        let flood = std::iter::repeat_with(|| Event::Errors(b"x".to_vec())).take(1000);
        for event in flood.chain([Event::Output(b"bestmove a1c1\n".to_vec())]) {
            sender.send(event).unwrap();
        }
        let stop = Stop::new(&Interrupt::never());
        assert!(matches!(program.read_line(&stop, Instant::now()), Ok(None)));
    }
}

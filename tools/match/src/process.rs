use crate::command::CommandLine;
use crate::sandbox::wait_for_start;
use loa_work::system::{Group, lacks_resources, signal_of, unread, within_sandbox};
use std::io::{self, Read, Write};
use std::process::{Child, ChildStdin, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;
use thiserror::Error;

/// A program as a child process that is talked to through pipes.
///
/// Everything that it does is reported as [`Event`]s, from other threads; nothing here blocks but
/// the start of a sandbox, whether or not the program reads and writes. A report should wait while
/// many are pending, as a bounded channel does: it then blocks a program that prints faster than
/// its output is read.
///
/// The process leads a [`Group`]. When the value is dropped the process and its descendants are
/// killed.
#[derive(Debug)]
pub struct ChildProcess {
    child: Child,
    group: Group,
    is_enclosed: bool,
    input: Option<Sender<Vec<u8>>>,
    status: Option<ExitStatus>,
}

/// What a child process can do. `OutputClosed` comes after all `Output`, `ErrorsClosed` after all
/// `Errors`; events of different kinds come in no other order.
#[derive(Debug, PartialEq, Eq)]
pub enum Event {
    /// It printed some bytes, not necessarily whole lines.
    Output(Vec<u8>),
    /// It closed its standard output, or ended.
    OutputClosed,
    /// It printed some bytes on its standard error.
    Errors(Vec<u8>),
    /// It closed its standard error, or ended.
    ErrorsClosed,
    /// It reads no more: it has been sent all input, or it closed its input or ended. Comes once.
    InputClosed {
        /// The bytes that it has read; all that it was sent where the system can't tell.
        read: u64,
        /// Whether it closed its input, and may go on without.
        is_broken: bool,
    },
    /// It has ended: [`ChildProcess::reap`] returns how.
    Exited,
}

/// A program that can't be started.
#[derive(Debug, Error)]
#[error("can't run '{command}': {cause}")]
pub struct SpawnError {
    /// The command.
    pub command: Box<CommandLine>,
    /// What the system says.
    pub cause: io::Error,
}

impl SpawnError {
    /// Tells whether it is not the program's fault: the system lacks processes, threads, memory or
    /// files, or the sandbox does not start it.
    pub fn is_of_system(&self) -> bool {
        // The system's own errors are of other kinds.
        lacks_resources(&self.cause) || self.cause.kind() == io::ErrorKind::Other
    }
}

impl ChildProcess {
    /// Starts a program. What it does is given to `report`, which returns `false` if that is of no
    /// more use.
    ///
    /// # Errors
    /// If there is no such program, or it can't be run, or the sandbox does not start it.
    pub fn spawn(
        command: &CommandLine,
        report: impl Fn(Event) -> bool + Clone + Send + 'static,
    ) -> Result<ChildProcess, SpawnError> {
        let failed = |cause| SpawnError {
            command: Box::new(command.clone()),
            cause,
        };
        let mut started = command.to_command();
        started.stdin(Stdio::piped());
        started.stdout(Stdio::piped()).stderr(Stdio::piped());
        let (child, group) = Group::spawn(&mut started).map_err(failed)?;
        // From here on the value's drop cleans up.
        let mut process = ChildProcess {
            child,
            group,
            is_enclosed: command.enclosed.is_some(),
            input: None,
            status: None,
        };
        process.start_threads(report).map_err(failed)?;
        Ok(process)
    }

    fn start_threads(
        &mut self,
        report: impl Fn(Event) -> bool + Clone + Send + 'static,
    ) -> io::Result<()> {
        /// Far more than a sandbox takes on a busy computer.
        const LONGEST_START: Duration = Duration::from_secs(10);
        let thread = || thread::Builder::new().name("process".to_owned());
        if let Some(output) = self.child.stdout.take() {
            let report = report.clone();
            thread()
                .spawn(move || read_all(output, &report, Event::Output, Event::OutputClosed))?;
        }
        let (starts, started) = mpsc::channel();
        if let Some(mut errors) = self.child.stderr.take() {
            let (report, is_enclosed) = (report.clone(), self.is_enclosed);
            thread().spawn(move || {
                if is_enclosed {
                    let _ = starts.send(wait_for_start(&mut errors));
                }
                read_all(errors, &report, Event::Errors, Event::ErrorsClosed);
            })?;
        }
        let ended = Arc::new(AtomicBool::new(false));
        if let Some(input) = self.child.stdin.take() {
            let (sender, texts) = mpsc::channel();
            let (report, ended) = (report.clone(), Arc::clone(&ended));
            thread().spawn(move || write_all(input, &texts, &report, &ended))?;
            self.input = Some(sender);
        }
        let wait = self.group.waiter(&self.child)?;
        thread().spawn(move || {
            wait();
            ended.store(true, Ordering::Release);
            report(Event::Exited);
        })?;
        if !self.is_enclosed {
            return Ok(());
        }
        let started = started.recv_timeout(LONGEST_START);
        started.unwrap_or_else(|why| {
            Err(io::Error::other(match why {
                RecvTimeoutError::Timeout => "the sandbox does not start it in time",
                RecvTimeoutError::Disconnected => "the sandbox does not start it",
            }))
        })
    }

    /// Sends text to the program as soon as it reads. If the program reads no more, nothing
    /// happens but an event.
    pub fn send(&self, text: Vec<u8>) {
        if let Some(input) = &self.input {
            let _ = input.send(text);
        }
    }

    /// Closes the program's input once everything sent has been read.
    pub fn close_input(&mut self) {
        self.input = None;
    }

    /// Kills what is left of the program and its descendants, and returns how the program ended.
    ///
    /// # Errors
    /// If the system can't tell.
    pub fn reap(&mut self) -> io::Result<ExitStatus> {
        if let Some(status) = self.status {
            return Ok(status);
        }
        self.group.kill();
        let mut status = self.child.wait()?;
        if self.is_enclosed {
            status = within_sandbox(status);
        }
        self.status = Some(status);
        Ok(status)
    }
}

impl Drop for ChildProcess {
    fn drop(&mut self) {
        self.input = None;
        let _ = self.reap();
    }
}

fn read_all(
    mut from: impl Read,
    report: &impl Fn(Event) -> bool,
    chunk: fn(Vec<u8>) -> Event,
    closed: Event,
) {
    const CHUNK: usize = 8192;
    let mut buffer = [0; CHUNK];
    loop {
        match from.read(&mut buffer) {
            Ok(0) => break,
            Ok(count) if report(chunk(buffer[..count].to_vec())) => {}
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            _ => break,
        }
    }
    report(closed);
}

fn write_all(
    mut to: ChildStdin,
    texts: &Receiver<Vec<u8>>,
    report: &impl Fn(Event) -> bool,
    ended: &AtomicBool,
) {
    /// Pipes take so many bytes as a whole, or none of them.
    const PIECE: usize = 512;
    let mut written = 0;
    'all: for text in texts {
        for piece in text.chunks(PIECE) {
            if to.write_all(piece).is_err() {
                break 'all;
            }
            written += piece.len() as u64;
        }
    }
    let end = wait_until_read(&to, written, ended);
    drop(to);
    report(end);
}

/// Waits until a pipe to which so many bytes were written has been emptied, or its reader has
/// closed it or ended.
///
/// Only an open pipe shows whether a program that has ended had read its input.
fn wait_until_read(pipe: &ChildStdin, written: u64, ended: &AtomicBool) -> Event {
    loop {
        let has_ended = ended.load(Ordering::Acquire);
        let (unread, is_closed) = unread(pipe);
        if unread == 0 || has_ended || is_closed {
            return Event::InputClosed {
                read: written - unread,
                is_broken: is_closed && !has_ended,
            };
        }
    }
}

/// Describes how a program has ended, to follow its name.
pub fn describe_exit(status: ExitStatus) -> String {
    match (status.code(), signal_of(status)) {
        (Some(code), _) => format!("exited with status {code}"),
        (None, Some(signal)) => match signal_hook::low_level::signal_name(signal) {
            Some(name) => format!("was killed by signal {signal} ({name})"),
            None => format!("was killed by signal {signal}"),
        },
        (None, None) => "ended".to_owned(),
    }
}

/// Writes a time in seconds, with a fraction only where there is one.
pub fn in_seconds(time: Duration) -> String {
    format!("{} s", time.as_secs_f64())
}

/// Returns the last lines of a program's standard error that are not blank, cut if they are long.
pub fn last_lines(errors: &[u8], count: usize) -> Vec<String> {
    const WIDTH: usize = 200;
    let lines = errors.split(|byte| *byte == b'\n');
    let lines: Vec<&[u8]> = lines.filter(|line| !line.trim_ascii().is_empty()).collect();
    let last = &lines[lines.len().saturating_sub(count)..];
    let quote = |line: &&[u8]| loa::excerpt_of(line.trim_ascii_end(), WIDTH);
    last.iter().map(quote).collect()
}

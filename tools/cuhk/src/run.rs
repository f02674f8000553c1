use crate::error::GradeError;
use loa_match::{ChildProcess, CommandLine, Event, Interrupt};
use loa_work::system::signal_of;
use serde::Serialize;
use std::process::ExitStatus;
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};
use thiserror::Error;

/// The limits of a run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RunLimits {
    pub(crate) time: Duration,
    /// The bytes that it may print.
    pub(crate) output: usize,
    /// The bytes of memory that it may use.
    pub(crate) memory: Option<u64>,
}

/// The result of a run.
#[derive(Clone, Debug, Default)]
pub(crate) struct RunOutput {
    pub(crate) output: Vec<u8>,
    /// Its standard error, up to a bound.
    pub(crate) errors: Vec<u8>,
    /// How it ended, if not as it should.
    pub(crate) stopped: Option<Stopped>,
}

/// How a program ended that did not end as it should. It is written to follow "it".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Error)]
#[serde(rename_all = "snake_case")]
pub enum Stopped {
    /// It has crashed with this signal.
    #[error("crashed (signal {number}{name})", number = .0, name = name_of(*.0))]
    Signal(i32),
    /// It has returned this status, not 0.
    #[error("ended with status {0}, not 0")]
    Status(i32),
    /// It was killed after this many seconds.
    #[error("did not end within {0} s")]
    Seconds(u64),
    /// It was killed when it had printed more than this many bytes.
    #[error("printed without end (more than {0} bytes)")]
    Bytes(usize),
    /// It was not run, because this many scripts before took too long.
    #[error("was not run: {0} times before it did not end")]
    NotRun(usize),
}

/// Returns the name of a signal, to follow its number.
fn name_of(signal: i32) -> String {
    let name = signal_hook::low_level::signal_name(signal);
    name.map_or(String::new(), |name| format!(", {name}"))
}

impl Stopped {
    fn of(status: ExitStatus) -> Option<Stopped> {
        match (status.code(), signal_of(status)) {
            (Some(0), _) => None,
            (Some(code), _) => Some(Stopped::Status(code)),
            (None, signal) => Some(Stopped::Signal(signal.unwrap_or_default())),
        }
    }
}

/// Runs a program to its end or its limits, and leaves none of its processes. The command itself
/// limits the memory.
pub(crate) fn run(
    command: &CommandLine,
    input: Vec<u8>,
    limits: RunLimits,
    interrupt: &Interrupt,
) -> Result<RunOutput, GradeError> {
    /// How many events may be pending; programs that print more are blocked.
    const PENDING: usize = 64;
    /// How often to look for an interrupt.
    const TICK: Duration = Duration::from_millis(50);
    /// How much of the standard error is kept, in bytes.
    const MOST_ERRORS: usize = 1 << 20;
    let (sender, events) = sync_channel(PENDING);
    let mut player = ChildProcess::spawn(command, move |event| sender.send(event).is_ok())?;
    player.send(input);
    player.close_input();
    let end = Instant::now() + limits.time;
    let mut run = RunOutput::default();
    // Its standard output, its standard error, and itself.
    let mut open = 3;
    while open > 0 {
        if let Some(signal) = interrupt.signal() {
            return Err(GradeError::Interrupted(signal));
        }
        let left = end.saturating_duration_since(Instant::now());
        if left.is_zero() {
            run.stopped
                .get_or_insert(Stopped::Seconds(limits.time.as_secs()));
            break;
        }
        match events.recv_timeout(left.min(TICK)) {
            Ok(Event::Output(piece)) => run.output.extend(piece),
            Ok(Event::Errors(piece)) => {
                let room = MOST_ERRORS - run.errors.len();
                run.errors.extend(&piece[..piece.len().min(room)]);
            }
            Ok(Event::OutputClosed | Event::ErrorsClosed) => open -= 1,
            // What it has left behind would keep its pipes open.
            Ok(Event::Exited) => {
                open -= 1;
                run.stopped = player.reap().ok().and_then(Stopped::of);
            }
            Ok(Event::InputClosed { .. }) => {}
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {}
        }
        if run.output.len() > limits.output {
            run.output.truncate(limits.output);
            run.stopped = Some(Stopped::Bytes(limits.output));
            break;
        }
    }
    Ok(run)
}

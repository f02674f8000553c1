use anyhow::{Result, bail};
use loa_match::{ChildProcess, CommandLine, Event, Interrupt, ProcessEvent};
use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

/// A program that is asked line by line. It is killed when the value is dropped.
pub(super) struct Player {
    process: ChildProcess,
    events: Receiver<ProcessEvent>,
    lines: VecDeque<Vec<u8>>,
    unfinished: Vec<u8>,
    limit: Duration,
    interrupt: Interrupt,
}

/// How much a program may print for one question, in bytes.
const MOST_OUTPUT: usize = 1 << 20;

/// How often to look for an interrupt.
const TICK: Duration = Duration::from_millis(50);

impl Player {
    /// Starts a program that has so much time for each question.
    ///
    /// # Errors
    /// If it can't be run.
    pub(super) fn start(
        command: &CommandLine,
        limit: Duration,
        interrupt: &Interrupt,
    ) -> Result<Player> {
        /// Pieces of output that wait to be read; a program that prints more is blocked.
        const PENDING: usize = 16;
        let (sender, events) = sync_channel(PENDING);
        Ok(Player {
            process: ChildProcess::spawn(command, 0, &sender)?,
            events,
            lines: VecDeque::new(),
            unfinished: Vec::new(),
            limit,
            interrupt: interrupt.clone(),
        })
    }

    /// Sends lines and returns the first line of the answer that `read` takes.
    ///
    /// # Errors
    /// If none comes in time, the program ends or prints too much, or the user interrupts.
    pub(super) fn ask<T>(&mut self, text: &str, read: impl Fn(&[u8]) -> Option<T>) -> Result<T> {
        self.process.send(format!("{text}\n").into_bytes());
        let (deadline, mut printed) = (Instant::now() + self.limit, 0);
        loop {
            while let Some(line) = self.lines.pop_front() {
                if let Some(answer) = read(&line) {
                    return Ok(answer);
                }
            }
            if self.interrupt.signal().is_some() {
                bail!("interrupted");
            }
            let left = deadline.saturating_duration_since(Instant::now());
            match self
                .events
                .recv_timeout(left.min(TICK))
                .map(|event| event.event)
            {
                Ok(Event::Output(piece)) => {
                    printed += piece.len();
                    self.split(&piece);
                }
                Ok(Event::OutputClosed) => bail!("the program has ended or closed its output"),
                Ok(_) => {}
                Err(RecvTimeoutError::Disconnected) => bail!("the program has ended"),
                Err(RecvTimeoutError::Timeout) if left.is_zero() => {
                    bail!("no answer within {} s", self.limit.as_secs_f64())
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
            if printed > MOST_OUTPUT {
                bail!("more than {MOST_OUTPUT} bytes without an answer");
            }
        }
    }

    fn split(&mut self, piece: &[u8]) {
        for part in piece.split_inclusive(|byte| *byte == b'\n') {
            self.unfinished.extend_from_slice(part);
            if part.ends_with(b"\n") {
                let line = std::mem::take(&mut self.unfinished);
                self.lines.push_back(line.trim_ascii().to_vec());
            }
        }
    }
}

use anyhow::{Result, bail};
use loa_match::Interrupt;
use loa_match::tournament::{Fault, Halt, Program};
use loa_work::Stop;
use std::time::{Duration, Instant};

/// A program that is asked line by line. It is killed when the value is dropped.
pub(super) struct Player<'a> {
    pub(super) program: Program,
    /// The time for each question.
    pub(super) limit: Duration,
    pub(super) interrupt: &'a Interrupt,
}

impl Player<'_> {
    /// Sends lines and returns the first line of the answer that `read` takes.
    ///
    /// # Errors
    /// If none comes in time, the program ends or prints too much, or the user interrupts.
    pub(super) fn ask<T>(&mut self, text: &str, read: impl Fn(&[u8]) -> Option<T>) -> Result<T> {
        self.program.send(format!("{text}\n"));
        let deadline = Instant::now() + self.limit;
        let interrupted = || self.interrupt.signal().is_some();
        let stop = Stop::new(&interrupted);
        loop {
            match self.program.read_line(&stop, deadline) {
                Ok(Some(line)) => {
                    if let Some(answer) = read(line.trim_ascii()) {
                        return Ok(answer);
                    }
                }
                Ok(None) => bail!("no answer within {} s", self.limit.as_secs_f64()),
                Err(Halt::Stopped) => bail!("interrupted"),
                Err(Halt::Fault(Fault::Exited(_) | Fault::ClosedOutput)) => {
                    bail!("the program has ended or closed its output")
                }
                Err(Halt::Fault(Fault::Flood(most))) => {
                    bail!("more than {most} bytes without an answer")
                }
                Err(Halt::Fault(fault)) => return Err(fault.into()),
            }
        }
    }
}

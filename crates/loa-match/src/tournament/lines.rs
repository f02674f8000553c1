use super::deadline::Deadline;
use super::fault::{Fault, Halt};
use super::process::{Heard, Process};
use super::stop::Stop;
use crate::CommandLine;
use loa_protocol::{FlawedOutput, OutputReader};
use std::collections::VecDeque;
use std::time::Duration;

/// A program that is talked to in lines.
pub(super) struct Lines {
    pub(super) process: Process,
    unfinished: Vec<u8>,
    ready: VecDeque<Vec<u8>>,
}

impl Lines {
    pub(super) fn start(command: &CommandLine) -> Result<Lines, Fault> {
        Ok(Lines {
            process: Process::start(command)?,
            unfinished: Vec::new(),
            ready: VecDeque::new(),
        })
    }

    pub(super) fn send(&mut self, line: &str) {
        self.process.send(format!("{line}\n"));
    }

    /// Returns the next line without its end, or `None` when time is up.
    pub(super) fn next(
        &mut self,
        deadline: &mut Deadline,
        stop: &Stop,
    ) -> Result<Option<Vec<u8>>, Halt> {
        loop {
            if let Some(line) = self.ready.pop_front() {
                return Ok(Some(line));
            }
            match self.process.listen(deadline, stop)? {
                Heard::Output(piece) => self.take(&piece)?,
                Heard::Nothing => return Ok(None),
            }
        }
    }

    fn take(&mut self, piece: &[u8]) -> Result<(), Fault> {
        for part in piece.split_inclusive(|byte| *byte == b'\n') {
            self.unfinished.extend_from_slice(part);
            if self.unfinished.len() > OutputReader::LONGEST_LINE {
                return Err(FlawedOutput::Length.into());
            }
            if part.ends_with(b"\n") {
                let line = std::mem::take(&mut self.unfinished);
                self.ready.push_back(line.trim_ascii_end().to_vec());
            }
        }
        Ok(())
    }

    /// Waits for a line that says just this; returns those before it.
    pub(super) fn wait_for(
        &mut self,
        word: &str,
        question: &'static str,
        limit: Duration,
        stop: &Stop,
    ) -> Result<Vec<Vec<u8>>, Halt> {
        let mut deadline = Deadline::after(limit);
        let mut before = Vec::new();
        while let Some(line) = self.next(&mut deadline, stop)? {
            if line.trim_ascii() == word.as_bytes() {
                return Ok(before);
            }
            before.push(line);
        }
        Err(Fault::NoAnswer { question, limit }.into())
    }
}

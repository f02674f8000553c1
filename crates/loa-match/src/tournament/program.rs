use super::deadline::Deadline;
use super::fault::{Fault, Halt};
use super::stop::Stop;
use crate::{CommandLine, Event, Player, PlayerEvent};
use std::process::ExitStatus;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

/// A program that takes part in a game. It is killed when the value is dropped.
pub(super) struct Process {
    player: Player,
    events: Receiver<PlayerEvent>,
    /// The end of its standard error.
    errors: Vec<u8>,
    /// What it has printed since it was last sent something.
    printed: usize,
    exited: Option<(ExitStatus, Instant)>,
    output_closed: Option<Instant>,
}

/// What a wait has led to.
pub(super) enum Heard {
    /// The program has printed something.
    Output(Vec<u8>),
    /// It has not, and time is up.
    Nothing,
}

/// How much a program may print for one move, in bytes.
const MOST_OUTPUT: usize = 4 << 20;

impl Process {
    pub(super) fn start(command: &CommandLine) -> Result<Process, Fault> {
        /// Pieces of output that may wait to be heard; a program that prints more has to wait.
        const PENDING: usize = 64;
        let (sender, events) = sync_channel(PENDING);
        let player = Player::spawn(command, 0, &sender).map_err(Fault::NotStarted)?;
        Ok(Process {
            player,
            events,
            errors: Vec::new(),
            printed: 0,
            exited: None,
            output_closed: None,
        })
    }

    /// Sends text, with its newlines.
    pub(super) fn send(&mut self, text: String) {
        self.printed = 0;
        self.player.send(text.into_bytes());
    }

    /// Waits for output, up to a moment. What was printed before counts even when it is over.
    pub(super) fn listen(&mut self, deadline: &mut Deadline, stop: &Stop) -> Result<Heard, Halt> {
        loop {
            if stop.is_asked_for() {
                return Err(Halt::Stopped);
            }
            let begin = Instant::now();
            let wait = deadline.wait(begin);
            let heard = self.events.recv_timeout(wait);
            let now = Instant::now();
            deadline.note_lateness((now - begin).saturating_sub(wait));
            match heard {
                Ok(event) => {
                    if let Some(output) = self.hear(event.event)? {
                        return Ok(Heard::Output(output));
                    }
                }
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    self.check_closing()?;
                    if deadline.is_over(now) {
                        return Ok(Heard::Nothing);
                    }
                }
            }
        }
    }

    fn hear(&mut self, event: Event) -> Result<Option<Vec<u8>>, Fault> {
        match event {
            Event::Output(piece) => {
                self.printed += piece.len();
                if self.printed > MOST_OUTPUT {
                    return Err(Fault::Flood(MOST_OUTPUT));
                }
                return Ok(Some(piece));
            }
            Event::OutputClosed => self.output_closed = Some(Instant::now()),
            Event::Errors(piece) => self.note_errors(&piece),
            // What it has left behind would keep its pipes open.
            Event::Exited => {
                let status = self.player.reap().ok();
                self.exited = status.map(|status| (status, Instant::now()));
            }
            Event::ErrorsClosed | Event::InputClosed { .. } | Event::InputBroken => {}
        }
        match (self.exited, self.output_closed) {
            (Some((status, _)), Some(_)) => Err(Fault::Exited(status)),
            _ => Ok(None),
        }
    }

    /// Finds out whether the program has ended or closed its output some time ago.
    fn check_closing(&self) -> Result<(), Fault> {
        /// How long the one may come after the other.
        const GRACE: Duration = Duration::from_secs(2);
        match (self.exited, self.output_closed) {
            (Some((status, since)), _) if since.elapsed() >= GRACE => Err(Fault::Exited(status)),
            (None, Some(since)) if since.elapsed() >= GRACE => Err(Fault::ClosedOutput),
            _ => Ok(()),
        }
    }

    fn note_errors(&mut self, piece: &[u8]) {
        const KEPT: usize = 4096;
        self.errors.extend_from_slice(piece);
        let surplus = self.errors.len().saturating_sub(KEPT);
        self.errors.drain(..surplus);
    }

    /// Returns the last line of its standard error, cut where it is long; `None` if there is none.
    pub(super) fn last_words(&mut self) -> Option<String> {
        const WIDTH: usize = 200;
        // It may have come after what was awaited.
        for event in self.events.try_iter().take(64).collect::<Vec<_>>() {
            if let Event::Errors(piece) = event.event {
                self.note_errors(&piece);
            }
        }
        let lines = self.errors.split(|byte| *byte == b'\n');
        let last = lines.rev().find(|line| !line.trim_ascii().is_empty())?;
        Some(loa_protocol::excerpt_of(last.trim_ascii(), WIDTH))
    }
}

//! The lines that have been read and not yet carried out, and how far the search has come.

use crate::play::streams::line_text;
use loa_protocol::{UciCommand, UciError};
use loa_work::locked;
use std::collections::VecDeque;
use std::io;
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Instant;

/// A line of input, or its end.
pub(super) enum Line {
    /// A command, and when it was read.
    Command(UciCommand, Instant),
    /// A command that can't be understood.
    Wrong(UciError),
    /// No word of the line is a command.
    Unknown(String),
    /// The line was too long to be read.
    TooLong,
    /// The input has ended.
    End,
    /// The input can't be read.
    Unreadable(io::Error),
}

impl Line {
    /// Reads a line, with or without its end.
    pub(super) fn read(bytes: &[u8]) -> Line {
        let at = Instant::now();
        let text = line_text(bytes);
        match UciCommand::read(&text) {
            Ok(Some(command)) => Line::Command(command, at),
            Ok(None) => Line::Unknown(text.trim().to_owned()),
            Err(error) => Line::Wrong(error),
        }
    }

    /// Tells whether nothing is read after it.
    pub(super) const fn is_last(&self) -> bool {
        matches!(
            self,
            Line::Command(UciCommand::Quit, _) | Line::End | Line::Unreadable(_)
        )
    }

    /// Tells whether a search that ends by itself ends before this is carried out.
    pub(super) const fn waits_for_search(&self) -> bool {
        matches!(
            self,
            Line::Command(
                UciCommand::Position { .. } | UciCommand::Go(_) | UciCommand::NewGame,
                _
            ) | Line::End
        )
    }

    const fn is_go(&self) -> bool {
        matches!(self, Line::Command(UciCommand::Go(_), _))
    }

    const fn ends_search(&self) -> bool {
        matches!(self, Line::Command(UciCommand::Stop | UciCommand::Quit, _))
    }
}

/// Hands lines from the thread that reads them to the one that carries them out, which waits for
/// them and for the search.
#[derive(Default)]
pub(super) struct LineQueue {
    queue: Mutex<Queue>,
    changed: Condvar,
}

#[derive(Default)]
struct Queue {
    lines: VecDeque<Line>,
    phase: SearchPhase,
}

/// How many lines are read ahead.
const AHEAD: usize = 256;

impl LineQueue {
    /// Adds a line; waits while too many are there.
    pub(super) fn push(&self, line: Line) {
        let mut line = Some(line);
        self.wait_for(|queue| {
            let has_room = queue.lines.len() < AHEAD;
            has_room.then(|| queue.lines.extend(line.take()))
        });
    }

    /// Takes the next line; waits until there is one.
    pub(super) fn pop(&self) -> Line {
        self.wait_for(|queue| queue.lines.pop_front())
    }

    /// Waits until something can be done before the search ends that the command `next`, which has
    /// been taken, waits for; or until it has ended.
    pub(super) fn next_event(&self, next: &Line, is_stopped: bool) -> SearchEvent {
        self.wait_for(|Queue { lines, phase }| {
            match phase {
                SearchPhase::Searching => {}
                // `isready` may have been sent after the answer, and waits for what was sent before.
                SearchPhase::Answering => return None,
                SearchPhase::Ended => return Some(SearchEvent::Ended),
            }
            let is_ready = |line: &Line| matches!(line, Line::Command(UciCommand::IsReady, _));
            if let Some(at) = lines.iter().position(is_ready) {
                lines.remove(at);
                return Some(SearchEvent::IsReady);
            }
            let all = std::iter::once(next).chain(&*lines);
            let stops = !is_stopped && stops_before_go(all);
            stops.then_some(SearchEvent::Stop)
        })
    }

    /// Tells whether what is being done is stopped before another `go`.
    pub(super) fn stops(&self) -> bool {
        stops_before_go(locked(&self.queue).lines.iter())
    }

    /// Says how far the search has come.
    pub(super) fn set_phase(&self, phase: SearchPhase) {
        locked(&self.queue).phase = phase;
        self.changed.notify_all();
    }

    /// Tells whether a search has not begun to answer.
    pub(super) fn is_searching(&self) -> bool {
        locked(&self.queue).phase == SearchPhase::Searching
    }

    /// Waits until something can be taken.
    fn wait_for<T>(&self, mut take: impl FnMut(&mut Queue) -> Option<T>) -> T {
        let mut queue = locked(&self.queue);
        loop {
            if let Some(taken) = take(&mut queue) {
                self.changed.notify_all();
                return taken;
            }
            let woken = self.changed.wait(queue);
            queue = woken.unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// What can happen while a command waits for the end of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SearchEvent {
    /// `isready` has come, which is answered at once during a search.
    IsReady,
    /// The search is to be stopped.
    Stop,
    /// The search has ended.
    Ended,
}

/// How far the last search has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum SearchPhase {
    /// It has not begun to answer.
    Searching,
    /// Its answer is being written.
    Answering,
    /// Its answer has been written, or there was no search.
    #[default]
    Ended,
}

/// Tells whether the search is stopped before another one is asked for.
fn stops_before_go<'a>(mut lines: impl Iterator<Item = &'a Line>) -> bool {
    let end = lines.find(|line| line.is_go() || line.ends_search());
    end.is_some_and(Line::ends_search)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> Line {
        Line::read(text.as_bytes())
    }

    #[test]
    fn stop_and_quit_belong_to_the_last_go() {
        let stops = |next: &str, later: &[&str]| {
            let lines: Vec<Line> = [&[next], later].concat().into_iter().map(line).collect();
            stops_before_go(lines.iter())
        };
        assert!(stops("position startpos", &["stop"]));
        assert!(stops("ucinewgame", &["d", "position startpos", "quit"]));
        assert!(!stops("position startpos", &["go depth 1", "stop"]));
        assert!(!stops("go", &["stop", "quit"]));
        assert!(!stops("position startpos", &[]));
    }

    #[test]
    fn isready_does_not_wait() {
        let queue = LineQueue::default();
        for text in ["position startpos", "go depth 1", "isready", "stop"] {
            queue.push(line(text));
        }
        let next = queue.pop();
        let event = |phase| {
            queue.set_phase(phase);
            queue.next_event(&next, true)
        };
        assert_eq!(event(SearchPhase::Searching), SearchEvent::IsReady);
        assert_eq!(event(SearchPhase::Ended), SearchEvent::Ended);
        assert!(queue.pop().is_go());
        assert!(queue.pop().ends_search());
    }
}

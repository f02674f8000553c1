//! One program and its script: the messages that came from it, and what the script waits for.

use crate::log::Log;
use crate::problem::{Awaited, ExitPhase, Failure, Problem};
use crate::referee::Referee;
use crate::run::ScriptFiles;
use crate::script::{Script, Step, TimeLimits};
use loa::{Move, Outcome, excerpt_of};
use loa_match::{ChildProcess, Event, last_lines};
use loa_protocol::{Item, Message, OutputLine, OutputReader};
use std::collections::VecDeque;
use std::process::ExitStatus;
use std::time::{Duration, Instant};

/// How many messages that the script does not wait for may pile up.
const MOST_BACKLOG: usize = 100;

/// How much of a program's standard error is kept, in bytes.
const MOST_ERRORS: usize = 1 << 20;

/// How long a program may take to end after it has closed its output or its input: until then
/// the end, not the closing, is what is reported.
const CLOSING_GRACE: Duration = Duration::from_secs(2);

/// A program under test and its script.
pub(crate) struct ScriptRun {
    pub(crate) files: ScriptFiles,
    pub(crate) steps: VecDeque<Step>,
    pub(crate) limits: TimeLimits,
    end_limit: Duration,
    pub(crate) waiting: Option<Waiting>,
    pub(crate) process: ChildProcess,
    reader: OutputReader,
    pub(crate) referee: Referee,
    /// Its messages that no directive has taken yet, as they mean and as they look.
    pub(crate) messages: VecDeque<(Message, Vec<u8>)>,
    /// Messages of the other program that this one has not been sent yet.
    pub(crate) from_partner: VecDeque<RemoteMessage>,
    /// Messages for the other program.
    pub(crate) to_partner: Vec<RemoteMessage>,
    /// The end that this program has announced, until the other one announces it too.
    pub(crate) unconfirmed: Option<Outcome>,
    /// Dumps and printed ends.
    pub(crate) output: Vec<u8>,
    /// Its standard error, up to a bound.
    pub(crate) errors: Vec<u8>,
    /// The script's lines that it was sent.
    sent: Vec<usize>,
    has_quit: bool,
    /// The bytes that it has to read: those up to the end of the script or its first `quit`.
    expected: u64,
    /// How and when it has ended.
    exited: Option<(ExitStatus, Instant)>,
    output_closed: Option<Instant>,
    errors_closed: bool,
    input_broken: Option<Instant>,
    /// The bytes that it has read, once it reads no more.
    read: Option<u64>,
}

/// A wait in progress.
#[derive(Clone, Copy)]
pub(crate) struct Waiting {
    pub(crate) what: Awaited,
    /// Whether the end of the game is copied to the output.
    print: bool,
    /// The script's line; `None` at its end.
    line: Option<usize>,
    /// When the message has to be there.
    message_end: Instant,
    /// When the game has to be over, if that counts.
    game_end: Option<Instant>,
}

/// A message from one program to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RemoteMessage {
    Move(Move),
    End(Outcome),
}

impl ScriptRun {
    pub(crate) fn new(
        files: ScriptFiles,
        script: Script,
        process: ChildProcess,
        referee: Referee,
        end_limit: Duration,
    ) -> ScriptRun {
        ScriptRun {
            files,
            steps: script.steps.into(),
            limits: TimeLimits::default(),
            end_limit,
            waiting: None,
            process,
            reader: OutputReader::default(),
            referee,
            messages: VecDeque::new(),
            from_partner: VecDeque::new(),
            to_partner: Vec::new(),
            unconfirmed: None,
            output: Vec::new(),
            errors: Vec::new(),
            sent: Vec::new(),
            has_quit: false,
            expected: 0,
            exited: None,
            output_closed: None,
            errors_closed: false,
            input_broken: None,
            read: None,
        }
    }

    /// Checks that no dump is left open.
    pub(crate) fn check_dump(&self) -> Result<(), Box<Failure>> {
        self.fail(self.reader.is_in_dump().then_some(Problem::OpenDump))
    }

    /// Tells whether the script is done and the program has ended as it should.
    pub(crate) fn is_done(&self) -> bool {
        self.is_ending() && self.has_ended() && self.read.is_some()
    }

    /// Tells whether the script is done.
    pub(crate) fn is_ending(&self) -> bool {
        self.is_waiting_for(Awaited::Exit)
    }

    /// Tells whether the script waits for something just now.
    pub(crate) fn is_waiting_for(&self, what: Awaited) -> bool {
        self.waiting.is_some_and(|waiting| waiting.what == what)
    }

    /// Tells whether the program has ended and all that it printed has been read.
    fn has_ended(&self) -> bool {
        let has_closed = self.output_closed.is_some() && self.errors_closed;
        // A descendant that could not be killed may keep the pipes open.
        self.exited
            .is_some_and(|(_, since)| has_closed || since.elapsed() >= CLOSING_GRACE)
    }

    /// Sends the program a line, from a line of the script, and shows it to the referee.
    pub(crate) fn send(&mut self, text: Vec<u8>, line: usize, log: &mut Log<'_>) {
        self.sent.push(line);
        log.show(&self.files.name, "<-", &text);
        self.referee.sent(&text);
        if !self.has_quit {
            self.expected += text.len() as u64;
        }
        let words = String::from_utf8_lossy(&text).to_ascii_lowercase();
        let word = words.split_whitespace().next();
        self.has_quit |= matches!(word, Some("quit" | "q" | "exit"));
        self.process.send(text);
    }

    /// Begins to wait, from a line of the script; at its end that is `None`.
    pub(crate) fn wait(&mut self, what: Awaited, print: bool, line: Option<usize>) {
        let has_game = matches!(what, Awaited::Game | Awaited::Partner);
        self.waiting = Some(Waiting {
            what,
            print,
            line,
            message_end: end_of(self.message_limit(what), what),
            game_end: has_game.then(|| end_of(self.limits.game, what)),
        });
    }

    /// Goes on waiting, with a new limit for the next message.
    pub(crate) fn wait_for(&mut self, what: Awaited) {
        let message_end = end_of(self.message_limit(what), what);
        self.waiting = self.waiting.map(|waiting| Waiting {
            what,
            message_end,
            ..waiting
        });
    }

    const fn message_limit(&self, what: Awaited) -> Duration {
        match what {
            Awaited::End | Awaited::Exit => self.end_limit,
            _ => self.limits.message,
        }
    }

    /// Makes a failure of a problem, at the script's current line.
    pub(crate) fn failure(&self, problem: Problem) -> Box<Failure> {
        /// How many lines of the standard error are shown.
        const LINES: usize = 8;
        Box::new(Failure {
            script: self.files.script.display().to_string(),
            line: self.waiting.and_then(|waiting| waiting.line),
            problem,
            unproven: self.referee.unproven(),
            stderr_tail: last_lines(&self.errors, LINES),
        })
    }

    /// Fails with a problem, if there is one.
    fn fail(&self, problem: Option<Problem>) -> Result<(), Box<Failure>> {
        problem.map_or(Ok(()), |problem| Err(self.failure(problem)))
    }

    /// Handles an event of the program.
    pub(crate) fn handle(&mut self, event: Event, log: &mut Log<'_>) -> Result<(), Box<Failure>> {
        match event {
            Event::Output(piece) => {
                let mut lines = Vec::new();
                let flaw = self.reader.feed(&piece, &mut lines);
                self.read(lines, log)?;
                flaw.map_err(|flaw| self.failure(Problem::Flawed(flaw)))?;
            }
            Event::OutputClosed => {
                let last = self.reader.finish();
                let last = last.map_err(|flaw| self.failure(Problem::Flawed(flaw)))?;
                self.output_closed = Some(Instant::now());
                self.read(last.into_iter().collect(), log)?;
            }
            Event::Errors(piece) => {
                let piece = self.with_script_lines(&piece);
                log.show(&self.files.name, "-! ", &piece);
                let room = MOST_ERRORS - self.errors.len();
                self.errors
                    .extend_from_slice(&piece[..piece.len().min(room)]);
            }
            Event::ErrorsClosed => self.errors_closed = true,
            Event::InputClosed { read, is_broken } => {
                self.read = Some(read);
                self.input_broken = is_broken.then(Instant::now);
            }
            // What it has left behind would keep its pipes open.
            Event::Exited => {
                let status = self.process.reap().ok();
                self.exited = status.map(|status| (status, Instant::now()));
            }
        }
        Ok(())
    }

    fn read(&mut self, lines: Vec<OutputLine>, log: &mut Log<'_>) -> Result<(), Box<Failure>> {
        for line in lines {
            log.show(&self.files.name, "->", &line.text);
            let shown = line.without_prompt();
            let Some(item) = line.item else {
                continue;
            };
            let judged = match &item {
                Item::Message(Message::Move(mv)) => self.referee.moved(*mv),
                Item::Message(Message::End(outcome)) => self.referee.ended(*outcome),
                Item::Message(Message::Other(_)) => Ok(()),
                Item::Dump(lines) => {
                    lines.iter().for_each(|line| self.print(line));
                    self.referee.dumped(lines)
                }
            };
            judged.map_err(|problem| self.failure(*problem))?;
            if let Item::Message(message) = item {
                self.messages.push_back((message, shown));
            }
        }
        Ok(())
    }

    /// Replaces the numbers of lines in the errors of `loa`, which counts those that it reads, with
    /// the script's.
    fn with_script_lines(&self, errors: &[u8]) -> Vec<u8> {
        const BEFORE: &str = "Error: line ";
        let line = |text: &[u8]| {
            let number = text.strip_prefix(BEFORE.as_bytes())?;
            let end = number.iter().position(|byte| *byte == b':')?;
            let number: usize = str::from_utf8(&number[..end]).ok()?.parse().ok()?;
            let line = self.sent.get(number.checked_sub(1)?)?;
            let rest = &text[BEFORE.len() + end..];
            Some([format!("{BEFORE}{line}").as_bytes(), rest].concat())
        };
        let lines = errors.split_inclusive(|byte| *byte == b'\n');
        lines
            .flat_map(|text| line(text).unwrap_or_else(|| text.to_vec()))
            .collect()
    }

    /// Copies a line to the output.
    pub(crate) fn print(&mut self, line: &[u8]) {
        self.output.extend_from_slice(line);
        self.output.push(b'\n');
    }

    /// Gives the program a move of the other one.
    pub(crate) fn send_move(&mut self, mv: Move, log: &mut Log<'_>) -> Result<(), Box<Failure>> {
        let accepted = self.referee.accepts(mv);
        accepted.map_err(|problem| self.failure(*problem))?;
        let line = self.waiting.and_then(|waiting| waiting.line).unwrap_or(0);
        self.send(format!("{mv}\n").into_bytes(), line, log);
        Ok(())
    }

    /// Takes the other program's message.
    pub(crate) fn receive(&mut self, message: RemoteMessage) -> Result<(), Box<Failure>> {
        if let RemoteMessage::End(other) = message
            && let Some(own) = self.unconfirmed.take()
        {
            return self.compare_ends(own, other);
        }
        self.from_partner.push_back(message);
        Ok(())
    }

    /// Compares the end that this program announces with that of the other one, now or later.
    pub(crate) fn confirm(&mut self, own: Outcome) -> Result<(), Box<Failure>> {
        let is_end = |message: &mut RemoteMessage| matches!(message, RemoteMessage::End(_));
        if let Some(RemoteMessage::End(other)) = self.from_partner.pop_front_if(is_end) {
            return self.compare_ends(own, other);
        }
        self.unconfirmed = Some(own);
        Ok(())
    }

    /// Checks that both programs announce the same end.
    pub(crate) fn compare_ends(&self, own: Outcome, other: Outcome) -> Result<(), Box<Failure>> {
        let problem = Problem::Disagreement {
            own,
            other: Some(other),
        };
        self.fail((own != other).then_some(problem))
    }

    /// Ends the wait for a game that has ended, as a line says, and passes the end on.
    pub(crate) fn finish(&mut self, outcome: Outcome, line: &[u8]) {
        self.to_partner.push(RemoteMessage::End(outcome));
        let waiting = self.waiting.take();
        if waiting.is_some_and(|waiting| waiting.print) {
            self.print(line);
        }
    }

    /// Tells whether the program would take a move now, as far as is known.
    pub(crate) fn is_ready_for_move(&self) -> bool {
        match self.referee.program_is_next() {
            Some(is_computer) => !is_computer,
            None => self.messages.is_empty() && self.referee.status().is_none(),
        }
    }

    /// Finds out whether the program has died, or cut its pipes, though it should go on, or has
    /// sent too many messages.
    pub(crate) fn check_alive(&self, now: Instant) -> Result<(), Box<Failure>> {
        let messages = MOST_BACKLOG;
        let is_too_much = self.messages.len() > messages;
        self.fail(is_too_much.then_some(Problem::Backlog { messages }))?;
        if self.has_ended() {
            return self.check_exit();
        }
        let overdue = |since: Option<Instant>| {
            since.is_some_and(|since| now.duration_since(since) >= CLOSING_GRACE)
        };
        let has_broken_input = overdue(self.input_broken) && self.is_unread();
        self.fail(has_broken_input.then_some(Problem::ClosedInput))?;
        let is_silent = !self.is_ending() && self.messages.is_empty();
        let has_closed = overdue(self.output_closed) && is_silent;
        self.fail(has_closed.then_some(Problem::ClosedOutput))
    }

    /// Checks that no thread has ended with an exception. The program may go on after that, or even
    /// end with status 0.
    fn check_exception(&self) -> Result<(), Box<Failure>> {
        self.fail(uncaught_exception(&self.errors).map(Problem::Exception))
    }

    fn check_exit(&self) -> Result<(), Box<Failure>> {
        self.check_exception()?;
        let (Some((status, _)), Some(waiting)) = (self.exited, &self.waiting) else {
            return Ok(());
        };
        let during = match waiting.what {
            Awaited::Exit if !status.success() => Some(ExitPhase::End),
            Awaited::Exit => self.is_unread().then_some(ExitPhase::Reading),
            what => Some(ExitPhase::Waiting(what)),
        };
        self.fail(during.map(|during| Problem::Exited { status, during }))
    }

    /// Tells whether it reads no more, and has left lines that it had to read.
    fn is_unread(&self) -> bool {
        self.read.is_some_and(|read| read < self.expected)
    }

    /// Finds out whether time is up.
    pub(crate) fn check_time(&self, now: Instant) -> Result<(), Box<Failure>> {
        let Some(waiting) = &self.waiting else {
            return Ok(());
        };
        let is_game_late = waiting.game_end.is_some_and(|end| now >= end);
        if !is_game_late && now < waiting.message_end {
            return Ok(());
        }
        if self.exited.is_some() {
            self.check_exit()?;
        }
        let limit = self.limits.game;
        self.fail(is_game_late.then_some(Problem::GameTimeOut { limit }))?;
        let has_closed = self.output_closed.is_some() && !self.is_ending();
        self.fail(has_closed.then_some(Problem::ClosedOutput))?;
        self.check_dump()?;
        self.check_exception()?;
        let other = match waiting.what {
            Awaited::SameEnd(outcome) => Some(outcome),
            _ => self.from_partner.iter().find_map(|message| match message {
                RemoteMessage::End(outcome) => Some(*outcome),
                RemoteMessage::Move(_) => None,
            }),
        };
        let game = Some(&self.referee).filter(|_| !self.is_ending());
        Err(self.failure(Problem::TimeOut {
            awaited: waiting.what,
            limit: self.message_limit(waiting.what),
            other,
            unfinished: self.reader.unfinished_message(),
            status: game.and_then(Referee::status),
            manual: game
                .filter(|_| matches!(waiting.what, Awaited::Move | Awaited::Game | Awaited::End))
                .filter(|_| other.is_none())
                .and_then(Referee::manual_turn),
            position: game.and_then(Referee::position).copied(),
        }))
    }

    /// Returns the time of the next check; `None` if only events count.
    pub(crate) fn deadline(&self) -> Option<Instant> {
        let message = self.waiting.map(|waiting| waiting.message_end);
        let game = self.waiting.and_then(|waiting| waiting.game_end);
        let exited = self.exited.map(|(_, since)| since);
        let closing = [self.input_broken, self.output_closed, exited]
            .into_iter()
            .flatten()
            .map(|since| since + CLOSING_GRACE)
            .filter(|end| *end > Instant::now());
        message.into_iter().chain(game).chain(closing).min()
    }
}

/// Returns when a limit that begins now ends. For a message of the other program it runs a little
/// longer, so that a late program is reported at its own script.
fn end_of(limit: Duration, what: Awaited) -> Instant {
    let slack = match what {
        Awaited::Partner => Duration::from_millis(250),
        _ => Duration::ZERO,
    };
    Instant::now() + limit + slack
}

/// Returns the exception that has ended a thread, where Java reports one on standard error.
fn uncaught_exception(errors: &[u8]) -> Option<String> {
    const LONGEST: usize = 200;
    String::from_utf8_lossy(errors).lines().find_map(|line| {
        let (_, thread) = line.split_once("Exception in thread \"")?;
        let (_, exception) = thread.split_once("\" ")?;
        Some(excerpt_of(exception.trim().as_bytes(), LONGEST))
    })
}

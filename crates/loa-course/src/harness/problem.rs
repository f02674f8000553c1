use crate::harness::{Awaited, Difference, Foul, diff};
use loa::{IllegalMove, Move, Outcome, Position, Status};
use loa_match::{describe_exit, in_seconds};
use loa_protocol::Picture;
use loa_protocol::excerpt;
use loa_protocol::{FlawedOutput, Message};
use std::fmt;
use std::process::ExitStatus;
use std::time::Duration;

/// What is wrong with a program under test, as far as a script tells.
#[derive(Clone, Debug)]
pub enum Problem {
    /// It ended when it should not have, or not as it should have.
    Exited {
        /// How.
        status: ExitStatus,
        /// When.
        during: During,
    },
    /// It did not say what was awaited in time.
    TimeOut {
        /// What was awaited.
        awaited: Awaited,
        /// How long.
        limit: Duration,
        /// A message that it began, but did not end with a newline.
        unfinished: Option<Message>,
        /// How the game stands, if that is known.
        status: Option<Status>,
        /// The board, if that is known.
        position: Option<Position>,
    },
    /// It did not finish a game in time.
    GameTimeOut {
        /// How long it had.
        limit: Duration,
    },
    /// It has begun a dump and not ended it, so that all after it was taken for part of it.
    OpenDump,
    /// It has closed its standard output, but goes on running.
    ClosedOutput,
    /// It has closed its standard input, but goes on running.
    ClosedInput,
    /// It prints too much.
    Flawed(FlawedOutput),
    /// It tells too much that nobody waits for.
    Unheard {
        /// How many messages.
        messages: usize,
    },
    /// It said something else than what was awaited.
    Unexpected {
        /// What it said.
        message: Message,
        /// What was awaited.
        awaited: Awaited,
    },
    /// It broke the rules.
    Foul(Foul),
    /// The other program made a move that is not legal in this one's game, though it is in its
    /// own: the two scripts do not play the same game.
    OtherGame {
        /// The move.
        mv: Move,
        /// What is wrong with it here.
        reason: IllegalMove,
        /// This program's position.
        position: Position,
    },
    /// The two programs tell different ends.
    Disagreement {
        /// What this one tells.
        own: Outcome,
        /// What the other one tells.
        other: Outcome,
    },
    /// It waits for the other program, whose script has ended.
    PartnerGone,
    /// Its dumps and printed ends are not what was expected.
    Different(Difference),
}

/// When a program ended that should not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum During {
    /// While something was awaited.
    Waiting(Awaited),
    /// When all had been sent, but not all read.
    Reading,
    /// In the end, as it should, but with a status that tells of an error.
    End,
}

impl Problem {
    /// Returns what is worth seeing besides: a board, or differing lines. Empty if there is
    /// nothing.
    pub fn details(&self) -> String {
        match self {
            Problem::Foul(foul) => picture(foul.position()),
            Problem::OtherGame { position, .. } => picture(position),
            Problem::TimeOut {
                position: Some(position),
                ..
            } => picture(position),
            Problem::Different(different) => diff(&different.expected, &different.found),
            _ => String::new(),
        }
    }
}

/// Draws a position with the side to move.
fn picture(position: &Position) -> String {
    format!(
        "{}{} to move",
        Picture::new(position, None),
        position.turn()
    )
}

/// Writes what is wrong on one line, to follow the program's name.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Exited { status, during } => {
                f.write_str(&describe_exit(*status))?;
                write_during(f, *during)
            }
            Problem::TimeOut {
                awaited,
                limit,
                unfinished,
                status,
                ..
            } => {
                write!(f, "no {awaited} within {}", in_seconds(*limit))?;
                write_hints(f, unfinished.as_ref(), *status)
            }
            Problem::GameTimeOut { limit } => {
                write!(f, "the game was not over within {}", in_seconds(*limit))
            }
            Problem::OpenDump => f.write_str("began a dump with === that it did not end with ==="),
            Problem::ClosedOutput => f.write_str("closed its standard output, but goes on running"),
            Problem::ClosedInput => {
                f.write_str("closed its standard input before all had been read (broken pipe)")
            }
            Problem::Flawed(flaw) => write!(f, "{flaw}"),
            Problem::Unheard { messages } => {
                write!(
                    f,
                    "told more than {messages} messages that nobody waits for"
                )
            }
            Problem::Unexpected { message, awaited } => write_unexpected(f, message, *awaited),
            Problem::Foul(foul) => write!(f, "{foul}"),
            Problem::OtherGame { mv, reason, .. } => write!(
                f,
                "the other program's move {mv} is not legal in this game: {reason}"
            ),
            Problem::Disagreement { own, other } => write!(
                f,
                "the programs disagree who won: this one says '{}', the other one '{}'",
                Message::End(*own),
                Message::End(*other)
            ),
            Problem::PartnerGone => {
                f.write_str("waits for the other program, whose script has ended")
            }
            Problem::Different(difference) => write!(f, "{difference}"),
        }
    }
}

fn write_during(f: &mut fmt::Formatter<'_>, during: During) -> fmt::Result {
    match during {
        During::Waiting(awaited) => write!(f, " while waiting for: {awaited}"),
        During::Reading => f.write_str(" without reading all of its input"),
        During::End => Ok(()),
    }
}

fn write_hints(
    f: &mut fmt::Formatter<'_>,
    unfinished: Option<&Message>,
    status: Option<Status>,
) -> fmt::Result {
    if let Some(message) = unfinished {
        write!(f, "; the line '{message}' lacks its newline")?;
    }
    if let Some(Status::Over(verdict)) = status {
        write!(f, "; the game is over: {verdict}")?;
    }
    Ok(())
}

fn write_unexpected(
    f: &mut fmt::Formatter<'_>,
    message: &Message,
    awaited: Awaited,
) -> fmt::Result {
    let shown = excerpt(message.to_string().as_bytes());
    match (message, awaited) {
        (Message::Other(_), _) => {
            write!(f, "malformed message '{shown}' instead of: {awaited}")
        }
        (_, Awaited::SameEnd(outcome)) => write!(
            f,
            "said '{shown}', but the other program '{}'",
            Message::End(outcome)
        ),
        _ => write!(f, "said '{shown}' instead of: {awaited}"),
    }
}

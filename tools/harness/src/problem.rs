use crate::compare::{OutputDifference, diff};
use loa::{Color, IllegalMove, Move, Outcome, Position, Status, Verdict, excerpt_of};
use loa_match::{describe_exit, in_seconds};
use loa_protocol::{FlawedOutput, Message, Picture};
use std::fmt;
use std::process::ExitStatus;
use std::time::Duration;
use thiserror::Error;

/// What is wrong with a program under test. It is written on one line, to follow the program's
/// name.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Problem {
    /// It ended when it should not have, or not as it should have.
    #[error("{}{during}", describe_exit(*.status))]
    Exited {
        /// How.
        status: ExitStatus,
        /// When.
        during: ExitPhase,
    },
    /// It did not print what was awaited in time.
    #[error(
        "{}{}",
        lack(*.awaited, *.limit, *.other),
        hints(.unfinished.as_ref(), *.manual, *.status)
    )]
    TimeOut {
        /// What was awaited.
        awaited: Awaited,
        /// How long.
        limit: Duration,
        /// The end that the other program has announced, though this one plays on.
        other: Option<Outcome>,
        /// A message that it began, but did not end with a newline.
        unfinished: Option<Message>,
        /// How the game stands, if that is known.
        status: Option<Status>,
        /// The manual players that the program waits for, if that is known: it makes no move.
        manual: Option<ManualTurn>,
        /// The board, if that is known.
        position: Option<Position>,
    },
    /// A thread of it, in Java, has ended with this exception.
    #[error("threw an exception that it did not catch: {0}")]
    Exception(String),
    /// It did not finish a game in time.
    #[error("the game was not over within {}", in_seconds(*.limit))]
    GameTimeOut {
        /// How long it had.
        limit: Duration,
    },
    /// It began a dump and did not end it, so that everything after it became part of it.
    #[error("began a dump with === that it did not end with ===")]
    OpenDump,
    /// It has closed its standard output, but goes on running.
    #[error("closed its standard output, but goes on running")]
    ClosedOutput,
    /// It has closed its standard input, but goes on running.
    #[error("closed its standard input before all had been read (broken pipe)")]
    ClosedInput,
    /// It prints too much.
    #[error(transparent)]
    Flawed(FlawedOutput),
    /// It sends too many messages that the script does not wait for.
    #[error("sent more than {messages} messages that the script does not wait for")]
    Backlog {
        /// How many messages.
        messages: usize,
    },
    /// It printed another message than was awaited.
    #[error("{}", unexpected(.message, *.awaited))]
    Unexpected {
        /// The message.
        message: Message,
        /// What was awaited.
        awaited: Awaited,
    },
    /// It made an illegal move.
    #[error("made the illegal move {mv} for {}: {reason}", .position.turn())]
    Illegal {
        /// The move.
        mv: Move,
        /// What is wrong with it.
        reason: IllegalMove,
        /// The position that it was made in.
        position: Position,
    },
    /// It moved for a manual player.
    #[error("moved {mv} though it is {}'s turn, who is a manual player", .position.turn())]
    OutOfTurn {
        /// The move.
        mv: Move,
        /// The position that it was made in.
        position: Position,
    },
    /// It did not carry out a command that the course does not ask for.
    #[error("does not know '{word}', which the course does not ask for: its board is as before")]
    NotCarriedOut {
        /// The command.
        word: &'static str,
        /// Its board, as before.
        position: Position,
    },
    /// It announced a wrong end of the game.
    #[error("claimed {}, but the game {}", claim(*.claimed), otherwise(*.actual))]
    FalseEnd {
        /// The end that it announced.
        claimed: Outcome,
        /// How the game has ended; `None` if it has not.
        actual: Option<Verdict>,
        /// The position in which it did.
        position: Position,
    },
    /// The other program made a move that is not legal in this one's game, though it is in its
    /// own: the two scripts do not play the same game.
    #[error("the other program's move {mv} is not legal in this game: {reason}")]
    OtherGame {
        /// The move.
        mv: Move,
        /// What is wrong with it here.
        reason: IllegalMove,
        /// This program's position.
        position: Position,
    },
    /// The two programs announce different ends.
    #[error("the programs disagree {}", disagreement(*.own, *.other))]
    Disagreement {
        /// What this one announces.
        own: Outcome,
        /// What the other one announces; `None` if it plays on.
        other: Option<Outcome>,
    },
    /// It waits for the other program, whose script has ended.
    #[error("waits for the other program, whose script has ended")]
    PartnerGone,
    /// Its dumps and printed results differ from those expected.
    #[error("{0}")]
    Different(OutputDifference),
}

/// Whose moves a program waits for when a manual player is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ManualTurn {
    /// Both players are manual: the program never moves.
    Both,
    /// This player's; the other one is automated.
    Mover(Color),
}

/// When a program ended that should not have. It is written to follow how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ExitPhase {
    /// While something was awaited.
    #[error(" while waiting for: {0}")]
    Waiting(Awaited),
    /// When all had been sent, but not all read.
    #[error(" without reading all of its input")]
    Reading,
    /// At the end, but with a status that reports an error.
    #[error("")]
    End,
}

impl Problem {
    /// Returns more lines to show: a board, or differing lines; may be empty.
    pub fn details(&self) -> String {
        match self {
            Problem::Illegal { position, .. }
            | Problem::OutOfTurn { position, .. }
            | Problem::NotCarriedOut { position, .. }
            | Problem::FalseEnd { position, .. }
            | Problem::OtherGame { position, .. }
            | Problem::TimeOut {
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
        Picture::new(position, None, false),
        position.turn()
    )
}

fn claim(claimed: Outcome) -> String {
    match claimed {
        Outcome::Win(color) => format!("that {color} wins"),
        Outcome::Draw => "a tie".to_owned(),
    }
}

fn otherwise(actual: Option<Verdict>) -> String {
    match actual {
        Some(verdict) => format!("ended otherwise: {verdict}"),
        None => "is not over".to_owned(),
    }
}

fn disagreement(own: Outcome, other: Option<Outcome>) -> String {
    let own = Message::End(own);
    match other.map(Message::End) {
        None => format!("whether the game is over: this one says '{own}', the other one plays on"),
        Some(other) => format!("who won: this one says '{own}', the other one '{other}'"),
    }
}

/// Tells what did not come in time.
fn lack(awaited: Awaited, limit: Duration, other: Option<Outcome>) -> String {
    let limit = in_seconds(limit);
    match other.map(Message::End) {
        None => format!("no {awaited} within {limit}"),
        Some(other) => format!(
            "the programs disagree whether the game is over: the other one says '{other}', this \
             one says nothing within {limit}"
        ),
    }
}

/// Tells what else may be the reason that nothing came.
fn hints(
    unfinished: Option<&Message>,
    manual: Option<ManualTurn>,
    status: Option<Status>,
) -> String {
    let mut hints = match (unfinished, manual) {
        (Some(message), _) => format!("; the line '{message}' lacks its newline"),
        (None, Some(ManualTurn::Both)) => {
            "; both players are manual ('auto black' and 'auto white' let the program move)"
                .to_owned()
        }
        (None, Some(ManualTurn::Mover(color))) => {
            format!("; it is {color}'s turn, who is a manual player: the script has to move first")
        }
        (None, None) => String::new(),
    };
    if let Some(Status::Over(verdict)) = status {
        hints += &format!("; the game is over: {verdict}");
    }
    hints
}

fn unexpected(message: &Message, awaited: Awaited) -> String {
    let shown = excerpt_of(message.to_string().as_bytes(), 60);
    match (message, awaited) {
        (Message::Other(_), _) => format!("malformed message '{shown}' instead of: {awaited}"),
        (_, Awaited::SameEnd(outcome)) => {
            let end = Message::End(outcome);
            format!("said '{shown}', but the other program '{end}'")
        }
        _ => format!("said '{shown}' instead of: {awaited}"),
    }
}

/// What a script waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// A move of the program.
    Move,
    /// Moves of the program, up to the end of the game.
    Game,
    /// The end of the game.
    End,
    /// In a remote game, a message of the other program.
    Partner,
    /// In a remote game, the program's answer to the other one.
    Answer,
    /// In a remote game, the end that the other program has announced.
    SameEnd(Outcome),
    /// The end of the program.
    Exit,
}

/// Writes what is awaited, to follow "no" or "instead of".
impl fmt::Display for Awaited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Awaited::Move => "move",
            Awaited::Game | Awaited::Answer => "move or end of the game",
            Awaited::End | Awaited::SameEnd(_) => "end of the game",
            Awaited::Partner => "message of the other program",
            Awaited::Exit => "exit",
        })
    }
}

/// A test that failed, and why.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The script whose program is at fault.
    pub script: String,
    /// The line of the script at which it happened; `None` at its end.
    pub line: Option<usize>,
    /// What is wrong.
    pub problem: Problem,
    /// A command before it that the course does not ask for, and that the program may not know.
    pub unproven: Option<&'static str>,
    /// The last lines of the program's standard error.
    pub stderr_tail: Vec<String>,
}

impl Failure {
    /// Returns several lines that show more: a board, differing lines, and the last that the
    /// program wrote on its standard error. Empty if there is nothing to show.
    pub fn details(&self) -> String {
        let mut details = vec![self.problem.details()];
        details.retain(|text| !text.is_empty());
        if !self.stderr_tail.is_empty() {
            details.push("  standard error:".to_owned());
            details.extend(self.stderr_tail.iter().map(|line| format!("    {line}")));
        }
        details.join("\n")
    }
}

/// Writes place and reason on one line.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.script)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        write!(f, ": {}", self.problem)?;
        if let Some(word) = self.unproven {
            write!(
                f,
                "; it may not know '{word}', which the course does not ask for"
            )?;
        }
        Ok(())
    }
}

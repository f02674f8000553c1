//! The scripts of the Berkeley course's integration tests.
//!
//! ```text
//! script    = { blank | comment } "#*" command { line }
//! line      = blanks "#*" directive | anything else: input for the program
//! directive = "time" seconds seconds | "move" | "move/win" | "move/win+" | "win+"
//!           | "remote" "move/win" | "remote" "move/win+"
//! ```
//!
//! A script is bytes, in any encoding but UTF-16. What goes to the program goes unchanged, comments
//! and blank lines too; a last line without a newline is sent without one.

use crate::problem::Awaited;
use loa::excerpt_of;
use loa_match::{CommandLine, ParseCommandError};
use std::time::Duration;
use thiserror::Error;

/// The most characters of a line that a message quotes.
const LONGEST: usize = 60;

/// A script, read.
#[derive(Clone, Debug, PartialEq)]
pub struct Script {
    /// The program that the first line names.
    pub command: CommandLine,
    /// The steps, in order.
    pub steps: Vec<Step>,
}

/// A line of a script.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The line's number, from 1.
    pub line: usize,
    /// The instruction.
    pub directive: Directive,
}

/// An instruction to the harness.
#[derive(Clone, Debug, PartialEq)]
pub enum Directive {
    /// Any other line: sends it to the program; it ends with a newline where the script's line
    /// does.
    Send(Vec<u8>),
    /// `time`: sets how long a message and a game may take.
    Time(TimeLimits),
    /// All others: wait for something.
    Wait {
        /// `move`: a [move](Awaited::Move). `move/win`: moves up to the end of the
        /// [game](Awaited::Game). `win+`: its [end](Awaited::End). `remote move/win`: messages of
        /// the [other program](Awaited::Partner), which are given to this one, and its answers, up
        /// to the end of the game.
        what: Awaited,
        /// Whether the end is copied to the output, as `+` says.
        print: bool,
    },
}

/// How long a program may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLimits {
    /// For each message.
    pub message: Duration,
    /// For all messages that one directive waits for.
    pub game: Duration,
}

/// 10 seconds a message, 60 a game.
impl Default for TimeLimits {
    fn default() -> TimeLimits {
        TimeLimits {
            message: Duration::from_secs(10),
            game: Duration::from_secs(60),
        }
    }
}

/// What is wrong with a script; with the number of the line and what it says.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ScriptError {
    /// There is nothing but blank lines and comments.
    #[error("the script is empty: it must start with '#* COMMAND'")]
    Empty,
    /// Something else comes before the command.
    #[error("line {0}: the script must start with '#* COMMAND', not with '{1}'")]
    NoCommand(usize, String),
    /// The first line names no program.
    #[error("line {0}: {1}")]
    Command(usize, ParseCommandError),
    /// A line starts like a directive, but is not one.
    #[error(
        "line {0}: '{1}' is not a directive (time, move, move/win, move/win+, win+, \
         remote move/win, remote move/win+)"
    )]
    Directive(usize, String),
    /// The operands of `time` are not two numbers of seconds.
    #[error(
        "line {0}: '{1}' needs two numbers of seconds above 0, a message's and a game's, \
         as in '#*time 0.5 20'"
    )]
    Time(usize, String),
    /// A directive needs two programs, and there is only one.
    #[error("line {0}: '#*remote' needs a second script, for the other program")]
    Alone(usize),
}

impl Script {
    /// Reads a script, which begins with no byte order mark.
    ///
    /// # Errors
    /// If it does not begin with a command or has a directive that can't be understood.
    pub fn parse(text: &[u8]) -> Result<Script, ScriptError> {
        let mut lines = (1..).zip(text.split_inclusive(|byte| *byte == b'\n'));
        let (line, first) = lines
            .find(|(_, line)| !is_blank_or_comment(line))
            .ok_or(ScriptError::Empty)?;
        Ok(Script {
            command: command(line, first)?,
            steps: lines
                .map(|(line, text)| step(line, text))
                .collect::<Result<_, _>>()?,
        })
    }

    /// Tells what is wrong with a script that has no partner, if anything.
    ///
    /// # Errors
    /// If it needs another program's moves.
    pub fn check_alone(&self) -> Result<(), ScriptError> {
        let line_of_remote = |step: &Step| match step.directive {
            Directive::Wait {
                what: Awaited::Partner,
                ..
            } => Some(step.line),
            _ => None,
        };
        let remote = self.steps.iter().find_map(line_of_remote);
        remote.map_or(Ok(()), |line| Err(ScriptError::Alone(line)))
    }
}

/// Tells whether a line means nothing before the command: it is blank, or a comment.
fn is_blank_or_comment(line: &[u8]) -> bool {
    let line = line.trim_ascii();
    line.is_empty() || line.starts_with(b"#") && !line.starts_with(b"#*")
}

fn command(line: usize, text: &[u8]) -> Result<CommandLine, ScriptError> {
    let found = text.trim_ascii();
    match found.strip_prefix(b"#*") {
        Some(command) if directive(line, command.trim_ascii()).is_err() => {
            CommandLine::split(command).map_err(|cause| ScriptError::Command(line, cause))
        }
        _ => Err(ScriptError::NoCommand(line, excerpt_of(found, LONGEST))),
    }
}

fn step(line: usize, text: &[u8]) -> Result<Step, ScriptError> {
    let directive = match text.trim_ascii().strip_prefix(b"#*") {
        Some(words) => directive(line, words.trim_ascii())?,
        None => Directive::Send(text.to_vec()),
    };
    Ok(Step { line, directive })
}

fn directive(line: usize, text: &[u8]) -> Result<Directive, ScriptError> {
    let found = || format!("#*{}", excerpt_of(text, LONGEST));
    let wait = |what, print| Directive::Wait { what, print };
    let words: Vec<&[u8]> = text
        .split(u8::is_ascii_whitespace)
        .filter(|word| !word.is_empty())
        .collect();
    match words[..] {
        [b"time", message, game] => match (seconds(message), seconds(game)) {
            (Some(message), Some(game)) => Ok(Directive::Time(TimeLimits { message, game })),
            _ => Err(ScriptError::Time(line, found())),
        },
        [b"time", ..] => Err(ScriptError::Time(line, found())),
        [b"move"] => Ok(wait(Awaited::Move, false)),
        [b"move/win"] => Ok(wait(Awaited::Game, false)),
        [b"move/win+"] => Ok(wait(Awaited::Game, true)),
        [b"win+"] => Ok(wait(Awaited::End, true)),
        [b"remote", b"move/win"] => Ok(wait(Awaited::Partner, false)),
        [b"remote", b"move/win+"] => Ok(wait(Awaited::Partner, true)),
        _ => Err(ScriptError::Directive(line, found())),
    }
}

/// Reads a number of seconds, with a fraction or without.
fn seconds(word: &[u8]) -> Option<Duration> {
    const LONGEST: f64 = 1e6;
    let is_plain = |sign: char| sign.is_ascii_digit() || sign == '.';
    let word = str::from_utf8(word)
        .ok()
        .filter(|word| word.chars().all(is_plain))?;
    let seconds: f64 = word.parse().ok()?;
    let duration = Duration::try_from_secs_f64(seconds.min(LONGEST)).ok()?;
    (!duration.is_zero()).then_some(duration)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(text: &str) -> Vec<Step> {
        Script::parse(format!("#* loa\n{text}").as_bytes())
            .unwrap()
            .steps
    }

    fn error(text: &[u8]) -> String {
        Script::parse(text).unwrap_err().to_string()
    }

    fn direct(line: usize, directive: Directive) -> Step {
        Step { line, directive }
    }

    #[test]
    fn the_command_may_follow_comments() {
        let script = Script::parse(b"\n# A test.\n #*  java -ea loa.Main\nnew\n").unwrap();
        assert_eq!(
            script.command,
            CommandLine::split(b"java -ea loa.Main").unwrap()
        );
        let text = b"new\n".to_vec();
        assert_eq!(script.steps, [direct(4, Directive::Send(text))]);
    }

    #[test]
    fn all_directives_are_understood() {
        let found = steps(
            "#*move\n#*move/win\n #* move/win+\n#*win+\n#*remote move/win\n#*remote  move/win+",
        );
        let expected = [
            (Awaited::Move, false),
            (Awaited::Game, false),
            (Awaited::Game, true),
            (Awaited::End, true),
            (Awaited::Partner, false),
            (Awaited::Partner, true),
        ];
        let expected = expected.map(|(what, print)| Directive::Wait { what, print });
        let expected: Vec<Step> = (2..).zip(expected).map(|(n, d)| direct(n, d)).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn other_lines_are_sent_unchanged() {
        let found = steps("  new \n\n# \u{e9}\nquit");
        let texts: Vec<&[u8]> = found
            .iter()
            .map(|step| match &step.directive {
                Directive::Send(text) => &text[..],
                _ => panic!("no directive there"),
            })
            .collect();
        assert_eq!(
            texts,
            [&b"  new \n"[..], b"\n", "# \u{e9}\n".as_bytes(), b"quit"]
        );
    }

    #[test]
    fn time_takes_fractions() {
        let limits = TimeLimits {
            message: Duration::from_millis(500),
            game: Duration::from_secs(20),
        };
        assert_eq!(steps("#*time 0.5 20"), [direct(2, Directive::Time(limits))]);
    }

    #[test]
    fn time_takes_nothing_else() {
        for operands in [
            "2 1/2", "2", "", "1 2 3", "-1 5", "nan 1", "inf 1", "0 1", "1e3 1",
        ] {
            let text = format!("#* loa\n#*time {operands}\n");
            let error = error(text.as_bytes());
            assert!(error.starts_with("line 2: '#*time"), "{error}");
            assert!(error.contains("two numbers of seconds"), "{error}");
        }
    }

    #[test]
    fn errors_say_where_and_what() {
        assert_eq!(
            error(b"new\n"),
            "line 1: the script must start with '#* COMMAND', not with 'new'"
        );
        assert!(error(b"# only a comment\n\n").contains("is empty"));
        assert!(error(b"#*move\n").contains("must start with"));
        assert_eq!(error(b"\n#*\n"), "line 2: the command is empty");
        assert!(error(b"#* loa\n\xff\n#*mve\n").starts_with("line 3: '#*mve' is not a directive"));
    }

    #[test]
    fn remote_needs_a_partner() {
        let script = Script::parse(b"#* loa\nnew\n#*remote move/win\n").unwrap();
        assert_eq!(script.check_alone(), Err(ScriptError::Alone(3)));
        assert_eq!(
            Script::parse(b"#* loa\n#*move").unwrap().check_alone(),
            Ok(())
        );
    }
}

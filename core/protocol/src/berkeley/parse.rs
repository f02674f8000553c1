use super::request::{Ask, Change, Request, Setting, Show};
use crate::slip_for;
use loa::{ByColor, Color, Move, Square, UnknownNameError, split_word};
use loa_notation::ParseFenError;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

/// Why a line can't be read.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum RequestError {
    /// The line is neither a command nor a move, but one can tell what it means.
    #[error("'{found}' is neither a command nor a move; did you mean '{instead}'?")]
    Suggestion {
        /// The line.
        found: String,
        /// What to type.
        instead: String,
    },
    /// A command lacks an operand.
    #[error("'{command}' needs {needed}")]
    Missing {
        /// The command.
        command: String,
        /// What it needs.
        needed: &'static str,
    },
    /// An operand is not a number in the range that the command takes.
    #[error("'{command}' takes {needed}, not '{found}'")]
    Number {
        /// The command.
        command: String,
        /// What it takes.
        needed: String,
        /// What was there.
        found: String,
    },
    /// No command begins with this word, or an operand is not a color, square, rule set, start
    /// position or board size.
    #[error(transparent)]
    Word(#[from] UnknownNameError),
    /// The operands do not make a position.
    #[error("not a position")]
    Fen(#[from] ParseFenError),
}

/// What follows a command's word.
struct Operands<'a> {
    /// The command, in lower case.
    command: String,
    text: &'a str,
}

impl Request {
    /// Reads a line, without its end; `None` for a comment or a blank line.
    ///
    /// # Errors
    /// If it is neither a command nor a move, or an operand is wrong.
    pub fn read(line: &str) -> Result<Option<Request>, RequestError> {
        let line = line.trim();
        let (word, text) = split_word(line);
        if word.is_empty() || word.starts_with('#') {
            return Ok(None);
        }
        let operands = Operands {
            command: word.to_ascii_lowercase(),
            text,
        };
        Ok(Some(match operands.command.as_str() {
            "dump" => Request::Show(Show::Dump),
            "list" => Request::Show(Show::List),
            "style" => {
                let word = operands.word(0, "letters, symbols or plain")?;
                Request::Style(word.parse()?)
            }
            "board" => Request::Show(Show::Board),
            "moves" => {
                let square = operands.optional(0).map(str::parse).transpose()?;
                Request::Show(Show::Moves(square))
            }
            "rules" if operands.text.is_empty() => Request::Show(Show::Rules),
            "fen" if operands.text.is_empty() => Request::Show(Show::Fen),
            "hint" => Request::Ask(Ask::Hint),
            "eval" => Request::Ask(Ask::Eval),
            "limit" | "plies" if operands.text.is_empty() => Request::Show(Show::Limit),
            "level" | "time" | "seed" if operands.text.is_empty() => Request::Ask(Ask::Settings),
            "level" => Request::Setting(Setting::Level(operands.number("a level", 1..=10)?)),
            "time" => Request::Setting(Setting::Time(operands.time()?)),
            "seed" => Request::Setting(Setting::Seed(
                operands.number("a whole number", i64::MIN..=i64::MAX)?,
            )),
            "save" | "save!" => Request::Save {
                path: operands.path()?,
                replace: operands.command == "save!",
            },
            "load" => Request::Load(operands.path()?),
            "help" | "?" => Request::Help(operands.optional(0).unwrap_or("").to_ascii_lowercase()),
            "quit" => Request::Quit,
            _ => match line.parse() {
                Ok(square) => Request::Show(Show::Moves(Some(square))),
                Err(_) => Request::Change(Change::read(line, word, &operands)?),
            },
        }))
    }
}

impl RequestError {
    /// Tells what is wrong with a line that is neither a command nor a move.
    fn of_unknown(line: &str, word: &str) -> RequestError {
        if let Some(instead) = suggestion(line) {
            let found = line.to_owned();
            return RequestError::Suggestion { found, instead };
        }
        let squares = word.split_once(['-', ':']).or(word.split_at_checked(2));
        let squares = squares.filter(|(_, to)| !to.is_empty());
        match squares.map(|(from, to)| (from.parse::<Square>(), to.parse::<Square>())) {
            Some((Ok(_), Err(error)) | (Err(error), Ok(_))) => error.into(),
            _ => {
                let fault = "is neither a command nor a move; 'help' lists the commands";
                UnknownNameError::new(word, fault).into()
            }
        }
    }
}

/// Returns what a line probably means.
fn suggestion(line: &str) -> Option<String> {
    let (first, rest) = split_word(line);
    let word = first.to_ascii_lowercase();
    let mv = match word.as_str() {
        "q" | "exit" => return Some("quit".to_owned()),
        "move" => rest.parse().ok().or_else(|| jump_of(rest)),
        _ => jump_of(line),
    };
    match (mv, slip_for(&word, Request::command_words())) {
        (Some(mv), _) => Some(mv.to_string()),
        (None, Some(command)) if word != "move" => {
            Some(format!("{command} {rest}").trim_end().to_owned())
        }
        _ => None,
    }
}

/// Reads two squares with blanks, dashes, arrows or the word "to" between them.
fn jump_of(text: &str) -> Option<Move> {
    let is_between = |c: char| c.is_whitespace() || "-=>→".contains(c) || is_dash(c);
    let parts = text.split(is_between);
    let mut squares = parts.filter(|part| !part.is_empty() && !part.eq_ignore_ascii_case("to"));
    let jump = Move::Jump(squares.next()?.parse().ok()?, squares.next()?.parse().ok()?);
    squares.next().is_none().then_some(jump)
}

/// Tells whether a sign is a dash of text that is copied from a document.
const fn is_dash(c: char) -> bool {
    matches!(c, '\u{2010}'..='\u{2014}' | '\u{2212}')
}

impl Change {
    fn read(line: &str, word: &str, operands: &Operands) -> Result<Change, RequestError> {
        Ok(match operands.command.as_str() {
            "new" => Change::New,
            "auto" | "play" if operands.is("both") => {
                Change::Players(ByColor::from_fn(|_| operands.command == "auto"))
            }
            "auto" => Change::Auto(operands.word(0, "black or white")?.parse()?),
            "play" => {
                let own: Color = operands.word(0, "black, white or both")?.parse()?;
                Change::Players(ByColor::from_fn(|color| color != own))
            }
            "manual" => Change::Manual(operands.word(0, "black or white")?.parse()?),
            "undo" if operands.text.is_empty() => Change::Undo(None),
            "undo" => Change::Undo(Some(operands.number("a number of plies", 1..=u32::MAX)?)),
            "set" => Change::Set {
                square: operands.word(0, "a square, a piece and a color")?.parse()?,
                piece: operands.piece(1)?,
                to_move: operands.word(2, "the color that moves next")?.parse()?,
            },
            "limit" => Change::Limit(operands.number("a whole number of moves", 1..=u32::MAX / 2)?),
            "plies" => Change::Plies(operands.plies()?),
            "rules" => Change::Rules(operands.word(0, "a rule set")?.parse()?),
            "start" => Change::Start(operands.word(0, "standard, sides or scrambled")?.parse()?),
            "size" => Change::Size(operands.word(0, "a size such as 6x6")?.parse()?),
            "fen" => Change::Position(operands.text.parse()?),
            "redo" => Change::Redo,
            "resign" => Change::Resign,
            "draw" => Change::Draw,
            "flip" => Change::Flip,
            "pass" => Change::Play(Move::Pass),
            _ => match word.parse() {
                Ok(mv) => Change::Play(mv),
                Err(_) => return Err(RequestError::of_unknown(line, word)),
            },
        })
    }
}

impl Operands<'_> {
    fn optional(&self, index: usize) -> Option<&str> {
        self.text.split_whitespace().nth(index)
    }

    /// Tells whether the first operand is a word, in any case.
    fn is(&self, word: &str) -> bool {
        self.optional(0)
            .is_some_and(|operand| operand.eq_ignore_ascii_case(word))
    }

    fn word(&self, index: usize, needed: &'static str) -> Result<&str, RequestError> {
        self.optional(index).ok_or_else(|| RequestError::Missing {
            command: self.command.clone(),
            needed,
        })
    }

    /// Reads the first operand as a number in a range.
    fn number<N: FromStr + PartialOrd + Display>(
        &self,
        kind: &str,
        range: RangeInclusive<N>,
    ) -> Result<N, RequestError> {
        let needed = format!("{kind} from {} to {}", range.start(), range.end());
        self.number_if(needed, |number| range.contains(number))
    }

    /// Reads the first operand as a number that fulfils a condition.
    fn number_if<N: FromStr>(
        &self,
        needed: String,
        is_valid: impl Fn(&N) -> bool,
    ) -> Result<N, RequestError> {
        let found = self.optional(0).unwrap_or_default();
        let number = found.parse().ok().filter(is_valid);
        number.ok_or_else(|| RequestError::Number {
            command: self.command.clone(),
            needed,
            found: found.to_owned(),
        })
    }

    fn time(&self) -> Result<Duration, RequestError> {
        let needed = "a number of seconds above 0 and up to 86400".to_owned();
        let is_valid = |seconds: &f64| *seconds > 0.0 && *seconds <= 86_400.0;
        let seconds = self.number_if(needed, is_valid)?;
        Ok(Duration::from_secs_f64(seconds))
    }

    fn plies(&self) -> Result<Option<u32>, RequestError> {
        if self.text.eq_ignore_ascii_case("none") {
            return Ok(None);
        }
        let number = self.number("'none', or a whole number of plies", 1..=u32::MAX);
        number.map(Some)
    }

    fn piece(&self, index: usize) -> Result<Option<Color>, RequestError> {
        match self.word(index, "a piece (black, white or -) and a color")? {
            "-" => Ok(None),
            dash if dash.chars().all(is_dash) => Ok(None),
            word => {
                let unknown = |_| UnknownNameError::new(word, "is not black, white or -");
                Ok(Some(word.parse::<Color>().map_err(unknown)?))
            }
        }
    }

    /// The rest of the line: a file's name may have blanks in it.
    fn path(&self) -> Result<PathBuf, RequestError> {
        self.word(0, "the name of a file")?;
        Ok(PathBuf::from(self.text))
    }
}

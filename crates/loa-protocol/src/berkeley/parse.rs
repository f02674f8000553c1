use super::request::{Ask, Change, Request, Setting, Show};
use loa::{
    Color, Move, ParseColorError, ParsePresetError, ParseSizeError, ParseSquareError,
    ParseStartError, Square,
};
use loa_notation::{Fen, ParseFenError};
use std::path::PathBuf;
use std::time::Duration;

/// Why a line can't be read.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum RequestError {
    /// No command begins with this word.
    #[error("'{0}' is neither a command nor a move; 'help' lists the commands")]
    Unknown(String),
    /// A command lacks an operand.
    #[error("'{command}' needs {needed}")]
    Missing {
        /// The command.
        command: &'static str,
        /// What it needs.
        needed: &'static str,
    },
    /// An operand is not a number in the range that the command takes.
    #[error("'{command}' takes {needed}, not '{found}'")]
    Number {
        /// The command.
        command: &'static str,
        /// What it takes.
        needed: &'static str,
        /// What was there.
        found: String,
    },
    /// An operand is no colour.
    #[error(transparent)]
    Color(#[from] ParseColorError),
    /// An operand is neither a colour nor `-`.
    #[error("'{0}' is none of black, white and -")]
    Piece(String),
    /// An operand is no square.
    #[error(transparent)]
    Square(#[from] ParseSquareError),
    /// An operand is no rule set.
    #[error(transparent)]
    Rules(#[from] ParsePresetError),
    /// An operand is no start position.
    #[error(transparent)]
    Start(#[from] ParseStartError),
    /// An operand is no board size.
    #[error(transparent)]
    Size(#[from] ParseSizeError),
    /// The operands are no position.
    #[error("not a position")]
    Fen(#[from] ParseFenError),
}

type Parsed = Result<Request, RequestError>;

/// A command: its word, its operands and what it does, for help, and how its operands are read.
pub(super) struct Command {
    pub(super) word: &'static str,
    pub(super) operands: &'static str,
    pub(super) help: &'static str,
    parse: fn(&Operands) -> Parsed,
}

/// What follows a command's word.
struct Operands<'a> {
    command: &'static str,
    text: &'a str,
}

const fn command(
    word: &'static str,
    operands: &'static str,
    help: &'static str,
    parse: fn(&Operands) -> Parsed,
) -> Command {
    Command {
        word,
        operands,
        help,
        parse,
    }
}

/// All commands but moves, in the order of the help.
pub(super) const COMMANDS: &[Command] = &[
    command("new", "", "begin a new game", |_| change(Change::New)),
    command(
        "auto",
        "COLOR",
        "let the computer play black or white",
        |operands| change(Change::Auto(operands.color(0)?)),
    ),
    command(
        "manual",
        "COLOR",
        "play black or white yourself",
        |operands| change(Change::Manual(operands.color(0)?)),
    ),
    command("undo", "[PLIES]", "take your last move back", |operands| {
        let plies = operands
            .optional(0)
            .map(|_| operands.number(0, "a number of plies"));
        change(Change::Undo(plies.transpose()?))
    }),
    command(
        "set",
        "SQUARE PIECE COLOR",
        "put black, white or - there; COLOR moves next",
        set,
    ),
    command("dump", "", "print the board for programs", |_| {
        show(Show::Dump)
    }),
    command(
        "board",
        "",
        "print the board and the pieces on each line",
        |_| show(Show::Board),
    ),
    command(
        "moves",
        "[SQUARE]",
        "list the legal moves, of all pieces or one",
        |operands| {
            let square = operands.optional(0).map(str::parse).transpose()?;
            show(Show::Moves(square))
        },
    ),
    command("hint", "", "suggest a move", |_| {
        Ok(Request::Ask(Ask::Hint))
    }),
    command("eval", "", "show the evaluation of the position", |_| {
        Ok(Request::Ask(Ask::Eval))
    }),
    command("level", "1..10", "set the computer's strength", level),
    command(
        "time",
        "SECONDS",
        "set the time for each move of the computer",
        time,
    ),
    command(
        "seed",
        "N",
        "make the computer's play reproducible",
        |operands| setting(Setting::Seed(operands.number(0, "a whole number")?)),
    ),
    command(
        "limit",
        "N",
        "call it a tie when both have made N moves",
        |operands| {
            change(Change::Limit(
                operands.number(0, "a whole number of moves")?,
            ))
        },
    ),
    command(
        "plies",
        "N",
        "call it a tie after N plies, or never: none",
        plies,
    ),
    command(
        "rules",
        "[NAME]",
        "begin a new game by other rules, or list them",
        |operands| match operands.optional(0) {
            Some(name) => change(Change::Rules(name.parse()?)),
            None => show(Show::Rules),
        },
    ),
    command(
        "start",
        "NAME",
        "begin a new game from standard, sides or scrambled",
        |operands| {
            change(Change::Start(
                operands.word(0, "standard, sides or scrambled")?.parse()?,
            ))
        },
    ),
    command(
        "size",
        "WxH",
        "begin a new game on a board of 3x3 to 8x8",
        |operands| {
            change(Change::Size(
                operands.word(0, "a size such as 6x6")?.parse()?,
            ))
        },
    ),
    command(
        "fen",
        "[POSITION]",
        "print the position as FEN, or begin a game at one",
        fen,
    ),
    command(
        "save",
        "FILE.sgf",
        "write the game to a new file",
        |operands| save(operands, false),
    ),
    command(
        "save!",
        "FILE.sgf",
        "write the game over a file that is there",
        |operands| save(operands, true),
    ),
    command(
        "load",
        "FILE.sgf",
        "go on with a game from a file",
        |operands| Ok(Request::Load(operands.path()?)),
    ),
    command(
        "pass",
        "",
        "what happens by itself when you have no move",
        |_| change(Change::Play(Move::Pass)),
    ),
    command("help", "", "print this; so does '?'", |_| Ok(Request::Help)),
    command("?", "", "", |_| Ok(Request::Help)),
    command("quit", "", "leave the program", |_| Ok(Request::Quit)),
];

impl Request {
    /// Reads a line, without its end; `None` for a comment or a blank line.
    ///
    /// # Errors
    /// If it is no command and no move, or an operand is wrong.
    pub fn read(line: &str) -> Result<Option<Request>, RequestError> {
        let line = line.trim();
        let (word, text) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if word.is_empty() || word.starts_with('#') {
            return Ok(None);
        }
        let found = COMMANDS
            .iter()
            .find(|command| word.eq_ignore_ascii_case(command.word));
        match found {
            Some(command) => (command.parse)(&Operands {
                command: command.word,
                text: text.trim(),
            }),
            None => match word.parse() {
                Ok(mv) => change(Change::Play(mv)),
                Err(_) => Err(RequestError::Unknown(word.to_owned())),
            },
        }
        .map(Some)
    }

    /// Returns the words that requests begin with, for completion.
    pub fn command_words() -> Vec<&'static str> {
        COMMANDS.iter().map(|command| command.word).collect()
    }
}

fn change(change: Change) -> Parsed {
    Ok(Request::Change(change))
}

fn show(show: Show) -> Parsed {
    Ok(Request::Show(show))
}

fn setting(setting: Setting) -> Parsed {
    Ok(Request::Setting(setting))
}

fn set(operands: &Operands) -> Parsed {
    let square: Square = operands
        .word(0, "a square, a piece and a colour")?
        .parse()?;
    let piece = operands.word(1, "a piece (black, white or -) and a colour")?;
    let piece: Option<Color> = match piece {
        "-" => None,
        word => Some(
            word.parse()
                .map_err(|_| RequestError::Piece(word.to_owned()))?,
        ),
    };
    let to_move = operands.word(2, "the colour that moves next")?.parse()?;
    change(Change::Set {
        square,
        piece,
        to_move,
    })
}

fn level(operands: &Operands) -> Parsed {
    let needed = "a level from 1 to 10";
    let level = operands.number(0, needed)?;
    if !(1..=10).contains(&level) {
        return Err(operands.wrong(0, needed));
    }
    setting(Setting::Level(level))
}

fn time(operands: &Operands) -> Parsed {
    let needed = "a number of seconds above 0 and up to 86400";
    let seconds: f64 = operands.number(0, needed)?;
    if !(seconds > 0.0 && seconds <= 86_400.0) {
        return Err(operands.wrong(0, needed));
    }
    setting(Setting::Time(Duration::from_secs_f64(seconds)))
}

fn save(operands: &Operands, replace: bool) -> Parsed {
    let path = operands.path()?;
    Ok(Request::Save { path, replace })
}

fn plies(operands: &Operands) -> Parsed {
    let needed = "a whole number of plies, or none";
    let limit = match operands.word(0, needed)? {
        word if word.eq_ignore_ascii_case("none") => None,
        _ => Some(operands.number(0, needed)?),
    };
    change(Change::Plies(limit))
}

fn fen(operands: &Operands) -> Parsed {
    if operands.text.is_empty() {
        return show(Show::Fen);
    }
    let fen: Fen = operands.text.parse()?;
    change(Change::Position(fen))
}

impl Operands<'_> {
    fn optional(&self, index: usize) -> Option<&str> {
        self.text.split_whitespace().nth(index)
    }

    fn word(&self, index: usize, needed: &'static str) -> Result<&str, RequestError> {
        let missing = RequestError::Missing {
            command: self.command,
            needed,
        };
        self.optional(index).ok_or(missing)
    }

    fn color(&self, index: usize) -> Result<Color, RequestError> {
        Ok(self.word(index, "black or white")?.parse()?)
    }

    fn number<N: std::str::FromStr>(
        &self,
        index: usize,
        needed: &'static str,
    ) -> Result<N, RequestError> {
        self.word(index, needed)?
            .parse()
            .map_err(|_| self.wrong(index, needed))
    }

    fn wrong(&self, index: usize, needed: &'static str) -> RequestError {
        let found = self.optional(index).unwrap_or_default().to_owned();
        RequestError::Number {
            command: self.command,
            needed,
            found,
        }
    }

    /// The rest of the line: a file's name may have blanks in it.
    fn path(&self) -> Result<PathBuf, RequestError> {
        self.word(0, "the name of a file")?;
        Ok(PathBuf::from(self.text))
    }
}

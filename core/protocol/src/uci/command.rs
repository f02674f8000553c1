use super::go::UciGo;
use super::moves::{read_uci_move, write_moves};
use super::option::{UciOptionError, UciSetting};
use loa::{Game, Move, Position, Size, Start, UnknownNameError, excerpt, split_word};
use loa_notation::{Fen, ParseFenError};

/// A command.
#[derive(Clone, Debug, PartialEq)]
pub enum UciCommand {
    /// To identify the engine and list its options.
    Uci,
    /// To say more, or no more, about what is going on.
    Debug(bool),
    /// To answer when all that was asked before is done.
    IsReady,
    /// To change an option.
    SetOption(UciSetting),
    /// To expect a position from another game.
    NewGame,
    /// To look at a position from now on.
    Position {
        /// Where the game began; `None` for the start position of the rules and the board that are
        /// set.
        start: Option<Fen>,
        /// The moves since then.
        moves: Vec<Move>,
    },
    /// To search.
    Go(UciGo),
    /// To end the search and give its best move.
    Stop,
    /// The opponent has played the move that was pondered on.
    PonderHit,
    /// To show the position.
    Show,
    /// To end the program.
    Quit,
}

/// Why a command was not understood. Nothing has been asked for then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum UciError {
    /// The option or its value.
    #[error(transparent)]
    Option(#[from] UciOptionError),
    /// The position is neither given as FEN nor as `startpos`.
    #[error("a position is 'startpos' or 'fen' and a position")]
    Start,
    /// A word after `startpos` that is not `moves`.
    #[error("'moves' is expected after 'startpos', not '{0}'")]
    AfterStartpos(String),
    /// The position can't be read.
    #[error("the position can't be read: {0}")]
    Fen(#[from] ParseFenError),
    /// A word among the moves is not a move.
    #[error(transparent)]
    Move(#[from] UnknownNameError),
    /// `debug` needs `on` or `off`.
    #[error("debug is 'on' or 'off'")]
    Debug,
}

impl UciError {
    /// Tells whether a position was given and is not known now.
    pub const fn is_about_position(&self) -> bool {
        !matches!(self, UciError::Option(_) | UciError::Debug)
    }
}

impl UciCommand {
    /// Reads a line, without its end; `None` if no word of it is a command.
    ///
    /// # Errors
    /// If what comes after the command can't be understood. `go` is never refused, since whoever
    /// says it waits for a move: see [`UciGo::ignored`].
    pub fn read(line: &str) -> Result<Option<UciCommand>, UciError> {
        let mut rest = line.trim();
        while !rest.is_empty() {
            let (word, after) = split_word(rest);
            if let Some(command) = UciCommand::read_after(word, after)? {
                return Ok(Some(command));
            }
            rest = after;
        }
        Ok(None)
    }

    fn read_after(word: &str, rest: &str) -> Result<Option<UciCommand>, UciError> {
        Ok(Some(match word {
            "uci" => UciCommand::Uci,
            "debug" => match rest {
                "on" => UciCommand::Debug(true),
                "off" => UciCommand::Debug(false),
                _ => return Err(UciError::Debug),
            },
            "isready" => UciCommand::IsReady,
            "setoption" => UciCommand::SetOption(UciSetting::read(rest)?),
            "ucinewgame" => UciCommand::NewGame,
            "position" => position(rest)?,
            "go" => UciCommand::Go(UciGo::read(rest)),
            "stop" => UciCommand::Stop,
            "ponderhit" => UciCommand::PonderHit,
            "d" => UciCommand::Show,
            "quit" => UciCommand::Quit,
            _ => return Ok(None),
        }))
    }
}

fn position(text: &str) -> Result<UciCommand, UciError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut parts = words.splitn(2, |word| *word == "moves");
    let (start, moves) = (parts.next(), parts.next().unwrap_or_default());
    let start: Option<Fen> = match start.unwrap_or_default() {
        ["startpos"] => None,
        ["startpos", word, ..] => return Err(UciError::AfterStartpos(excerpt(word))),
        ["fen", fields @ ..] => Some(fields.join(" ").parse()?),
        _ => return Err(UciError::Start),
    };
    let moves: Result<Vec<Move>, _> = moves.iter().map(|word| read_uci_move(word)).collect();
    Ok(UciCommand::Position {
        start,
        moves: moves?,
    })
}

/// Writes the command that shows an engine a game under rules with this start position.
///
/// It says `startpos` only where all programs agree on it: to some it depends on the rules.
pub fn write_uci_position(game: &Game, start: Start) -> String {
    let first = Fen::first_of(game);
    let standard = Position::start(Size::STANDARD, Start::Standard);
    let text = if first == Fen::from(standard) && start == Start::Standard {
        "position startpos".to_owned()
    } else {
        format!("position fen {first}")
    };
    text + &write_moves("moves", game.moves())
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::Preset;
    use test_support::pictures::mv;

    fn read(line: &str) -> Option<UciCommand> {
        UciCommand::read(line).unwrap()
    }

    #[test]
    fn words_around_commands_are_ignored() {
        assert_eq!(read("  uci\t"), Some(UciCommand::Uci));
        assert_eq!(read("joho debug on"), Some(UciCommand::Debug(true)));
        assert_eq!(read("stop now"), Some(UciCommand::Stop));
        for line in ["", "   ", "UCI", "hello there", "\u{1}\u{2}", "quitting"] {
            assert_eq!(read(line), None, "{line:?}");
        }
        assert_eq!(UciCommand::read("debug maybe"), Err(UciError::Debug));
    }

    #[test]
    fn a_position_is_read_as_it_was_written() {
        for (preset, moves_before) in [
            (Preset::OLYMPIAD, 0),
            (Preset::CUHK, 0),
            (Preset::CODINGAME, 73),
        ] {
            let mut game = Game::start(&preset, Size::STANDARD).with_counts_before(0, moves_before);
            for _ in 0..3 {
                let text = write_uci_position(&game, preset.start);
                let Some(UciCommand::Position { start, moves }) = read(&text) else {
                    panic!("{text}");
                };
                assert_eq!(start.is_none(), preset == Preset::OLYMPIAD);
                let number = start.map_or(1, |fen| fen.move_number);
                assert_eq!(number, moves_before + 1);
                assert_eq!(moves, game.moves().collect::<Vec<_>>());
                game.play(game.legal_moves()[0]).unwrap();
            }
        }
    }

    #[test]
    fn positions() {
        let start = Position::start(Size::STANDARD, Start::Standard);
        let at_start = |moves| UciCommand::Position { start: None, moves };
        assert_eq!(read("position startpos"), Some(at_start(vec![])));
        assert_eq!(
            read("position  startpos moves b1b3 0000 A2xC2"),
            Some(at_start(vec![mv("b1-b3"), Move::Pass, mv("a2-c2")]))
        );
        for fields in ["w - - 0 1", "w", "w - -"] {
            let fen = Fen::from(start).to_string();
            let board = fen.split(' ').next().unwrap();
            let line = format!("position fen {board} {fields} moves b1b3");
            let expected = UciCommand::Position {
                start: Some(Fen::from(start)),
                moves: vec![mv("b1-b3")],
            };
            assert_eq!(read(&line), Some(expected), "{line}");
        }
        for line in [
            "position",
            "position b1b3",
            "position moves b1b3",
            "position fen",
            "position fen 9/9 w",
            "position startpos b1b3 a2c2",
            "position startpos move b1b3",
            "position startpos moves b1b9",
            "position startpos moves b1b3 then",
        ] {
            assert!(UciCommand::read(line).is_err(), "{line}");
        }
    }
}

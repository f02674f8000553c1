use crate::Picture;
use loa::{ByColor, Color, Jumps, Move, Position, Preset, Size, Start, Verdict};
use loa_notation::Fen;

/// An answer of the program.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// The computer has moved.
    ComputerMove(Move),
    /// A side had no jump and has passed.
    Passed(Color),
    /// The game is over.
    Over(Verdict),
    /// The board for programs to read.
    Dump(Position),
    /// The board for people to look at.
    Board(Picture),
    /// The jumps of the pieces asked for.
    Moves {
        /// The position.
        position: Position,
        /// The jumps, a piece at a time.
        jumps: Vec<Jumps>,
    },
    /// The position as text.
    Fen(Fen),
    /// The rules, the board and the players.
    Setting {
        /// The game.
        setting: GameSetting,
        /// Whether it has just begun.
        new: bool,
    },
    /// The plies after which the game is drawn.
    MoveLimit(Option<u32>),
    /// Moves have been taken back.
    Undone(Vec<Move>),
    /// A move that the engine suggests, and its reason.
    Hint {
        /// The move.
        mv: Move,
        /// The reason, in words.
        because: String,
    },
    /// The terms of the engine's evaluation.
    Evaluation {
        /// The terms.
        terms: Vec<Term>,
        /// The sum, from Black's point of view.
        black: String,
    },
    /// A line of text.
    Text(String),
    /// The list of requests.
    Help,
}

/// The rules, the board and the players of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GameSetting {
    /// The rules.
    pub preset: Preset,
    /// The plies after which the game is drawn; not always the preset's.
    pub move_limit: Option<u32>,
    /// The start position.
    pub start: Start,
    /// The board.
    pub size: Size,
    /// Which sides the computer plays.
    pub computer: ByColor<bool>,
}

/// A term of an evaluation.
#[derive(Clone, Debug, PartialEq)]
pub struct Term {
    /// Its name.
    pub name: String,
    /// Black's value.
    pub black: f64,
    /// White's value.
    pub white: f64,
}

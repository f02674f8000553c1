use crate::Picture;
use loa::{ByColor, Color, Jumps, Move, Position, Preset, Size, Start, Verdict};
use loa_notation::Fen;

/// Something that the program says.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// The machine has moved.
    MachineMove(Move),
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
    /// What game it is.
    Setting {
        /// The game.
        setting: GameSetting,
        /// Whether it has just begun.
        new: bool,
    },
    /// Moves have been taken back.
    Undone(Vec<Move>),
    /// A move that the engine would play, and why in words.
    Hint {
        /// The move.
        mv: Move,
        /// What the engine thinks of it.
        because: String,
    },
    /// What the engine's evaluation is made of.
    Evaluation {
        /// The terms.
        terms: Vec<Term>,
        /// The sum, from Black's point of view.
        black: String,
    },
    /// Something in words, on one line.
    Told(String),
    /// The requests that there are.
    Help,
}

/// What a game is played by, and who plays it.
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
    /// Who is played by the machine.
    pub machine: ByColor<bool>,
}

/// A term of an evaluation.
#[derive(Clone, Debug, PartialEq)]
pub struct Term {
    /// What it looks at.
    pub name: String,
    /// What it gives Black.
    pub black: f64,
    /// What it gives White.
    pub white: f64,
}

use crate::Picture;
use loa::{
    ByColor, Color, Jumps, Move, Outcome, Ply, Position, Preset, Size, Square, SquareSet, Start,
    Verdict,
};
use loa_notation::Fen;
use std::fmt;

/// An answer of the program.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// The computer has moved.
    ComputerMove(Move),
    /// A side had no jump and has passed.
    Passed(Color),
    /// The game is over.
    Over(Verdict),
    /// The players have ended the game.
    Ended(End),
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
    Setting(GameSetting),
    /// The plies after which the game is drawn.
    MoveLimit(Option<u32>),
    /// Moves have been taken back, the last one first.
    Undone(Vec<Move>),
    /// Moves that were taken back have been played again.
    Redone(Vec<Move>),
    /// The moves so far.
    List {
        /// The number of moves of each side before them.
        earlier: u32,
        /// The moves, and what they were played in.
        plies: Vec<Ply>,
    },
    /// A move that the engine suggests, and its reason.
    Hint {
        /// The move.
        mv: Move,
        /// The reason, in words.
        because: String,
    },
    /// The engine's evaluation, explained.
    Evaluation {
        /// What each piece adds for its side, in points.
        pieces: Vec<(Square, Color, i32)>,
        /// What the contents of each line add for Black, in points.
        lines: Vec<(SquareSet, i32)>,
        /// The whole, from Black's point of view.
        black: String,
    },
    /// A line of text.
    Text(String),
    /// The list of requests about a topic, or of the topics.
    Help(String),
}

/// How players end a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// A side has given up.
    Resigned(Color),
    /// Both sides have agreed on a draw.
    Agreed,
}

impl End {
    /// Returns the result.
    pub fn outcome(self) -> Outcome {
        match self {
            End::Resigned(color) => Outcome::Win(!color),
            End::Agreed => Outcome::Draw,
        }
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            End::Resigned(_) => "resignation",
            End::Agreed => "agreement",
        })
    }
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
    /// Whether the game has just begun.
    pub new: bool,
}

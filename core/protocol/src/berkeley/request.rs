use crate::PictureStyle;
use loa::{ByColor, Color, Move, Preset, Size, Square, Start};
use loa_notation::Fen;
use std::path::PathBuf;
use std::time::Duration;

/// Something asked of the program.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// To change the game or its players.
    Change(Change),
    /// To show something of the game.
    Show(Show),
    /// To ask the engine.
    Ask(Ask),
    /// To change how the computer plays.
    Setting(Setting),
    /// To write the game to a file.
    Save {
        /// The file.
        path: PathBuf,
        /// Whether it may replace an existing file.
        replace: bool,
    },
    /// To continue a game from a file.
    Load(PathBuf),
    /// To change how pictures of the board look.
    Style(PictureStyle),
    /// To list the requests about a topic, or the topics.
    Help(String),
    /// To end the program.
    Quit,
}

/// A change of the game or of its players.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// Begins a new game with the same rules, start and size.
    New,
    /// Plays a move of the side to move.
    Play(Move),
    /// Lets the computer play a side.
    Auto(Color),
    /// Lets the user play a side.
    Manual(Color),
    /// Lets the computer play these sides, and the user the others.
    Players(ByColor<bool>),
    /// Changes a square and the side to move.
    Set {
        /// The square to change.
        square: Square,
        /// What stands there then.
        piece: Option<Color>,
        /// Who moves next.
        to_move: Color,
    },
    /// Ends the game in a draw when each side has made this many moves.
    Limit(u32),
    /// Ends the game in a draw after this many plies of either side; `None` for no limit.
    Plies(Option<u32>),
    /// Takes moves back: a number of plies, or back to before the last move that was typed.
    Undo(Option<u32>),
    /// Plays again what the last undo took back.
    Redo,
    /// Gives the game up for the side to move.
    Resign,
    /// Offers a draw to the other side, or accepts one. A computer that plays the other side has
    /// agreed already.
    Draw,
    /// Turns the board round.
    Flip,
    /// Begins a new game by other rules, with the start that goes with them.
    Rules(Preset),
    /// Begins a new game with another start position.
    Start(Start),
    /// Begins a new game on a board of another size.
    Size(Size),
    /// Begins a new game at a position.
    Position(Fen),
}

/// Something of the game to show; the game does not change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// The board in the dialect's plainest form, for programs to read.
    Dump,
    /// The board as a picture.
    Board,
    /// The legal moves, of one piece or of all.
    Moves(Option<Square>),
    /// The position as text.
    Fen,
    /// The moves so far.
    List,
    /// The rules, the start and the size.
    Rules,
    /// The move limit.
    Limit,
}

/// A question for the engine; the game does not change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Which move do you suggest?
    Hint,
    /// How do you evaluate the position?
    Eval,
    /// How do you play: at which level, how long, with which seed?
    Settings,
}

/// A change of how the computer plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Setting {
    /// Plays reproducibly from now on.
    Seed(i64),
    /// Plays at a strength from 1 to 10.
    Level(u8),
    /// Thinks this long on each move.
    Time(Duration),
}

use super::{Place, SgfFault};
use crate::ParseFenError;
use loa::{Color, IllegalMove, Move, NoPiecesError, Size, UnknownNameError};
use std::fmt;
use thiserror::Error;

/// Why SGF or a record can't be read, or its game not be replayed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{at}: {fault}")]
pub struct RecordError {
    /// Where the fault is.
    pub at: Spot,
    /// What is wrong there.
    pub fault: RecordFault,
}

/// Where in a record something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A place in the text that the record was read from.
    Text(Place),
    /// A node of a record that was not read, counted from the root, which is 0.
    Node(usize),
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Text(place) => place.fmt(f),
            Spot::Node(number) => write!(f, "node {number}"),
        }
    }
}

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RecordFault {
    /// The text is not SGF.
    #[error(transparent)]
    Syntax(SgfFault),
    /// The game is another one.
    #[error("game '{0}' is not Lines of Action, which is GM[9]")]
    OtherGame(String),
    /// A second game follows where one was expected.
    #[error("a second game begins here, expected one game")]
    SecondGame,
    /// The initial position is of another size than the one stated.
    #[error("the initial position is {found}, not {stated} as SZ says")]
    SizeMismatch {
        /// The size of the position.
        found: Size,
        /// The size that the record states.
        stated: Size,
    },
    /// The initial position is not one.
    #[error("initial position: {0}")]
    Fen(ParseFenError),
    /// The initial position is an empty board.
    #[error("initial position: {0}")]
    NoPieces(NoPiecesError),
    /// The move limit is not a number of plies.
    #[error("'{0}' is not a move limit: expected a number of plies, or none")]
    MoveLimit(String),
    /// A text is not a move, board size, start position, square of the board or side.
    #[error(transparent)]
    Word(UnknownNameError),
    /// A piece's letter and a square stand for no legal move, or for several.
    #[error("'{text}' fits {fits} legal moves, not one")]
    Letter {
        /// The text.
        text: String,
        /// How many it fits.
        fits: usize,
    },
    /// A text tells of a move in a sentence.
    #[error("{0} stands in a sentence and is not played")]
    Mentioned(Move),
    /// A comment or variation of a text has no end.
    #[error("the '{0}' here has no '{1}'")]
    Unclosed(char, char),
    /// No legal move leads to a board.
    #[error("no legal move leads from one board to the next")]
    Board,
    /// A node has more than one move.
    #[error("a second move in one node")]
    SecondMove,
    /// A move is by the side that is not to move.
    #[error("a move by {mover}, but it is {turn}'s turn", mover = .0, turn = .0.opponent())]
    WrongTurn(Color),
    /// A move is against the rules.
    #[error("illegal move {mv}: {cause}")]
    Illegal {
        /// The move.
        mv: Move,
        /// What is wrong with it.
        cause: IllegalMove,
    },
    /// Something is played after a player gave up.
    #[error("a move after a resignation")]
    AfterResignation,
    /// Pieces are put on the board, or taken off, in the middle of the game.
    #[error("the board is set up in the middle of the game, which can't be replayed")]
    SetUp,
}

impl RecordFault {
    /// Says where in the text the fault is. What was read always has a place.
    pub(super) fn at(self, place: Option<Place>) -> RecordError {
        self.at_node(place, 0)
    }

    /// Says where the fault is: in the text, or else at the node with a number.
    pub(crate) fn at_node(self, place: Option<Place>, number: usize) -> RecordError {
        RecordError {
            at: place.map_or(Spot::Node(number), Spot::Text),
            fault: self,
        }
    }
}

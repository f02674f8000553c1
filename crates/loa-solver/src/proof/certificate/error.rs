use super::header::FORMAT;
use super::shown::Shown;
use loa::{Move, Position};
use std::fmt;
use std::io;

/// Where a proof fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flawed {
    /// The position. The game may be over here.
    pub position: Position,
    /// How many positions had got their moves before.
    pub moves: u64,
    /// What is wrong there.
    pub flaw: Flaw,
}

impl fmt::Display for Flawed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Flawed {
            position,
            moves,
            flaw,
        } = self;
        write!(f, "after {moves} moves, in {}: {flaw}", Shown(position))
    }
}

impl std::error::Error for Flawed {}

/// What is wrong with a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// The winner has lost, or neither has won.
    #[error("the game is over and not won")]
    NotWon,
    /// The winner goes round in circles.
    #[error("the position is part of its own proof")]
    Circular,
    /// It takes longer than the claim says, or the depth, or what was said a move earlier.
    #[error("the win takes {plies} plies or more, and {left} are left")]
    TooLong {
        /// What it takes at least, or is said to take.
        plies: u16,
        /// What is left.
        left: u16,
    },
    /// The strategy's move is against the rules.
    #[error("{0} is not a legal move")]
    IllegalMove(Move),
    /// The certificate's move does not exist.
    #[error("there is no move number {number}, only {moves} moves")]
    NoSuchMove {
        /// Its number, from 0.
        number: u8,
        /// The number of legal moves.
        moves: usize,
    },
}

/// Why a certificate was not written.
#[derive(Debug, thiserror::Error)]
pub enum WriteError<E> {
    /// The strategy didn't know a move.
    #[error("no winning move: {0}")]
    Strategy(E),
    /// The strategy doesn't win.
    #[error(transparent)]
    Flawed(#[from] Box<Flawed>),
    /// The system refused to write.
    #[error("can't write: {0}")]
    Io(#[from] io::Error),
}

/// Why a certificate shows nothing.
#[derive(Debug, thiserror::Error)]
pub enum CertificateError {
    /// It doesn't begin as certificates do.
    #[error("not a certificate")]
    NotACertificate,
    /// It is of a format that this program doesn't know.
    #[error("written in format {0}, and this program knows only format {FORMAT}")]
    OtherFormat(u32),
    /// What it says of itself is damaged or makes no sense.
    #[error("the header is damaged: {0}")]
    Header(&'static str),
    /// It ends too early.
    #[error("it ends too early, after {at} bytes")]
    Truncated {
        /// How many bytes there are, or were read of it.
        at: u64,
    },
    /// It can't be read, or not unpacked.
    #[error("can't read on at byte {at}: {cause}")]
    Unreadable {
        /// How many bytes had been read.
        at: u64,
        /// Why.
        cause: io::Error,
    },
    /// It goes on where it should end.
    #[error("the proof is complete, and something follows before or at byte {at}")]
    Excess {
        /// How many bytes had been read.
        at: u64,
    },
    /// It is damaged.
    #[error("wrong checksum")]
    Checksum,
    /// There are more positions than it says.
    #[error("there are more than the {0} positions that the header tells of")]
    MorePositions(u64),
    /// The number of positions is not what it says.
    #[error("there are {found} positions, and the header tells of {expected}")]
    Positions {
        /// The number met.
        found: u64,
        /// The number that it says.
        expected: u64,
    },
    /// The longest line is not as long as it says.
    #[error("the longest line has {found} plies, and the header tells of {expected}")]
    Depth {
        /// The plies met.
        found: u16,
        /// The plies that it says.
        expected: u16,
    },
    /// It doesn't prove its claim.
    #[error(transparent)]
    Flawed(#[from] Box<Flawed>),
}

use loa::{Move, Position};
use loa_notation::Fen;
use std::io;

/// The format number of certificates.
pub(super) const FORMAT: u32 = 1;

/// A position where a proof fails.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("after {moves} moves, in {:#}: {flaw}", Fen::from(*position))]
pub struct FlawedProof {
    /// The position. The game may be over here.
    pub position: Position,
    /// How many positions have had their moves.
    pub moves: u64,
    /// What is wrong there.
    pub flaw: Flaw,
}

impl FlawedProof {
    pub(super) fn new(position: &Position, moves: u64, flaw: Flaw) -> Box<FlawedProof> {
        let position = *position;
        Box::new(FlawedProof {
            position,
            moves,
            flaw,
        })
    }
}

/// What is wrong with a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Flaw {
    /// The winner has lost, or neither has won.
    #[error("the game is over and not won")]
    NotWon,
    /// The winner plays a cycle.
    #[error("the position is part of its own proof")]
    Circular,
    /// It takes longer than the goal, the depth or the move before allows.
    #[error("the win takes {plies} plies or more, but {left} are left")]
    TooLong {
        /// What it takes at least, or is said to take.
        plies: u16,
        /// What is left.
        left: u16,
    },
    /// No winning move is known.
    #[error("no winning move is known")]
    NoMove,
    /// The winner's move is illegal.
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
#[non_exhaustive]
pub enum WriteError {
    /// A winning move is missing, or the moves don't win.
    #[error(transparent)]
    FlawedProof(#[from] Box<FlawedProof>),
    /// Writing failed.
    #[error("can't write: {0}")]
    Io(#[from] io::Error),
}

/// Why a certificate proves nothing.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CertificateError {
    /// It doesn't begin as certificates do.
    #[error("not a certificate")]
    NotACertificate,
    /// It has another format.
    #[error("format {0} is not supported, only format {FORMAT}")]
    OtherFormat(u32),
    /// The header is damaged or makes no sense.
    #[error("the header is damaged: {0}")]
    Header(&'static str),
    /// It ends too early.
    #[error("it ends too early, after {at} bytes")]
    Truncated {
        /// How many bytes there are, or were read of it.
        at: u64,
    },
    /// It can't be read, or not unpacked.
    #[error("can't read at byte {at}: {cause}")]
    Unreadable {
        /// How many bytes had been read.
        at: u64,
        /// Why.
        cause: io::Error,
    },
    /// It goes on where it should end.
    #[error("there is excess data before or at byte {at}")]
    Excess {
        /// How many bytes had been read.
        at: u64,
    },
    /// It is damaged.
    #[error("wrong checksum")]
    Checksum,
    /// There are more positions than the header says.
    #[error("there are more than the {0} positions of the header")]
    MorePositions(u64),
    /// The number of positions differs from the header.
    #[error("there are {found} positions, but the header says {expected}")]
    Positions {
        /// The number met.
        found: u64,
        /// The number that it says.
        expected: u64,
    },
    /// The longest line differs from the header.
    #[error("the longest line has {found} plies, but the header says {expected}")]
    Depth {
        /// The plies met.
        found: u16,
        /// The plies that it says.
        expected: u16,
    },
    /// It does not prove its goal.
    #[error(transparent)]
    FlawedProof(#[from] Box<FlawedProof>),
}

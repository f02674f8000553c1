use crate::{Color, Position, Start};
use alloc::vec::Vec;
use core::fmt;

/// Something that no game from a start position can lead to. Such a position can be played all the
/// same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// A side has no pieces.
    NoPieces(Color),
    /// A side has more pieces than at any start on a board of that size.
    ManyPieces {
        /// The side.
        color: Color,
        /// How many it has.
        count: u32,
        /// How many it has at most at a start.
        most: u32,
    },
    /// The move number is 0.
    MoveNumber,
    /// More plies since the last capture than plies.
    PliesSinceCapture {
        /// The plies since the last capture.
        since: u32,
        /// The plies by the move number.
        plies: u64,
    },
    /// A side has lost more pieces than the other has made moves. Move 1 is not asked, since most
    /// positions that people set up have that number.
    Captures {
        /// The side that has lost pieces.
        color: Color,
        /// How many it has lost at least.
        lost: u32,
        /// The moves of the other side, by the move number.
        moves: u64,
    },
}

/// A board without pieces, with which no game can begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPiecesError;

impl fmt::Display for NoPiecesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the board has no pieces")
    }
}

impl core::error::Error for NoPiecesError {}

impl Position {
    /// Returns the position if it has a piece.
    ///
    /// # Errors
    /// If the board is empty. Whatever reads a position from outside asks this.
    pub fn with_pieces(self) -> Result<Position, NoPiecesError> {
        match self.occupied().is_empty() {
            true => Err(NoPiecesError),
            false => Ok(self),
        }
    }

    /// Returns what no game from a start position can lead to; an empty list for every position of
    /// such a game.
    pub fn faults(&self) -> Vec<PositionFault> {
        let fault = |color| match self.pieces(color).len() {
            0 => Some(PositionFault::NoPieces(color)),
            count => {
                let most = self.starts(color).max().unwrap_or(0);
                let fault = PositionFault::ManyPieces { color, count, most };
                (count > most).then_some(fault)
            }
        };
        Color::ALL.into_iter().filter_map(fault).collect()
    }

    /// As [`faults`](Position::faults), and what can't be of the counts that come with a position:
    /// the plies since the last capture, and the move number, which begins at 1 and grows after
    /// White's plies.
    pub fn faults_with(&self, since: u32, move_number: u32) -> Vec<PositionFault> {
        let mut faults = self.faults();
        let Some(whole) = move_number.checked_sub(1).map(u64::from) else {
            faults.push(PositionFault::MoveNumber);
            return faults;
        };
        let half = u64::from(self.turn() == Color::White);
        let plies = 2 * whole + half;
        if u64::from(since) > plies {
            faults.push(PositionFault::PliesSinceCapture { since, plies });
        }
        for color in Color::ALL {
            let moves = whole + if color == Color::White { half } else { 0 };
            let fewest = self.starts(color).min().unwrap_or(0);
            let lost = fewest.saturating_sub(self.pieces(color).len());
            if move_number > 1 && u64::from(lost) > moves {
                faults.push(PositionFault::Captures { color, lost, moves });
            }
        }
        faults
    }

    /// The numbers of a side's pieces at the starts on a board of this size.
    fn starts(&self, color: Color) -> impl Iterator<Item = u32> {
        let size = self.size();
        let count = move |start: Start| start.pieces(size)[color].len();
        Start::ALL.into_iter().map(count)
    }
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionFault::NoPieces(color) => write!(f, "{color} has no pieces"),
            PositionFault::ManyPieces { color, count, most } => {
                write!(f, "{color} has {count} pieces, and {most} at the start")
            }
            PositionFault::MoveNumber => f.write_str("the move number is 0; the first is 1"),
            PositionFault::PliesSinceCapture { since, plies } => write!(
                f,
                "{since} plies since the last capture, and {plies} by the move number"
            ),
            PositionFault::Captures { color, lost, moves } => {
                let other = color.opponent();
                write!(
                    f,
                    "{color} has lost {lost} pieces in {moves} moves of {other}"
                )
            }
        }
    }
}

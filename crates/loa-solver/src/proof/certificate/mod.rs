//! Certificates: files that show that a [`Claim`](crate::proof::Claim) is true, to anyone who knows
//! the rules.
//!
//! A certificate says what the winner plays, for each position that can come up. Whoever checks it
//! plays everything through and needs nothing else: no solution, no search, no trust in the
//! program that wrote it.
//!
//! # How it is played through
//!
//! [`write_certificate`] and [`check_certificate`] walk the same way. From the position of the
//! claim they go depth first: along the winner's one move where the winner is to move, else along
//! all moves of the opponent, in ascending order of the square that the piece leaves, then of the
//! one that it goes to (`a1`, `b1`, …, `a2`, …); a player who has to pass has one move. Where the
//! winner is to move and the game is not over,
//!
//! 1. nothing is written if a move wins at once, or if the position or an image of it under the
//!    board's symmetries has come up before and all that follows on it is done;
//! 2. it is an error if it has come up before and is not done: the winner would go round in
//!    circles;
//! 3. else the winner's move comes next in the certificate, as its number in the order above,
//!    from 0. There are at most 256 moves: on each of a square's four lines a piece jumps as far
//!    as there are pieces on the line, so a line has no more jumps than squares.
//!
//! # Why that is a proof
//!
//! Positions get done one after another. When one gets done, the winner's move has been found
//! legal, and each reply has ended the game in the winner's favour, or has led to a position with
//! a move that wins at once, or to one that was done before. By induction over the order in which
//! they get done, the winner wins from all of them, in as many plies as the longest of these ways
//! has: a number that is kept with each and that is known, and final, when it gets done. Symmetries
//! map lines to lines and so moves to moves, so what is true of a position is true of its images.
//! A position that has begun and is not done counts for nothing, so nothing is proved by itself.
//! Positions are compared by their pieces, never by hashes.
//!
//! A game that goes on for ever can't happen: every reply leads to a position that got done
//! earlier.
//!
//! # The file
//!
//! Numbers are little-endian, checksums are CRC-32 as in zip files.
//!
//! | at byte | bytes | |
//! |---|---|---|
//! | 0 | 8 | `LOA wins` |
//! | 8 | 4 | the format, 1 |
//! | 12 | 2 | the files and the ranks of the board |
//! | 14 | 1 | the goal: 0 connect, 1 misère |
//! | 15 | 1 | both connected: 0 the mover has reached the goal, 1 a draw |
//! | 16 | 1 | a blocked player: 0 passes, 1 loses, 2 draws |
//! | 17 | 1 | the side to move: 0 Black, 1 White |
//! | 18 | 1 | the winner: 0 Black, 1 White |
//! | 19 | 2 | the plies within which the claim says that the game is won; 65,535 if it says nothing |
//! | 21 | 16 | Black's pieces, then White's: a bit for each square, the lowest for `a1`, bit 8 for `a2` |
//! | 37 | 2 | the depth: the plies of the longest line |
//! | 39 | 8 | the number of positions with a move |
//! | 47 | 8 | the length *B* of the body |
//! | 55 | 4 | the checksum of everything before |
//! | 59 | *B* | the body: one zstd frame with a window of 1 MiB at most, of one byte for each position, the number of its move |
//! | 59 + *B* | 4 | the checksum of everything before |
//!
//! Nothing follows. Depth and numbers say what to expect; a check works out its own and compares.
//! It uses memory for the positions that it has really met, and for one line of play.

mod check;
mod error;
mod header;
mod proved;
mod shown;
mod tables;
mod walk;
mod write;

pub use check::{Checked, check_certificate, check_certificate_watched};
pub use error::{CertificateError, Flaw, Flawed, WriteError};
pub use proved::NoMove;
pub use tables::{TableStrategy, TableStrategyError};
pub use write::{Summary, write_certificate, write_certificate_watched};

use loa::{Move, Position};

/// Knows how to win: what to play in each position that comes up.
pub trait WinningMoves {
    /// Why there is no answer.
    type Error;

    /// Returns a move with which the winner, who is to move, wins, and the number of plies that
    /// it takes at most from here, that move counted.
    ///
    /// The number must be at least two smaller than in the position before, two plies earlier,
    /// whatever the opponent has played in between. It is asked once for each position that comes
    /// up and its images, never where a move wins at once or the game is over, and mostly in the
    /// middle of the answer to another.
    ///
    /// # Errors
    /// When it doesn't know.
    fn winning_move(&mut self, position: &Position) -> Result<(Move, u16), Self::Error>;
}

impl<S: WinningMoves + ?Sized> WinningMoves for &mut S {
    type Error = S::Error;

    fn winning_move(&mut self, position: &Position) -> Result<(Move, u16), S::Error> {
        (**self).winning_move(position)
    }
}

/// How often who watches is told, in positions.
const REPORT: u64 = 1 << 16;

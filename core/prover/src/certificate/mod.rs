//! Certificates: files that prove a [`ProofGoal`](crate::ProofGoal) to anyone who knows the
//! rules.
//!
//! A certificate has the winner's move for each position that can come up. A check plays
//! everything through and needs nothing else: no tables, no search, no trust in the program that
//! wrote it.
//!
//! # The order of moves
//!
//! [`write_certificate`] and [`check_certificate`] walk the same way. From the position of the
//! goal they go depth first: along the winner's one move where the winner is to move, else along
//! all moves of the opponent, in ascending order of the square that the piece leaves, then of the
//! one that it goes to (`a1`, `b1`, …, `a2`, …); a player who has to pass has one move. Where the
//! winner is to move and the game is not over,
//!
//! 1. nothing is written if a move wins at once, or if the position or an image of it under the
//!    board's symmetries has come up before and all that follows on it is done;
//! 2. it is an error if it has come up before and is not done: the winner would play a cycle;
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
//! | 19 | 2 | the limit of plies of the goal, 1 to 255; 65,535 for none |
//! | 21 | 16 | Black's pieces, then White's: a bit for each square, the lowest for `a1`, bit 8 for `a2` |
//! | 37 | 2 | the depth: the plies of the longest line |
//! | 39 | 8 | the number of positions with a move |
//! | 47 | 8 | the length *B* of the body |
//! | 55 | 4 | the checksum of everything before |
//! | 59 | *B* | the body: one zstd frame with a window of 1 MiB at most, of one byte for each position, the number of its move |
//! | 59 + *B* | 4 | the checksum of everything before |
//!
//! The rules leave nothing open: no piece and one piece count as connected; where a blocked player
//! passes, the game is a draw if neither side can jump. The longest line is counted from the
//! position of the goal to the end of the game, and the winner wins at once where that is possible.
//! The position of the goal may be one that the winner has reached: depth 0, no positions.
//!
//! Nothing follows. A check works out depth and numbers itself and compares. It uses memory only
//! for the positions that it has met, and for one line of play.

mod check;
mod error;
mod header;
mod walk;
mod write;

pub use check::{Certified, check_certificate, check_certificate_watched};
pub use error::{CertificateError, Flaw, FlawedProof, WriteError};
pub use write::write_certificate;

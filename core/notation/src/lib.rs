#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod drawing;
mod fen;
pub mod games;
pub mod sgf;

pub use fen::{Fen, FenFault, ParseFenError};
pub use games::{
    GamesRead, LARGEST_FILE, MoveLine, Notation, PgnMoves, ReadError, ReadGame, play_moves,
    read_games,
};
pub use sgf::*;

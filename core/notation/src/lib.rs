#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod actions;
pub mod drawing;
mod fen;
pub mod games;
pub mod sgf;

pub use actions::{action_count, action_of, for_each_action, move_of_action};
pub use fen::{Fen, FenFault, ParseFenError};
pub use games::{
    GamesRead, LARGEST_FILE, MoveLine, Notation, PgnMoves, ReadError, ReadGame, play_moves,
    read_games,
};
pub use sgf::*;

#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod drawing;
mod fen;
pub mod sgf;

pub use fen::{Fen, FenFault, ParseFenError};
pub use sgf::*;

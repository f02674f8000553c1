#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod fen;
pub mod sgf;

pub use fen::{Fen, FenFault, ParseFenError};
pub use sgf::*;

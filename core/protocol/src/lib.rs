#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod berkeley;
mod codingame;
mod cuhk;
mod picture;
mod sanitize;
mod slip;
mod uci;

pub use berkeley::*;
pub use codingame::{
    CodingameError, CodingameReader, CodingameTurn, read_codingame_answer, write_codingame_side,
    write_codingame_turn,
};
pub use cuhk::*;
pub use picture::{Palette, Picture, PictureStyle};
pub use sanitize::sanitize;
pub use slip::slip_for;
pub use uci::*;

//! The rules a second time: slow, obvious, and written from the rule books alone.
//!
//! Nothing in here asks the crate anything. Squares, colours, moves and positions of the crate are
//! turned into places, letters and grids at the door, and back.

// Each test program that has this module uses another part of it.
#![allow(dead_code)]

mod board;
mod books;
mod random;
mod referee;
mod twins;

pub(crate) use board::{Board, Place, are_adjacent, letter, other, place, square};
pub(crate) use books::{BOOKS, Book};
pub(crate) use random::Random;
pub(crate) use referee::Referee;
pub(crate) use twins::Twins;

//! The rules a second time: slow, obvious, and written from the rule books alone.
//!
//! Nothing in here asks the crate anything. Squares, colours, moves and positions of the crate are
//! converted to places, letters and grids at the boundary, and back.

mod board;
mod books;
mod paired_game;
mod referee;

pub use board::{Board, Place, are_adjacent, letter, other, place, square};
pub use books::{BOOKS, Book};
pub use paired_game::PairedGame;
pub use referee::Referee;

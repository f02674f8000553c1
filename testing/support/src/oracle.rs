//! The rules a second time: slow, obvious, and written from the rule books alone.
//!
//! Nothing in here asks the crate anything. Squares, colours, moves and positions of the crate are
//! turned into places, letters and grids at the door, and back.

mod board;
mod books;
mod referee;
mod twins;

pub use board::{Board, Place, are_adjacent, letter, other, place, square};
pub use books::{BOOKS, Book};
pub use referee::Referee;
pub use twins::Twins;

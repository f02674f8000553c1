//! A text program in the manner of GAMESMAN, a system of the University of California at Berkeley
//! that solves small games: Lines of Action on boards of 3 to 6 squares each way, solved, played
//! and analysed.
//!
//! [`Session`] takes lines and gives text; it does no input or output of its own but through the
//! [`Helpers`] it is handed. What a game gives to such a system, there is without a session as
//! well: [`Variant`] for positions and moves, [`PositionNumbers`] for the number of a position,
//! [`parse_move`] and [`move_text`], [`draw_board`].
//!
//! Rules: *tie* is a game that ends without a winner, *draw* one that never ends. A player who can't
//! move ties. A move that connects both sides wins for the player who made it, or loses where the
//! objective is reversed.

#![forbid(unsafe_code)]

mod analysis;
mod board;
mod choose;
mod desk;
mod hash;
mod helpers;
mod history;
mod menu;
mod moves;
mod play;
mod player;
mod predict;
mod screen;
mod session;
mod solved;
mod variant;
mod words;
mod worths;

pub use analysis::{Reachable, Summary, Unfinished};
pub use board::draw_board;
pub use hash::PositionNumbers;
pub use helpers::{Advice, Adviser, Files, Helpers, NotSolved, Progress, Solver, Worth};
pub use moves::{ParseMoveError, move_text, parse_move};
pub use session::Session;
pub use solved::Solved;
pub use variant::Variant;

//! A text program in the manner of GAMESMAN, a system of the University of California at Berkeley
//! that solves small games: Lines of Action on boards of 3 to 6 squares each way, solved, played
//! and analysed.
//!
//! [`Session`] takes lines and returns text; all other input and output goes through its [`Host`].
//! The functions that a game provides to GAMESMAN also work without a session: [`Variant`] for
//! positions and moves, [`PositionNumbers`] for the number of a position, [`parse_move`] and
//! [`move_text`], [`draw_board`].
//!
//! A *tie* is a game that ends without a winner, a *draw* one that never ends. A player who can't
//! move ties. A move that connects both sides wins for the player who made it, or loses if the
//! objective is reversed.

#![forbid(unsafe_code)]

mod analysis;
mod board;
mod choose;
mod history;
mod host;
mod menu;
mod move_values;
mod moves;
mod percent;
mod play;
mod player;
mod predict;
mod screen;
mod session;
mod solved;
mod state;
mod text;
mod variant;

pub use analysis::{Reachable, Summary, Unfinished};
pub use board::draw_board;
pub use host::{Advice, AdvisedValue, Adviser, Files, Host, NotSolved, Progress, Solver};
pub use loa_solver::PositionNumbers;
pub use moves::{ParseMoveError, move_text, parse_move};
pub use session::Session;
pub use solved::Solved;
pub use variant::Variant;

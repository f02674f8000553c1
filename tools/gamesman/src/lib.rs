#![doc = include_str!("../README.md")]
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
mod question;
mod screen;
mod session;
mod solved;
mod state;
mod text;
mod variant;

pub use analysis::{Reachable, Unfinished, count_values};
pub use board::draw_board;
pub use host::{Advice, Host};
pub use loa_protocol::SearchScore;
pub use loa_solver::PositionNumbers;
pub use moves::{move_text, parse_move};
pub use session::Session;
pub use solved::Solved;
pub use variant::Variant;

//! The analysis of a solved game.

mod bits;
mod check;
mod examples;
mod export;
mod menu;
mod progress;
mod reachable;
mod summary;

pub(crate) use menu::{Analysis, analyse};
pub use progress::Unfinished;
pub use reachable::Reachable;
pub use summary::count_values;

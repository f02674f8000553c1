//! The analysis of a solved game.

mod bits;
mod check;
mod examples;
mod export;
mod menu;
mod reachable;
mod summary;
mod walk;
mod watch;

pub(crate) use menu::Analysis;
pub use reachable::Reachable;
pub use summary::Summary;
pub use watch::Unfinished;

//! Small boards solved a second time: slow, obvious, and from the rules alone.
//!
//! No symmetries, no tiers, no index worth the name: every placement of the pieces is a grid of
//! characters, and values are found by looking at all positions again and again until nothing
//! changes. Nothing in here asks the crates anything; they are met only in names for rules and
//! values, and at the door.

mod counts;
mod grid;
mod judge;
mod solve;
mod world;

pub(crate) use counts::Counts;
pub(crate) use judge::Book;
pub(crate) use solve::{solve, successors};
pub(crate) use world::{At, World};

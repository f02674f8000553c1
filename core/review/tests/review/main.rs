//! Reviews and puzzles.

#![allow(clippy::unwrap_used)]

mod puzzles;
mod reference;
mod reviews;

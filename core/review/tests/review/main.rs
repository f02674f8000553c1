//! Reviews and puzzles.

mod puzzles;
mod reference;
mod reviews;

//! The engine from outside.

mod bench;
mod common;
mod legality;
mod puzzles;
mod reference;
mod reproducible;
mod review;
mod rules;
mod solved;
mod strength;
mod suite;

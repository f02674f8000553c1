//! The engine from outside.

#![allow(clippy::unwrap_used, reason = "a test may panic, its helpers too")]

mod bench;
mod common;
mod legality;
mod puzzles;
mod reproducible;
mod review;
mod rules;
mod solved;
mod strength;
mod suite;
mod twin;

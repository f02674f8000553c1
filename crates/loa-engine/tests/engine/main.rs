//! The engine from outside.

#![allow(clippy::unwrap_used, reason = "a test may panic, its helpers too")]

mod bench;
mod common;
mod legality;
mod reproducible;
mod rules;
mod solved;
mod strength;
mod suite;

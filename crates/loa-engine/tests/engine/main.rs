//! The engine from outside.

#![allow(clippy::unwrap_used, reason = "a test may panic, its helpers too")]

mod common;
mod legality;
mod reproducible;
mod rules;
mod strength;

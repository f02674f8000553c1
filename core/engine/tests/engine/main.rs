//! The engine from outside.

#![allow(clippy::unwrap_used)]

mod bench;
mod common;
mod legality;
mod reproducible;
mod rules;
mod solved;
mod strength;
mod suite;

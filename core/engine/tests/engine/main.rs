//! The engine from outside.

mod bench;
mod common;
mod legality;
mod reproducible;
mod rules;
mod solved;
mod strength;
mod suite;

//! The engine from outside.

mod common;
mod legality;
mod reproducible;
mod rules;
mod strength;

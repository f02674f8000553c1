//! Texts of positions, moves and games.

#![allow(clippy::unwrap_used)]

mod any_text;
mod as_text;
mod common;
mod frames;
mod games;
mod golden;
mod laws;
mod pixels;
mod records;
mod results;

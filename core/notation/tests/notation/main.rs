//! Texts of positions, moves and games.

mod animation;
mod any_text;
mod common;
mod frames;
mod games;
mod golden;
mod laws;
mod pixels;
mod records;

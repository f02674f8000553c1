//! The rules, each in a picture, and laws that hold in any game.

#![allow(clippy::unwrap_used)]

mod first_program;
mod laws;
mod move_text;
mod moves;
mod perft;
mod rules;
mod setup;
mod starts;
mod symmetry;

//! GAMESMAN's menus.

#![allow(clippy::unwrap_used)]

mod any_lines;
mod common;
mod faults;
mod session;
mod solver;
mod tables;
mod transcripts;

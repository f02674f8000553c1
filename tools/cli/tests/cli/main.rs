//! The programs as their users meet them.

#![allow(clippy::unwrap_used)]

mod analyze;
mod book;
mod codingame;
mod command_line;
mod conformance;
mod cuhk;
mod display;
mod doors;
#[cfg(target_os = "linux")]
mod faults;
mod folder;
mod gamesman;
mod grade;
mod hostile;
mod matches;
#[cfg(target_os = "linux")]
mod memory;
mod nets;
mod pictures;
mod probe;
mod program;
mod puzzles;
mod shards;
mod signals;
mod solve;
mod start;
mod terminal;
mod train;
mod transcripts;
mod uci;

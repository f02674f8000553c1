//! Frozen positions that tell what changes of the engine are worth: with a forced win, and how soon
//! the engine finds it; of games, and how often it agrees with a long search.
//!
//! ```text
//! suite collect FILE [--count N] [--seed N]      play games and keep forced wins from them
//! suite solve FILE [--nodes N] [--without TECHNIQUE]...
//! suite freeze FILE [--count N] [--seed N] [--nodes N]   play games and keep a position of each
//! suite agree FILE [--nodes N] [--without TECHNIQUE]...
//! ```
//! A line of the first file is a position and the mover's own moves to its win at most, with a
//! semicolon between: `FEN; 4`; of the second a position and its best move: `FEN; c1-e3`. Lines that
//! begin with `#` are comments.

mod agree;
mod collect;
mod flags;
mod list;
mod solve;

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let usage = "usage: suite collect|solve|freeze|agree FILE [flags]";
    let command = arguments.next().ok_or(usage)?;
    let file = arguments.next().ok_or(usage)?;
    match command.as_str() {
        "collect" => collect::run(&file, arguments),
        "freeze" => agree::freeze(&file, arguments),
        "agree" => agree::run(&file, arguments),
        "solve" => solve::run(&file, arguments),
        _ => Err(usage.into()),
    }
}

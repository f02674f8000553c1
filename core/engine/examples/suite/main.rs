//! Positions with a forced win, and how soon the engine finds it.
//!
//! ```text
//! suite collect FILE [--count N] [--seed N]      play games and keep forced wins from them
//! suite solve FILE [--nodes N] [--without TECHNIQUE]...
//! ```
//! A line of the file is a position and the mover's own moves to its win at most, with a semicolon
//! between: `FEN; 4`. Lines that begin with `#` are comments.

mod collect;
mod list;
mod solve;

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let usage = "usage: suite collect|solve FILE [flags]";
    let command = arguments.next().ok_or(usage)?;
    let file = arguments.next().ok_or(usage)?;
    match command.as_str() {
        "collect" => collect::run(&file, arguments),
        "solve" => solve::run(&file, arguments),
        _ => Err(usage.into()),
    }
}

//! The text commands of the CS 61B course project, and more of the same kind.
//!
//! ```text
//! line    := blanks [ '#' anything | command { blanks word } ] blanks
//! command := move | word, in any case; words that a command does not need are ignored
//! ```
//!
//! Automated graders read the output, so three signs are reserved: `*` begins a machine's move or
//! a result, `>` ends a prompt, `===` encloses a dump. Nothing else has them, errors neither.

mod dump;
mod opening;
mod output;
mod parse;
mod write;

pub use dump::{is_same_dump, read_dump, write_dump};
pub use opening::{write_berkeley_moves, write_berkeley_opening};
pub use output::{FlawedOutput, Item, Message, OutputLine, OutputReader};
pub use parse::RequestError;

use crate::harmless::harmless;
use crate::{Dialect, Reply, Request, Session};
use loa::Color;

/// The dialect of the CS 61B course project.
#[derive(Clone, Copy, Debug, Default)]
pub struct Berkeley;

impl Dialect for Berkeley {
    fn request(&self, line: &str) -> Result<Option<Request>, RequestError> {
        parse::request(line)
    }

    fn prompt(&self, session: &Session) -> &'static str {
        match session.game().position().turn() {
            _ if session.game().status().is_over() => "-> ",
            Color::Black => "b> ",
            Color::White => "w> ",
        }
    }

    fn reply(&self, reply: &Reply) -> String {
        write::reply(reply)
    }

    fn error(&self, error: &str) -> String {
        format!("Error: {}", harmless(error))
    }

    fn words(&self) -> Vec<&'static str> {
        parse::COMMANDS.iter().map(|command| command.word).collect()
    }
}

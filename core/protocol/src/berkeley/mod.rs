//! The text commands of the CS 61B course project, and more of the same kind; the session that
//! carries them out; and the programs that speak this dialect, from outside.
//!
//! ```text
//! line    := blanks [ '#' anything | command { blanks word } ] blanks
//! command := move | word, in any case; words that a command does not need are ignored
//! ```
//!
//! Automated graders read the output, so three signs are reserved: `*` begins a move of the
//! computer or a result, `>` ends a prompt, `===` encloses a dump. Nothing else has them, errors
//! neither.

mod dump;
mod help;
mod input;
mod log;
mod opening;
mod output;
mod parse;
mod reply;
mod request;
mod session;
mod write;

pub use dump::{is_same_dump, read_dump, write_dump};
pub use input::InputLine;
pub use log::log_lines;
pub use opening::{write_berkeley_moves, write_berkeley_opening};
pub use output::{FlawedOutput, Item, Message, OutputLine, OutputReader};
pub use parse::RequestError;
pub use reply::{End, GameSetting, Reply};
pub use request::{Ask, Change, Request, Setting, Show};
pub use session::{Refusal, Session};
pub use write::write_berkeley_error;

#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod about;
mod body;
mod client_message;
mod error;
mod game;
mod lines;
mod message;
#[cfg(feature = "full")]
mod record;
mod requests;
#[cfg(feature = "full")]
mod review;
mod search;
mod setup;
mod view;
mod words;

pub use about::Host;
pub use body::object;
pub use client_message::{AnalyseMessage, ClientMessage, MoveMessage, done, failed, found};
pub use error::ApiError;
pub use game::{GameText, seconds};
pub use message::{Code, Message};
pub use requests::{Handler, answer, first_answers, handler};
pub use search::{MOST_LINES, Search, SearchKind};
pub use words::{refusal, verdict};

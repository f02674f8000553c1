#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod about;
mod body;
mod client_message;
#[cfg(feature = "full")]
mod description;
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

pub use about::{About, Host, TablesView};
pub use body::{object, text};
pub use client_message::{AnalyseMessage, ClientMessage, MoveMessage, SearchMessage};
#[cfg(feature = "full")]
pub use description::{Description, JSON, describe, example_game};
pub use error::{ApiError, Refused, refuse_if};
pub use game::{GameText, LONGEST_GAME, read};
pub use message::{Code, Message, Side};
pub use requests::{Handler, answer, first_answers, handler};
pub use search::{Findings, Search, time_limit};
pub use words::{refusal, verdict};

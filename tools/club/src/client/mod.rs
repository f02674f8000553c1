//! A program's side: a client of a club, and a player that takes challenges.

mod bot;
mod http;

pub use bot::{Accepted, Bot};
pub use http::{Client, Lines};

#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod api;
mod app;
mod assets;
mod compress;
mod engine;
mod fair_queue;
pub mod guard;
mod host_name;
mod http;
mod interrupts;
mod limits;
mod one_time;
mod server;
mod shared;
mod socket;
mod tables;
#[cfg(test)]
mod tests;
mod token;

pub use assets::Page;
pub use compress::json_answer;
pub use host_name::{HostName, HostNameError};
pub use http::{Response, refusal};
pub use interrupts::Interrupts;
pub use limits::Limits;
pub use server::{Options, ServeError, Server};
pub use shared::{Shared, SharedGame, SharedPlayer};
pub use token::{Token, TokenError};

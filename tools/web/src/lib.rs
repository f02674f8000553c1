#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod api;
mod app;
mod assets;
mod compress;
mod engine;
mod error;
mod fair_queue;
mod game;
mod guard;
mod host_name;
mod http;
mod interrupts;
mod limits;
mod lines;
mod message;
mod one_time;
#[cfg(test)]
mod prose;
mod record;
mod server;
mod shared;
mod socket;
mod token;
mod view;
mod words;

// Their tests run with the others; the build script has no tests.
#[cfg(test)]
#[path = "../build/bundle.rs"]
mod bundle;
#[cfg(test)]
#[path = "../build/catalogue.rs"]
mod catalogue;
#[cfg(test)]
#[path = "../build/style.rs"]
mod style;
#[cfg(test)]
#[path = "../build/tokens.rs"]
mod tokens;

pub use host_name::{HostName, HostNameError};
pub use interrupts::Interrupts;
pub use limits::Limits;
pub use server::{Options, ServeError, Server};
pub use shared::{Shared, SharedGame, SharedPlayer};
pub use token::{Token, TokenError};

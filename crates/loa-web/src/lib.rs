//! The board in a browser: a server with the page embedded in it.
//!
//! The page keeps the games; the server knows the rules. It answers questions about positions that
//! come with all that is needed for an answer, so it can be stopped and started under the page.
//! Engine work runs over a WebSocket and ends with it. A [`Shared`] game is the exception: it is
//! played by a program beside the server, and all pages show it.
//!
//! ```no_run
//! use loa_web::{Interrupts, Options, Server, Token};
//!
//! let listen = "127.0.0.1:0".parse()?;
//! let interrupts = Interrupts::catch()?;
//! let server = Server::bind(Options::new(listen, Token::random()?))?;
//! println!("{}", server.address());
//! server.wait(interrupts);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The way of a request: `server` accepts and counts connections, `door` looks at Host, Origin and
//! the token, `api` answers from `view`, `record` and `tables`; `socket` has the engine's jobs.

#![forbid(unsafe_code)]

mod api;
mod assets;
mod door;
mod engine;
mod error;
mod game;
mod interrupts;
mod lines;
mod pages;
mod record;
mod server;
mod shared;
mod socket;
mod token;
mod view;
mod words;

pub use interrupts::Interrupts;
pub use server::{Limits, Options, ServeError, Server};
pub use shared::{Player, Shared, SharedGame};
pub use token::{Token, TokenError};

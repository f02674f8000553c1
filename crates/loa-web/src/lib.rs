//! The board in a browser: a server with the page embedded in it.
//!
//! The page keeps the games, the server knows the rules. Each answer depends on the request alone, so
//! the server can be restarted under the page. Searches run over a WebSocket and end with it. A
//! [`Shared`] game is the exception: the calling program plays it, and all pages show it.
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
//! The path of a request: `server` accepts a connection, `limits` counts it, `guard` checks Host and
//! Origin, `api` answers with `view`, `record` and `tables`; `socket` runs searches.

#![forbid(unsafe_code)]

mod api;
mod app;
mod assets;
mod engine;
mod error;
mod game;
mod guard;
mod interrupts;
mod limits;
mod lines;
mod record;
mod server;
mod shared;
mod socket;
mod token;
mod view;
mod words;

pub use interrupts::Interrupts;
pub use limits::Limits;
pub use server::{Options, ServeError, Server};
pub use shared::{Player, Shared, SharedGame};
pub use token::{Token, TokenError};

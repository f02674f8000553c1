//! What the tests of several crates share. Its documentation tests are the examples of the guide's
//! chapter on Rust.

#![forbid(unsafe_code)]
#![allow(missing_docs, reason = "only tests use it")]

pub mod laws;
pub mod oracle;
pub mod pictures;
mod processes;

pub use processes::{fake, processes_with};

#[cfg(doctest)]
#[doc = include_str!("../../../docs/book/src/rust.md")]
mod guide {}

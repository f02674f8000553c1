//! What the tests of several crates share. Its documentation tests are the examples of the guide's
//! chapter on Rust.

#![forbid(unsafe_code)]

mod processes;

pub use processes::{fake, processes_with};

#[cfg(doctest)]
#[doc = include_str!("../../../docs/book/src/rust.md")]
mod guide {}

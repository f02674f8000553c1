//! The C interface: its header, and C and C++ programs that use it.

#![allow(clippy::unwrap_used)]

mod client;
mod compiled;
mod header;
#[cfg(target_os = "linux")]
mod memory;
mod programs;

#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod client;
mod core;
pub mod program;
mod protocol;
mod server;
mod store;

pub use client::{Accepted, Bot, Client, Lines};
pub use core::code::ClubCode;
pub use core::permission::{Right, Standing};
pub use core::setup::{Setup, SetupText, Speed, TimeControl};
pub use server::{Options, ServeError, Server, description};
pub use store::{FileError, backup, check, restore};

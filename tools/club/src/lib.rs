#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod accounts;
mod archive;
mod backup;
mod bot;
mod bot_api;
mod client;
mod club;
mod code;
mod engines;
mod game;
mod games;
mod hub;
mod limits;
mod meeting;
mod permission;
mod players;
mod programs;
mod ratings;
mod routes;
mod schema;
mod serve;
mod settings;
mod setup;
mod socket;
mod store;
mod time;
mod timer;
mod visitor;

pub use backup::{BackupError, backup, check, restore};
pub use bot::Bot;
pub use client::{Client, Lines};
pub use code::ClubCode;
pub use permission::{Right, Standing};
pub use schema::OpenError;
pub use serve::{Options, ServeError, Server};
pub use setup::{Setup, TimeControl};

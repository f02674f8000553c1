#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod api;
mod assets;
mod compress;
mod connections;
mod description;
mod engine;
mod fair_queue;
mod guard;
mod host_name;
mod http;
mod limits;
mod one_time;
mod server;
mod shared;
mod socket;
mod tables;
#[cfg(test)]
mod tests;
mod token;
mod values;

pub use assets::Page;
pub use connections::{Connections, Peer, Stream};
pub use description::description;
pub use host_name::{HostName, HostNameError};
pub use http::{Answer, Refusal, bearer, guarded, told};
pub use limits::Limits;
pub use loa_work::Interrupt;
pub use server::{Options, ServeError, Server};
pub use shared::{Shared, SharedEnd, SharedGame, SharedPlayer};
pub use socket::{Gone, Socket, Upgrade, upgrade};
pub use token::{Token, TokenError};

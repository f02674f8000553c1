//! The club on the network: requests, connections, and what happens by itself.

mod accounts;
mod bot_api;
mod club;
mod described;
mod engines;
mod hashing;
mod hub;
mod joining;
mod limits;
mod programs;
mod routes;
mod serve;
mod socket;
mod timer;
mod tournaments;
mod visitor;

pub use routes::description;
pub use serve::{Options, ServeError, Server};

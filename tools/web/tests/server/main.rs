//! The server as clients meet it, over real connections.

#![allow(clippy::unwrap_used)]

mod api;
mod client;
mod described;
mod limits;
mod openapi;
mod shared;
mod socket;

//! The server as clients meet it, over real connections.
mod api;
mod client;
mod limits;
mod openapi;
mod shared;
mod socket;

//! Tests of the club's server.

#![allow(clippy::unwrap_used)]

mod bots;
mod clocks;
mod crash;
mod games;
mod hostile;
mod operation;
mod permissions;
mod security;
mod support;
mod unsynced;

//! Tests of the club's server.

#![allow(clippy::unwrap_used)]

mod bots;
mod clocks;
mod crash;
mod described;
mod doors;
mod faults;
mod games;
mod log;
mod matches;
mod operation;
mod permissions;
mod security;
mod support;
mod tournaments;
mod unsynced;

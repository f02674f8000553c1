//! The harness, run with fake programs.

#![allow(clippy::unwrap_used)]

mod course;
mod files;
mod folder;
mod games;
mod misbehaviour;
mod referee;
mod signals;

//! The harness, run with fake programs.

mod course;
mod files;
mod folder;
mod games;
mod misbehaviour;
mod referee;
mod signals;

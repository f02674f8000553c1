#![allow(clippy::unwrap_used, reason = "these are tests")]

mod disk;
mod simulation;
mod world;

//! Solutions and tables.

#![allow(clippy::unwrap_used)]

mod agree;
mod known;
mod numbering;
mod reference;
mod tables;
mod verify;

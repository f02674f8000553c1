//! C++ files, graded.

#![allow(clippy::unwrap_used)]

mod classes;
mod clients;
mod common;

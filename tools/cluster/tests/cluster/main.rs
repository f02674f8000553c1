//! Several processes on this computer: they agree with `loa_solver::solve`, survive what happens to
//! computers, and say what is wrong.

#![allow(clippy::unwrap_used)]

mod agree;
mod bad_input;
mod command_line;
mod interrupted;
mod processes;

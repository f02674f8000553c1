//! The C interface: its header, and C and C++ programs that use it.

mod client;
mod compiled;
mod header;
mod programs;

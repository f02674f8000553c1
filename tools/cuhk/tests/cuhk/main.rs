//! C++ files, graded.

mod classes;
mod clients;
mod common;

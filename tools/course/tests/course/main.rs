//! The course tools: the harness run with fake programs, and files graded.

mod cuhk;
mod harness;

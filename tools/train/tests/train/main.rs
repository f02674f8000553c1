//! Training data and weights: what is written is read, and nothing depends on how it was run.

#![allow(clippy::unwrap_used, reason = "a test may panic, its helpers too")]

mod file;

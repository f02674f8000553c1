//! The dialects and the session.

#![allow(clippy::unwrap_used, reason = "a test may panic, its helpers too")]

mod berkeley;
mod cuhk;
mod laws;
mod session;

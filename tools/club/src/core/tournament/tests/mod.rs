#![allow(clippy::unwrap_used, reason = "these are tests")]

mod large;
mod oracle;
mod recorded;
mod rules;

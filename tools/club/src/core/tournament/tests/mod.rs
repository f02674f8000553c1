#![allow(clippy::unwrap_used, reason = "these are tests")]

mod oracle;
mod recorded;
mod rules;
mod standings;

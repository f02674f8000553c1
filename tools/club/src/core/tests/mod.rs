#![allow(clippy::unwrap_used, reason = "these are tests")]
#![allow(
    clippy::redundant_closure_for_method_calls,
    reason = "the methods are of one lifetime, changes of any"
)]

mod disk;
mod rules;
mod simulation;
mod world;

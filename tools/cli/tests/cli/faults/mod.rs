//! What the programs do when the world around them fails: they are killed, disks are full, streams
//! are closed, clocks jump, other programs misbehave.
//!
//! Disks of their own need the right to mount, clocks that jump the program `faketime`. Without
//! them, those tests are skipped.

mod client;
mod clock;
mod descriptors;
mod disk;
mod killed;
mod room;
mod server;
mod soak;
mod strays;
mod streams;
mod threads;

#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod command;
mod interrupt;
mod process;
mod process_group;
mod sandbox;
pub mod statistics;
pub mod tournament;

pub use command::{CommandLine, ParseCommandError};
pub use interrupt::Interrupt;
pub use process::{
    ChildProcess, Event, ProcessEvent, SpawnError, describe_exit, in_seconds, last_lines,
};
pub use process_group::{adopt_orphans, kill_descendants};
pub use sandbox::{Access, Allowed, NoSandboxError, Sandbox, SandboxMode};

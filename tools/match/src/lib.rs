#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod command;
mod process;
mod sandbox;
pub mod statistics;
pub mod tournament;

pub use command::{CommandLine, ParseCommandError};
pub use loa_work::Interrupt;
pub use loa_work::system::{adopt_orphans, kill_descendants};
pub use process::{ChildProcess, Event, SpawnError, describe_exit, in_seconds, last_lines};
pub use sandbox::{Access, Allowed, NoSandboxError, Sandbox, SandboxMode};

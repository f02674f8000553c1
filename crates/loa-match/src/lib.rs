//! Matches between Lines of Action programs: players as processes, tournaments, statistics.
//!
//! Whatever happens, no process that was started is left behind; see [`Player`].

#![forbid(unsafe_code)]

mod command;
mod family;
mod interrupt;
mod player;
pub mod statistics;
pub mod tournament;
mod words;

pub use command::{CommandLine, ParseCommandError};
pub use family::{adopt_orphans, kill_descendants};
pub use interrupt::Interrupt;
pub use player::{Event, Player, PlayerEvent, SpawnError};
pub use words::{ended, seconds};

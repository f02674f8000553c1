//! Matches between players, with the rules as the referee.
//!
//! Each game is played by two players that are started for it. Whatever a player does (crashes,
//! hangs, floods, makes illegal moves) loses it that game, with a reason, and does not end the
//! match. Only a match of two players of which neither can begin a game ends with an error.

mod adapters;
mod clock;
mod contender;
mod entry;
mod error;
mod finish;
mod game;
mod head;
mod journal;
mod keys;
mod merge;
mod opening;
mod player;
mod program;
mod run;
mod schedule;
mod settings;
mod shard;
mod standings;

pub use clock::{Clock, ParseTimeError};
pub use contender::{Contender, ParseContenderError, PlayerDialect};
pub use entry::PlayedGame;
pub use error::MatchError;
pub use finish::{Cause, Finish};
pub use journal::rules_of_folder;
pub use keys::parse_keys;
pub use merge::MergedMatch;
pub use opening::{OpeningError, OpeningList, OpeningSource, OpeningTest};
pub use player::{Assignment, Fault, Halt, Player, PlayerFactory, Turn};
pub use program::Program;
pub use run::{Match, MatchEnd};
pub use schedule::{Format, Pairing};
pub use settings::{MatchSettings, SprtSettings};
pub use standings::{Forfeits, Standings};

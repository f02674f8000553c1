//! Matches between programs, with the rules as the referee.
//!
//! Each game is played by two fresh processes. Whatever a program does (crashes, hangs, floods, makes
//! illegal moves) loses it that game, with a reason, and never ends the match.

mod contender;
mod deadline;
mod fault;
mod folder;
mod keys;
mod lines;
mod opening;
mod outcome;
mod play;
mod process;
mod run;
mod schedule;
mod seat;
mod standings;
mod stop;
mod time;

pub use contender::{Contender, ParseContenderError, PlayerDialect};
pub use folder::{FolderError, PlayedGame};
pub use keys::ParseKeysError;
pub use opening::{OpeningError, OpeningList, OpeningSource};
pub use outcome::{Cause, Finish};
pub use run::{Match, MatchEnd, MatchError, MatchSettings, Progress, SprtSettings};
pub use schedule::{Fixture, Format, Schedule};
pub use standings::{Forfeits, Meeting, Standings};
pub use time::{ParseTimeError, TimeControl};

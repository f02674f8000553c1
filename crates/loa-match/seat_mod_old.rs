//! A program at its side of the board: each dialect asks for moves in its own way.

mod berkeley;
mod codingame;
mod uci;

use super::contender::{Contender, PlayerDialect};
use super::deadline::Deadline;
use super::fault::{Fault, Halt};
use super::stop::Stop;
use super::time::Clock;
use loa::{ByColor, Color, Game, Move, Preset, Start};
use std::time::Duration;

/// A game that a program is to take part in.
pub(super) struct Task<'a> {
    /// The program.
    pub(super) contender: &'a Contender,
    /// Its side.
    pub(super) color: Color,
    pub(super) preset: &'a Preset,
    /// The start position that the opening began from.
    pub(super) start: Start,
    /// The game after the opening.
    pub(super) opening: &'a Game,
    /// How long an answer may take that is no move.
    pub(super) startup: Duration,
}

/// How long a program may take for its next move.
pub(super) struct Turn<'a> {
    /// Until when it is waited for.
    pub(super) deadline: Deadline,
    /// How long that is, for the record.
    pub(super) limit: Duration,
    /// Both sides' clocks.
    pub(super) clocks: &'a ByColor<Clock>,
}

/// A program at its side of the board.
pub(super) trait Seat {
    /// Brings the program to the position after the opening.
    fn prepare(&mut self, task: &Task<'_>, stop: &Stop) -> Result<(), Halt>;

    /// Makes sure that the program listens, before its clock runs.
    fn get_ready(&mut self, task: &Task<'_>, stop: &Stop) -> Result<(), Halt> {
        let _ = (task, stop);
        Ok(())
    }

    /// Returns how long the next move may take where each may take so long.
    fn time_for_move(&self, usual: Duration) -> Duration {
        usual
    }

    /// Asks for a move, which need not be legal. The side of the program is to move.
    fn choose(
        &mut self,
        task: &Task<'_>,
        game: &Game,
        turn: &mut Turn<'_>,
        stop: &Stop,
    ) -> Result<Move, Halt>;

    /// Tells whether the program is asked for a pass when it has no other move.
    fn is_asked_to_pass(&self) -> bool {
        false
    }

    /// Returns the last that the program wrote on its standard error.
    fn last_words(&mut self) -> Option<String>;
}

/// Starts a program.
pub(super) fn start(contender: &Contender) -> Result<Box<dyn Seat>, Fault> {
    Ok(match contender.dialect {
        PlayerDialect::Berkeley => Box::new(berkeley::Berkeley::start(&contender.command)?),
        PlayerDialect::Uci => Box::new(uci::Uci::start(&contender.command)?),
        PlayerDialect::Codingame => Box::new(codingame::Codingame::start(&contender.command)?),
    })
}

/// Writes a move as two squares without anything between.
fn bare(mv: Move, pass: &str) -> String {
    match mv {
        Move::Jump(from, to) => format!("{from}{to}"),
        Move::Pass => pass.to_owned(),
    }
}

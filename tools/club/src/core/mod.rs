//! The club itself: changes and the time go in; answers, rows and events come out.
//!
//! Nothing here reads a clock or a file, sends anything or throws dice. So the club can be
//! [simulated](tests/simulation.rs), and every fault that is found can be repeated.

mod account;
pub(crate) mod club_tournament;
pub(crate) mod code;
pub(crate) mod directing;
pub(crate) mod game;
mod game_view;
pub(crate) mod meeting;
pub(crate) mod permission;
mod play;
pub(crate) mod player;
pub(crate) mod rating;
pub(crate) mod row;
pub(crate) mod settings;
pub(crate) mod setup;
mod state;
#[cfg(test)]
mod tests;
mod tick;
pub(crate) mod tournament;
pub(crate) mod view;
pub(crate) mod words;

pub(crate) use account::{JoinCode, Session};
pub(crate) use state::State;

use crate::core::club_tournament::ClubTournament;
use crate::core::game::ClubGame;
use crate::core::meeting::Invitation;
use crate::core::row::Row;
use crate::core::view::{Event, Topic};
use loa_page_api::ApiError;
use std::collections::HashSet;

/// What is too old or too much to be in memory.
pub(crate) trait Archive {
    /// Returns a game, or says that there is none.
    fn game(&self, id: i64) -> Result<ClubGame, ApiError>;

    /// Returns the rated games of a class that have a result, in the order in which they ended.
    /// Their moves may be missing.
    fn rated(&self, class: &str) -> Result<Vec<ClubGame>, ApiError>;

    /// Returns an invitation, or says that there is none.
    fn invitation(&self, token: &str) -> Result<Invitation, ApiError>;

    /// Returns a tournament, or says that there is none.
    fn tournament(&self, id: i64) -> Result<ClubTournament, ApiError>;

    /// Tells whether a member has played.
    fn has_played(&self, player: i64) -> Result<bool, ApiError>;

    /// Returns those whom tournaments name.
    fn entrants(&self) -> Result<HashSet<i64>, ApiError>;
}

/// What a change does, besides its answer.
#[derive(Debug, Default)]
pub(crate) struct Effects {
    /// What has to be kept.
    pub(crate) rows: Vec<Row>,
    /// What takes the change back, in memory.
    undo: Vec<Row>,
    /// What others are told, when the rows are kept.
    pub(crate) events: Vec<(Vec<Topic>, Event)>,
    /// Whose clients are disconnected then; `None` for those who are not signed in.
    pub(crate) disconnected: Vec<Option<i64>>,
}

/// A change that is being made.
pub(crate) struct Change<'a> {
    /// The time, in milliseconds since 1970.
    pub(crate) now: i64,
    /// Where chance comes from.
    random: loa::Random,
    /// The club as it is within the change.
    pub(crate) state: &'a mut State,
    archive: &'a dyn Archive,
    effects: Effects,
}

impl State {
    /// Makes a change. If it is refused, it has no effects.
    pub(crate) fn change<T>(
        &mut self,
        now: i64,
        seed: u64,
        archive: &dyn Archive,
        change: impl FnOnce(&mut Change<'_>) -> Result<T, ApiError>,
    ) -> Result<(T, Effects), ApiError> {
        let mut made = Change {
            now,
            random: loa::Random::new(seed),
            state: self,
            archive,
            effects: Effects::default(),
        };
        let answer = made.alone(change)?;
        Ok((answer, made.effects))
    }

    /// Takes back a change whose rows could not be kept. Later changes must be taken back before.
    pub(crate) fn undo(&mut self, effects: Effects) {
        // What was not told is still to be told.
        let mut events = effects.events.iter();
        self.lobby_has_changed |= events.any(|(_, event)| matches!(event, Event::Lobby { .. }));
        for row in effects.undo.into_iter().rev() {
            self.apply(row);
        }
    }
}

impl Change<'_> {
    /// Changes a row.
    pub(crate) fn put(&mut self, row: Row) {
        let before = self.state.apply(row.clone());
        self.effects.undo.extend(before);
        self.effects.rows.push(row);
    }

    /// Makes a part of the change that concerns no other part: if it is refused, it alone has no
    /// effects.
    fn alone<T>(
        &mut self,
        part: impl FnOnce(&mut Self) -> Result<T, ApiError>,
    ) -> Result<T, ApiError> {
        let before = std::mem::take(&mut self.effects);
        let done = part(self);
        let own = std::mem::replace(&mut self.effects, before);
        if done.is_err() {
            self.state.undo(own);
        } else {
            self.effects.rows.extend(own.rows);
            self.effects.undo.extend(own.undo);
            self.effects.events.extend(own.events);
            self.effects.disconnected.extend(own.disconnected);
        }
        done
    }

    /// Tells those who watch a topic.
    pub(crate) fn tell(&mut self, topics: Vec<Topic>, event: Event) {
        self.effects.events.push((topics, event));
    }

    /// Disconnects the clients of a member; `None` for those who are not signed in.
    pub(crate) fn disconnect(&mut self, player: Option<i64>) {
        self.effects.disconnected.push(player);
    }
}

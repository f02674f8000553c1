//! A disk that keeps rows in the simplest way.

use crate::ClubCode;
use crate::core::account::{JoinCode, Session};
use crate::core::club_tournament::{ClubTournament, Stage};
use crate::core::game::{ClubGame, State as GameState};
use crate::core::meeting::Invitation;
use crate::core::player::Player;
use crate::core::rating::Rated;
use crate::core::row::Row;
use crate::core::settings::Settings;
use crate::core::{Archive, State};
use loa_page_api::ApiError;
use std::collections::{BTreeMap, HashSet};

/// What a power cut leaves.
#[derive(Clone, Default)]
pub(crate) struct Disk {
    pub(crate) players: BTreeMap<i64, Player>,
    pub(crate) sessions: BTreeMap<String, Session>,
    pub(crate) blocks: BTreeMap<(i64, i64), ()>,
    pub(crate) invitations: BTreeMap<String, Invitation>,
    pub(crate) games: BTreeMap<i64, ClubGame>,
    pub(crate) tournaments: BTreeMap<i64, ClubTournament>,
    pub(crate) ratings: BTreeMap<(i64, String), Rated>,
    /// By game and player.
    pub(crate) changes: BTreeMap<(i64, i64), (String, Rated)>,
    codes: BTreeMap<String, JoinCode>,
    settings: Settings,
    alive: i64,
    audit: i64,
}

fn put<K: Ord, V>(map: &mut BTreeMap<K, V>, key: K, value: Option<V>) {
    match value {
        Some(value) => map.insert(key, value),
        None => map.remove(&key),
    };
}

impl Disk {
    /// Keeps a row.
    pub(crate) fn keep(&mut self, row: Row) {
        match row {
            Row::Player(id, player) => put(&mut self.players, id, player),
            Row::Session(hash, session) => put(&mut self.sessions, hash, session),
            Row::Block(by, other, is) => put(&mut self.blocks, (by, other), is.then_some(())),
            Row::Invitation(token, content) => put(&mut self.invitations, token, content),
            Row::Game(id, game) => put(&mut self.games, id, game),
            Row::Tournament(id, tournament) => put(&mut self.tournaments, id, tournament),
            Row::Rating(player, class, rated) => {
                if rated.is_none() {
                    let changes = &mut self.changes;
                    changes.retain(|(_, of), (it, _)| *of != player || *it != class);
                }
                put(&mut self.ratings, (player, class), rated);
            }
            Row::RatingChange {
                game,
                player,
                class,
                rated,
            } => {
                let before = self.changes.insert((game, player), (class, rated));
                assert!(before.is_none(), "game {game} counts twice for {player}");
            }
            Row::Code(code, content) => put(&mut self.codes, code, content),
            Row::Settings(settings) => self.settings = settings,
            Row::Alive(at) => self.alive = at,
            Row::Audit(audit) => self.audit = audit.id,
        }
    }

    /// Starts the club from what is kept.
    pub(crate) fn load(&self) -> State {
        let mut state = State::default();
        for (id, player) in self.players.clone() {
            state.apply(Row::Player(id, Some(player)));
        }
        for (hash, session) in self.sessions.clone() {
            state.apply(Row::Session(hash, Some(session)));
        }
        for (by, other) in self.blocks.keys() {
            state.apply(Row::Block(*by, *other, true));
        }
        for (token, content) in self.invitations.clone() {
            state.apply(Row::Invitation(token, Some(content)));
        }
        for ((player, class), rated) in self.ratings.clone() {
            state.apply(Row::Rating(player, class, Some(rated)));
        }
        for (code, content) in self.codes.clone() {
            state.apply(Row::Code(code, Some(content)));
        }
        for (id, game) in self.games.clone() {
            state.last_game = id;
            if matches!(game.state, GameState::Running | GameState::Adjourned) {
                state.apply(Row::Game(id, Some(game)));
            }
        }
        for (id, tournament) in self.tournaments.clone() {
            state.last_tournament = id;
            if tournament.stage != Stage::Over {
                state.apply(Row::Tournament(id, Some(tournament)));
            }
        }
        state.settings = self.settings.clone();
        state.alive = self.alive;
        state.last_audit = self.audit;
        state
    }
}

impl Archive for Disk {
    fn game(&self, id: i64) -> Result<ClubGame, ApiError> {
        let game = self.games.get(&id).cloned();
        game.ok_or_else(|| ClubCode::NoSuchGame.into())
    }

    fn rated(&self, class: &str) -> Result<Vec<ClubGame>, ApiError> {
        let games = self.games.values().filter(|game| {
            game.setup.is_rated() && game.state == GameState::Over && game.setup.class() == class
        });
        let mut games: Vec<ClubGame> = games.cloned().collect();
        games.sort_by_key(|game| (game.ended_at, game.id));
        Ok(games)
    }

    fn invitation(&self, token: &str) -> Result<Invitation, ApiError> {
        let invitation = self.invitations.get(token).cloned();
        invitation.ok_or_else(|| ClubCode::NoInvitation.into())
    }

    fn tournament(&self, id: i64) -> Result<ClubTournament, ApiError> {
        let tournament = self.tournaments.get(&id).cloned();
        tournament.ok_or_else(|| ClubCode::NoSuchTournament.into())
    }

    fn has_played(&self, player: i64) -> Result<bool, ApiError> {
        let mut games = self.games.values();
        Ok(games.any(|game| game.color_of(player).is_some()))
    }

    fn entrants(&self) -> Result<HashSet<i64>, ApiError> {
        let entrants = self.tournaments.values().flat_map(|it| &it.entrants);
        Ok(entrants.map(|entrant| entrant.player).collect())
    }
}

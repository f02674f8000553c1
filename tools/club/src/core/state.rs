use crate::ClubCode;
use crate::core::account::{JoinCode, Session};
use crate::core::club_tournament::ClubTournament;
use crate::core::game::ClubGame;
use crate::core::meeting::Invitation;
use crate::core::player::{Player, PlayerKind, Role, name_key};
use crate::core::rating::Rated;
use crate::core::row::Row;
use crate::core::settings::Settings;
use crate::core::view::{Members, PlayerView};
use loa_page_api::ApiError;
use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};

/// The club in memory: all but finished games, accepted invitations, the audit log, and the history
/// of ratings.
#[derive(Default)]
pub(crate) struct State {
    pub(crate) players: BTreeMap<i64, Player>,
    names: HashMap<String, i64>,
    pub(crate) sessions: HashMap<String, Session>,
    pub(crate) blocks: BTreeSet<(i64, i64)>,
    /// The invitations that wait for an answer.
    pub(crate) waiting: BTreeMap<String, Invitation>,
    /// Those that go on or are adjourned, and those that a change has touched.
    pub(crate) games: BTreeMap<i64, ClubGame>,
    /// Those that are not over, and those that a change has touched.
    pub(crate) tournaments: BTreeMap<i64, ClubTournament>,
    /// How many running games members have.
    running: HashMap<i64, usize>,
    pub(crate) ratings: HashMap<(i64, String), Rated>,
    pub(crate) codes: BTreeMap<String, JoinCode>,
    pub(crate) settings: Settings,
    pub(crate) alive: i64,
    /// The largest numbers of rows so far.
    pub(crate) last_player: i64,
    pub(crate) last_game: i64,
    pub(crate) last_audit: i64,
    pub(crate) last_tournament: i64,
    /// The game on TV.
    pub(crate) tv: Option<i64>,
    /// Whether the next tick tells of the open invitations.
    pub(crate) lobby_has_changed: bool,
    /// When members have left rated games before they had begun. Not kept.
    pub(crate) left: HashMap<i64, VecDeque<i64>>,
}

/// Puts something under a key, or removes what is there; returns what was there.
macro_rules! swap {
    ($map:expr, $key:expr, $value:expr) => {
        match $value {
            Some(value) => $map.insert($key, value),
            None => $map.remove(&$key),
        }
    };
}

impl State {
    /// Changes a row in memory; returns what takes that back.
    pub(crate) fn apply(&mut self, row: Row) -> Option<Row> {
        Some(match row {
            Row::Player(id, player) => {
                self.last_player = self.last_player.max(id);
                let name = player.as_ref().map(|player| name_key(&player.name));
                let before = swap!(self.players, id, player);
                let old = before.as_ref().map(|before| name_key(&before.name));
                if let Some(old) = old.filter(|old| self.names.get(old) == Some(&id)) {
                    self.names.remove(&old);
                }
                if let Some(name) = name {
                    // Of two old members with such names the first keeps it.
                    self.names.entry(name).or_insert(id);
                }
                Row::Player(id, before)
            }
            Row::Session(hash, session) => {
                Row::Session(hash.clone(), swap!(self.sessions, hash, session))
            }
            Row::Block(player, blocked, is_blocked) => {
                let before = self.blocks.contains(&(player, blocked));
                match is_blocked {
                    true => self.blocks.insert((player, blocked)),
                    false => self.blocks.remove(&(player, blocked)),
                };
                Row::Block(player, blocked, before)
            }
            Row::Invitation(token, invitation) => {
                let waiting = invitation.filter(|it| it.game.is_none());
                Row::Invitation(token.clone(), swap!(self.waiting, token, waiting))
            }
            Row::Game(id, game) => {
                self.last_game = self.last_game.max(id);
                self.count_running(game.as_ref(), 1);
                let before = swap!(self.games, id, game);
                self.count_running(before.as_ref(), -1);
                Row::Game(id, before)
            }
            Row::Tournament(id, tournament) => {
                self.last_tournament = self.last_tournament.max(id);
                Row::Tournament(id, swap!(self.tournaments, id, tournament))
            }
            Row::Rating(player, class, rated) => {
                let before = swap!(self.ratings, (player, class.clone()), rated);
                Row::Rating(player, class, before)
            }
            Row::Code(code, content) => Row::Code(code.clone(), swap!(self.codes, code, content)),
            Row::Settings(settings) => {
                Row::Settings(std::mem::replace(&mut self.settings, settings))
            }
            Row::Alive(at) => Row::Alive(std::mem::replace(&mut self.alive, at)),
            Row::Audit(audit) => {
                self.last_audit = self.last_audit.max(audit.id);
                return None;
            }
            Row::RatingChange { .. } => return None,
        })
    }

    /// Counts a game for its players, if it is running, or no more.
    fn count_running(&mut self, game: Option<&ClubGame>, change: isize) {
        let Some(game) = game.filter(|game| game.is_running()) else {
            return;
        };
        for color in loa::Color::ALL {
            let count = self.running.entry(game.players[color]).or_default();
            *count = count.saturating_add_signed(change);
            if *count == 0 {
                self.running.remove(&game.players[color]);
            }
        }
    }

    /// Forgets the games and tournaments that have ended, once the changes are kept.
    pub(crate) fn forget_ended(&mut self, rows: &[Row]) {
        for row in rows {
            match row {
                Row::Game(id, _) if self.games.get(id).is_some_and(|it| it.ended_at.is_some()) => {
                    self.games.remove(id);
                }
                Row::Tournament(id, _) => {
                    let tournament = self.tournaments.get(id);
                    if tournament.is_some_and(ClubTournament::is_over) {
                        self.tournaments.remove(id);
                    }
                }
                _ => {}
            }
        }
    }

    /// Returns a member.
    pub(crate) fn player(&self, id: i64) -> Result<&Player, ApiError> {
        let found = self.players.get(&id);
        found.ok_or_else(|| ClubCode::NoSuchPlayer.into())
    }

    /// Returns the member with a name, in any spelling.
    pub(crate) fn by_name(&self, name: &str) -> Result<&Player, ApiError> {
        let id = self.names.get(&name_key(name));
        self.player(*id.ok_or(ClubCode::NoSuchPlayer)?)
    }

    /// Tells whether the club has an owner.
    pub(crate) fn has_owner(&self) -> bool {
        let mut players = self.players.values();
        players.any(|player| player.role == Role::Owner)
    }

    /// Returns the programs of a member.
    pub(crate) fn bots_of(&self, owner: i64) -> impl Iterator<Item = &Player> {
        let bots = self.players.values();
        bots.filter(move |bot| bot.kind == PlayerKind::Bot && bot.owner == Some(owner))
    }

    /// Returns the games of a member that go on, at once or later.
    pub(crate) fn games_of(&self, player: i64) -> impl Iterator<Item = &ClubGame> {
        let games = self.games.values();
        games.filter(move |game| game.goes_on() && game.color_of(player).is_some())
    }

    /// Tells whether a member is a level of the engine.
    pub(crate) fn is_level(&self, player: i64) -> bool {
        let player = self.players.get(&player);
        player.is_some_and(|player| player.level.is_some())
    }

    /// Returns how many running games a member has.
    pub(crate) fn running_games(&self, player: i64) -> usize {
        self.running.get(&player).copied().unwrap_or(0)
    }

    /// Tells whether one of two members has blocked the other, or they are programs of such ones.
    pub(crate) fn is_blocked(&self, one: i64, other: i64) -> bool {
        let with_owner = |id| {
            let owner = self.players.get(&id).and_then(|player| player.owner);
            [Some(id), owner].into_iter().flatten()
        };
        with_owner(one).any(|one| {
            with_owner(other).any(|other| {
                self.blocks.contains(&(one, other)) || self.blocks.contains(&(other, one))
            })
        })
    }

    /// Returns a member's rating.
    pub(crate) fn rated(&self, player: &Player, class: &str, now: i64) -> Rated {
        let kept = self.ratings.get(&(player.id, class.to_owned()));
        Rated::of(player, kept.copied(), now)
    }

    /// Tells whether a level of the engine is to move in a game.
    pub(crate) fn waits_for_level(&self, game: &ClubGame) -> bool {
        game.is_running() && self.is_level(game.mover())
    }
}

impl Members for State {
    fn player_view(&self, id: i64, class: &str, now: i64) -> Result<PlayerView, ApiError> {
        let player = self.player(id)?;
        Ok(player.view().with_rating(self.rated(player, class, now)))
    }
}

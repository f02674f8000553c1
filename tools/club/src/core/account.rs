//! Accounts: who is a member, and what members are to the club.

use crate::ClubCode;
use crate::core::Change;
use crate::core::game::ClubGame;
use crate::core::player::{Accepts, Player, PlayerKind, Role};
use crate::core::row::{Audit, Row};
use crate::core::settings::{NewSettings, Settings};
use crate::core::setup::{DAY, TimeControl};
use loa_engine::Level;
use loa_page_api::{ApiError, refuse_if};
use serde::Serialize;
use serde_json::json;
use std::collections::HashSet;

/// How long a session lasts after its last use, in milliseconds.
const SESSION: i64 = 180 * DAY;
/// How long a game without clocks with a level of the engine waits for a move, in milliseconds.
const ABANDONED: i64 = 30 * DAY;
/// The most programs of a member.
const MOST_BOTS: usize = 8;

/// A session of a member.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = SessionView)]
pub(crate) struct Session {
    #[serde(skip)]
    pub(crate) player: i64,
    pub(crate) created_at: i64,
    /// The last use, to a day, so that few requests write.
    pub(crate) used_at: i64,
}

impl Session {
    /// Tells whether it has not been used for too long.
    pub(crate) const fn is_over(&self, now: i64) -> bool {
        self.used_at + SESSION <= now
    }

    /// Tells whether a use has to be noted.
    pub(crate) const fn is_to_note(&self, now: i64) -> bool {
        self.used_at < now - DAY
    }
}

/// A code that lets people into a closed club.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CodeView)]
pub(crate) struct JoinCode {
    pub(crate) code: String,
    pub(crate) uses_left: u32,
    #[serde(skip)]
    pub(crate) created_by: i64,
    #[serde(skip)]
    pub(crate) created_at: i64,
}

impl Change<'_> {
    /// Writes an act into the audit log, with what there is to say beyond it.
    pub(crate) fn audit(
        &mut self,
        by: i64,
        act: &str,
        on: impl Into<String>,
        detail: &impl Serialize,
    ) {
        self.put(Row::Audit(Audit {
            id: self.state.last_audit + 1,
            at: self.now,
            actor: Some(by),
            act: act.to_owned(),
            subject: on.into(),
            detail: json!(detail),
        }));
    }

    /// Changes a member, whose clients are disconnected if they were let in for what has changed.
    fn change_player(&mut self, id: i64, change: impl FnOnce(&mut Player)) -> Result<(), ApiError> {
        let before = self.state.player(id)?;
        let mut player = before.clone();
        change(&mut player);
        if player.access() != before.access() {
            self.disconnect(Some(id));
        }
        self.put(Row::Player(id, Some(player)));
        Ok(())
    }

    /// Adds a member, a guest with a number for a name if there is none.
    fn add(&mut self, name: Option<&str>, kind: PlayerKind) -> Result<i64, ApiError> {
        let id = self.state.last_player + 1;
        let name = name.map_or_else(|| format!("Guest {id}"), str::to_owned);
        self.check_free(&name, id)?;
        self.put(Row::Player(id, Some(Player::new(id, name, kind, self.now))));
        Ok(id)
    }

    fn check_free(&self, name: &str, own: i64) -> Result<(), ApiError> {
        let is_taken = self.state.by_name(name).is_ok_and(|other| other.id != own);
        refuse_if(is_taken, ClubCode::NameTaken.with("name", name))
    }

    /// Begins a session of a member, given the hash of its token.
    pub(crate) fn begin_session(&mut self, player: i64, hash: String) {
        let session = Session {
            player,
            created_at: self.now,
            used_at: self.now,
        };
        self.put(Row::Session(hash, Some(session)));
    }

    /// Notes that a session was used.
    pub(crate) fn use_session(&mut self, hash: &str) {
        if let Some(mut session) = self.state.sessions.get(hash).cloned() {
            session.used_at = self.now;
            self.put(Row::Session(hash.to_owned(), Some(session)));
        }
    }

    /// Ends a session, if there is one, and disconnects its member's clients.
    pub(crate) fn end_session(&mut self, hash: &str) {
        if let Some(session) = self.state.sessions.get(hash) {
            self.disconnect(Some(session.player));
            self.put(Row::Session(hash.to_owned(), None));
        }
    }

    /// Ends some sessions.
    fn end_sessions(&mut self, is_over: impl Fn(&Session) -> bool) {
        let sessions = self.state.sessions.iter();
        let over = sessions.filter(|(_, session)| is_over(session));
        for hash in over.map(|(hash, _)| hash.clone()).collect::<Vec<_>>() {
            self.put(Row::Session(hash, None));
        }
    }

    /// Deletes some ratings with their history, by member and class.
    pub(crate) fn remove_ratings(&mut self, is_old: impl Fn(i64, &str) -> bool) {
        let ratings = self.state.ratings.keys();
        let old = ratings.filter(|(player, class)| is_old(*player, class));
        for (player, class) in old.cloned().collect::<Vec<_>>() {
            self.put(Row::Rating(player, class, None));
        }
    }

    /// Makes the owner of a new club.
    pub(crate) fn set_up(
        &mut self,
        name: &str,
        passphrase: String,
        new: &NewSettings,
    ) -> Result<i64, ApiError> {
        refuse_if(self.state.has_owner(), ClubCode::SetUpAlready)?;
        let settings = self.state.settings.with(new)?;
        let id = self.add(Some(name), PlayerKind::Person)?;
        self.set_passphrase(id, passphrase)?;
        self.change_player(id, |player| player.role = Role::Owner)?;
        self.put_settings(settings.clone());
        self.audit(id, "set up", "club", &settings);
        Ok(id)
    }

    /// Checks the code that a closed club asks for, and counts its use.
    fn join(&mut self, code: Option<&str>) -> Result<(), ApiError> {
        if !self.state.settings.closed {
            return Ok(());
        }
        let code = code.ok_or(ClubCode::ClosedClub)?;
        let known = self.state.codes.get(code.trim()).cloned();
        let known = known.filter(|known| known.uses_left > 0);
        let mut known = known.ok_or(ClubCode::BadJoinCode)?;
        known.uses_left -= 1;
        self.put(Row::Code(code.trim().to_owned(), Some(known)));
        Ok(())
    }

    /// Makes a guest.
    pub(crate) fn add_guest(
        &mut self,
        name: Option<&str>,
        code: Option<&str>,
    ) -> Result<i64, ApiError> {
        refuse_if(!self.state.settings.guests, ClubCode::NotAllowed)?;
        self.join(code)?;
        self.add(name, PlayerKind::Guest)
    }

    /// Makes a member, or one of a guest, and ends all sessions.
    pub(crate) fn add_person(
        &mut self,
        guest: Option<i64>,
        name: &str,
        passphrase: String,
        code: Option<&str>,
    ) -> Result<i64, ApiError> {
        let id = match guest {
            Some(id) => {
                // Another request of the guest may have come first.
                let kind = self.state.player(id)?.kind;
                refuse_if(kind != PlayerKind::Guest, ClubCode::NotAllowed)?;
                self.check_free(name, id)?;
                self.change_player(id, |player| player.name = name.to_owned())?;
                id
            }
            None => {
                self.join(code)?;
                self.add(Some(name), PlayerKind::Person)?
            }
        };
        self.set_passphrase(id, passphrase)
    }

    /// Refuses a passphrase that has changed since a kept hash of it was compared.
    pub(crate) fn check_passphrase(&self, id: i64, kept: Option<&str>) -> Result<(), ApiError> {
        let now = self.state.player(id)?.passphrase.as_deref();
        refuse_if(now != kept, ClubCode::WrongPassphrase)
    }

    /// Gives a person a passphrase, and ends all sessions; returns the person.
    pub(crate) fn set_passphrase(&mut self, id: i64, passphrase: String) -> Result<i64, ApiError> {
        self.change_player(id, |player| {
            player.passphrase = Some(passphrase);
            player.kind = PlayerKind::Person;
        })?;
        self.end_sessions(|session| session.player == id);
        Ok(id)
    }

    /// Gives a member who has forgotten the passphrase a new one.
    pub(crate) fn reset_passphrase(
        &mut self,
        by: i64,
        id: i64,
        passphrase: String,
    ) -> Result<(), ApiError> {
        let kind = self.managed(by, id)?.kind;
        refuse_if(kind != PlayerKind::Person, ClubCode::NoSuchPlayer)?;
        self.set_passphrase(id, passphrase)?;
        self.audit(by, "reset passphrase", format!("player {id}"), &json!({}));
        Ok(())
    }

    /// Returns a member; refuses an owner who would take the club from an older one.
    fn managed(&self, by: i64, id: i64) -> Result<&Player, ApiError> {
        let player = self.state.player(id)?;
        let is_older = player.role == Role::Owner && id < by;
        refuse_if(is_older, ClubCode::NotAllowed)?;
        Ok(player)
    }

    /// Makes a person a player, an arbiter or an owner.
    pub(crate) fn set_role(&mut self, by: i64, id: i64, role: Role) -> Result<(), ApiError> {
        let kind = self.managed(by, id)?.kind;
        // The owner can't lock everyone out.
        refuse_if(kind != PlayerKind::Person || id == by, ClubCode::NotAllowed)?;
        self.change_player(id, |player| player.role = role)?;
        let detail = json!({ "role": role });
        self.audit(by, "set role", format!("player {id}"), &detail);
        Ok(())
    }

    /// Deletes a member for the owner; see [`Change::delete`].
    pub(crate) fn delete_other(&mut self, by: i64, id: i64) -> Result<(), ApiError> {
        let kind = self.managed(by, id)?.kind;
        refuse_if(id == by || kind == PlayerKind::Engine, ClubCode::NotAllowed)?;
        self.delete(id, by)
    }

    /// Deletes what the club has of a member, and of the member's programs, but games, which other
    /// people have, too; those that go on are resigned.
    pub(crate) fn delete(&mut self, id: i64, by: i64) -> Result<(), ApiError> {
        let bots = self.state.bots_of(id).map(|bot| bot.id);
        let all: Vec<i64> = [id].into_iter().chain(bots).collect();
        for player in &all {
            self.leave_all(*player)?;
        }
        for player in all {
            self.withdraw_everywhere(player)?;
            self.forget(player)?;
        }
        self.audit(by, "delete", format!("player {id}"), &json!({}));
        Ok(())
    }

    /// Ends the games and invitations that a member leaves for good.
    fn leave_all(&mut self, player: i64) -> Result<(), ApiError> {
        self.remove_waiting(|it| it.author == player || it.target == Some(player));
        let games = self.state.games_of(player).map(|game| game.id);
        let mut games = games.collect::<Vec<_>>().into_iter();
        games.try_for_each(|game| self.leave(game, player))
    }

    /// Deletes a member's name, secrets, sessions, blocks and ratings.
    fn forget(&mut self, id: i64) -> Result<(), ApiError> {
        self.end_sessions(|session| session.player == id);
        let blocks = self.state.blocks.iter();
        let blocks = blocks.filter(|(by, blocked)| *by == id || *blocked == id);
        for (by, blocked) in blocks.copied().collect::<Vec<_>>() {
            self.put(Row::Block(by, blocked, false));
        }
        self.remove_ratings(|player, _| player == id);
        self.change_player(id, |player| {
            let name = format!("deleted {id}");
            *player = Player::new(id, name, PlayerKind::Deleted, player.created_at);
        })
    }

    /// Adds a program of a member, given the hash of its key.
    pub(crate) fn add_bot(
        &mut self,
        owner: i64,
        name: &str,
        accepts: Accepts,
        key: String,
    ) -> Result<Player, ApiError> {
        let has_most = self.state.bots_of(owner).count() >= MOST_BOTS;
        refuse_if(has_most, ClubCode::NotAllowed)?;
        let id = self.add(Some(name), PlayerKind::Bot)?;
        self.change_player(id, |bot| {
            bot.owner = Some(owner);
            bot.key = Some(key);
            bot.accepts = accepts;
        })?;
        self.state.player(id).cloned()
    }

    fn check_owns(&self, owner: i64, bot: i64) -> Result<(), ApiError> {
        let is_own = self.state.player(bot)?.owner == Some(owner);
        refuse_if(!is_own, ClubCode::NotAllowed)
    }

    /// Changes a program for its owner.
    pub(crate) fn change_bot(
        &mut self,
        owner: i64,
        bot: i64,
        change: impl FnOnce(&mut Player),
    ) -> Result<(), ApiError> {
        self.check_owns(owner, bot)?;
        self.change_player(bot, change)
    }

    /// Deletes a program for its owner.
    pub(crate) fn delete_bot(&mut self, owner: i64, bot: i64) -> Result<(), ApiError> {
        self.check_owns(owner, bot)?;
        self.delete(bot, owner)
    }

    /// Lets a member block another, or no more.
    pub(crate) fn block(&mut self, by: i64, other: i64, is_blocked: bool) -> Result<(), ApiError> {
        if is_blocked {
            self.state.player(other)?;
        }
        if self.state.blocks.contains(&(by, other)) != is_blocked {
            self.put(Row::Block(by, other, is_blocked));
        }
        Ok(())
    }

    /// Makes members of names and hashes of passphrases, all or none.
    pub(crate) fn add_roster(
        &mut self,
        by: i64,
        people: Vec<(String, String)>,
    ) -> Result<(), ApiError> {
        let uses = people.len() as u32;
        for (name, passphrase) in people {
            let id = self.add(Some(&name), PlayerKind::Person)?;
            self.set_passphrase(id, passphrase)?;
        }
        self.audit(by, "add roster", "club", &json!({ "uses": uses }));
        Ok(())
    }

    /// Adds a code that lets some people into a closed club.
    pub(crate) fn add_code(&mut self, by: i64, code: String, uses: u32) -> JoinCode {
        let added = JoinCode {
            code: code.clone(),
            uses_left: uses,
            created_by: by,
            created_at: self.now,
        };
        self.put(Row::Code(code, Some(added.clone())));
        self.audit(by, "add join code", "club", &json!({ "uses": uses }));
        added
    }

    /// Deletes such a code, if there is one.
    pub(crate) fn delete_code(&mut self, code: String) -> Result<(), ApiError> {
        self.put(Row::Code(code, None));
        Ok(())
    }

    /// Changes the settings.
    pub(crate) fn set_settings(
        &mut self,
        by: i64,
        new: &NewSettings,
    ) -> Result<Settings, ApiError> {
        let settings = self.state.settings.with(new)?;
        self.put_settings(settings.clone());
        self.audit(by, "set settings", "club", &settings);
        Ok(settings)
    }

    fn put_settings(&mut self, settings: Settings) {
        if settings.closed {
            self.disconnect(None);
        }
        self.put(Row::Settings(settings));
    }

    /// Adds the levels of the engine that are missing.
    pub(crate) fn add_engines(&mut self) -> Result<(), ApiError> {
        for level in Level::all() {
            let mut players = self.state.players.values();
            if players.any(|player| player.level == Some(level)) {
                continue;
            }
            let name = format!("Level {}", level.number());
            let id = self.add(Some(&name), PlayerKind::Engine)?;
            self.change_player(id, |player| player.level = Some(level))?;
        }
        Ok(())
    }

    /// Deletes the sessions that were not used for too long. A guest who has none left can't come
    /// back, so games and tournaments lose the guest, the name becomes free, and one whom neither
    /// names is forgotten. A guest who can't be removed holds up no other; returns why.
    pub(crate) fn end_old_sessions(&mut self) -> Vec<ApiError> {
        let now = self.now;
        self.end_sessions(|session| session.is_over(now));
        let here = self.state.sessions.values().map(|session| session.player);
        let here: HashSet<i64> = here.collect();
        let players = self.state.players.values();
        let gone = players.filter(|it| it.kind == PlayerKind::Guest && !here.contains(&it.id));
        let gone: Vec<i64> = gone.map(|guest| guest.id).collect();
        let entrants = match gone.is_empty() {
            true => Ok(HashSet::new()),
            false => self.archive.entrants(),
        };
        let mut faults: Vec<ApiError> = entrants.as_ref().err().cloned().into_iter().collect();
        for id in gone {
            let is_entrant = entrants.as_ref().map_or(true, |all| all.contains(&id));
            let removed = self.alone(|change| change.remove_guest(id, is_entrant));
            faults.extend(removed.err());
        }
        faults
    }

    /// Takes a guest who can't come back from games and tournaments, and forgets the guest if
    /// neither names him.
    fn remove_guest(&mut self, id: i64, is_entrant: bool) -> Result<(), ApiError> {
        self.leave_all(id)?;
        self.withdraw_everywhere(id)?;
        let mut games = self.state.games.values();
        let is_named = is_entrant || games.any(|game| game.color_of(id).is_some());
        // The largest number must stay, so that no number is given twice.
        if is_named || id == self.state.last_player || self.archive.has_played(id)? {
            let name = format!("Guest {id}");
            if self.state.player(id)?.name != name {
                self.change_player(id, |guest| guest.name = name)?;
            }
            return Ok(());
        }
        self.forget(id)?;
        self.put(Row::Player(id, None));
        Ok(())
    }

    /// Ends the games without clocks in which a level of the engine has waited too long: they take
    /// the places of others. Returns which of them fail.
    pub(crate) fn end_abandoned(&mut self) -> Vec<ApiError> {
        let is_abandoned = |game: &&ClubGame| {
            game.is_running()
                && game.setup.clock() == TimeControl::Unlimited
                && game.turn_at + ABANDONED < self.now
                && !self.state.waits_for_level(game)
                && self.state.is_level(game.players[game.turn().opponent()])
        };
        let abandoned = self.state.games.values().filter(is_abandoned);
        let abandoned = abandoned.map(|game| (game.id, game.mover()));
        let mut faults = Vec::new();
        for (id, player) in abandoned.collect::<Vec<_>>() {
            faults.extend(self.alone(|change| change.leave(id, player)).err());
        }
        faults
    }
}

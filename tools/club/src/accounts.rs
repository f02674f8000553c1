//! Requests about the visitor's own account.

use crate::ClubCode;
use crate::club::Club;
use crate::games;
use crate::limits::{Deed, Doer};
use crate::permission::{Right, Standing};
use crate::players::{self, Player, PlayerKind, Role, execute};
use crate::settings::{self, Settings};
use crate::store::{Work, fault};
use crate::visitor::{Answer, Visitor, read, session_cookie};
use crate::{archive, meeting, ratings};
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::response::{IntoResponse as _, Response};
use loa_page_api::{ApiError, Message};
use rusqlite::Connection;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::{Arc, PoisonError};

const SHORTEST_PASSPHRASE: usize = 8;
const LONGEST_PASSPHRASE: usize = 200;

type The = State<Arc<Club>>;

/// A name with a passphrase, and a code that lets into a closed club.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Credentials {
    name: String,
    passphrase: String,
    #[serde(default)]
    code: Option<String>,
}

/// Describes the club and the visitor: the first request of a page.
pub(crate) async fn about(State(club): The, visitor: Visitor) -> Answer<Json<Value>> {
    let settings = club.settings();
    let needs_setup = setup_code(&club).is_some();
    let (clients, _) = club.hub.count(crate::hub::Topic::Lobby);
    Ok(Json(json!({
        "club": settings,
        "needsSetup": needs_setup,
        "me": visitor.player.as_ref().map(Player::summary),
        "rights": Right::ALL
            .into_iter()
            .filter(|right| right.is_of(visitor.standing()))
            .map(Right::name)
            .collect::<Value>(),
        "clients": clients,
        "version": env!("CARGO_PKG_VERSION"),
    })))
}

fn setup_code(club: &Club) -> Option<String> {
    let code = club.setup_code.lock();
    code.unwrap_or_else(PoisonError::into_inner).clone()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupText {
    code: String,
    name: String,
    passphrase: String,
    #[serde(default)]
    settings: Option<Settings>,
}

/// Makes the owner, who has the code that the program has printed.
pub(crate) async fn set_up(State(club): The, visitor: Visitor, body: Bytes) -> Answer<Response> {
    let asked: SetupText = read(&body)?;
    club.limits
        .count(Deed::LoginOfAccount, visitor.tries_of("setup"))?;
    let code = setup_code(&club).ok_or_else(|| ApiError::new(409, ClubCode::SetUpAlready))?;
    let code: loa_web::Token = code.parse().map_err(ApiError::internal)?;
    if !code.is(asked.code.trim()) {
        return Err(ApiError::new(403, ClubCode::BadSetupCode).into());
    }
    let name = players::check_name(&asked.name)?;
    let passphrase = hash(&club, asked.passphrase).await?;
    let wanted = asked
        .settings
        .unwrap_or_else(|| club.settings())
        .checked()?;
    let stored = wanted.clone();
    let change = move |work: &mut Work<'_>| {
        if !players::all(work.db, "role = 'owner' AND id > ?1", 0)?.is_empty() {
            return Err(ApiError::new(409, ClubCode::SetUpAlready));
        }
        let (now, db) = (work.now, work.db);
        let id = players::add(db, now, Some(&name), PlayerKind::Person, Role::Owner)?;
        players::become_person(db, id, &name, &passphrase)?;
        settings::set_club(db, &stored)?;
        players::audit(db, now, Some(id), "set up", "club", &json!(stored))?;
        players::begin_session(db, id, now)
    };
    let token = club.store.write(change).await?;
    *club
        .setup_code
        .lock()
        .unwrap_or_else(PoisonError::into_inner) = None;
    *club
        .settings
        .write()
        .unwrap_or_else(PoisonError::into_inner) = wanted;
    signed_in(&club, &visitor, token).await
}

/// Answers with the cookie of a new session.
async fn signed_in(club: &Arc<Club>, visitor: &Visitor, token: String) -> Answer<Response> {
    if let Some(old) = visitor.player.as_ref() {
        club.hub.disconnect(old.id);
    }
    let cookie = session_cookie(visitor, Some(&token));
    let now = club.store.time().now();
    let find = move |db: &Connection| players::by_session(db, &token, now);
    let me = club.store.read(find).await?;
    let me = me.map(|(me, _)| me.summary());
    Ok(([cookie], Json(json!({ "me": me }))).into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GuestText {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    code: Option<String>,
}

/// Makes a guest.
pub(crate) async fn guest(State(club): The, visitor: Visitor, body: Bytes) -> Answer<Response> {
    let asked: GuestText = read(&body)?;
    club.limits
        .count(Deed::Join, Doer::Address(visitor.address))?;
    let settings = club.settings();
    if !settings.guests {
        return Err(ApiError::new(403, ClubCode::NotAllowed).into());
    }
    let name = asked.name.as_deref().map(players::check_name).transpose()?;
    let change = move |work: &mut Work<'_>| {
        join(work, &settings, asked.code.as_deref())?;
        let (db, now) = (work.db, work.now);
        let id = players::add(db, now, name.as_deref(), PlayerKind::Guest, Role::Player)?;
        players::begin_session(db, id, now)
    };
    let token = club.store.write(change).await?;
    signed_in(&club, &visitor, token).await
}

/// Makes a member, or lets a guest become one, with the same games.
pub(crate) async fn account(State(club): The, visitor: Visitor, body: Bytes) -> Answer<Response> {
    let asked: Credentials = read(&body)?;
    club.limits
        .count(Deed::Join, Doer::Address(visitor.address))?;
    let settings = club.settings();
    let name = players::check_name(&asked.name)?;
    let passphrase = hash(&club, asked.passphrase).await?;
    let guest = match visitor.standing() {
        Standing::Guest => visitor.player.as_ref().map(|player| player.id),
        Standing::Stranger => None,
        _ => return Err(ApiError::new(409, ClubCode::HasPassphrase).into()),
    };
    let change = move |work: &mut Work<'_>| {
        let (db, now) = (work.db, work.now);
        let id = match guest {
            Some(id) => id,
            None => {
                join(work, &settings, asked.code.as_deref())?;
                players::add(db, now, Some(&name), PlayerKind::Person, Role::Player)?
            }
        };
        players::become_person(db, id, &name, &passphrase)?;
        players::end_sessions(db, id)?;
        players::begin_session(db, id, now)
    };
    let token = club.store.write(change).await?;
    signed_in(&club, &visitor, token).await
}

/// Checks the code that a closed club asks for, and counts its use.
fn join(work: &Work<'_>, settings: &Settings, code: Option<&str>) -> Result<(), ApiError> {
    if !settings.closed {
        return Ok(());
    }
    let code = code.ok_or_else(|| ApiError::new(403, ClubCode::ClosedClub))?;
    let sql = "UPDATE join_code SET uses_left = uses_left - 1 WHERE code = ?1 AND uses_left > 0";
    let mut statement = work.db.prepare_cached(sql).map_err(fault)?;
    match statement.execute([code.trim()]).map_err(fault)? {
        0 => Err(ApiError::new(403, ClubCode::BadJoinCode)),
        _ => Ok(()),
    }
}

/// Begins a session of someone who knows name and passphrase.
pub(crate) async fn login(State(club): The, visitor: Visitor, body: Bytes) -> Answer<Response> {
    let asked: Credentials = read(&body)?;
    // Longer names are nobody's.
    let name: String = asked.name.trim().chars().take(LONGEST_PASSPHRASE).collect();
    let name = name.to_lowercase();
    club.limits
        .count(Deed::LoginFromAddress, Doer::Address(visitor.address))?;
    club.limits
        .count(Deed::LoginOfAccount, visitor.tries_of(&name))?;
    let find = move |db: &Connection| players::by_name(db, &name);
    let player = club.store.read(find).await.ok();
    let stored = player.as_ref().and_then(|player| player.passphrase.clone());
    let is_right = verify(&club, asked.passphrase, stored).await?;
    let player = player.filter(|_| is_right);
    let id = player.map(|player| player.id);
    let id = id.ok_or_else(|| ApiError::new(403, ClubCode::WrongPassphrase))?;
    let change = move |work: &mut Work<'_>| players::begin_session(work.db, id, work.now);
    let token = club.store.write(change).await?;
    signed_in(&club, &visitor, token).await
}

/// Ends the visitor's session.
pub(crate) async fn logout(State(club): The, visitor: Visitor) -> Answer<Response> {
    if let Some(player) = &visitor.player {
        club.hub.disconnect(player.id);
    }
    let hash = players::hash(visitor.token.as_deref().unwrap_or_default());
    let sql = "DELETE FROM session WHERE hash = ?1";
    let end = move |work: &mut Work<'_>| execute(work.db, sql, [hash]);
    club.store.write(end).await?;
    Ok(([session_cookie(&visitor, None)], Json(json!({}))).into_response())
}

/// Hashes a passphrase on a thread for it, a few at a time.
pub(crate) async fn hash(club: &Club, passphrase: String) -> Result<String, ApiError> {
    let count = passphrase.chars().count();
    if !(SHORTEST_PASSPHRASE..=LONGEST_PASSPHRASE).contains(&count) {
        let message = Message::from(ClubCode::BadPassphrase);
        let message = message.with("least", SHORTEST_PASSPHRASE);
        return Err(ApiError::bad(message.with("most", LONGEST_PASSPHRASE)));
    }
    let place = club.hashing.acquire().await.map_err(ApiError::internal)?;
    let hashing = move || {
        let hash = Argon2::default().hash_password(passphrase.as_bytes());
        hash.map(|hash| hash.to_string())
            .map_err(ApiError::internal)
    };
    let hash = tokio::task::spawn_blocking(hashing).await;
    drop(place);
    hash.map_err(ApiError::internal)?
}

/// Tells whether a passphrase is the stored one. Takes as long if there is none.
async fn verify(club: &Club, passphrase: String, stored: Option<String>) -> Result<bool, ApiError> {
    let Some(stored) = stored else {
        let other = "x".repeat(SHORTEST_PASSPHRASE);
        return hash(club, other).await.map(|_| false);
    };
    let place = club.hashing.acquire().await.map_err(ApiError::internal)?;
    let verifying = move || {
        let hash = PasswordHash::new(&stored).map_err(ApiError::internal)?;
        let verified = Argon2::default().verify_password(passphrase.as_bytes(), &hash);
        Ok(verified.is_ok())
    };
    let verified = tokio::task::spawn_blocking(verifying).await;
    drop(place);
    verified.map_err(ApiError::internal)?
}

/// Describes the visitor: running games with those that wait for it, challenges, programs, blocks.
pub(crate) async fn me(State(club): The, visitor: Visitor) -> Answer<Json<Value>> {
    let player = visitor.member(Right::Play)?.clone();
    let now = club.store.time().now();
    let read = move |db: &Connection| {
        let condition = "(black = ?1 OR white = ?1) AND state IN ('running', 'adjourned')
                         ORDER BY coalesce(deadline, turn_at)";
        let mut running = Vec::new();
        let mut turns = Vec::new();
        for game in games::select(db, condition, &[&player.id])? {
            let game = games::load(db, game.id)?;
            if game.state_json(now)["turn"] == json!(game.color_of(player.id).map(word)) {
                turns.push(game.id);
            }
            running.push(games::view(db, &game, game.plies(), now)?);
        }
        let condition = "(author = ?1 OR target = ?1)";
        let invitations = meeting::waiting(db, condition, &[&player.id])?;
        let invitations = invitations.iter().map(|invitation| invitation.view(db));
        let programs = players::all(db, "owner = ?1 AND kind = 'bot'", player.id)?;
        let blocked = players::all(
            db,
            "id IN (SELECT blocked FROM block WHERE player = ?1)",
            player.id,
        )?;
        Ok(json!({
            "me": player.summary(),
            "hasPassphrase": player.passphrase.is_some(),
            "turns": turns,
            "games": running,
            "invitations": invitations.collect::<Result<Vec<_>, _>>()?,
            "bots": programs
                .iter()
                .map(|bot| {
                    let mut view = bot.summary();
                    view["accepts"] = bot.accepts.name().into();
                    view
                })
                .collect::<Value>(),
            "blocked": blocked.iter().map(Player::summary).collect::<Value>(),
            "ratings": ratings::all(db, &player)?,
        }))
    };
    Ok(Json(club.store.read(read).await?))
}

fn word(color: loa::Color) -> String {
    format!("{color:#}")
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PassphraseText {
    old: String,
    new: String,
}

/// Changes the visitor's passphrase, and ends all other sessions.
pub(crate) async fn change_passphrase(
    State(club): The,
    visitor: Visitor,
    body: Bytes,
) -> Answer<Response> {
    let asked: PassphraseText = read(&body)?;
    let player = visitor.member(Right::OwnData)?.clone();
    club.limits
        .count(Deed::LoginOfAccount, Doer::Name(player.name.to_lowercase()))?;
    if !verify(&club, asked.old, player.passphrase.clone()).await? {
        return Err(ApiError::new(403, ClubCode::WrongPassphrase).into());
    }
    let passphrase = hash(&club, asked.new).await?;
    let change = move |work: &mut Work<'_>| {
        players::become_person(work.db, player.id, &player.name, &passphrase)?;
        players::end_sessions(work.db, player.id)?;
        players::begin_session(work.db, player.id, work.now)
    };
    let token = club.store.write(change).await?;
    signed_in(&club, &visitor, token).await
}

/// Sends all that the club has of the visitor.
pub(crate) async fn data(State(club): The, visitor: Visitor) -> Answer<Json<Value>> {
    let player = visitor.member(Right::OwnData)?.clone();
    let read = move |db: &Connection| {
        let games = games::select(db, "black = ?1 OR white = ?1 ORDER BY id", &[&player.id])?;
        let games = games.iter().map(|game| archive::line(db, game.id));
        let programs = players::all(db, "owner = ?1", player.id)?;
        Ok(json!({
            "player": player.summary(),
            "bots": programs.iter().map(Player::summary).collect::<Value>(),
            "ratings": ratings::all(db, &player)?,
            "games": games.collect::<Result<Vec<_>, _>>()?,
        }))
    };
    Ok(Json(club.store.read(read).await?))
}

/// Deletes what the club has of the visitor; see [`players::delete`].
pub(crate) async fn delete(State(club): The, visitor: Visitor, body: Bytes) -> Answer<Response> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Confirmation {
        #[serde(default)]
        passphrase: String,
    }
    let asked: Confirmation = read(&body)?;
    let player = visitor.member(Right::OwnData)?.clone();
    // A club without owner could not be managed.
    if player.role == Role::Owner {
        return Err(ApiError::new(403, ClubCode::NotAllowed).into());
    }
    club.limits
        .count(Deed::LoginOfAccount, Doer::Player(player.id))?;
    let is_person = player.kind == PlayerKind::Person;
    if is_person && !verify(&club, asked.passphrase, player.passphrase).await? {
        return Err(ApiError::new(403, ClubCode::WrongPassphrase).into());
    }
    let id = player.id;
    let change = move |work: &mut Work<'_>| work.delete_player(id, id);
    let deleted = club.store.write(change).await?;
    deleted.iter().for_each(|id| club.hub.disconnect(*id));
    Ok(([session_cookie(&visitor, None)], Json(json!({}))).into_response())
}

impl Work<'_> {
    /// Deletes a member's data, resigns the running games, those of the member's programs, too, and
    /// writes it into the audit log. Returns whom to disconnect.
    pub(crate) fn delete_player(&mut self, id: i64, by: i64) -> Result<Vec<i64>, ApiError> {
        let programs = players::all(self.db, "owner = ?1", id)?;
        let all: Vec<i64> = [id]
            .into_iter()
            .chain(programs.iter().map(|it| it.id))
            .collect();
        let condition = "(black = ?1 OR white = ?1) AND state IN ('running', 'adjourned')";
        for player in &all {
            for game in games::select(self.db, condition, &[player])? {
                self.leave(game.id, *player)?;
            }
        }
        players::delete(self.db, id)?;
        let (now, subject) = (self.now, format!("player {id}"));
        players::audit(self.db, now, Some(by), "delete", &subject, &json!({}))?;
        Ok(all)
    }
}

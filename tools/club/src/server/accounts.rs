//! Requests about the visitor's own account.

use crate::ClubCode;
use crate::core::permission::Right;
use crate::core::player::{self, Player, PlayerKind, Role};
use crate::core::settings::{NewSettings, Settings};
use crate::core::view::{GameView, InvitationView, PlayerView};
use crate::core::{Change, Session};
use crate::server::club::{Club, Done, hash, secret};
use crate::server::described::{Sent, WithCookie};
use crate::server::limits::{Deed, Doer};
use crate::server::visitor::{Answer, By, In, Visitor, session_cookie};
use crate::store::archive::{self, RatingView};
use crate::store::{StoreResult, rows};
use axum::Json;
use loa_page_api::{ApiError, refuse_if};
use rusqlite::Connection;
use serde::{Deserialize, Serialize};

const SHORTEST_PASSPHRASE: usize = 8;
const LONGEST_PASSPHRASE: usize = 200;

/// A name with a passphrase, and a code that lets into a closed club.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Credentials {
    name: String,
    passphrase: String,
    code: Option<String>,
}

/// The club and the visitor.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct About {
    club: Settings,
    needs_setup: bool,
    me: Option<PlayerView>,
    rights: Vec<&'static str>,
    clients: usize,
    version: &'static str,
}

/// Describes the club and the visitor: the first request of a page.
pub(crate) async fn about(In(club, visitor): In) -> Answer<Json<About>> {
    let rights = Right::ALL.into_iter();
    let rights = rights.filter(|right| visitor.check(&club, *right).is_ok());
    Ok(Json(About {
        club: club.settings(),
        needs_setup: club.setup_code().is_some(),
        me: visitor.player.as_ref().map(Player::view),
        rights: rights.map(Right::name).collect(),
        clients: club.hub.count(),
        version: env!("CARGO_PKG_VERSION"),
    }))
}

/// The visitor as a member.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Me {
    me: Option<PlayerView>,
}

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct OwnerText {
    code: String,
    name: String,
    passphrase: String,
    #[serde(default)]
    settings: NewSettings,
}

/// Makes the owner, who has the code that the program has printed.
pub(crate) async fn set_up(
    In(club, visitor): In,
    Sent(asked): Sent<OwnerText>,
) -> Answer<WithCookie<Me>> {
    club.limits
        .count(Deed::LoginOfAccount, visitor.tries_of("setup"))?;
    let code = club.setup_code().ok_or(ClubCode::SetUpAlready)?;
    let code: loa_web::Token = code.parse().map_err(ApiError::internal)?;
    refuse_if(!code.is(asked.code.trim()), ClubCode::BadSetupCode)?;
    let name = player::check_name(&asked.name)?;
    let passphrase = hash_passphrase(&club, asked.passphrase).await?;
    let change = move |change: &mut Change<'_>| change.set_up(&name, passphrase, &asked.settings);
    sign_in(&club, &visitor, change).await
}

/// Begins a session of the member that a change returns, and answers with its cookie. Clients of
/// the one who was signed in are disconnected.
async fn sign_in(
    club: &Club,
    visitor: &Visitor,
    member: impl FnOnce(&mut Change<'_>) -> Result<i64, ApiError> + Send + 'static,
) -> Answer<WithCookie<Me>> {
    let token = secret()?;
    let session = hash(&token);
    let old = visitor.player.as_ref().map(|old| old.id);
    let change = move |change: &mut Change<'_>| {
        let id = member(change)?;
        change.begin_session(id, session);
        if old.is_some() {
            change.disconnect(old);
        }
        Ok(change.state.player(id)?.view())
    };
    let me = Some(club.store.write(change).await?);
    let cookie = session_cookie(visitor, Some(&token));
    Ok(([cookie], Json(Me { me })))
}

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct GuestText {
    name: Option<String>,
    code: Option<String>,
}

/// Makes a guest.
pub(crate) async fn guest(
    In(club, visitor): In,
    Sent(asked): Sent<GuestText>,
) -> Answer<WithCookie<Me>> {
    club.limits.count(Deed::Join, visitor.address())?;
    let name = asked.name.as_deref().map(player::check_name).transpose()?;
    let change =
        move |change: &mut Change<'_>| change.add_guest(name.as_deref(), asked.code.as_deref());
    sign_in(&club, &visitor, change).await
}

/// Makes a member, or lets a guest become one, with the same games.
pub(crate) async fn account(
    In(club, visitor): In,
    Sent(asked): Sent<Credentials>,
) -> Answer<WithCookie<Me>> {
    club.limits.count(Deed::Join, visitor.address())?;
    let name = player::check_name(&asked.name)?;
    let guest = visitor.guest()?;
    let passphrase = hash_passphrase(&club, asked.passphrase).await?;
    let change = move |change: &mut Change<'_>| {
        change.add_person(guest, &name, passphrase, asked.code.as_deref())
    };
    sign_in(&club, &visitor, change).await
}

/// Begins a session of someone who knows name and passphrase.
pub(crate) async fn login(
    In(club, visitor): In,
    Sent(asked): Sent<Credentials>,
) -> Answer<WithCookie<Me>> {
    // No member's name is longer.
    let name: String = asked.name.trim().chars().take(LONGEST_PASSPHRASE).collect();
    club.limits
        .count(Deed::LoginFromAddress, visitor.address())?;
    let key = player::name_key(&name);
    club.limits
        .count(Deed::LoginOfAccount, visitor.tries_of(&key))?;
    let player = club.store.read(move |db| rows::by_name(db, &name)).await?;
    let kept = player.as_ref().and_then(|player| player.passphrase.clone());
    let is_right = club.hashing.verify(asked.passphrase, kept.clone()).await?;
    let player = player.filter(|_| is_right);
    let id = player.ok_or(ClubCode::WrongPassphrase)?.id;
    let change = move |change: &mut Change<'_>| {
        change.check_passphrase(id, kept.as_deref())?;
        Ok(id)
    };
    sign_in(&club, &visitor, change).await
}

/// Ends the visitor's session.
pub(crate) async fn logout(In(club, visitor): In) -> Answer<WithCookie<Done>> {
    let session = visitor.session.clone().unwrap_or_default();
    let change = move |change: &mut Change<'_>| {
        change.end_session(&session);
        Ok(())
    };
    club.store.write(change).await?;
    Ok(([session_cookie(&visitor, None)], Json(Done {})))
}

/// Hashes a passphrase that is neither too short nor too long.
async fn hash_passphrase(club: &Club, passphrase: String) -> Result<String, ApiError> {
    let count = passphrase.chars().count();
    let is_bad = !(SHORTEST_PASSPHRASE..=LONGEST_PASSPHRASE).contains(&count);
    if is_bad {
        let refusal = ClubCode::BadPassphrase.with("least", SHORTEST_PASSPHRASE);
        return Err(refusal.with("most", LONGEST_PASSPHRASE));
    }
    club.hashing.hash(passphrase).await
}

/// The visitor, with what waits.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Own {
    me: PlayerView,
    has_passphrase: bool,
    /// The games in which it is the visitor's turn.
    turns: Vec<i64>,
    games: Vec<GameView>,
    invitations: Vec<InvitationView>,
    bots: Vec<PlayerView>,
    blocked: Vec<PlayerView>,
    ratings: Vec<RatingView>,
}

fn bots(db: &Connection, owner: i64) -> StoreResult<Vec<PlayerView>> {
    let bots = rows::players(db, "owner = ?1 AND kind = 'bot'", [owner])?;
    let with_accepts = |bot: &Player| PlayerView {
        accepts: Some(bot.accepts),
        ..bot.view()
    };
    Ok(bots.iter().map(with_accepts).collect())
}

fn blocked(db: &Connection, by: i64) -> StoreResult<Vec<PlayerView>> {
    let condition = "id IN (SELECT blocked FROM block WHERE player = ?1)";
    let blocked = rows::players(db, condition, [by])?;
    Ok(blocked.iter().map(Player::view).collect())
}

/// Describes the invitations that wait, of a member and for one.
fn invitations(db: &Connection, of: i64, now: i64) -> StoreResult<Vec<InvitationView>> {
    let condition = "game IS NULL AND (author = ?1 OR target = ?1)";
    let invitations = rows::invitations(db, condition, [of])?;
    let views = invitations.iter().map(|it| it.view(db, now));
    Ok(views.collect::<Result<_, _>>()?)
}

/// Describes the visitor: running games with those that wait for it, challenges, programs, blocks.
pub(crate) async fn me(By(club, player): By) -> Answer<Json<Own>> {
    let now = club.store.time().now();
    let read = move |db: &Connection| {
        let games = archive::unfinished(db, player.id, now)?;
        let is_turn = |game: &&GameView| {
            let turn = game.state.turn;
            turn.is_some() && turn == game.side_of(player.id)
        };
        Ok(Own {
            me: player.view(),
            has_passphrase: player.passphrase.is_some(),
            turns: games.iter().filter(is_turn).map(|it| it.state.id).collect(),
            games,
            invitations: invitations(db, player.id, now)?,
            bots: bots(db, player.id)?,
            blocked: blocked(db, player.id)?,
            ratings: archive::ratings(db, &player, now)?,
        })
    };
    Ok(Json(club.store.read(read).await?))
}

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PassphraseText {
    old: String,
    new: String,
}

/// Changes the visitor's passphrase, and ends all other sessions.
pub(crate) async fn change_passphrase(
    In(club, visitor): In,
    Sent(asked): Sent<PassphraseText>,
) -> Answer<WithCookie<Me>> {
    let player = visitor.player.clone().ok_or(ClubCode::SignIn)?;
    club.limits
        .count(Deed::LoginOfAccount, Doer::Player(player.id))?;
    let kept = player.passphrase;
    let is_right = club.hashing.verify(asked.old, kept.clone()).await?;
    refuse_if(!is_right, ClubCode::WrongPassphrase)?;
    let passphrase = hash_passphrase(&club, asked.new).await?;
    let change = move |change: &mut Change<'_>| {
        change.check_passphrase(player.id, kept.as_deref())?;
        change.set_passphrase(player.id, passphrase)
    };
    sign_in(&club, &visitor, change).await
}

/// All that the club has of a member, but secrets.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Data {
    player: PlayerView,
    created_at: i64,
    bots: Vec<PlayerView>,
    blocked: Vec<PlayerView>,
    invitations: Vec<InvitationView>,
    sessions: Vec<Session>,
    ratings: Vec<RatingView>,
    games: Vec<GameView>,
}

/// Sends all that the club has of the visitor.
pub(crate) async fn data(By(club, player): By) -> Answer<Json<Data>> {
    let now = club.store.time().now();
    let read = move |db: &Connection| {
        let sql = "SELECT id FROM game WHERE black = ?1 OR white = ?1 ORDER BY id";
        let games = rows::select(db, sql, [player.id], |row| archive::line(db, row.get(0)?))?;
        Ok(Data {
            player: player.view(),
            created_at: player.created_at,
            bots: bots(db, player.id)?,
            blocked: blocked(db, player.id)?,
            invitations: invitations(db, player.id, now)?,
            sessions: rows::sessions(db, player.id)?,
            ratings: archive::ratings(db, &player, now)?,
            games,
        })
    };
    Ok(Json(club.store.read(read).await?))
}

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Confirmation {
    #[serde(default)]
    passphrase: String,
}

/// Deletes what the club has of the visitor; see [`Change::delete`].
pub(crate) async fn delete(
    In(club, visitor): In,
    Sent(asked): Sent<Confirmation>,
) -> Answer<WithCookie<Done>> {
    let player = visitor.player.clone().ok_or(ClubCode::SignIn)?;
    // A club without owner could not be managed.
    refuse_if(player.role == Role::Owner, ClubCode::NotAllowed)?;
    club.limits
        .count(Deed::LoginOfAccount, Doer::Player(player.id))?;
    let (id, kept) = (player.id, player.passphrase);
    if player.kind == PlayerKind::Person {
        let is_right = club.hashing.verify(asked.passphrase, kept.clone()).await?;
        refuse_if(!is_right, ClubCode::WrongPassphrase)?;
    }
    let change = move |change: &mut Change<'_>| {
        change.check_passphrase(id, kept.as_deref())?;
        change.delete(id, id)
    };
    club.store.write(change).await?;
    Ok(([session_cookie(&visitor, None)], Json(Done {})))
}

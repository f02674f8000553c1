//! The requests of the page, by path. `README.md` describes them.

use crate::core::Change;
use crate::core::code::bad_field;
use crate::core::game::Act;
use crate::core::meeting::{InvitationKind, Target};
use crate::core::permission::Right;
use crate::core::player::Role;
use crate::core::settings::{NewSettings, Settings};
use crate::core::setup::SetupText;
use crate::core::view::{Event, GameView, InvitationView, PlayerView, Side, StateView};
use crate::server::club::{Club, Done, Invited, secret};
use crate::server::described::{Routes, Sent, add_routes};
use crate::server::limits::Deed;
use crate::server::visitor::{Answer, In, guarded, told};
use crate::server::{accounts, bot_api, joining, programs, socket, tournaments};
use crate::store::archive::{
    self, AuditLog, Format, GameList, Opening, Openings, Query, RatingView, Statistics,
};
use crate::store::rows;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query as Asked, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, Method, Uri};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use axum::{Json, Router, middleware};
use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::openapi::OpenApi;

/// How many games of an export are in memory at a time.
const PART: usize = 64;

/// Returns the club's requests.
pub(crate) fn router(club: &Arc<Club>) -> Router {
    let (router, _) = described();
    router
        .route("/api/openapi.json", get(async || Json(described().1)))
        // Where the page has its WebSocket on all servers.
        .route("/socket", get(socket::open))
        .fallback(page)
        .layer(middleware::from_fn_with_state(Arc::clone(club), guarded))
        .with_state(Arc::clone(club))
}

/// Returns the description of all requests: OpenAPI, as JSON.
pub fn description() -> String {
    loa_page_api::text(&described().1)
}

/// Returns the requests with their description.
fn described() -> (Router<Arc<Club>>, OpenApi) {
    let routes = add_routes! { Routes::new();
        Get "/club" "The club and the visitor" accounts::about;
        Post "/club/setup" "Makes the owner" accounts::set_up;
        Post "/club/guests" "Makes a guest" accounts::guest;
        Post "/club/accounts" "Makes a member" accounts::account;
        Post "/club/login" "Signs in" accounts::login;
        Post "/club/logout" "Signs out" accounts::logout;
        Get "/club/me" "What concerns the visitor" accounts::me;
        Delete "/club/me" "Deletes the visitor" accounts::delete;
        Post "/club/me/passphrase" "Changes it" accounts::change_passphrase;
        Get "/club/me/data" "All of the visitor" accounts::data;
        Get "/club/lobby" "The open invitations" lobby;
        Get "/club/tv" "The best running game" tv;
        Post "/club/invitations" "Invites" invite;
        Get "/club/invitations/{token}" "An invitation" invitation;
        Post "/club/invitations/{token}" "Accepts it" accept;
        Delete "/club/invitations/{token}" "Declines or withdraws it" withdraw;
        Get "/club/games" "The archive, the newest first" list;
        Get "/club/games/{id}" "A game" game;
        Post "/club/games/{id}" "Does something in it" act;
        Post "/club/games/{id}/result" "Corrects its result" correct;
        Get "/club/games/{id}/sgf" "A game as SGF" sgf;
        Get "/club/export" "Games of the archive in a file" export;
        Get "/club/openings" "How games went on" openings;
        Get "/club/players" "The members" all_players;
        Get "/club/players/{id}" "A member" player;
        Delete "/club/players/{id}" "Deletes a member" delete_player;
        Post "/club/players/{id}/block" "Blocks a member" block::<true>;
        Delete "/club/players/{id}/block" "Ends that" block::<false>;
        Post "/club/players/{id}/passphrase" "Makes a new one" reset_passphrase;
        Post "/club/players/{id}/role" "Gives a role" set_role;
        Post "/club/bots" "Adds a program" programs::add_bot;
        Post "/club/bots/{id}" "Changes a program" programs::change_bot;
        Delete "/club/bots/{id}" "Deletes a program" programs::delete_bot;
        Post "/club/bots/{id}/key" "Makes a new key" programs::new_key;
        Get "/club/codes" "The codes that let in" codes;
        Post "/club/codes" "Makes a code" add_code;
        Delete "/club/codes/{code}" "Ends a code" delete_code;
        Post "/club/settings" "Changes settings" set_settings;
        Get "/club/audit" "What those with rights did" audit;
        Get "/club/socket" "Events as they happen, by WebSocket" socket::open;
        Post "/club/roster" "Makes accounts of names" joining::roster;
        Get "/club/qr" "A text as a QR code" joining::qr;
        Get "/club/tournaments" "All tournaments" tournaments::list;
        Post "/club/tournaments" "Makes a tournament" tournaments::add;
        Get "/club/tournaments/{id}" "A tournament" tournaments::one;
        Post "/club/tournaments/{id}" "Does something in it" tournaments::act;
        Get "/club/tournaments/{id}/csv" "Its standings as a table" tournaments::csv;
        Get "/club/tournaments/{id}/trf" "A tournament as a TRF report" tournaments::trf;
        Get "/api/account" "Names the program" bot_api::account;
        Get "/api/stream/event" "What concerns the program" bot_api::events;
        Get "/api/bot/game/stream/{id}" "A game, then each change" bot_api::stream;
        Post "/api/bot/game/{id}/move/{move}" "Moves, as in b1-b3" bot_api::make_move;
        Post "/api/bot/game/{id}/{act}" "resign, abort, claim-victory or claim-draw" bot_api::act;
        Post "/api/bot/game/{id}/{act}/{answer}" "An offer such as draw: yes or no"
            bot_api::answer_offer;
        Post "/api/challenge/{name}" "Challenges a member, by name or number" bot_api::challenge;
        Post "/api/challenge/{token}/{answer}" "accept, decline or cancel"
            bot_api::answer_challenge;
    };
    let (router, mut description) = (routes.router, routes.description);
    description.reference::<socket::ClientText>();
    description.reference::<socket::SocketText>();
    (router, description.api)
}

/// Answers requests of the page that need no club, and sends the page itself.
async fn page(
    State(club): State<Arc<Club>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Answer<Response> {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return club.page.answer(&uri, &method, &headers, body).await;
    }
    Ok(club.page.file(path, &method, &headers)?)
}

async fn lobby(In(club, visitor): In) -> Answer<Json<Event>> {
    visitor.may_watch(&club)?;
    Ok(Json(club.lobby().await?))
}

async fn tv(In(club, visitor): In) -> Answer<Json<Event>> {
    visitor.may_watch(&club)?;
    Ok(Json(club.tv().await?))
}

/// An invitation as it is asked for.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
struct InvitationText {
    kind: InvitationKind,
    #[serde(default)]
    setup: SetupText,
    #[serde(default)]
    color: Option<Side>,
    /// The number or the name of the challenged.
    #[serde(default)]
    to: Option<Target>,
}

async fn invite(In(club, visitor): In, body: Sent<InvitationText>) -> Answer<Json<Invited>> {
    let asked = body.read()?;
    let author = visitor.member(match asked.kind {
        InvitationKind::Pair => Right::Pair,
        _ => Right::Play,
    })?;
    let color = asked.color.map(Into::into);
    let to = asked.to.filter(|_| asked.kind == InvitationKind::Challenge);
    if to.is_none() && asked.kind == InvitationKind::Challenge {
        return Err(bad_field("to", "missing").into());
    }
    let invited = club.invite(author, asked.kind, asked.setup, color, to);
    Ok(Json(invited.await?))
}

async fn invitation(
    In(club, visitor): In,
    Path(token): Path<String>,
) -> Answer<Json<InvitationView>> {
    // Who has the token of an invitation may see it, even in a closed club.
    club.limits
        .count(Deed::LoginFromAddress, visitor.address())?;
    let find = move |change: &mut Change<'_>| {
        let found = change.state.invitation(&token)?;
        found.view(change.state, change.now)
    };
    Ok(Json(club.store.write(find).await?))
}

/// The game that an invitation has begun.
#[derive(Serialize, utoipa::ToSchema)]
struct Accepted {
    game: i64,
}

async fn accept(In(club, visitor): In, Path(token): Path<String>) -> Answer<Json<Accepted>> {
    let by = visitor.member(Right::Play)?;
    let game = club.accept(by, token).await?;
    Ok(Json(Accepted { game }))
}

async fn withdraw(In(club, visitor): In, Path(token): Path<String>) -> Answer<Json<Done>> {
    let by = visitor.member(Right::Play)?;
    club.withdraw(by, token).await?;
    Ok(Json(Done {}))
}

async fn list(In(club, visitor): In, Asked(query): Asked<Query>) -> Answer<Json<GameList>> {
    visitor.may_watch(&club)?;
    let now = club.store.time().now();
    Ok(Json(club.store.read(move |db| query.list(db, now)).await?))
}

#[derive(Deserialize, utoipa::IntoParams)]
struct Since {
    #[serde(default)]
    since: usize,
}

async fn game(
    In(club, visitor): In,
    Path(id): Path<i64>,
    Asked(asked): Asked<Since>,
) -> Answer<Json<GameView>> {
    visitor.may_watch(&club)?;
    Ok(Json(club.view(id, asked.since).await?))
}

async fn act(
    In(club, visitor): In,
    Path(id): Path<i64>,
    body: Sent<Act>,
) -> Answer<Json<StateView>> {
    let act = body.read()?;
    let player = visitor.member(Right::Play)?;
    Ok(Json(club.act(player, id, act, 0).await?))
}

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
struct ResultText {
    winner: Option<Side>,
}

async fn correct(
    In(club, visitor): In,
    Path(id): Path<i64>,
    body: Sent<ResultText>,
) -> Answer<Json<StateView>> {
    let by = visitor.member(Right::Correct)?.id;
    let asked = body.read()?;
    let winner = asked.winner.map(Into::into);
    let change = move |change: &mut Change<'_>| change.correct(by, id, winner);
    Ok(Json(club.store.write(change).await?))
}

/// Answers with a file.
pub(crate) fn file(kind: &'static str, name: &str, content: impl Into<Body>) -> Response {
    let name = format!("attachment; filename=\"{name}\"");
    let headers = [(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, name)];
    (headers, content.into()).into_response()
}

const SGF: &str = "application/x-go-sgf; charset=utf-8";
const LINES: &str = "application/jsonl; charset=utf-8";

async fn sgf(In(club, visitor): In, Path(id): Path<i64>) -> Answer<Response> {
    visitor.may_watch(&club)?;
    let text = club.store.read(move |db| archive::sgf(db, id)).await?;
    Ok(file(SGF, &format!("game-{id}.sgf"), text))
}

async fn export(In(club, visitor): In, Asked(query): Asked<Query>) -> Answer<Response> {
    visitor.may_watch(&club)?;
    club.limits.count(Deed::Export, visitor.address())?;
    let (kind, name, write): (_, _, archive::Write) = match query.format {
        Some(Format::Jsonl) => (LINES, "games.jsonl", archive::line_text),
        None | Some(Format::Sgf) => (SGF, "games.sgf", archive::sgf),
    };
    let games = club.store.read(move |db| query.games(db, u32::MAX)).await?;
    let parts = futures_util::stream::unfold(games.into_iter(), move |mut games| {
        let club = Arc::clone(&club);
        async move {
            let some: Vec<i64> = games.by_ref().take(PART).collect();
            if some.is_empty() {
                return None;
            }
            let part = club.store.read(move |db| archive::part(db, &some, write));
            // Who gets the file sees from the transfer that it is not whole.
            Some((part.await.map_err(told), games))
        }
    });
    Ok(file(kind, name, Body::from_stream(parts)))
}

async fn openings(In(club, visitor): In, Asked(opening): Asked<Opening>) -> Answer<Json<Openings>> {
    visitor.may_watch(&club)?;
    Ok(Json(club.store.read(move |db| opening.moves(db)).await?))
}

#[derive(Serialize, utoipa::ToSchema)]
struct PlayerList {
    players: Vec<PlayerView>,
}

async fn all_players(In(club, visitor): In) -> Answer<Json<PlayerList>> {
    visitor.may_watch(&club)?;
    let (hub, now) = (Arc::clone(&club.hub), club.store.time().now());
    let read = move |db: &Connection| {
        let players = rows::players(db, "kind <> 'deleted'", [])?;
        let ratings = rows::most_played_ratings(db, now)?;
        let players = players.iter().map(|player| {
            let measured = player.level.map(loa_engine::Level::rating);
            let view = match ratings.get(&player.id) {
                Some(rated) => player.view().with_rating(*rated),
                None => player.view(),
            };
            PlayerView {
                present: Some(player.level.is_some() || hub.is_present(player.id)),
                rating: measured.map(|measured| measured.elo.into()).or(view.rating),
                ..view
            }
        });
        Ok(PlayerList {
            players: players.collect(),
        })
    };
    Ok(Json(club.store.read(read).await?))
}

#[derive(Serialize, utoipa::ToSchema)]
struct PlayerPage {
    player: PlayerView,
    ratings: Vec<RatingView>,
    statistics: Vec<Statistics>,
}

async fn player(In(club, visitor): In, Path(id): Path<i64>) -> Answer<Json<PlayerPage>> {
    visitor.may_watch(&club)?;
    let now = club.store.time().now();
    let read = move |db: &Connection| {
        let player = rows::player(db, id)?;
        Ok(PlayerPage {
            player: player.view(),
            ratings: archive::ratings(db, &player, now)?,
            statistics: archive::statistics(db, id)?,
        })
    };
    Ok(Json(club.store.read(read).await?))
}

async fn block<const IS_BLOCKED: bool>(
    In(club, visitor): In,
    Path(id): Path<i64>,
) -> Answer<Json<Done>> {
    let by = visitor.member(Right::Block)?.id;
    let change = move |change: &mut Change<'_>| change.block(by, id, IS_BLOCKED);
    club.store.write(change).await?;
    Ok(Json(Done {}))
}

/// A new passphrase.
#[derive(Serialize, utoipa::ToSchema)]
struct NewPassphrase {
    passphrase: String,
}

/// Gives a member who has forgotten the passphrase a new one, which the owner passes on.
async fn reset_passphrase(
    In(club, visitor): In,
    Path(id): Path<i64>,
) -> Answer<Json<NewPassphrase>> {
    let by = visitor.member(Right::Manage)?.id;
    let passphrase = secret()?;
    let hash = accounts::hash_passphrase(&club, passphrase.clone()).await?;
    let change = move |change: &mut Change<'_>| change.reset_passphrase(by, id, hash);
    club.store.write(change).await?;
    club.hub.disconnect(id);
    Ok(Json(NewPassphrase { passphrase }))
}

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
struct RoleText {
    role: Role,
}

async fn set_role(
    In(club, visitor): In,
    Path(id): Path<i64>,
    body: Sent<RoleText>,
) -> Answer<Json<Done>> {
    let by = visitor.member(Right::Manage)?.id;
    let asked = body.read()?;
    let change = move |change: &mut Change<'_>| change.set_role(by, id, asked.role);
    club.store.write(change).await?;
    club.hub.disconnect(id);
    Ok(Json(Done {}))
}

async fn delete_player(In(club, visitor): In, Path(id): Path<i64>) -> Answer<Json<Done>> {
    let by = visitor.member(Right::Manage)?.id;
    let change = move |change: &mut Change<'_>| change.delete_other(by, id);
    let deleted = club.store.write(change).await?;
    deleted.iter().for_each(|id| club.hub.disconnect(*id));
    Ok(Json(Done {}))
}

#[derive(Serialize, utoipa::ToSchema)]
struct CodeList {
    codes: Vec<CodeView>,
}

/// A code that lets people into a closed club.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
struct CodeView {
    code: String,
    uses_left: u32,
}

async fn codes(In(club, visitor): In) -> Answer<Json<CodeList>> {
    visitor.check(Right::Manage)?;
    let read = |db: &Connection| {
        let codes = rows::codes(db)?
            .into_iter()
            .map(|(code, content)| CodeView {
                code,
                uses_left: content.uses_left,
            });
        Ok(CodeList {
            codes: codes.collect(),
        })
    };
    Ok(Json(club.store.read(read).await?))
}

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
struct CodeText {
    uses: u32,
}

async fn add_code(In(club, visitor): In, body: Sent<CodeText>) -> Answer<Json<CodeView>> {
    let by = visitor.member(Right::Manage)?.id;
    let asked = body.read()?;
    let mut code = secret()?;
    code.truncate(10);
    let kept = code.clone();
    let change = move |change: &mut Change<'_>| {
        change.add_code(by, kept, asked.uses);
        Ok(())
    };
    club.store.write(change).await?;
    let uses_left = asked.uses;
    Ok(Json(CodeView { code, uses_left }))
}

async fn delete_code(In(club, visitor): In, Path(code): Path<String>) -> Answer<Json<Done>> {
    visitor.check(Right::Manage)?;
    let change = move |change: &mut Change<'_>| {
        change.delete_code(&code);
        Ok(())
    };
    club.store.write(change).await?;
    Ok(Json(Done {}))
}

async fn set_settings(In(club, visitor): In, body: Sent<NewSettings>) -> Answer<Json<Settings>> {
    let by = visitor.member(Right::Manage)?.id;
    let new = body.read()?;
    let change = move |change: &mut Change<'_>| change.set_settings(by, &new);
    let settings = club.store.write(change).await?;
    club.settings.send_replace(settings.clone());
    if settings.closed {
        club.hub.disconnect_strangers();
    }
    Ok(Json(settings))
}

async fn audit(In(club, visitor): In) -> Answer<Json<AuditLog>> {
    visitor.check(Right::Audit)?;
    Ok(Json(club.store.read(archive::audit).await?))
}

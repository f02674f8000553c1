//! The requests of the page, by path. `README.md` describes them.

use crate::core::game::Act;
use crate::core::meeting::{InvitationKind, InvitationText, Invited};
use crate::core::permission::Right;
use crate::core::player::Role;
use crate::core::row::Audit;
use crate::core::settings::{NewSettings, Settings};
use crate::core::view::{Event, GameView, InvitationView, PlayerView, Side, StateView};
use crate::core::{Change, JoinCode};
use crate::server::club::{Club, Done, secret};
use crate::server::described::{Routes, Sent, add_routes};
use crate::server::limits::Deed;
use crate::server::visitor::{Answer, By, In, Needs, guarded, told};
use crate::server::{accounts, bot_api, joining, programs, socket, tournaments};
use crate::store::archive::{
    self, Format, GameList, Opening, Openings, Query, RatingView, Statistics,
};
use crate::store::rows;
use axum::body::Body;
use axum::extract::{Path, Query as Asked, Request, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use axum::{Extension, Json, RequestExt as _, Router, middleware};
use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::openapi::OpenApi;

/// How many games of an export are in memory at a time.
const PART: usize = 64;
/// The requests below `/api/` that the page sends before anyone has signed in.
const BEFORE_SIGN_IN: [&str; 2] = ["about", "position"];

/// Returns the club's requests.
pub(crate) fn router(club: &Arc<Club>) -> Router {
    let (router, _) = described();
    let watch = Extension(Needs(Some(Right::Watch)));
    let description = get(async |_: In| Json(described().1));
    router
        .route("/api/openapi.json", description.layer(watch))
        // Where the page has its WebSocket on all servers.
        .route("/socket", get(socket::open).layer(watch))
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
        Get "/club" Anyone "The club and the visitor" accounts::about;
        Post "/club/setup" Anyone "Makes the owner" accounts::set_up;
        Post "/club/guests" Anyone "Makes a guest" accounts::guest;
        Post "/club/accounts" Anyone "Makes a member" accounts::account;
        Post "/club/login" Anyone "Signs in" accounts::login;
        Post "/club/logout" Anyone "Signs out" accounts::logout;
        Get "/club/me" Play "What concerns the visitor" accounts::me;
        Delete "/club/me" OwnData "Deletes the visitor" accounts::delete;
        Post "/club/me/passphrase" OwnData "Changes it" accounts::change_passphrase;
        Get "/club/me/data" OwnData "All of the visitor" accounts::data;
        Get "/club/lobby" Watch "The open invitations" lobby;
        Get "/club/tv" Watch "The best running game" tv;
        Post "/club/invitations" Play "Invites" invite;
        Get "/club/invitations/{token}" Anyone "An invitation" invitation;
        Post "/club/invitations/{token}" Play "Accepts it" accept;
        Delete "/club/invitations/{token}" Play "Declines or withdraws it" withdraw;
        Get "/club/games" Watch "The archive, the newest first" list;
        Get "/club/games/{id}" Watch "A game" game;
        Post "/club/games/{id}" Play "Does something in it" act;
        Post "/club/games/{id}/result" Correct "Corrects its result" correct;
        Get "/club/games/{id}/sgf" Watch "A game as SGF" sgf;
        Get "/club/export" Watch "Games of the archive in a file" export;
        Get "/club/openings" Watch "How games went on" openings;
        Get "/club/players" Watch "The members" all_players;
        Get "/club/players/{id}" Watch "A member" player;
        Delete "/club/players/{id}" Manage "Deletes a member" delete_player;
        Post "/club/players/{id}/block" Block "Blocks a member" block::<true>;
        Delete "/club/players/{id}/block" Block "Ends that" block::<false>;
        Post "/club/players/{id}/passphrase" Manage "Makes a new one" reset_passphrase;
        Post "/club/players/{id}/role" Manage "Gives a role" set_role;
        Post "/club/bots" Seat "Adds a program" programs::add_bot;
        Post "/club/bots/{id}" Seat "Changes a program" programs::change_bot;
        Delete "/club/bots/{id}" Seat "Deletes a program" programs::delete_bot;
        Post "/club/bots/{id}/key" Seat "Makes a new key" programs::new_key;
        Get "/club/codes" Manage "The codes that let in" codes;
        Post "/club/codes" Manage "Makes a code" add_code;
        Delete "/club/codes/{code}" Manage "Ends a code" delete_code;
        Post "/club/settings" Manage "Changes settings" set_settings;
        Get "/club/audit" Audit "What those with rights did" audit;
        Get "/club/socket" Watch "Events as they happen, by WebSocket" socket::open;
        Post "/club/roster" Manage "Makes accounts of names" joining::roster;
        Get "/club/qr" Manage "A text as a QR code" joining::qr;
        Get "/club/tournaments" Watch "All tournaments" tournaments::list;
        Post "/club/tournaments" Direct "Makes a tournament" tournaments::add;
        Get "/club/tournaments/{id}" Watch "A tournament" tournaments::one;
        Post "/club/tournaments/{id}" Play "Does something in it" tournaments::act;
        Get "/club/tournaments/{id}/csv" Watch "Its standings as a table" tournaments::csv;
        Get "/club/tournaments/{id}/trf" Watch "A tournament as a TRF report" tournaments::trf;
        Get "/api/account" Program "Names the program" bot_api::account;
        Get "/api/stream/event" Program "What concerns the program" bot_api::events;
        Get "/api/bot/game/stream/{id}" Program "A game, then each change" bot_api::stream;
        Post "/api/bot/game/{id}/move/{move}" Program "Moves, as in b1-b3" bot_api::make_move;
        Post "/api/bot/game/{id}/{act}" Program "resign, abort, claim-victory or claim-draw"
            bot_api::act;
        Post "/api/bot/game/{id}/{act}/{answer}" Program "An offer such as draw: yes or no"
            bot_api::answer_offer;
        Post "/api/challenge/{name}" Program "Challenges a member, by name"
            bot_api::challenge;
        Post "/api/challenge/{token}/{answer}" Program "accept, decline or cancel"
            bot_api::answer_challenge;
    };
    let (router, mut description) = (routes.router, routes.description);
    description.reference::<socket::ClientText>();
    description.reference::<socket::SocketText>();
    (router, description.api)
}

/// Answers requests of the page that need no club, and sends the page itself. A closed club
/// computes nothing for strangers but what the page needs to show its sign-in.
async fn page(State(club): State<Arc<Club>>, mut request: Request) -> Answer<Response> {
    let path = request.uri().path().trim_start_matches('/').to_owned();
    let (first, name) = path.split_once('/').unwrap_or((path.as_str(), ""));
    if first == "api" && !BEFORE_SIGN_IN.contains(&name) && club.settings().closed {
        let needs = Needs(Some(Right::Watch));
        request.extensions_mut().insert(needs);
        request.extract_parts_with_state::<In, _>(&club).await?;
    }
    club.page.answer(&path, request).await
}

async fn lobby(In(club, _): In) -> Answer<Json<Event>> {
    Ok(Json(club.lobby().await?))
}

async fn tv(In(club, _): In) -> Answer<Json<Event>> {
    Ok(Json(club.tv().await?))
}

async fn invite(In(club, visitor): In, Sent(asked): Sent<InvitationText>) -> Answer<Json<Invited>> {
    if asked.kind == InvitationKind::Pair {
        Right::Pair.check(visitor.standing())?;
    }
    Ok(Json(club.invite(&visitor, asked).await?))
}

async fn invitation(In(club, _): In, Path(token): Path<String>) -> Answer<Json<InvitationView>> {
    // Who has the token of an invitation may see it, even in a closed club. None can be guessed.
    let find = move |change: &mut Change<'_>| {
        let found = change.invitation(&token)?;
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
    let game = club.accept(&visitor, token).await?;
    Ok(Json(Accepted { game }))
}

async fn withdraw(By(club, by): By, Path(token): Path<String>) -> Answer<Json<Done>> {
    club.withdraw(&by, token).await?;
    Ok(Json(Done {}))
}

async fn list(In(club, _): In, Asked(query): Asked<Query>) -> Answer<Json<GameList>> {
    let now = club.store.time().now();
    Ok(Json(club.store.read(move |db| query.list(db, now)).await?))
}

#[derive(Deserialize, utoipa::IntoParams)]
struct Since {
    #[serde(default)]
    since: usize,
}

async fn game(
    In(club, _): In,
    Path(id): Path<i64>,
    Asked(asked): Asked<Since>,
) -> Answer<Json<GameView>> {
    Ok(Json(club.view(id, asked.since).await?))
}

async fn act(
    By(club, player): By,
    Path(id): Path<i64>,
    Sent(act): Sent<Act>,
) -> Answer<Json<StateView>> {
    Ok(Json(club.act(&player, id, act, 0).await?))
}

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
struct ResultText {
    winner: Option<Side>,
}

async fn correct(
    By(club, by): By,
    Path(id): Path<i64>,
    Sent(asked): Sent<ResultText>,
) -> Answer<Json<StateView>> {
    let winner = asked.winner.map(Into::into);
    let change = move |change: &mut Change<'_>| change.correct(by.id, id, winner);
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

async fn sgf(In(club, _): In, Path(id): Path<i64>) -> Answer<Response> {
    let text = club.store.read(move |db| archive::sgf(db, id)).await?;
    Ok(file(SGF, &format!("game-{id}.sgf"), text))
}

async fn export(In(club, visitor): In, Asked(query): Asked<Query>) -> Answer<Response> {
    club.limits.count(Deed::Export, visitor.address())?;
    let format = query.format.unwrap_or(Format::Sgf);
    let (kind, name) = match format {
        Format::Jsonl => (LINES, "games.jsonl"),
        Format::Sgf => (SGF, "games.sgf"),
    };
    let games = club.store.read(move |db| query.games(db, u32::MAX)).await?;
    let parts = futures_util::stream::unfold(games.into_iter(), move |mut games| {
        let club = Arc::clone(&club);
        async move {
            let some: Vec<i64> = games.by_ref().take(PART).collect();
            if some.is_empty() {
                return None;
            }
            let part = club.store.read(move |db| archive::part(db, &some, format));
            // Who gets the file sees from the transfer that it is not whole.
            Some((part.await.map_err(told), games))
        }
    });
    Ok(file(kind, name, Body::from_stream(parts)))
}

async fn openings(In(club, _): In, Asked(opening): Asked<Opening>) -> Answer<Json<Openings>> {
    Ok(Json(club.store.read(move |db| opening.moves(db)).await?))
}

#[derive(Serialize, utoipa::ToSchema)]
struct PlayerList {
    players: Vec<PlayerView>,
}

async fn all_players(In(club, _): In) -> Answer<Json<PlayerList>> {
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

async fn player(In(club, _): In, Path(id): Path<i64>) -> Answer<Json<PlayerPage>> {
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
    By(club, by): By,
    Path(id): Path<i64>,
) -> Answer<Json<Done>> {
    let change = move |change: &mut Change<'_>| change.block(by.id, id, IS_BLOCKED);
    club.store.write(change).await?;
    Ok(Json(Done {}))
}

/// A new passphrase.
#[derive(Serialize, utoipa::ToSchema)]
struct NewPassphrase {
    passphrase: String,
}

/// Gives a member who has forgotten the passphrase a new one, which the owner passes on.
async fn reset_passphrase(By(club, by): By, Path(id): Path<i64>) -> Answer<Json<NewPassphrase>> {
    let passphrase = secret()?;
    let hash = club.hashing.hash(passphrase.clone()).await?;
    let change = move |change: &mut Change<'_>| change.reset_passphrase(by.id, id, hash);
    club.store.write(change).await?;
    Ok(Json(NewPassphrase { passphrase }))
}

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
struct RoleText {
    role: Role,
}

async fn set_role(
    By(club, by): By,
    Path(id): Path<i64>,
    Sent(asked): Sent<RoleText>,
) -> Answer<Json<Done>> {
    let change = move |change: &mut Change<'_>| change.set_role(by.id, id, asked.role);
    club.store.write(change).await?;
    Ok(Json(Done {}))
}

async fn delete_player(By(club, by): By, Path(id): Path<i64>) -> Answer<Json<Done>> {
    let change = move |change: &mut Change<'_>| change.delete_other(by.id, id);
    club.store.write(change).await?;
    Ok(Json(Done {}))
}

#[derive(Serialize, utoipa::ToSchema)]
struct CodeList {
    codes: Vec<JoinCode>,
}

async fn codes(In(club, _): In) -> Answer<Json<CodeList>> {
    let codes = club.store.read(rows::codes).await?;
    Ok(Json(CodeList { codes }))
}

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
struct CodeText {
    uses: u32,
}

async fn add_code(By(club, by): By, Sent(asked): Sent<CodeText>) -> Answer<Json<JoinCode>> {
    let mut code = secret()?;
    code.truncate(10);
    let change = move |change: &mut Change<'_>| Ok(change.add_code(by.id, code, asked.uses));
    Ok(Json(club.store.write(change).await?))
}

async fn delete_code(In(club, _): In, Path(code): Path<String>) -> Answer<Json<Done>> {
    let change = move |change: &mut Change<'_>| change.delete_code(code);
    club.store.write(change).await?;
    Ok(Json(Done {}))
}

async fn set_settings(By(club, by): By, Sent(new): Sent<NewSettings>) -> Answer<Json<Settings>> {
    let change = move |change: &mut Change<'_>| change.set_settings(by.id, &new);
    Ok(Json(club.store.write(change).await?))
}

/// The newest acts of those with rights.
#[derive(Serialize, utoipa::ToSchema)]
struct AuditLog {
    acts: Vec<Audit>,
}

async fn audit(In(club, _): In) -> Answer<Json<AuditLog>> {
    let acts = club.store.read(rows::audit).await?;
    Ok(Json(AuditLog { acts }))
}

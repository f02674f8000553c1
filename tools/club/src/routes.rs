//! The requests of the page, by path. `README.md` describes them.

use crate::ClubCode;
use crate::archive::{self, Opening, Query};
use crate::club::Club;
use crate::code::bad_field;
use crate::game::Act;
use crate::limits::{Deed, Doer};
use crate::meeting::{self, InvitationKind};
use crate::permission::Right;
use crate::players::{self, PlayerKind, Role, execute};
use crate::settings::{self, Settings};
use crate::setup::Setup;
use crate::store::{Work, fault};
use crate::visitor::{Answer, Visitor, color, guarded, read, told};
use crate::{accounts, bot_api, programs, ratings, socket};
use axum::body::{Body, Bytes};
use axum::extract::{DefaultBodyLimit, Path, Query as Asked, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, Method, Uri};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{delete, get, post};
use axum::{Json, Router, middleware};
use loa_page_api::ApiError;
use rusqlite::{Connection, params};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::{Arc, PoisonError};

/// How many games of an export are in memory at a time.
const PART: usize = 64;
/// The largest body of a request, in bytes.
const LARGEST: usize = 1 << 20;

type The = State<Arc<Club>>;

/// Returns the club's requests.
pub(crate) fn router(club: &Arc<Club>) -> Router {
    Router::new()
        .route("/club", get(accounts::about))
        .route("/club/setup", post(accounts::set_up))
        .route("/club/guests", post(accounts::guest))
        .route("/club/accounts", post(accounts::account))
        .route("/club/login", post(accounts::login))
        .route("/club/logout", post(accounts::logout))
        .route("/club/me", get(accounts::me).delete(accounts::delete))
        .route("/club/me/passphrase", post(accounts::change_passphrase))
        .route("/club/me/data", get(accounts::data))
        .route("/club/lobby", get(lobby))
        .route("/club/tv", get(tv))
        .route("/club/invitations", post(invite))
        .route(
            "/club/invitations/{token}",
            get(invitation).post(accept).delete(withdraw),
        )
        .route("/club/games", get(list))
        .route("/club/games/{id}", get(game).post(act))
        .route("/club/games/{id}/result", post(correct))
        .route("/club/games/{id}/sgf", get(sgf))
        .route("/club/export", get(export))
        .route("/club/openings", get(openings))
        .route("/club/players", get(all_players))
        .route("/club/players/{id}", get(player).delete(delete_player))
        .route("/club/players/{id}/block", post(block).delete(unblock))
        .route("/club/players/{id}/passphrase", post(reset_passphrase))
        .route("/club/players/{id}/role", post(set_role))
        .route("/club/bots", post(programs::add_bot))
        .route(
            "/club/bots/{id}",
            post(programs::change_bot).delete(programs::delete_bot),
        )
        .route("/club/bots/{id}/key", post(programs::new_key))
        .route("/club/codes", get(codes).post(add_code))
        .route("/club/codes/{code}", delete(delete_code))
        .route("/club/settings", post(set_settings))
        .route("/club/audit", get(audit))
        .route("/club/socket", get(socket::open))
        // Where the page has its WebSocket on all servers.
        .route("/socket", get(socket::open))
        .merge(bot_api::router())
        .fallback(page)
        .layer(middleware::from_fn_with_state(Arc::clone(club), guarded))
        .layer(DefaultBodyLimit::max(LARGEST))
        .with_state(Arc::clone(club))
}

/// Answers requests of the page that need no club, and sends the page itself.
async fn page(
    State(club): The,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Answer<Response> {
    let path = uri.path().trim_start_matches('/');
    let Some(name) = path.strip_prefix("api/").or((path == "api").then_some("")) else {
        let answer = club.page.answer(&club.host, path, &method, &headers)?;
        return Ok(answer.map(Body::new));
    };
    let (host, name) = (club.host.clone(), name.to_owned());
    let body = (method == Method::POST).then_some(body);
    let answer = move || loa_page_api::answer(&host, &name, body.as_deref());
    let (status, text) = tokio::task::spawn_blocking(answer)
        .await
        .map_err(ApiError::internal)?;
    let mut response = loa_web::json_answer(text, &headers);
    *response.status_mut() = status.try_into().map_err(ApiError::internal)?;
    Ok(response.map(Body::new))
}

async fn lobby(State(club): The, visitor: Visitor) -> Answer<Json<Value>> {
    visitor.may_watch(&club)?;
    Ok(Json(club.store.read(meeting::lobby).await?))
}

async fn tv(State(club): The, visitor: Visitor) -> Answer<Json<Value>> {
    visitor.may_watch(&club)?;
    Ok(Json(club.tv_message().await?))
}

/// An invitation as it is asked for.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct InvitationText {
    kind: String,
    #[serde(default)]
    setup: Setup,
    #[serde(default)]
    color: Option<String>,
    /// The number or the name of the challenged.
    #[serde(default)]
    to: Option<Value>,
}

async fn invite(State(club): The, visitor: Visitor, body: Bytes) -> Answer<Json<Value>> {
    let asked: InvitationText = read(&body)?;
    let kind: InvitationKind = asked
        .kind
        .parse()
        .map_err(|error| bad_field("kind", &error))?;
    let author = visitor.member(match kind {
        InvitationKind::Pair => Right::Pair,
        _ => Right::Play,
    })?;
    let color = color(asked.color.as_deref(), "color")?;
    let to = asked.to.filter(|_| kind == InvitationKind::Challenge);
    if to.is_none() && kind == InvitationKind::Challenge {
        return Err(bad_field("to", &"missing").into());
    }
    Ok(Json(
        club.invite(author, kind, asked.setup, color, to).await?,
    ))
}

async fn invitation(
    State(club): The,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Answer<Json<Value>> {
    // Who has the token of an invitation may see it, even in a closed club.
    let address = Doer::Address(visitor.address);
    club.limits.count(Deed::LoginFromAddress, address)?;
    let read = move |db: &Connection| meeting::get(db, &token)?.view(db);
    Ok(Json(club.store.read(read).await?))
}

async fn accept(
    State(club): The,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Answer<Json<Value>> {
    let by = visitor.member(Right::Play)?;
    Ok(Json(json!({ "game": club.accept(by, token).await? })))
}

async fn withdraw(
    State(club): The,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Answer<Json<Value>> {
    let by = visitor.member(Right::Play)?;
    club.withdraw(by, token).await?;
    Ok(Json(json!({})))
}

async fn list(
    State(club): The,
    visitor: Visitor,
    Asked(query): Asked<Query>,
) -> Answer<Json<Value>> {
    visitor.may_watch(&club)?;
    let now = club.store.time().now();
    let read = move |db: &Connection| query.list(db, now);
    Ok(Json(club.store.read(read).await?))
}

#[derive(Deserialize)]
struct Since {
    #[serde(default)]
    since: usize,
}

async fn game(
    State(club): The,
    visitor: Visitor,
    Path(id): Path<i64>,
    Asked(asked): Asked<Since>,
) -> Answer<Json<Value>> {
    visitor.may_watch(&club)?;
    Ok(Json(club.view(id, asked.since).await?))
}

async fn act(
    State(club): The,
    visitor: Visitor,
    Path(id): Path<i64>,
    body: Bytes,
) -> Answer<Json<Value>> {
    let act: Act = read(&body)?;
    let player = visitor.member(Right::Play)?;
    Ok(Json(club.act(player, id, act, 0).await?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ResultText {
    winner: Option<String>,
}

async fn correct(
    State(club): The,
    visitor: Visitor,
    Path(id): Path<i64>,
    body: Bytes,
) -> Answer<Json<Value>> {
    let by = visitor.member(Right::Correct)?.id;
    let asked: ResultText = read(&body)?;
    let winner = color(asked.winner.as_deref(), "winner")?;
    Ok(Json(club.correct(by, id, winner).await?))
}

fn file(kind: &'static str, name: &str, content: impl Into<Body>) -> Response {
    let name = format!("attachment; filename=\"{name}\"");
    let headers = [(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, name)];
    (headers, content.into()).into_response()
}

const SGF: &str = "application/x-go-sgf; charset=utf-8";
const LINES: &str = "application/jsonl; charset=utf-8";

async fn sgf(State(club): The, visitor: Visitor, Path(id): Path<i64>) -> Answer<Response> {
    visitor.may_watch(&club)?;
    let text = club.store.read(move |db| archive::sgf(db, id)).await?;
    Ok(file(SGF, &format!("game-{id}.sgf"), text))
}

async fn export(
    State(club): The,
    visitor: Visitor,
    Asked(query): Asked<Query>,
) -> Answer<Response> {
    visitor.may_watch(&club)?;
    let address = Doer::Address(visitor.address);
    club.limits.count(Deed::Export, address)?;
    let (kind, name, write): (_, _, archive::Write) = match query.format.as_deref() {
        Some("jsonl") => (LINES, "games.jsonl", |db, game| {
            Ok(archive::line(db, game)?.to_string())
        }),
        None | Some("sgf") => (SGF, "games.sgf", archive::sgf),
        Some(_) => return Err(bad_field("format", &"sgf or jsonl").into()),
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

async fn openings(
    State(club): The,
    visitor: Visitor,
    Asked(opening): Asked<Opening>,
) -> Answer<Json<Value>> {
    visitor.may_watch(&club)?;
    let read = move |db: &Connection| opening.moves(db);
    Ok(Json(club.store.read(read).await?))
}

async fn all_players(State(club): The, visitor: Visitor) -> Answer<Json<Value>> {
    visitor.may_watch(&club)?;
    let present = club.hub.present();
    let read = move |db: &Connection| {
        let players = players::all(db, "kind <> 'deleted' AND id > ?1", 0)?;
        let players = players.iter().map(|player| {
            let mut summary = player.summary();
            let is_there = player.level.is_some() || present.contains(&player.id);
            summary["present"] = is_there.into();
            if let Some(rating) = player.level.and_then(loa_engine::Level::rating) {
                summary["rating"] = rating.elo.into();
            }
            summary
        });
        Ok(json!({ "players": players.collect::<Value>() }))
    };
    Ok(Json(club.store.read(read).await?))
}

async fn player(State(club): The, visitor: Visitor, Path(id): Path<i64>) -> Answer<Json<Value>> {
    visitor.may_watch(&club)?;
    let read = move |db: &Connection| {
        let player = players::get(db, id)?;
        Ok(json!({
            "player": player.summary(),
            "ratings": ratings::all(db, &player)?,
            "statistics": archive::statistics(db, id)?,
        }))
    };
    Ok(Json(club.store.read(read).await?))
}

async fn block(State(club): The, visitor: Visitor, Path(id): Path<i64>) -> Answer<Json<Value>> {
    let by = visitor.member(Right::Block)?.id;
    let change = move |work: &mut Work<'_>| {
        players::get(work.db, id)?;
        let sql = "INSERT INTO block (player, blocked) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        execute(work.db, sql, [by, id])
    };
    club.store.write(change).await?;
    Ok(Json(json!({})))
}

async fn unblock(State(club): The, visitor: Visitor, Path(id): Path<i64>) -> Answer<Json<Value>> {
    let by = visitor.member(Right::Block)?.id;
    let sql = "DELETE FROM block WHERE player = ?1 AND blocked = ?2";
    let change = move |work: &mut Work<'_>| execute(work.db, sql, [by, id]);
    club.store.write(change).await?;
    Ok(Json(json!({})))
}

/// Gives a member who has forgotten the passphrase a new one, which the owner passes on.
async fn reset_passphrase(
    State(club): The,
    visitor: Visitor,
    Path(id): Path<i64>,
) -> Answer<Json<Value>> {
    let by = visitor.member(Right::Manage)?.id;
    let passphrase = players::secret()?;
    let hash = accounts::hash(&club, passphrase.clone()).await?;
    let change = move |work: &mut Work<'_>| {
        let player = players::get(work.db, id)?;
        if player.kind != PlayerKind::Person {
            return Err(ApiError::not_found(ClubCode::NoSuchPlayer));
        }
        players::become_person(work.db, id, &player.name, &hash)?;
        players::end_sessions(work.db, id)?;
        let subject = format!("player {id}");
        players::audit(
            work.db,
            work.now,
            Some(by),
            "reset passphrase",
            &subject,
            &json!({}),
        )
    };
    club.store.write(change).await?;
    club.hub.disconnect(id);
    Ok(Json(json!({ "passphrase": passphrase })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoleText {
    role: String,
}

async fn set_role(
    State(club): The,
    visitor: Visitor,
    Path(id): Path<i64>,
    body: Bytes,
) -> Answer<Json<Value>> {
    let by = visitor.member(Right::Manage)?.id;
    let asked: RoleText = read(&body)?;
    let role: Role = asked
        .role
        .parse()
        .map_err(|error| bad_field("role", &error))?;
    let change = move |work: &mut Work<'_>| {
        let player = players::get(work.db, id)?;
        // The owner can't lock everyone out.
        if player.kind != PlayerKind::Person || id == by {
            return Err(ApiError::new(403, ClubCode::NotAllowed));
        }
        let sql = "UPDATE player SET role = ?2 WHERE id = ?1";
        execute(work.db, sql, params![id, role.name()])?;
        let (subject, detail) = (format!("player {id}"), json!({ "role": role.name() }));
        players::audit(work.db, work.now, Some(by), "set role", &subject, &detail)
    };
    club.store.write(change).await?;
    club.hub.disconnect(id);
    Ok(Json(json!({})))
}

async fn delete_player(
    State(club): The,
    visitor: Visitor,
    Path(id): Path<i64>,
) -> Answer<Json<Value>> {
    let by = visitor.member(Right::Manage)?.id;
    let change = move |work: &mut Work<'_>| {
        let player = players::get(work.db, id)?;
        if id == by || player.kind == PlayerKind::Engine {
            return Err(ApiError::new(403, ClubCode::NotAllowed));
        }
        work.delete_player(id, by)
    };
    let deleted = club.store.write(change).await?;
    deleted.iter().for_each(|id| club.hub.disconnect(*id));
    Ok(Json(json!({})))
}

async fn codes(State(club): The, visitor: Visitor) -> Answer<Json<Value>> {
    visitor.check(Right::Manage)?;
    let read = |db: &Connection| {
        let sql = "SELECT code, uses_left FROM join_code ORDER BY created_at";
        let mut statement = db.prepare_cached(sql).map_err(fault)?;
        let codes = statement.query_map([], |row| {
            let (code, uses): (String, i64) = (row.get(0)?, row.get(1)?);
            Ok(json!({ "code": code, "usesLeft": uses }))
        });
        let codes: Result<Vec<_>, _> = codes.map_err(fault)?.collect();
        Ok(json!({ "codes": codes.map_err(fault)? }))
    };
    Ok(Json(club.store.read(read).await?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CodeText {
    uses: u32,
}

async fn add_code(State(club): The, visitor: Visitor, body: Bytes) -> Answer<Json<Value>> {
    let by = visitor.member(Right::Manage)?.id;
    let asked: CodeText = read(&body)?;
    let mut code = players::secret()?;
    code.truncate(10);
    let stored = code.clone();
    let change = move |work: &mut Work<'_>| {
        let sql = "INSERT INTO join_code (code, uses_left, created_by, created_at)
                   VALUES (?1, ?2, ?3, ?4)";
        execute(work.db, sql, params![stored, asked.uses, by, work.now])?;
        let detail = json!({ "uses": asked.uses });
        players::audit(
            work.db,
            work.now,
            Some(by),
            "add join code",
            "club",
            &detail,
        )
    };
    club.store.write(change).await?;
    Ok(Json(json!({ "code": code, "usesLeft": asked.uses })))
}

async fn delete_code(
    State(club): The,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Answer<Json<Value>> {
    visitor.check(Right::Manage)?;
    let sql = "DELETE FROM join_code WHERE code = ?1";
    let change = move |work: &mut Work<'_>| execute(work.db, sql, [code]);
    club.store.write(change).await?;
    Ok(Json(json!({})))
}

async fn set_settings(State(club): The, visitor: Visitor, body: Bytes) -> Answer<Json<Value>> {
    let by = visitor.member(Right::Manage)?.id;
    let wanted = read::<Settings>(&body)?.checked()?;
    let stored = wanted.clone();
    let change = move |work: &mut Work<'_>| {
        settings::set_club(work.db, &stored)?;
        players::audit(
            work.db,
            work.now,
            Some(by),
            "set settings",
            "club",
            &json!(stored),
        )
    };
    club.store.write(change).await?;
    *club
        .settings
        .write()
        .unwrap_or_else(PoisonError::into_inner) = wanted.clone();
    if wanted.closed {
        club.hub.disconnect_strangers();
    }
    Ok(Json(json!(wanted)))
}

async fn audit(State(club): The, visitor: Visitor) -> Answer<Json<Value>> {
    visitor.check(Right::Audit)?;
    let read = |db: &Connection| {
        let sql = "SELECT at, actor, act, subject, detail FROM audit ORDER BY id DESC LIMIT 1000";
        let mut statement = db.prepare_cached(sql).map_err(fault)?;
        let acts = statement.query_map([], |row| {
            let (at, actor): (i64, Option<i64>) = (row.get(0)?, row.get(1)?);
            let (act, subject): (String, String) = (row.get(2)?, row.get(3)?);
            let detail: String = row.get(4)?;
            let detail: Value = serde_json::from_str(&detail).unwrap_or_default();
            Ok(json!({ "at": at, "actor": actor, "act": act, "subject": subject, "detail": detail }))
        });
        let acts: Result<Vec<_>, _> = acts.map_err(fault)?.collect();
        Ok(json!({ "acts": acts.map_err(fault)? }))
    };
    Ok(Json(club.store.read(read).await?))
}

//! The interface for programs: HTTP with streams of JSON lines, in the shapes of lichess's bot API
//! where the game allows.

use crate::ClubCode;
use crate::club::Club;
use crate::game::{Act, Offer};
use crate::games;
use crate::hub::{Client, Event, Kind, Topic};
use crate::meeting::{self, InvitationKind};
use crate::permission::Right;
use crate::players::Player;
use crate::setup::Setup;
use crate::visitor::{self, Answer, Visitor, read};
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use loa_page_api::ApiError;
use rusqlite::Connection;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::Receiver;
use tokio::time::timeout;
use utoipa::OpenApi as _;
use utoipa::openapi::OpenApi;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};

/// An empty line is sent when nothing else was for this long.
const KEEP_ALIVE: Duration = Duration::from_secs(6);

type The = State<Arc<Club>>;

/// The interface for programs, whose streams and answers are JSON. The README of
/// lines-of-action-club shows their shapes.
#[derive(utoipa::OpenApi)]
#[openapi(
    info(title = "Programs in a club of Lines of Action"),
    paths(account, events, stream, make_move, act, answer_offer, challenge, answer_challenge),
    security(("key" = [])),
    modifiers(&Key)
)]
struct Description;

/// The key that the club gives for a program.
struct Key;

impl utoipa::Modify for Key {
    fn modify(&self, description: &mut OpenApi) {
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        let components = description.components.get_or_insert_default();
        components.add_security_scheme("key", bearer);
    }
}

/// Returns the requests of programs.
pub(crate) fn router() -> Router<Arc<Club>> {
    Router::new()
        .route("/api/openapi.json", get(description))
        .route("/api/account", get(account))
        .route("/api/stream/event", get(events))
        .route("/api/bot/game/stream/{id}", get(stream))
        .route("/api/bot/game/{id}/move/{move}", post(make_move))
        .route("/api/bot/game/{id}/{act}", post(act))
        .route("/api/bot/game/{id}/{act}/{answer}", post(answer_offer))
        .route("/api/challenge/{name}", post(challenge))
        .route("/api/challenge/{token}/{answer}", post(answer_challenge))
}

async fn description() -> Json<OpenApi> {
    Json(Description::openapi())
}

/// Names the program.
#[utoipa::path(get, path = "/api/account", responses((status = 200, description = "The account")))]
async fn account(visitor: Visitor) -> Answer<Json<Value>> {
    let player = visitor.member(Right::Program)?;
    Ok(Json(json!({
        "id": player.id.to_string(),
        "username": player.name,
        "title": "BOT",
    })))
}

/// A stream of lines to a program.
struct Lines {
    club: Arc<Club>,
    player: Player,
    /// The game of the stream; `None` for the stream of all that concerns the program.
    game: Option<i64>,
    waiting: VecDeque<Value>,
    /// Keeps the program present.
    _client: Client,
    events: Receiver<Event>,
    has_ended: bool,
}

impl Lines {
    /// Begins a stream with lines on what there is already.
    fn begin(club: &Arc<Club>, player: &Player, game: Option<i64>) -> Lines {
        let (mut client, events) = club.hub.connect(Some(player.id));
        if let Some(game) = game {
            client.watch(Topic::Game(game));
        }
        Lines {
            club: Arc::clone(club),
            player: player.clone(),
            game,
            waiting: VecDeque::new(),
            _client: client,
            events,
            has_ended: false,
        }
    }

    fn response(self) -> Response {
        let lines = futures_util::stream::unfold(self, |mut lines| async {
            let line = lines.next().await?;
            Some((Ok::<_, std::convert::Infallible>(line), lines))
        });
        let kind = [(CONTENT_TYPE, "application/x-ndjson")];
        (kind, Body::from_stream(lines)).into_response()
    }

    /// Waits for the next line; an empty one if there is none for a while.
    async fn next(&mut self) -> Option<String> {
        let mut stopped = self.club.stopped.clone();
        loop {
            if let Some(line) = self.waiting.pop_front() {
                return Some(format!("{line}\n"));
            }
            if self.has_ended {
                return None;
            }
            let event = tokio::select! {
                event = timeout(KEEP_ALIVE, self.events.recv()) => event,
                _ = stopped.changed() => return None,
            };
            let Ok(event) = event else {
                return Some("\n".to_owned());
            };
            let lines = self.lines_of(&event?).await.ok()?;
            self.waiting.extend(lines);
        }
    }

    /// Says in the words of the interface what has happened.
    async fn lines_of(&mut self, event: &Event) -> Result<Vec<Value>, ApiError> {
        let message = || serde_json::from_str::<Value>(&event.text).map_err(ApiError::internal);
        Ok(match (event.kind, self.game) {
            (Kind::Game(id), Some(game)) if id == game => {
                let state = state(&self.club.view(game, 0).await?);
                self.has_ended = state["status"] != "started";
                vec![state]
            }
            (Kind::Started(id), None) => vec![self.game_line("gameStart", id).await?],
            (Kind::Game(id), None) => {
                let view = message()?;
                match view["game"]["state"].as_str() {
                    Some("over" | "aborted") => vec![self.game_line("gameFinish", id).await?],
                    _ => Vec::new(),
                }
            }
            (Kind::Challenge, None) => {
                let view = &message()?["invitation"];
                vec![json!({ "type": "challenge", "challenge": challenge_of(view) })]
            }
            (Kind::ChallengeGone, None) => {
                let id = &message()?["token"];
                vec![json!({ "type": "challengeCanceled", "challenge": { "id": id } })]
            }
            _ => Vec::new(),
        })
    }

    async fn game_line(&self, kind: &str, id: i64) -> Result<Value, ApiError> {
        let view = self.club.view(id, usize::MAX).await?;
        let own = |side: &str| view[side]["id"] == json!(self.player.id);
        let (color, opponent) = match own("black") {
            true => ("black", &view["white"]),
            false => ("white", &view["black"]),
        };
        Ok(json!({
            "type": kind,
            "game": {
                "gameId": id.to_string(),
                "color": color,
                "opponent": { "id": opponent["id"], "username": opponent["name"] },
                "rated": view["rated"],
                "isMyTurn": view["turn"] == color,
            },
        }))
    }
}

/// Describes a challenge.
fn challenge_of(view: &Value) -> Value {
    json!({
        "id": view["token"],
        "challenger": { "id": view["author"]["id"], "name": view["author"]["name"] },
        "setup": view["setup"],
        "rated": view["setup"]["rated"],
        "speed": view["speed"],
        "color": view["color"],
    })
}

/// Describes what changes during a game.
fn state(view: &Value) -> Value {
    let moves = view["game"]["moves"].as_array();
    let moves = moves.into_iter().flatten().filter_map(Value::as_str);
    let status = match (view["state"].as_str(), view["end"]["how"].as_str()) {
        (Some("running"), _) => "started",
        (Some("over"), Some(how)) => how,
        (Some(state), _) => state,
        (None, _) => "unknown",
    };
    let increment = view["clock"]["increment"].as_i64().unwrap_or(0) * 1000;
    let offers = |what: &str, side: &str| view["offers"][what] == side;
    json!({
        "type": "gameState",
        "moves": moves.collect::<Vec<_>>().join(" "),
        "btime": view["clocks"]["black"],
        "wtime": view["clocks"]["white"],
        "binc": increment,
        "winc": increment,
        "status": status,
        "winner": view["end"]["winner"],
        "bdraw": offers("draw", "black"),
        "wdraw": offers("draw", "white"),
        "btakeback": offers("takeback", "black"),
        "wtakeback": offers("takeback", "white"),
    })
}

/// Streams what concerns the program: its games and challenges.
#[utoipa::path(
    get,
    path = "/api/stream/event",
    responses((status = 200, description = "Lines", content_type = "application/x-ndjson"))
)]
async fn events(State(club): The, visitor: Visitor) -> Answer<Response> {
    let player = visitor.member(Right::Program)?.clone();
    let mut lines = Lines::begin(&club, &player, None);
    let id = player.id;
    let read = move |db: &Connection| {
        let condition = "(black = ?1 OR white = ?1) AND state = 'running' ORDER BY id";
        let running = games::select(db, condition, &[&id])?;
        let waiting = meeting::waiting(db, "kind = 'challenge' AND target = ?1", &[&id])?;
        let waiting = waiting.iter().map(|invitation| invitation.view(db));
        let running: Vec<_> = running.iter().map(|game| game.id).collect();
        Ok((running, waiting.collect::<Result<Vec<_>, _>>()?))
    };
    let (running, waiting) = club.store.read(read).await?;
    for game in running {
        let line = lines.game_line("gameStart", game).await?;
        lines.waiting.push_back(line);
    }
    for view in &waiting {
        let line = json!({ "type": "challenge", "challenge": challenge_of(view) });
        lines.waiting.push_back(line);
    }
    Ok(lines.response())
}

/// Streams a game: all of it, then each change.
#[utoipa::path(
    get,
    path = "/api/bot/game/stream/{id}",
    params(("id" = i64, Path, description = "The number of the game")),
    responses((status = 200, description = "Lines", content_type = "application/x-ndjson"))
)]
async fn stream(State(club): The, visitor: Visitor, Path(id): Path<i64>) -> Answer<Response> {
    let player = visitor.member(Right::Program)?.clone();
    let mut lines = Lines::begin(&club, &player, Some(id));
    let view = club.view(id, 0).await?;
    let side = |side: &str| {
        let player = &view[side];
        json!({ "id": player["id"], "name": player["name"], "rating": player["rating"] })
    };
    let clock = &view["clock"];
    let clock = match clock["kind"].as_str() {
        Some("realTime") => json!({
            "initial": clock["seconds"].as_i64().unwrap_or(0) * 1000,
            "increment": clock["increment"].as_i64().unwrap_or(0) * 1000,
        }),
        _ => Value::Null,
    };
    let state = state(&view);
    lines.has_ended = state["status"] != "started";
    lines.waiting.push_back(json!({
        "type": "gameFull",
        "id": id.to_string(),
        "rules": view["game"]["rules"],
        "limit": view["game"]["limit"],
        "board": view["board"],
        "initialFen": view["game"]["fen"],
        "clock": clock,
        "speed": view["speed"],
        "rated": view["rated"],
        "black": side("black"),
        "white": side("white"),
        "state": state,
    }));
    Ok(lines.response())
}

async fn do_it(club: &Club, visitor: &Visitor, game: i64, act: Act) -> Answer<Json<Value>> {
    let player = visitor.member(Right::Program)?;
    club.act(player, game, act, 0).await?;
    Ok(Json(json!({ "ok": true })))
}

/// Makes a move.
#[utoipa::path(
    post,
    path = "/api/bot/game/{id}/move/{move}",
    params(("id" = i64, Path, description = "The number of the game"), ("move" = String, Path, description = "Such as b1-b3")),
    responses((status = 200, description = "The move is on disk"))
)]
async fn make_move(
    State(club): The,
    visitor: Visitor,
    Path((game, mv)): Path<(i64, String)>,
) -> Answer<Json<Value>> {
    do_it(&club, &visitor, game, Act::Move { mv, ply: None }).await
}

/// Ends a game, or claims it.
#[utoipa::path(
    post,
    path = "/api/bot/game/{id}/{act}",
    params(("id" = i64, Path, description = "The number of the game"), ("act" = String, Path, description = "resign, abort, claim-victory or claim-draw")),
    responses((status = 200, description = "It is on disk"))
)]
async fn act(
    State(club): The,
    visitor: Visitor,
    Path((game, act)): Path<(i64, String)>,
) -> Answer<Json<Value>> {
    let act = match act.as_str() {
        "resign" => Act::Resign,
        "abort" => Act::Abort,
        "claim-victory" => Act::Claim { draw: false },
        "claim-draw" => Act::Claim { draw: true },
        _ => return Err(no_request().into()),
    };
    do_it(&club, &visitor, game, act).await
}

fn no_request() -> ApiError {
    ApiError::not_found(loa_page_api::Code::NoSuchRequest)
}

/// Offers, accepts or declines.
#[utoipa::path(
    post,
    path = "/api/bot/game/{id}/{act}/{answer}",
    params(
        ("id" = i64, Path, description = "The number of the game"),
        ("act" = String, Path, description = "draw, takeback, adjourn, resume or rematch"),
        ("answer" = String, Path, description = "yes or no")
    ),
    responses((status = 200, description = "It is on disk"))
)]
async fn answer_offer(
    State(club): The,
    visitor: Visitor,
    Path((game, what, answer)): Path<(i64, String, String)>,
) -> Answer<Json<Value>> {
    let offer: Offer = serde_json::from_value(json!(what)).map_err(|_| no_request())?;
    if answer == "no" {
        return do_it(&club, &visitor, game, Act::Decline { what: offer }).await;
    }
    let view = club.view(game, usize::MAX).await?;
    let by = view["offers"][&what].as_str();
    let own = visitor.player.as_ref().map(|player| json!(player.id));
    let is_others = by.is_some_and(|by| Some(&view[by]["id"]) != own.as_ref());
    let act = match is_others {
        true => Act::Accept { what: offer },
        false => Act::Offer { what: offer },
    };
    do_it(&club, &visitor, game, act).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChallengeText {
    #[serde(default)]
    setup: Setup,
    #[serde(default)]
    color: Option<String>,
}

/// Challenges a member.
#[utoipa::path(
    post,
    path = "/api/challenge/{name}",
    params(("name" = String, Path, description = "The member's name")),
    request_body(content = Value, description = "An object with setup and color, which may be missing"),
    responses((status = 200, description = "The challenge, and the game that it began, if any"))
)]
async fn challenge(
    State(club): The,
    visitor: Visitor,
    Path(name): Path<String>,
    body: Bytes,
) -> Answer<Json<Value>> {
    let author = visitor.member(Right::Program)?;
    let asked: ChallengeText = read(&body)?;
    let color = visitor::color(asked.color.as_deref(), "color")?;
    let (kind, to) = (InvitationKind::Challenge, Some(json!(name)));
    let made = club.invite(author, kind, asked.setup, color, to).await?;
    let challenge = challenge_of(&made["invitation"]);
    Ok(Json(
        json!({ "challenge": challenge, "game": made["game"] }),
    ))
}

/// Answers or takes back a challenge.
#[utoipa::path(
    post,
    path = "/api/challenge/{token}/{answer}",
    params(
        ("token" = String, Path, description = "The id of the challenge"),
        ("answer" = String, Path, description = "accept, decline or cancel")
    ),
    responses((status = 200, description = "It is on disk"))
)]
async fn answer_challenge(
    State(club): The,
    visitor: Visitor,
    Path((token, answer)): Path<(String, String)>,
) -> Answer<Json<Value>> {
    let by = visitor.member(Right::Program)?;
    match answer.as_str() {
        "accept" => {
            let game = club.accept(by, token).await?;
            Ok(Json(json!({ "ok": true, "game": game })))
        }
        "decline" | "cancel" => {
            club.withdraw(by, token).await?;
            Ok(Json(json!({ "ok": true })))
        }
        _ => Err(ApiError::not_found(ClubCode::NoInvitation).into()),
    }
}

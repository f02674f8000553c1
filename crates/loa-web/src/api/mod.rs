//! The JSON interface. Each answer comes from the request alone; `openapi.json` describes them.

mod body;
mod puzzles;
mod review;
mod setup;
mod tables;

use crate::app::App;
use crate::engine::{MOST_LINES, Stop, StopOnDrop, Task};
use crate::error::{ApiError, joined};
use crate::game::{GameText, PresetView, seconds, short};
use crate::record::{self, TreeText};
use crate::view::PositionView;
use crate::{Token, words};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use body::{JsonBody, RawBody};
use loa::{Game, IllegalMove, Move, Preset, Size, Start};
use loa_engine::Level;
use loa_notation::Fen;
use serde::Deserialize;
use serde_json::{Value, json};

/// The description of the API.
const OPENAPI: &str = include_str!("openapi.json");

/// The longest analysis of a request, in seconds; the WebSocket allows more.
const LONGEST_ANALYSIS: f64 = 30.0;

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/", get(openapi))
        .route("/about", get(about))
        .route("/start", post(setup::start))
        .route("/setup", post(setup::check))
        .route("/position", post(position))
        .route("/move", post(try_move))
        .route("/import", post(import))
        .route("/export", post(export))
        .route("/analysis", post(analysis))
        .route("/review", post(review::review))
        .route("/tables", post(tables::probe))
        .route("/puzzles", get(puzzles::all))
        .fallback(async || ApiError::not_found("there is no such request"))
        .method_not_allowed_fallback(async || {
            ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "wrong method, see /api")
        })
}

/// The API for programs that send the token in a header.
pub(crate) fn for_bearers(app: App) -> Router<App> {
    router().layer(axum::middleware::from_fn_with_state(app, bearer))
}

async fn bearer(State(app): State<App>, request: Request, next: Next) -> Response {
    if has_bearer(request.headers(), &app.token) {
        return next.run(request).await;
    }
    let text = "send the token of the page's address in the header 'Authorization: Bearer TOKEN', \
                or put it before /api";
    ApiError::new(StatusCode::UNAUTHORIZED, text).into_response()
}

fn has_bearer(headers: &HeaderMap, token: &Token) -> bool {
    let header = headers.get(header::AUTHORIZATION);
    header
        .and_then(|header| header.to_str().ok())
        .and_then(|header| header.strip_prefix("Bearer "))
        .is_some_and(|guess| token.is(guess.trim()))
}

async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI)
}

/// Answers with the server's features and limits.
async fn about(State(app): State<App>) -> Json<Value> {
    let tables = app.tables.as_ref().map(|tables| tables::about(tables));
    let levels =
        Level::all().map(|level| json!({ "number": level.number(), "seconds": level.seconds() }));
    Json(json!({
        "version": env!("CARGO_PKG_VERSION"),
        "shared": app.shared.is_some(),
        "presets": Preset::ALL.map(PresetView::from),
        "starts": Start::ALL.map(Start::name),
        "sizes": { "min": Size::MIN, "max": Size::MAX },
        "levels": levels.collect::<Value>(),
        "analysis": {
            "lines": MOST_LINES,
            "seconds": app.limits.analysis.as_secs(),
            "threads": app.limits.jobs,
        },
        "tables": tables,
    }))
}

/// Answers with a position as the page shows it.
async fn position(JsonBody(game): JsonBody<GameText>) -> Result<Json<PositionView>, ApiError> {
    Ok(Json(PositionView::new(&game.replay()?)))
}

/// A move to try in a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveText {
    game: GameText,
    #[serde(rename = "move")]
    mv: String,
}

/// Plays a move if it is legal, else says why not.
async fn try_move(
    JsonBody(MoveText { game, mv }): JsonBody<MoveText>,
) -> Result<Json<Value>, ApiError> {
    let mut game = game.replay()?;
    let mv: Move = short(&mv)?.trim().parse().map_err(ApiError::bad)?;
    let before = *game.position();
    Ok(Json(match game.play(mv) {
        Ok(_) => json!({
            "legal": true,
            "move": mv.to_string(),
            "position": PositionView::new(&game),
        }),
        Err(reason) => json!({ "legal": false, "reason": refusal(&before, mv, &reason) }),
    }))
}

fn refusal(before: &loa::Position, mv: Move, reason: &IllegalMove) -> String {
    match (mv, reason) {
        (Move::Jump(from, to), IllegalMove::Distance { .. } | IllegalMove::InTheWay(_)) => {
            words::jump_refusal(before, from, to)
        }
        _ => None,
    }
    .unwrap_or_else(|| words::refusal(before, reason))
}

/// Reads SGF, a position or plain moves.
async fn import(RawBody(body): RawBody) -> Result<Json<TreeText>, ApiError> {
    let reading = tokio::task::spawn_blocking(move || record::from_text(&body));
    joined(reading.await)?.map(Json)
}

/// Writes a tree of moves as SGF.
async fn export(JsonBody(tree): JsonBody<TreeText>) -> Result<Json<Value>, ApiError> {
    let writing = tokio::task::spawn_blocking(move || record::to_sgf(&tree));
    let sgf = joined(writing.await)??;
    Ok(Json(json!({ "sgf": sgf })))
}

/// An analysis request.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AnalysisText {
    game: GameText,
    #[serde(default = "one")]
    lines: usize,
    #[serde(default = "one_second")]
    seconds: f64,
}

const fn one() -> usize {
    1
}

const fn one_second() -> f64 {
    1.0
}

/// Analyses a position for a while; ends early if the client goes away.
async fn analysis(
    State(app): State<App>,
    JsonBody(asked): JsonBody<AnalysisText>,
) -> Result<Json<Value>, ApiError> {
    let game: Game = asked.game.replay()?;
    let task = Task::Analysis {
        lines: asked.lines.clamp(1, MOST_LINES),
        time: seconds(asked.seconds, LONGEST_ANALYSIS)?,
        threads: 1,
    };
    let fen = Fen::from_game(&game).to_string();
    let stop = Stop::default();
    let guard = StopOnDrop(stop.clone());
    let findings = app.jobs.run(game, task, stop, |_| {}).await;
    drop(guard);
    let findings = findings.ok_or_else(|| ApiError::bad("the game is over"))?;
    Ok(Json(json!({ "fen": fen, "findings": findings })))
}

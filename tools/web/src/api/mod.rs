//! The JSON interface. Each answer comes from the request alone; `openapi.json` describes them.

mod puzzles;
mod review;
mod setup;
mod tables;

use crate::app::App;
use crate::compress::Coding;
use crate::engine::{JobKind, MOST_LINES};
use crate::error::ApiError;
use crate::game::{GameText, read, seconds};
use crate::http::{self, Request, Response};
use crate::message::Code;
use crate::{Token, compress, record, view, words};
use hyper::header::AUTHORIZATION;
use hyper::{HeaderMap, Method, StatusCode};
use loa::{Game, Goal, Move, Preset, Size, Start};
use loa_engine::Level;
use loa_notation::Fen;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::net::IpAddr;
use std::sync::Arc;

/// The description of the API.
const OPENAPI: &str = include_str!("openapi.json");

/// The longest analysis of a request, in seconds; the WebSocket allows more.
const LONGEST_ANALYSIS: f64 = 30.0;

/// How a kind of request is answered.
enum Handler {
    /// Without a body.
    Get(fn(&App) -> String),
    /// From the body.
    Post(fn(&App, &[u8]) -> Result<Value, ApiError>),
    /// By the engine, from the body.
    Analysis,
}

/// Returns the handler of the requests with a name.
fn handler(name: &str) -> Option<Handler> {
    Some(match name {
        "" => Handler::Get(|_| OPENAPI.to_owned()),
        "about" => Handler::Get(about),
        "puzzles" => Handler::Get(puzzles::all),
        "start" => Handler::Post(setup::start),
        "setup" => Handler::Post(setup::check),
        "position" => Handler::Post(position),
        "move" => Handler::Post(try_move),
        "import" => Handler::Post(import),
        "export" => Handler::Post(export),
        "review" => Handler::Post(review::review),
        "tables" => Handler::Post(tables::probe),
        "analysis" => Handler::Analysis,
        _ => return None,
    })
}

/// Answers the request with a name.
pub(crate) async fn answer(
    app: Arc<App>,
    address: IpAddr,
    name: &str,
    request: Request,
) -> Result<Response, ApiError> {
    let handler = handler(name).ok_or_else(|| ApiError::not_found(Code::NoSuchRequest))?;
    let gzip = compress::is_accepted(request.headers(), Coding::Gzip);
    match handler {
        Handler::Get(_) if !http::is_get(request.method()) => Ok(http::wrong_method("GET,HEAD")),
        Handler::Get(get) => Ok(compress::json(get(&app), gzip)),
        _ if request.method() != Method::POST => Ok(http::wrong_method("POST")),
        Handler::Post(post) => {
            let body = http::body(request, app.limits.body).await?;
            let place = Arc::clone(&app.work).acquire_owned().await;
            let work = tokio::task::spawn_blocking(move || {
                let answer = post(&app, &body);
                let answer = answer.map(|answer| compress::json(answer.to_string(), gzip));
                drop(place);
                answer
            });
            work.await
                .map_err(|_| ApiError::internal("internal error"))?
        }
        Handler::Analysis => {
            let body = http::body(request, app.limits.body).await?;
            let answer = analysis(&app, address, &body).await?;
            Ok(compress::json(answer.to_string(), gzip))
        }
    }
}

/// Answers what the page asks first on a first visit, as JSON: a list of requests with answers.
pub(crate) fn first_answers(app: &App) -> String {
    let preset = Preset::default();
    let game = Game::start(&preset, Size::STANDARD);
    let start = json!({
        "rules": preset.name,
        "fen": Fen::from_game(&game).to_string(),
        "moves": [],
    });
    let answers = json!([
        { "path": "about", "body": null, "answer": features(app) },
        { "path": "position", "body": start, "answer": view::position(&game) },
    ]);
    answers.to_string()
}

/// Checks the token that a program sends in a header.
pub(crate) fn check_bearer(headers: &HeaderMap, token: &Token) -> Result<(), ApiError> {
    let header = headers.get(AUTHORIZATION);
    let guess = header
        .and_then(|header| header.to_str().ok())
        .and_then(|header| header.strip_prefix("Bearer "));
    if guess.is_some_and(|guess| token.is(guess.trim())) {
        return Ok(());
    }
    Err(ApiError::new(StatusCode::UNAUTHORIZED, Code::NoToken))
}

/// Reads an object; serde alone would accept a list of its fields, too.
pub(crate) fn object<T: DeserializeOwned>(body: &[u8]) -> Result<T, ApiError> {
    if !body.trim_ascii_start().starts_with(b"{") {
        return Err(ApiError::bad(Code::NotAnObject));
    }
    serde_json::from_slice(body).map_err(|error| ApiError::unreadable(Code::BadJson, error))
}

/// Answers with the server's features and limits.
fn about(app: &App) -> String {
    features(app).to_string()
}

fn features(app: &App) -> Value {
    let presets = Preset::ALL.map(|preset| {
        json!({
            "name": preset.name,
            "start": preset.start.name(),
            "limit": preset.rules.move_limit,
            "misere": preset.rules.goal == Goal::Misere,
        })
    });
    let levels = Level::all().map(|level| {
        json!({
            "number": level.number(),
            "seconds": level.seconds(),
            "elo": level.rating().map(|rating| rating.elo),
        })
    });
    json!({
        "version": env!("CARGO_PKG_VERSION"),
        "shared": app.shared.is_some(),
        "presets": presets,
        "starts": Start::ALL.map(Start::name),
        "sizes": { "min": Size::MIN, "max": Size::MAX },
        "levels": levels.collect::<Value>(),
        "analysis": {
            "lines": MOST_LINES,
            "seconds": app.limits.analysis.as_secs(),
            "threads": app.limits.jobs,
        },
        "tables": app.tables.as_ref().map(tables::about),
    })
}

/// Answers with a position as the page shows it.
fn position(_: &App, body: &[u8]) -> Result<Value, ApiError> {
    let game: GameText = object(body)?;
    Ok(view::position(&game.replay()?))
}

/// A move to try in a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveText {
    game: GameText,
    #[serde(rename = "move")]
    mv: String,
}

/// Plays a move if it is legal, else tells why not.
fn try_move(_: &App, body: &[u8]) -> Result<Value, ApiError> {
    let asked: MoveText = object(body)?;
    let mut game = asked.game.replay()?;
    let mv: Move = read(asked.mv.trim(), Code::BadMove)?;
    Ok(match game.play(mv) {
        Ok(_) => json!({
            "legal": true,
            "move": mv.to_string(),
            "position": view::position(&game),
        }),
        Err(reason) => json!({ "legal": false, "reason": words::refusal(&game, mv, &reason) }),
    })
}

/// Reads SGF, a position or plain moves.
fn import(_: &App, body: &[u8]) -> Result<Value, ApiError> {
    Ok(json!(record::from_body(body)?))
}

/// Writes a tree of moves as SGF.
fn export(_: &App, body: &[u8]) -> Result<Value, ApiError> {
    Ok(json!({ "sgf": record::to_sgf(&object(body)?)? }))
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
async fn analysis(app: &App, address: IpAddr, body: &[u8]) -> Result<Value, ApiError> {
    let asked: AnalysisText = object(body)?;
    let game = asked.game.replay()?;
    let fen = Fen::from_game(&game).to_string();
    let kind = JobKind::Analysis {
        lines: asked.lines.clamp(1, MOST_LINES),
        time: seconds(asked.seconds, LONGEST_ANALYSIS)?,
        threads: 1,
    };
    let stop = Arc::default();
    let findings = app.jobs.start(address, game, kind, stop, Box::new(drop))?;
    match findings.await {
        Some(findings) => Ok(json!({ "fen": fen, "findings": findings })),
        None => Err(ApiError::bad(Code::GameOver)),
    }
}

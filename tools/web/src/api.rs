//! The JSON interface over HTTP.

use crate::app::App;
use crate::compress::Coding;
use crate::http::{self, Request, Response};
use crate::{Token, compress, tables};
use hyper::header::AUTHORIZATION;
use hyper::{HeaderMap, Method};
use loa_notation::Fen;
use loa_page_api::{
    ApiError, Code, GameText, Handler, MOST_LINES, Search, SearchKind, object, seconds,
};
use serde::Deserialize;
use serde_json::{Value, json};
use std::net::IpAddr;
use std::sync::Arc;

/// The longest analysis of a request, in seconds; the WebSocket allows more.
const LONGEST_ANALYSIS: f64 = 30.0;

/// What answers a request.
enum Answer {
    Api(Handler),
    /// The engine.
    Analysis,
    /// The tables of this server.
    Tables,
}

/// Answers the request with a name.
pub(crate) async fn answer(
    app: Arc<App>,
    address: IpAddr,
    name: &str,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = match name {
        "analysis" => Some(Answer::Analysis),
        "tables" => Some(Answer::Tables),
        _ => loa_page_api::handler(name).map(Answer::Api),
    };
    let asked = asked.ok_or_else(|| ApiError::not_found(Code::NoSuchRequest))?;
    let gzip = compress::is_accepted(request.headers(), Coding::Gzip);
    let is_get = http::is_get(request.method());
    match asked {
        Answer::Api(Handler::Get(_)) if !is_get => Ok(http::wrong_method("GET,HEAD")),
        Answer::Api(Handler::Get(get)) => Ok(compress::json(get(&app.host), gzip)),
        _ if request.method() != Method::POST => Ok(http::wrong_method("POST")),
        Answer::Api(Handler::Post(post)) => {
            let largest = match name {
                "import" => app.limits.import,
                _ => app.limits.body,
            };
            work(app, request, (largest, gzip), move |_, body| post(body)).await
        }
        Answer::Tables => {
            let largest = app.limits.body;
            work(app, request, (largest, gzip), tables::probe).await
        }
        Answer::Analysis => {
            let body = http::body(request, app.limits.body).await?;
            let answer = analysis(&app, address, &body).await?;
            Ok(compress::json(answer.to_string(), gzip))
        }
    }
}

/// Answers from the body on a thread for work, when there is place.
async fn work(
    app: Arc<App>,
    request: Request,
    (largest, gzip): (usize, bool),
    post: impl FnOnce(&App, &[u8]) -> Result<Value, ApiError> + Send + 'static,
) -> Result<Response, ApiError> {
    let body = http::body(request, largest).await?;
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

/// Checks the token that a program sends in a header.
pub(crate) fn check_bearer(headers: &HeaderMap, token: &Token) -> Result<(), ApiError> {
    let header = headers.get(AUTHORIZATION);
    let guess = header
        .and_then(|header| header.to_str().ok())
        .and_then(|header| header.strip_prefix("Bearer "));
    if guess.is_some_and(|guess| token.is(guess.trim())) {
        return Ok(());
    }
    Err(ApiError::new(401, Code::NoToken))
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
    let kind = SearchKind::Analysis {
        lines: asked.lines.clamp(1, MOST_LINES),
        time: seconds(asked.seconds, LONGEST_ANALYSIS)?,
        nodes: None,
        threads: 1,
    };
    let search = Search::new(game, kind);
    let stop = Arc::default();
    let findings = app.jobs.start(address, search, stop, Box::new(|_| {}))?;
    match findings.await {
        Some(findings) => Ok(json!({ "fen": fen, "findings": findings })),
        None => Err(ApiError::bad(Code::GameOver)),
    }
}

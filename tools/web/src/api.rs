//! The JSON interface over HTTP.

use crate::assets::Page;
use crate::compress::Coding;
use crate::connections::Peer;
use crate::engine::Stop;
use crate::http::{self, Answer};
use crate::server::{App, split};
use crate::tables;
use crate::{compress, description};
use axum::Extension;
use axum::body::{Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method};
use axum::response::Response;
use loa_notation::Fen;
use loa_page_api::{
    ApiError, Code, Findings, GameText, Handler, Search, handler, object, text, time_limit,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The longest analysis of a request, in seconds; the WebSocket allows more.
const LONGEST_ANALYSIS: f64 = 30.0;

impl Page {
    /// Answers a request: one whose path begins with `api`, and goes on with its name, from itself
    /// alone, others with a file of the page.
    ///
    /// # Errors
    /// If there is no such request or file, or it makes no sense.
    pub async fn answer(&self, path: &str, request: Request) -> Answer<Response> {
        let (parts, body) = request.into_parts();
        let (method, headers) = (parts.method, parts.headers);
        let asked = match split(path) {
            ("api", "") => Some(Handler::Get(|_| description())),
            ("api", name) => Some(handler(name).ok_or(Code::NoSuchRequest)?),
            _ => None,
        };
        match asked {
            Some(Handler::Post(_)) if method != Method::POST => Ok(http::wrong_method("POST")),
            Some(Handler::Post(post)) => {
                let body = to_bytes(body, usize::MAX).await;
                let body = body.map_err(ApiError::internal)?;
                self.work(&headers, move || post(&body)).await
            }
            _ if !http::is_get(&method) => Ok(http::wrong_method("GET,HEAD")),
            Some(Handler::Get(get)) => Ok(compress::json(get(&self.host), reads_gzip(&headers))),
            None => Ok(self.file(path, &headers)?),
        }
    }

    /// Answers on a thread for work, when there is place.
    pub(crate) async fn work(
        &self,
        headers: &HeaderMap,
        work: impl FnOnce() -> Result<String, ApiError> + Send + 'static,
    ) -> Answer<Response> {
        let gzip = reads_gzip(headers);
        let place = Arc::clone(&self.work).acquire_owned().await;
        let work = tokio::task::spawn_blocking(move || {
            let answer = work().map(|answer| compress::json(answer, gzip));
            drop(place);
            answer
        });
        Ok(work.await.map_err(ApiError::internal)??)
    }
}

fn reads_gzip(headers: &HeaderMap) -> bool {
    compress::is_accepted(headers, Coding::Gzip)
}

/// Finds value and remoteness of a position and of its moves, where the server has tables.
pub(crate) async fn tables(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    body: Bytes,
) -> Answer<Response> {
    let state = Arc::clone(&app);
    let probe = move || tables::probe(&state, &body);
    app.page.work(&headers, probe).await
}

/// An analysis request.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnalysisText {
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

/// What an analysis has found.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Analysed {
    fen: String,
    findings: Findings,
}

/// Analyses a position for a while; ends early if the client goes away.
pub(crate) async fn analysis(
    State(app): State<Arc<App>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Bytes,
) -> Answer<Response> {
    let asked: AnalysisText = object(&body)?;
    let game = asked.game.replay()?;
    let fen = Fen::from_game(&game).to_string();
    let time = time_limit(asked.seconds, LONGEST_ANALYSIS)?;
    let search = Search::analysis(&game, asked.lines, time);
    let (stop, update) = (Stop::default(), Box::new(|_: &Findings| {}));
    let findings = app.jobs.start(peer.address, search, stop, update)?;
    let findings = findings.await.ok_or(Code::GameOver)?;
    let answer = text(&Analysed { fen, findings });
    Ok(compress::json(answer, reads_gzip(&headers)))
}

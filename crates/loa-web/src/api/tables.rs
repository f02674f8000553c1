//! Lookups in the tables of a solved board.

use super::body::JsonBody;
use super::{App, joined};
use crate::error::ApiError;
use crate::game::GameText;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use loa::Position;
use loa_solver::{Probe, Tables, Value};
use serde_json::{Value as JsonValue, json};
use std::sync::Arc;

/// Describes the board of the tables.
pub(crate) fn about(tables: &Tables) -> JsonValue {
    let problem = tables.problem();
    let preset = loa::Preset::ALL
        .into_iter()
        .find(|preset| preset.rules == *problem.rules());
    json!({
        "board": problem.size().to_string(),
        "start": problem.start().name(),
        "rules": preset.map(|preset| preset.name),
    })
}

/// Looks up a position and all its moves.
pub(super) async fn probe(
    State(app): State<App>,
    JsonBody(text): JsonBody<GameText>,
) -> Result<Json<JsonValue>, ApiError> {
    let tables = app
        .tables
        .ok_or_else(|| ApiError::not_found("this server has no tables"))?;
    let position = *text.replay()?.position();
    let reading = tokio::task::spawn_blocking(move || look_up(&tables, &position));
    joined(reading.await)?.map(Json)
}

fn look_up(tables: &Arc<Tables>, position: &Position) -> Result<JsonValue, ApiError> {
    let unreadable = |error: loa_solver::TableError| {
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, error.to_string())
    };
    let Some(value) = tables.probe(position).map_err(unreadable)? else {
        return Err(ApiError::not_found("the tables don't have this position"));
    };
    let moves = tables.probe_moves(position).map_err(unreadable)?;
    let moves = moves.into_iter().map(|(mv, value)| {
        json!({ "move": mv.to_string(), "value": kind(value), "remoteness": value.remoteness() })
    });
    Ok(json!({
        "value": kind(value),
        "remoteness": value.remoteness(),
        "moves": moves.collect::<JsonValue>(),
    }))
}

const fn kind(value: Value) -> &'static str {
    match value {
        Value::Win(_) => "win",
        Value::Tie(_) => "tie",
        Value::Draw => "draw",
        Value::Loss(_) => "loss",
    }
}

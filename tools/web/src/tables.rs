//! Lookups in the tables of a solved board.

use loa::{Preset, Start};
use loa_page_api::{ApiError, Code, GameText, object};
use loa_solver::{Probe as _, Tables};
use serde_json::{Value, json};

/// Describes the board of the tables.
pub(crate) fn about(tables: &Tables) -> Value {
    let problem = tables.problem();
    let mut presets = Preset::ALL.iter();
    json!({
        "board": problem.size().to_string(),
        "start": problem.start().map(Start::name),
        "rules": presets.find(|preset| preset.rules == *problem.rules()).map(|preset| preset.name),
    })
}

/// Looks up a position and all its moves.
pub(crate) fn probe(tables: Option<&Tables>, body: &[u8]) -> Result<Value, ApiError> {
    let game: GameText = object(body)?;
    let Some(tables) = tables else {
        return Err(ApiError::not_found(Code::NoTables));
    };
    let game = game.replay()?;
    let position = game.position();
    let Some(value) = tables.probe(position).map_err(ApiError::internal)? else {
        return Err(ApiError::not_found(Code::NotInTables));
    };
    let moves = tables.probe_moves(position).map_err(ApiError::internal)?;
    let moves = moves.into_iter().map(|(mv, value)| {
        json!({ "move": mv.to_string(), "value": value.kind(), "remoteness": value.remoteness() })
    });
    Ok(json!({
        "value": value.kind(),
        "remoteness": value.remoteness(),
        "moves": moves.collect::<Value>(),
    }))
}

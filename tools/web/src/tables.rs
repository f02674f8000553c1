//! Lookups in the tables of a solved board.

use loa::{Preset, Start};
use loa_page_api::{ApiError, Code, GameText, TablesView, object, text};
use loa_solver::{Probe as _, Tables};
use serde::Serialize;

/// Describes the board of the tables.
pub(crate) fn about(tables: &Tables) -> TablesView {
    let problem = tables.problem();
    let mut presets = Preset::ALL.iter();
    let rules = presets.find(|preset| preset.rules == *problem.rules());
    TablesView {
        board: problem.size().to_string(),
        start: problem.start().map(Start::name),
        rules: rules.map(|preset| preset.name),
    }
}

/// The value of a position and of each of its moves, for the side that makes it.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Probed {
    /// win, tie, draw or loss.
    value: &'static str,
    remoteness: Option<u16>,
    moves: Vec<ProbedMove>,
}

/// The value of a move.
#[derive(Serialize, utoipa::ToSchema)]
struct ProbedMove {
    #[serde(rename = "move")]
    mv: String,
    value: &'static str,
    remoteness: Option<u16>,
}

/// Looks up a position and all its moves.
pub(crate) fn probe(tables: Option<&Tables>, body: &[u8]) -> Result<String, ApiError> {
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
    let moves = moves.into_iter().map(|(mv, value)| ProbedMove {
        mv: mv.to_string(),
        value: value.kind(),
        remoteness: value.remoteness(),
    });
    Ok(text(&Probed {
        value: value.kind(),
        remoteness: value.remoteness(),
        moves: moves.collect(),
    }))
}

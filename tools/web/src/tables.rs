//! Lookups in the tables of a solved board.

use crate::server::App;
use loa::{Move, Position, Preset, Start};
use loa_page_api::{ApiError, Code, GameText, TablesView, object, refuse_if, text};
use loa_solver::{Probe as _, Tables, Value};
use serde::Serialize;

/// Describes the board of the tables.
pub(crate) fn about(tables: &Tables) -> TablesView {
    let problem = tables.problem();
    // Of several with the same values the default one.
    let rules = problem
        .presets()
        .min_by_key(|it| it.name != Preset::default().name);
    TablesView {
        board: problem.size().to_string(),
        start: problem.start().map(Start::name),
        rules: rules.map(|preset| preset.name),
    }
}

/// Returns the server's tables, if it has any.
pub(crate) fn tables_of(app: &App) -> Result<&Tables, ApiError> {
    let tables = app.options.tables.as_ref();
    tables.ok_or_else(|| Code::NoTables.into())
}

/// Looks up a position and all its moves, the best first.
pub(crate) fn lookup(
    tables: &Tables,
    position: &Position,
) -> Result<(Value, Vec<(Move, Value)>), ApiError> {
    let value = tables.probe(position).map_err(ApiError::internal)?;
    let value = value.ok_or(Code::NotInTables)?;
    let moves = tables.probe_moves(position).map_err(ApiError::internal)?;
    Ok((value, moves))
}

/// The value of a position and of each of its moves, for the side that makes it.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Probed {
    /// win, tie, draw or loss.
    value: &'static str,
    remoteness: Option<u16>,
    /// Whether all these values hold in the game: it goes on, by the rules of the tables, and
    /// neither move limit nor repetition can change them.
    holds: bool,
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

/// Answers with the values of a position and all its moves.
pub(crate) fn probe(app: &App, body: &[u8]) -> Result<String, ApiError> {
    let game: GameText = object(body)?;
    let tables = tables_of(app)?;
    let game = game.replay()?;
    // Where connecting means the opposite, so do the values.
    let is_opposite = game.rules().goal != tables.problem().rules().goal;
    refuse_if(is_opposite, Code::NotInTables)?;
    let (value, moves) = lookup(tables, game.position())?;
    let holds_in_game = Value::holding_in(&game);
    let holds = !game.status().is_over()
        && game.rules().unlimited() == *tables.problem().rules()
        && moves.iter().all(|(_, value)| holds_in_game(*value));
    let moves = moves.into_iter().map(|(mv, value)| ProbedMove {
        mv: mv.to_string(),
        value: value.kind(),
        remoteness: value.remoteness(),
    });
    Ok(text(&Probed {
        value: value.kind(),
        remoteness: value.remoteness(),
        holds,
        moves: moves.collect(),
    }))
}

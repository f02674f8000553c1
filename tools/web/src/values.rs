//! The values of solved tables in the form that pages of GAMESMAN's family read: the position
//! interface of GamesCraftersUWAPI, as its README describes it, for one game with one variant.
//!
//! Positions are FEN without counts. The form for drawing has the side to move (1 for Black, 2 for
//! White), a line, and the squares from the top left: `x` Black, `o` White, `-` empty; a move there
//! is `M_FROM_TO_x`, with squares counted so.

use crate::http::Answer;
use crate::server::App;
use crate::tables::{lookup, tables_of};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use axum::{Json, Router};
use loa::{Color, Move, Position, Square};
use loa_notation::Fen;
use loa_page_api::{ApiError, Code, read, refuse_if, text};
use loa_solver::{Probe as _, Tables, Value};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::sync::Arc;

const GAME: &str = "loa";
const NAME: &str = "Lines of Action";
/// How a page without pictures of its own shows the game.
const GUI: &str = "v0";
/// The remoteness of a draw.
const INFINITE: i32 = -200;

/// Returns the addresses below `/{token}/values/`.
pub(crate) fn routes() -> Router<Arc<App>> {
    let variant = "/{token}/values/loa/{variant}";
    Router::new()
        .route("/{token}/values/", get(games))
        .route("/{token}/values/loa/", get(game))
        .route(&format!("{variant}/"), get(start))
        .route(&format!("{variant}/positions/"), get(position))
}

/// A position with its value, for the side to move.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PositionEntry {
    position: String,
    autogui_position: String,
    position_value: &'static str,
    remoteness: i32,
}

#[derive(Serialize)]
struct PositionMoves {
    #[serde(flatten)]
    position: PositionEntry,
    /// The best first.
    moves: Vec<MoveEntry>,
}

/// A move, and the position behind it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct MoveEntry {
    r#move: String,
    autogui_move: String,
    move_value: &'static str,
    /// How much sooner or later the game ends than after the best move of the same value.
    delta_remoteness: i32,
    #[serde(flatten)]
    position: PositionEntry,
}

#[derive(Deserialize)]
struct Asked {
    p: String,
}

impl PositionEntry {
    fn new(position: &Position, value: Value) -> PositionEntry {
        PositionEntry {
            position: written(position),
            autogui_position: drawn(position),
            position_value: word(value),
            remoteness: value.remoteness().map_or(INFINITE, i32::from),
        }
    }
}

async fn games() -> Json<serde_json::Value> {
    Json(json!([{ "id": GAME, "name": NAME, "type": "twoPlayer", "gui": GUI }]))
}

async fn game(State(app): State<Arc<App>>) -> Answer<Json<serde_json::Value>> {
    let problem = tables(&app, None)?.problem();
    let (id, name) = (problem.size().to_string(), problem.to_string());
    Ok(Json(json!({
        "id": GAME,
        "name": NAME,
        "allowCustomVariantCreation": false,
        "supportsWinBy": false,
        "variants": [{ "id": id, "name": name, "gui": GUI }],
    })))
}

async fn start(
    State(app): State<Arc<App>>,
    Path((_, variant)): Path<(String, String)>,
) -> Answer<Json<serde_json::Value>> {
    let problem = tables(&app, Some(&variant))?.problem();
    let start = problem.start_position().ok_or(Code::NotInTables)?;
    Ok(Json(json!({
        "id": problem.size().to_string(),
        "name": problem.to_string(),
        "gui": GUI,
        "startPosition": written(&start),
        "autoguiStartPosition": drawn(&start),
        // Pictures, of which there are none.
        "imageAutoGUIData": null,
    })))
}

async fn position(
    State(app): State<Arc<App>>,
    Path((_, variant)): Path<(String, String)>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Answer<Response> {
    let state = Arc::clone(&app);
    let probe = move || {
        let tables = tables(&state, Some(&variant))?;
        let fen: Fen = read(&asked.p, Code::BadPosition)?;
        probe(tables, &fen.position).map(|found| text(&found))
    };
    app.page.work(&headers, probe).await
}

/// Looks up a position and the positions behind all its moves.
fn probe(tables: &Tables, position: &Position) -> Result<PositionMoves, ApiError> {
    let (value, found) = lookup(tables, position)?;
    let remoteness = |value: Value| value.remoteness().map_or(0, i32::from);
    let moves = found.iter().map(|(mv, move_value)| {
        // Those of one value stand together, the best first.
        let mut values = found.iter().map(|(_, other)| *other);
        let best = values.find(|other| other.kind() == move_value.kind());
        let best = best.unwrap_or(*move_value);
        MoveEntry {
            r#move: mv.to_string(),
            autogui_move: drawn_move(position, *mv),
            move_value: word(*move_value),
            delta_remoteness: (remoteness(*move_value) - remoteness(best)).abs(),
            position: PositionEntry::new(&position.after(*mv), behind(*move_value)),
        }
    });
    Ok(PositionMoves {
        moves: moves.collect(),
        position: PositionEntry::new(position, value),
    })
}

/// Returns the value of the position behind a move of a value, for the side to move there.
const fn behind(value: Value) -> Value {
    match value {
        Value::Win(plies) => Value::Loss(plies.saturating_sub(1)),
        Value::Loss(plies) => Value::Win(plies.saturating_sub(1)),
        Value::Tie(plies) => Value::Tie(plies.saturating_sub(1)),
        Value::Draw => Value::Draw,
    }
}

/// Returns the tables, if there are any and they are of the variant.
fn tables<'a>(app: &'a App, variant: Option<&str>) -> Result<&'a Tables, ApiError> {
    let tables = tables_of(app)?;
    let is_other = variant.is_some_and(|variant| variant != tables.problem().size().to_string());
    refuse_if(is_other, Code::NoSuchRequest)?;
    Ok(tables)
}

fn word(value: Value) -> &'static str {
    match value {
        Value::Loss(_) => "lose",
        _ => value.kind(),
    }
}

fn written(position: &Position) -> String {
    format!("{:#}", Fen::from(*position))
}

fn drawn(position: &Position) -> String {
    let mut drawn = String::from(match position.turn() {
        Color::Black => "1_",
        Color::White => "2_",
    });
    drawn.extend(position.ranks().flatten().map(|piece| match piece {
        Some(Color::Black) => 'x',
        Some(Color::White) => 'o',
        None => '-',
    }));
    drawn
}

/// A pass has no squares, and nothing to click.
fn drawn_move(position: &Position, mv: Move) -> String {
    let size = position.size();
    let number = |square: Square| {
        let row = size.height() - 1 - square.rank();
        row * size.width() + square.file()
    };
    match mv {
        Move::Jump(from, to) => format!("M_{}_{}_x", number(from), number(to)),
        Move::Pass => String::new(),
    }
}

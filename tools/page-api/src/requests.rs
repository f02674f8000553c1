//! The requests that have one answer. Each answer comes from the request alone.

use crate::body::{object, text};
use crate::error::ApiError;
use crate::game::{GameText, read};
use crate::message::{Code, Message};
#[cfg(feature = "full")]
use crate::record;
use crate::view::{self, PositionView};
use crate::{Host, setup, words};
use loa::{Game, Move, Preset, Size};
use loa_notation::Fen;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// How a kind of request is answered.
pub enum Handler {
    /// Without a body, as JSON.
    Get(fn(&Host) -> String),
    /// From the body.
    Post(fn(&[u8]) -> Result<String, ApiError>),
}

/// Returns the handler of the requests with a name.
pub fn handler(name: &str) -> Option<Handler> {
    Some(match name {
        "start" => Handler::Post(setup::start),
        "setup" => Handler::Post(setup::check),
        "position" => Handler::Post(position),
        "move" => Handler::Post(try_move),
        // No game needs the rest.
        #[cfg(feature = "full")]
        "about" => Handler::Get(about),
        #[cfg(feature = "full")]
        "import" => Handler::Post(import),
        #[cfg(feature = "full")]
        "export" => Handler::Post(export),
        #[cfg(feature = "full")]
        "review" => Handler::Post(crate::review::review),
        _ => return None,
    })
}

/// Answers a request, which has a body or none, with a status of HTTP and JSON.
pub fn answer(host: &Host, name: &str, body: Option<&[u8]>) -> (u16, String) {
    let answer = match (handler(name), body) {
        (Some(Handler::Get(get)), None) => Ok(get(host)),
        (Some(Handler::Post(post)), Some(body)) => post(body),
        (Some(_), _) => Err(ApiError::new(405, Code::WrongMethod)),
        (None, _) => Err(ApiError::not_found(Code::NoSuchRequest)),
    };
    answer.map_or_else(|error| (error.status, error.to_json()), |text| (200, text))
}

/// Answers what the page asks first on a first visit: a list of requests with answers.
pub fn first_answers(host: &Host) -> Value {
    let preset = Preset::default();
    let game = Game::start(&preset, Size::STANDARD);
    let start = json!({
        "rules": preset.name,
        "fen": Fen::from_game(&game).to_string(),
        "moves": [],
    });
    json!([
        { "path": "about", "body": null, "answer": host.about() },
        { "path": "position", "body": start, "answer": view::position(&game) },
    ])
}

/// Describes rule presets, start positions, levels, limits and tables.
#[cfg(feature = "full")]
#[utoipa::path(
    get,
    path = "/about",
    responses((
        status = 200, description = "The features and limits of the server",
        body = crate::about::About
    ))
)]
fn about(host: &Host) -> String {
    text(&host.about())
}

/// Describes a position with its legal moves, line counts, groups and threats.
#[utoipa::path(
    post,
    path = "/position",
    request_body(content = GameText, example = json!({
        "rules": "soucie",
        "fen": "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",
        "moves": ["b1-b3", "a2-c2"]
    })),
    responses((status = 200, description = "The position", body = PositionView))
)]
fn position(body: &[u8]) -> Result<String, ApiError> {
    let game: GameText = object(body)?;
    Ok(text(&view::position(&game.replay()?)))
}

/// A move to try in a game.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
struct MoveText {
    game: GameText,
    #[serde(rename = "move")]
    mv: String,
}

/// A move that was tried: the position after it, or the reason why it is illegal.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(untagged)]
enum Tried {
    Legal {
        legal: bool,
        #[serde(rename = "move")]
        mv: String,
        position: Box<PositionView>,
    },
    Illegal {
        legal: bool,
        reason: Message,
    },
}

/// Plays a move if it is legal, else tells why not.
#[utoipa::path(
    post,
    path = "/move",
    request_body(content = MoveText, example = json!({ "game": {
        "rules": "soucie",
        "fen": "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",
        "moves": ["b1-b3", "a2-c2"]
    }, "move": "b3-d5" })),
    responses((
        status = 200, description = "The position after it, or the reason",
        body = Tried
    ))
)]
fn try_move(body: &[u8]) -> Result<String, ApiError> {
    let asked: MoveText = object(body)?;
    let mut game = asked.game.replay()?;
    let mv: Move = read(asked.mv.trim(), Code::BadMove)?;
    Ok(text(&match game.play(mv) {
        Ok(_) => Tried::Legal {
            legal: true,
            mv: mv.to_string(),
            position: Box::new(view::position(&game)),
        },
        Err(reason) => Tried::Illegal {
            legal: false,
            reason: words::refusal(&game, mv, &reason),
        },
    }))
}

/// Reads a game in any notation.
#[cfg(feature = "full")]
#[utoipa::path(
    post,
    path = "/import",
    request_body(content(
        (record::ImportText = "application/json", example = json!({
            "text": "1. b1-b3 a2-c2 2. d1-d3", "rules": "berkeley"
        })),
        (String = "text/plain", example = json!("1. b1-b3 a2-c2 2. d1-d3"))
    )),
    responses((status = 200, description = "The game", body = record::TreeText))
)]
fn import(body: &[u8]) -> Result<String, ApiError> {
    Ok(text(&record::from_body(body)?))
}

/// A game as SGF.
#[cfg(feature = "full")]
#[derive(Serialize, utoipa::ToSchema)]
struct Exported {
    sgf: String,
}

/// Writes a game with variations as SGF.
#[cfg(feature = "full")]
#[utoipa::path(
    post,
    path = "/export",
    request_body(content = record::TreeText, example = json!({
        "rules": "soucie",
        "fen": "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",
        "nodes": [
            { "parent": null },
            { "parent": 0, "move": "b1-b3", "comment": "two pieces on the file",
              "marks": ["b1:b3", "b3"] },
            { "parent": 0, "move": "c1-c3" }
        ]
    })),
    responses((status = 200, description = "The file", body = Exported))
)]
fn export(body: &[u8]) -> Result<String, ApiError> {
    let sgf = record::to_sgf(&object(body)?)?;
    Ok(text(&Exported { sgf }))
}

/// The descriptions of all requests here.
#[cfg(feature = "full")]
#[derive(utoipa::OpenApi)]
#[openapi(paths(
    about,
    setup::start,
    setup::check,
    position,
    try_move,
    import,
    export,
    crate::review::review
))]
pub struct Requests;

//! The requests that have one answer. Each answer comes from the request alone; `openapi.json`
//! describes them.

use crate::body::object;
use crate::error::ApiError;
use crate::game::{GameText, read};
use crate::message::Code;
#[cfg(feature = "full")]
use crate::record;
use crate::{Host, setup, view, words};
use loa::{Game, Move, Preset, Size};
use loa_notation::Fen;
use serde::Deserialize;
use serde_json::{Value, json};

/// The description of the interface.
#[cfg(feature = "full")]
const OPENAPI: &str = include_str!("openapi.json");

/// How a kind of request is answered.
pub enum Handler {
    /// Without a body, as JSON.
    Get(fn(&Host) -> String),
    /// From the body.
    Post(fn(&[u8]) -> Result<Value, ApiError>),
}

/// Returns the handler of the requests with a name.
pub fn handler(name: &str) -> Option<Handler> {
    Some(match name {
        "start" => Handler::Post(setup::start),
        "setup" => Handler::Post(setup::check),
        "position" => Handler::Post(position),
        "move" => Handler::Post(try_move),
        name => return more(name),
    })
}

/// Returns the handler of requests that no game needs.
#[cfg(feature = "full")]
fn more(name: &str) -> Option<Handler> {
    Some(match name {
        "" => Handler::Get(|_| OPENAPI.to_owned()),
        "about" => Handler::Get(|host| host.about().to_string()),
        "import" => Handler::Post(import),
        "export" => Handler::Post(export),
        "review" => Handler::Post(crate::review::review),
        _ => return None,
    })
}

#[cfg(not(feature = "full"))]
const fn more(_: &str) -> Option<Handler> {
    None
}

/// Answers a request, which has a body or none, with a status of HTTP and JSON.
pub fn answer(host: &Host, name: &str, body: Option<&[u8]>) -> (u16, String) {
    let answer = match (handler(name), body) {
        (Some(Handler::Get(get)), None) => Ok(get(host)),
        (Some(Handler::Post(post)), Some(body)) => post(body).map(|answer| answer.to_string()),
        (Some(_), _) => Err(ApiError::new(405, Code::WrongMethod)),
        (None, _) => Err(ApiError::not_found(Code::NoSuchRequest)),
    };
    answer.map_or_else(
        |error| (error.status, error.to_json().to_string()),
        |text| (200, text),
    )
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

/// Answers with a position as the page shows it.
fn position(body: &[u8]) -> Result<Value, ApiError> {
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
fn try_move(body: &[u8]) -> Result<Value, ApiError> {
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

/// Reads a game in any notation.
#[cfg(feature = "full")]
fn import(body: &[u8]) -> Result<Value, ApiError> {
    Ok(json!(record::from_body(body)?))
}

/// Writes a tree of moves as SGF.
#[cfg(feature = "full")]
fn export(body: &[u8]) -> Result<Value, ApiError> {
    Ok(json!({ "sgf": record::to_sgf(&object(body)?)? }))
}

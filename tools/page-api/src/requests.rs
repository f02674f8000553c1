//! The requests that have one answer. Each answer comes from the request alone.

use crate::body::{object, text};
#[cfg(feature = "full")]
use crate::description::{Description, example_game};
use crate::error::ApiError;
use crate::game::{GameText, read};
use crate::message::{Code, Message};
#[cfg(feature = "full")]
use crate::record::{self, TreeText};
use crate::view::{self, PositionView};
use crate::{Host, setup, words};
use loa::{Game, Move, Preset, Size};
use loa_notation::Fen;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// How a kind of request is answered.
pub enum Handler {
    /// Without a body, as JSON.
    Get(fn(&Host) -> String),
    /// From the body.
    Post(fn(&[u8]) -> Result<String, ApiError>),
}

/// A table of the requests with an object: name, summary, handler, example.
macro_rules! requests {
    ($($(#[$when:meta])? $name:literal $summary:literal $handler:path, $example:expr;)*) => {
        /// Returns the handler of the requests with a name.
        pub fn handler(name: &str) -> Option<Handler> {
            Some(match name {
                $($(#[$when])? $name => Handler::Post(|body| answer_object($handler, body)),)*
                #[cfg(feature = "full")]
                "about" => Handler::Get(|host| text(&host.about())),
                #[cfg(feature = "full")]
                "import" => Handler::Post(|body| Ok(text(&record::from_body(body)?))),
                _ => return None,
            })
        }

        /// Describes the requests of the table.
        #[cfg(feature = "full")]
        pub(crate) fn describe_table(description: &mut Description) {
            $(description.add_handler($name, $summary, $example, $handler);)*
        }
    };
}

requests! {
    "start" "Answers with a start position." setup::start,
        json!({ "game": { "board": "6x6", "start": "standard" }, "fewer": { "white": 2 } });
    "setup" "Checks whether a game can start from a position, and shows it." setup::check,
        json!({ "fen": "8/8/8/L1L5/8/8/8/l6l w" });
    "position" "Describes a position with its legal moves, line counts, groups and threats."
        position, example_game();
    "move" "Plays a move if it is legal, else tells why not." try_move,
        json!({ "game": example_game(), "move": "b3-d5" });
    // No game needs the rest.
    #[cfg(feature = "full")]
    "export" "Writes a game with variations as SGF." export, json!({
        "rules": "soucie",
        "fen": "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",
        "nodes": [
            { "parent": null },
            { "parent": 0, "move": "b1-b3", "comment": "two pieces on the file",
              "marks": ["b1:b3", "b3"] },
            { "parent": 0, "move": "c1-c3" }
        ]
    });
    #[cfg(feature = "full")]
    "review" "Judges the moves of a game by the lines found in its positions."
        crate::review::review, json!({ "game": example_game(), "found": [
            [{ "move": "c1-c3", "score": { "points": 72, "winIn": null, "lossIn": null } }],
            [{ "move": "a7-c7", "score": { "points": 40, "winIn": null, "lossIn": null } }],
            []
        ] });
}

/// Answers a request with the object in its body.
fn answer_object<T: DeserializeOwned, A: Serialize>(
    handler: fn(&T) -> Result<A, ApiError>,
    body: &[u8],
) -> Result<String, ApiError> {
    Ok(text(&handler(&object(body)?)?))
}

/// Answers a request, which has a body or none, with a status of HTTP and JSON.
pub fn answer(host: &Host, name: &str, body: Option<&[u8]>) -> (u16, String) {
    let answer = match (handler(name), body) {
        (Some(Handler::Get(get)), None) => Ok(get(host)),
        (Some(Handler::Post(post)), Some(body)) => post(body),
        (Some(_), _) => Err(Code::WrongMethod.into()),
        (None, _) => Err(Code::NoSuchRequest.into()),
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

fn position(game: &GameText) -> Result<PositionView, ApiError> {
    Ok(view::position(&game.replay()?))
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
fn try_move(asked: &MoveText) -> Result<Tried, ApiError> {
    let mut game = asked.game.replay()?;
    let mv: Move = read(asked.mv.trim(), Code::BadMove)?;
    Ok(match game.play(mv) {
        Ok(_) => Tried::Legal {
            legal: true,
            mv: mv.to_string(),
            position: Box::new(view::position(&game)),
        },
        Err(reason) => Tried::Illegal {
            legal: false,
            reason: words::refusal(&game, mv, &reason),
        },
    })
}

/// A game as SGF.
#[cfg(feature = "full")]
#[derive(Serialize, utoipa::ToSchema)]
struct Exported {
    sgf: String,
}

#[cfg(feature = "full")]
fn export(tree: &TreeText) -> Result<Exported, ApiError> {
    let sgf = record::to_sgf(tree)?;
    Ok(Exported { sgf })
}

//! Games as requests hold them: rules, where the game began, and the moves since.

use crate::error::ApiError;
use loa::{Game, Move, Position, Preset, Rules, Size, Start};
use loa_notation::Fen;
use serde::{Deserialize, Serialize};

/// The most moves of a game that are replayed.
const LONGEST: usize = 2_000;
/// The longest text of a position or a move that is looked at.
const LONGEST_TEXT: usize = 200;

/// A game as a request has it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct GameText {
    /// The name of a preset; `berkeley` if it is missing.
    #[serde(default)]
    pub(crate) rules: Option<String>,
    /// The plies after which the game is drawn, 0 for no limit, where it is not the preset's.
    #[serde(default)]
    pub(crate) limit: Option<u32>,
    /// The size of the board, such as `6x6`, where the game begins from a named start.
    #[serde(default)]
    pub(crate) board: Option<String>,
    /// The name of a start position.
    #[serde(default)]
    pub(crate) start: Option<String>,
    /// The position that the game began with, instead of size and start.
    #[serde(default)]
    pub(crate) fen: Option<String>,
    /// The moves since.
    #[serde(default)]
    pub(crate) moves: Vec<String>,
}

impl GameText {
    pub(crate) fn preset(&self) -> Result<Preset, ApiError> {
        match &self.rules {
            None => Ok(Preset::default()),
            Some(name) => short(name)?.parse().map_err(ApiError::bad),
        }
    }

    /// Returns the rules: the preset's, with the game's own limit.
    pub(crate) fn rules(&self) -> Result<Rules, ApiError> {
        let rules = self.preset()?.rules;
        Ok(match self.limit {
            None => rules,
            Some(0) => Rules {
                move_limit: None,
                ..rules
            },
            limit => Rules {
                move_limit: limit,
                ..rules
            },
        })
    }

    pub(crate) fn first_position(&self) -> Result<Position, ApiError> {
        if let Some(fen) = &self.fen {
            let fen: Fen = short(fen)?.parse().map_err(ApiError::bad)?;
            return Ok(fen.position);
        }
        let size: Size = match &self.board {
            Some(size) => short(size)?.parse().map_err(ApiError::bad)?,
            None => Size::STANDARD,
        };
        let start: Start = match &self.start {
            Some(start) => short(start)?.parse().map_err(ApiError::bad)?,
            None => self.preset()?.start,
        };
        Ok(Position::start(size, start))
    }

    /// Replays the game.
    pub(crate) fn replay(&self) -> Result<Game, ApiError> {
        if self.moves.len() > LONGEST {
            return Err(ApiError::bad(format!(
                "a game of {} moves is too long; {LONGEST} are allowed",
                self.moves.len()
            )));
        }
        let mut game = Game::new(self.rules()?, self.first_position()?);
        for (number, text) in (1..).zip(&self.moves) {
            let played = short(text)?
                .trim()
                .parse::<Move>()
                .map_err(|error| error.to_string())
                .and_then(|mv| game.play(mv).map_err(|error| format!("{mv}: {error}")));
            played.map_err(|error| ApiError::bad(format!("move {number}: {error}")))?;
        }
        Ok(game)
    }
}

/// Refuses text that is too long to be what it should be.
pub(crate) fn short(text: &str) -> Result<&str, ApiError> {
    if text.len() <= LONGEST_TEXT {
        Ok(text)
    } else {
        Err(ApiError::bad("the text is too long"))
    }
}

/// A rule preset as answers have it.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PresetView {
    name: &'static str,
    summary: &'static str,
    start: &'static str,
    limit: Option<u32>,
    misere: bool,
}

impl From<Preset> for PresetView {
    fn from(preset: Preset) -> PresetView {
        PresetView {
            name: preset.name,
            summary: preset.summary,
            start: preset.start.name(),
            limit: preset.rules.move_limit,
            misere: preset.rules.goal == loa::Goal::Misere,
        }
    }
}
